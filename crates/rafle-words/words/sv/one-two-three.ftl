about = Stickor går åt vänster, åt höger och ur spelet; sist med stickor sitter illa till.
help-throws = En etta: en åt vänster. En tvåa: två åt höger. En trea: tre ut.
dead-pile = Död hög
say-decisive = { $seat } är ensam om att ha stickor: utan en etta eller en tvåa är spelet förlorat.
say-decisive-you = Du är ensam om att ha stickor: utan en etta eller en tvåa är spelet förlorat.
help-decisive = Nu kan bara en etta eller en tvåa rädda dig.
gave = { $count ->
    [1] { $seat } ger { $to } en sticka.
   *[other] { $seat } ger { $to } { $count } stickor.
}
gave-both = { $seat } ger { $left } { $count } och { $right } { $other }.
died = { $count ->
    [1] { $seat } lägger en sticka i den döda högen.
   *[other] { $seat } lägger { $count } stickor i den döda högen.
}
lost = Ingen etta och ingen tvåa: { $seat } har förlorat.
