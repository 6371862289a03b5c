about = Seven throws of one die: some are added, some taken away.
