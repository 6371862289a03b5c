about = Quattro dadi, uno si toglie: quali tre tieni?
help-removes = Tieni tre dadi, in modo che due di loro facciano sette.
help-throws = Uno dei quattro dadi si toglie; i sette tengono lontani i fiammiferi.
