about = Plús einn teningur, mínus sá næsti, og sá síðasti margfaldar allt.
help-throws = Fyrsti teningurinn stendur einn; hinir breyta honum.
say-multiplies = { $seat } á að kasta teningnum sem margfaldar.
say-multiplies-you = Kastaðu teningnum sem margfaldar.
help-multiplies = Það sem þú átt er margfaldað með þessum teningi.
