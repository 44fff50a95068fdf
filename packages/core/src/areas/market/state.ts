import { marketStatuses } from '@quay/contract/market';
import { amount, id, oneOf, type RowOf, text, time } from '../../engine/columns.ts';
import { table } from '../../engine/table.ts';

const marketColumns = {
  symbol: text,
  /** Order of the list. */
  position: id,
  base: text,
  quote: text,
  name: text,
  hot: id,
  status: oneOf(marketStatuses),
  tick: amount,
  lot: amount,
  minQuantity: amount,
  maxQuantity: amount,
  minNotional: amount,
  /** How far from the reference price an order may be, as a share. */
  priceBand: amount,
  maxOpenOrders: id,
  makerFeeRate: amount,
  takerFeeRate: amount,
  /** The last price traded; the listing price before that. The price band stands round it. */
  referencePrice: amount,
  listedAt: time,
};

/** A market: what is traded against what, and what an order in it must be like. */
export type Market = RowOf<typeof marketColumns>;
export const marketsTable = table({
  name: 'markets',
  number: 10,
  kind: 'state',
  key: ['symbol'],
  columns: marketColumns,
});
