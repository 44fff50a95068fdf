import type { Side } from '@quay/contract';

/** An order of the reader that has not ended, as the chart marks it. */
export type OwnOrder = {
  readonly orderId: number;
  readonly side: Side;
  /** Where it rests, or the price that it waits for. */
  readonly price: string;
  /** What is left of it, base asset; null where it names an amount to spend. */
  readonly quantity: string | null;
  /** It waits for the last price to come here. */
  readonly stop: boolean;
};
