about = Først så mange øjne som muligt, så så få; de to bedste mødes i finalen.
goal-first-half = Første halvleg: højeste sum vinder.
goal-second-half = Anden halvleg: laveste sum vinder.
goal-final = Finalen: højeste sum vinder.
