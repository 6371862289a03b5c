about = First a ship, then its captain and an officer; the last two dice are the crew.
ship = Ship
captain = Captain
officer = Officer
crew = Crew
option-crew_dice = Crew dice are kept
option-crew_dice-any = one by one
option-crew_dice-all-or-none = both or none
