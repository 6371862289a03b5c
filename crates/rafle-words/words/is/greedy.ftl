about = Kastaðu áfram og fáðu meira, eða skrifaðu upp áður en ás tekur allt.
help-again-or-stop = Hættu og skrifaðu upp stig lotunnar, eða taktu áhættuna.
help-throws = Hver teningur bætist við lotuna, en ás tekur allt.
stop-and-bank = { $points ->
    [1] Skrifa upp eitt stig
   *[other] Skrifa upp { $points } stig
}
banked = { $seat } skrifar upp og er nú með { $points }.
turn-lost = { $points ->
    [0] { $seat } lýkur lotunni án stiga.
    [1] { $seat } tapar einu stigi.
    [one] { $seat } tapar { $points } stigi.
   *[other] { $seat } tapar { $points } stigum.
}
stays-with = { $seat } er áfram með { $points }.
