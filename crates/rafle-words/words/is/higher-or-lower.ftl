about = Giskaðu á hvort næsta kast verði hærra eða lægra, þar til þú hefur rangt fyrir þér.
help-throws = Þú giskar út frá fyrstu summunni.
say-higher-or-lower = { $seat } á að segja: hærra eða lægra en { $sum }?
say-higher-or-lower-you = Hærra eða lægra en { $sum }?
help-higher-or-lower = Rétt ágiskun er stig, og þú giskar aftur.
say-hopes-higher = { $seat } á að kasta og vonast eftir meira en { $sum }.
say-hopes-higher-you = Kastaðu: þú vonast eftir meira en { $sum }.
help-hopes-higher = Ef summan er ekki hærri er lotunni lokið.
say-hopes-lower = { $seat } á að kasta og vonast eftir minna en { $sum }.
say-hopes-lower-you = Kastaðu: þú vonast eftir minna en { $sum }.
help-hopes-lower = Ef summan er ekki lægri er lotunni lokið.
higher = Hærra
lower = Lægra
said-higher = { $seat } segir hærra en { $sum }.
said-lower = { $seat } segir lægra en { $sum }.
first-sum = Byrjað er með { $sum }.
guessed-right = { $sum }: rétt.
guess-again-thrown = Aftur { $sum }: ágiskunin stendur.
guessed-wrong = { $points ->
    [0] { $sum }: rangt. { $seat } var með enga rétta ágiskun.
    [1] { $sum }: rangt. { $seat } var með eina rétta ágiskun.
    [one] { $sum }: rangt. { $seat } var með { $points } rétta ágiskun.
   *[other] { $sum }: rangt. { $seat } var með { $points } réttar ágiskanir.
}
right-guesses = Réttar ágiskanir
option-dice = Teningar
option-dice-2 = tveir, og 7 er alltaf rétt
option-dice-6 = sex
option-equal = Jöfn summa
option-equal-wrong = telst röng
option-equal-right = telst rétt
option-equal-rethrow = þá er kastað aftur
