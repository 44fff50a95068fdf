import type { CoreOptions } from '../src/index.ts';
import { Random } from './random.ts';

/** Everything that a life follows from. */
export type Plan = {
  readonly seed: number;
  readonly users: number;
  readonly days: number;
  readonly commands: number;
  /** How many of the cast's markets, from which one on. */
  readonly markets: number;
  readonly firstMarket: number;
  /** Most open orders of a user in a market. */
  readonly openOrders: number;
  /** How often the core dies; after each time it starts again from rows and journal. */
  readonly crashes: number;
  /** Out of a hundred turns, those in which one command is sent alone and answered before the next. */
  readonly alone: number;
  /** Most payments of funding in one batch: in some lives others come in between. */
  readonly fundingSlice: number;
  /** Most holders of a dated contract that are settled in one batch. */
  readonly deliverySlice: number;
  readonly newBook?: CoreOptions['newBook'];
};

/** The plan of a seed: lives differ in how many people there are, how long they last and how often the core dies. */
export function planOf(seed: number, commands = 25_000): Plan {
  const random = new Random(seed * 7919 + 17);
  return {
    seed,
    users: random.pick([6, 20, 60]),
    days: random.pick([5, 35, 70]),
    commands,
    markets: 1 + random.below(3),
    firstMarket: random.below(20),
    openOrders: random.pick([12, 30, 200]),
    crashes: 2 + random.below(4),
    alone: random.pick([5, 20, 50]),
    fundingSlice: seed % 2 === 0 ? 2 : 2000,
    deliverySlice: seed % 3 === 0 ? 1 : 500,
  };
}
