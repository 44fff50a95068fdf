import type { Order, Trade } from '../../src/index.ts';
import type { Board } from './board.ts';
import type { RestingOrder } from './queue.ts';

/** An order that a batch wrote. */
export type Observed = {
  readonly row: Order;
  readonly board: Board;
  /** As it stood before; nothing for a new one. */
  readonly before: RestingOrder | undefined;
  /** As it stands now: the same as before when it kept its place. */
  readonly now: RestingOrder;
  /** It came into the book (or tried to): a new order, an amended one that lost its place, a stop that woke. */
  readonly arrives: boolean;
  /** Its place and price at every moment of the batch are known. */
  readonly certain: boolean;
  /** Sums of its trades in this batch. */
  quantity: bigint;
  amount: bigint;
  fee: bigint;
};

/** Trades of one taker, one after the other. */
export type Group = {
  readonly taker: number;
  readonly owner: number;
  readonly takerBuys: boolean;
  readonly trades: Trade[];
};
