import type { Side } from '@quay/contract';

/** An open order of the reader, as chart and book mark it. */
export type OwnOrder = {
  readonly orderId: number;
  readonly side: Side;
  readonly price: string;
  /** What is left of it, base asset. */
  readonly quantity: string;
};
