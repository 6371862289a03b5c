"""Plays a game of open_spiel at random: its name, milliseconds of processor time. Writes moves per second.

The games are played inside the library, not in Python: a search of one simulation asks its evaluator for random
roll-outs from the root, and does nothing else. Roll-outs do not tell how many moves they had, so the mean length of a
game is measured before, outside the time.
"""

import random
import sys
import time

import pyspiel

LENGTHS = 400
ROLLOUTS = {"pig": 500, "yacht": 20, "liars_dice": 5000}


def dealt(game):
    """The game at its first decision: a search cannot begin with chance."""
    state = game.new_initial_state()
    while state.is_chance_node():
        step(state)
    return state


def step(state):
    if state.is_chance_node():
        actions, weights = zip(*state.chance_outcomes())
        state.apply_action(random.choices(actions, weights)[0])
    else:
        state.apply_action(random.choice(state.legal_actions()))


def length(game):
    state, moves = dealt(game), 0
    while not state.is_terminal():
        step(state)
        moves += 1
    return moves


def main():
    name, milliseconds = sys.argv[1], int(sys.argv[2])
    random.seed(1)
    game = pyspiel.load_game(name)
    mean = sum(length(game) for _ in range(LENGTHS)) / LENGTHS
    rollouts = ROLLOUTS[name]
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 1)
    search = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, 1, False)
    root, games = dealt(game), 0
    began = time.process_time()
    while time.process_time() - began < milliseconds / 1000:
        search.mcts_search(root)
        games += rollouts
    print(games * mean / (time.process_time() - began))


main()
