about = Vier Würfel, einer kommt weg: Welche drei behältst du?
help-removes = Behalte drei Würfel, von denen zwei zusammen sieben ergeben.
help-throws = Einer von vier Würfeln kommt weg; Siebenen halten die Hölzchen fern.
