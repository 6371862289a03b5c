about = Zeven worpen met één steen: soms erbij, soms eraf.
