import { marketStatuses } from '@quay/contract/market/rules';
import { amount, id, oneOf, type RowOf, text, time } from '../../engine/columns.ts';
import { table } from '../../engine/table.ts';

/** What is said of a market when it is listed. */
export const listingColumns = {
  symbol: text,
  base: text,
  quote: text,
  name: text,
  hot: id,
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
};

const marketColumns = {
  ...listingColumns,
  /** Order of the list. */
  position: id,
  status: oneOf(marketStatuses),
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
