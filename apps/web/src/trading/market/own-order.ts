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

/** Another price that matters to the reader, as the chart marks it: where a position was opened, or would be liquidated. */
export type OwnLine = {
  readonly price: string;
  readonly label: string;
  readonly tone: 'text' | 'muted' | 'danger' | 'rise' | 'fall';
  /** How it is named at the edge of the chart while its price is out of sight; where it is missing, nothing is. */
  readonly beyond?: string;
  /** Of one that can be moved: who it is, and its name for who does not see it. */
  readonly handle?: { readonly id: string; readonly name: string };
};

/** Who moves lines: each step is told, and whether they were let go or put back. */
export type LineMoves = {
  onMove(id: string, price: string): void;
  onDrop(id: string): void;
  onCancel(id: string): void;
};
