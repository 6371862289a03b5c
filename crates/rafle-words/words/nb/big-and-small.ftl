about = Først så mange øyne som mulig, deretter så få som mulig; de to beste møtes i finalen.
help-lay-some-aside = I første omgang vinner mange øyne, i andre få.
goal-first-half = Første omgang: Den høyeste summen vinner.
goal-second-half = Andre omgang: Den laveste summen vinner.
goal-final = Finalen: Den høyeste summen vinner.
