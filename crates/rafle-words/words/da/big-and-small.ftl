about = Først så mange øjne som muligt, derefter så få som muligt; de to bedste mødes i finalen.
help-lay-some-aside = I første halvleg vinder mange øjne, i anden få.
goal-first-half = Første halvleg: højeste sum vinder.
goal-second-half = Anden halvleg: laveste sum vinder.
goal-final = Finalen: højeste sum vinder.
