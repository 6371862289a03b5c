# Hvad terminalens skærme siger.
too-small = Denne skærm har { $width } kolonner og { $height } linjer. Et bord kræver { $least_width } og { $least_height }: gør den venligst større.
pick-first = { $least ->
    [0] Her kan højst { $most } vælges.
   *[other] { $least ->
        [one] { $most ->
            [one] Vælg først én.
           *[other] Vælg først 1 til { $most }.
        }
       *[other] Vælg først { $least } til { $most }.
    }
}
lies-aside = til side
track-next = næste: { $next }

# Taster.
key-space = mellemrum
key-rules = regler
key-hint = råd
key-back = fortryd
key-leave = forlad
key-move = vælg
key-do = gør det
key-scroll = rul
key-close = luk
key-stay = bliv
key-search = skriv for at søge
key-step = et trin
key-jump = ti trin
key-ends = begyndelse, slutning
key-viewer = andre øjne

# Ved bordet.
cover = Nu er det { $seat }s tur. Giv skærmen videre; den, der er { $seat }, trykker på en tast.
thinking = { $seat } tænker …
hint-thinking = Lad mig tænke …
hint-none = Her har jeg intet råd.
hint = Råd: { $line }
nothing-to-take-back = Der er intet at fortryde.
leave = Vil du forlade bordet? Spillet er gemt: `rafle play` tilbyder at spille videre.
not-kept = Spillet kan ikke gemmes: { $why }
ended = Enter forlader bordet.

# Hylden.
shelf = Hvad skal vi spille?
shelf-none = Intet spil hedder sådan.
shelf-players = { $least } til { $most } spillere, cirka { $minutes } minutter
shelf-one = for { $least }, cirka { $minutes } minutter
shelf-go-on = Spil videre

# Tilbageblik.
looking-at = { $line } af { $lines }, set af { $viewer }
viewer-referee = dommeren
viewer-spectator = en tilskuer
looking-start = Begyndelsen.
