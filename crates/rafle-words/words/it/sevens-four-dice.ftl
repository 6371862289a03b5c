about = Quattro dadi, uno va via: quali tre tieni?
help-removes = Tieni tre dadi, in modo che due di loro facciano sette.
help-throws = Uno dei quattro dadi va via; i sette tengono lontani i fiammiferi.
