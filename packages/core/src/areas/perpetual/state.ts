import { contractKinds, contractStatuses, marginModes, settingKinds } from '@quay/contract/perpetual/rules';
import { amount, flag, id, maybe, oneOf, type RowOf, text, time } from '../../engine/columns.ts';
import { table } from '../../engine/table.ts';

/** What is said of a contract when it is listed. */
export const listingColumns = {
  symbol: text,
  kind: oneOf(contractKinds),
  /** Whose index it follows. */
  coin: text,
  /** What its quantity is counted in: linear the coin, inverse the quote asset. */
  base: text,
  /** What it settles in: margin, profit and fees. */
  quote: text,
  tick: amount,
  lot: amount,
  minQuantity: amount,
  maxQuantity: amount,
  minNotional: amount,
  /** How far from the mark an order may be, and how far one without a price may trade; as shares. */
  priceBand: amount,
  marketBand: amount,
  maxOpenOrders: id,
  maxLeverage: id,
  /** Most that may be open of it, on either side. */
  openInterestMax: amount,
  makerFeeRate: amount,
  takerFeeRate: amount,
  /** The last price traded; the listing price before that. */
  referencePrice: amount,
};

const contractColumns = {
  ...listingColumns,
  /** Order of the list. */
  position: id,
  status: oneOf(contractStatuses),
  listedAt: time,
  /** Whether its reference price is that of a trade. */
  hasTraded: flag,
  /** What is open of it on either side. */
  openInterest: amount,
  /** Its part of the clearing account, which may be below zero: what its holders would lose if all closed at one price. */
  clearing: amount,
};

/** A contract: what is traded, on which terms, and what is open of it. */
export type Contract = RowOf<typeof contractColumns>;
export const contractsTable = table({
  name: 'perpetual_contracts',
  number: 106,
  kind: 'state',
  key: ['symbol'],
  columns: contractColumns,
});

const tierVersionColumns = {
  contract: text,
  version: id,
  /** The largest notional that a person may hold, in the asset that the contract settles in. */
  cap: amount,
  appliesAt: time,
  /** Staff who set it; 0 for the version that the contract was listed with. */
  staff: id,
};
/** A version of a contract's margin tiers. Versions are never changed. */
export type TierVersion = RowOf<typeof tierVersionColumns>;
export const tierVersionsTable = table({
  name: 'perpetual_tier_versions',
  number: 107,
  kind: 'state',
  key: ['contract', 'version'],
  columns: tierVersionColumns,
});

const tierRowColumns = {
  contract: text,
  version: id,
  /** Counted from 1, the smallest first. */
  tier: id,
  floor: amount,
  maintenanceRate: amount,
  initialRate: amount,
};
/** A tier of a version: what a position requires whose notional is above `floor`. */
export type TierRow = RowOf<typeof tierRowColumns>;
export const tierRowsTable = table({
  name: 'perpetual_tier_rows',
  number: 108,
  kind: 'state',
  key: ['contract', 'version', 'tier'],
  columns: tierRowColumns,
});

const capsColumns = {
  contract: text,
  /** What a person may hold in any case, in the asset that the contract settles in. */
  shareFloor: amount,
  /** Above it, the largest share of what is open on either side that a person may hold. */
  shareMax: amount,
  /** The greatest leverage of an account in its first so many milliseconds. */
  newAccountLeverage: id,
  newAccountMs: id,
  /** Staff who set it; 0 for the caps that the contract was listed with. */
  staff: id,
  setAt: time,
};
/** How much of a contract one person may hold, and from which leverage. A contract without a row has no such caps. */
export type CapsRow = RowOf<typeof capsColumns>;
export const capsTable = table({
  name: 'perpetual_caps',
  number: 148,
  kind: 'state',
  key: ['contract'],
  columns: capsColumns,
});

const positionColumns = {
  owner: id,
  contract: text,
  /** Above zero for a long, below for a short, zero where only leverage and mode were chosen. */
  quantity: amount,
  /** What it was opened at, as a signed sum of trade values; see `margin/position.ts`. */
  openValue: amount,
  leverage: id,
  mode: oneOf(marginModes),
  /** Of an isolated position: what is frozen for it. */
  margin: amount,
  /** Profit that was posted since it was opened, fees apart, and those fees. */
  realised: amount,
  fees: amount,
  /** Profit that was realised at the mark to pay what the account could not, in all positions here so far. */
  covered: amount,
  openedAt: maybe(time),
};
/** A person's position in a contract, one at a time, with the leverage and the mode that belong to both. */
export type PositionRow = RowOf<typeof positionColumns>;
export const positionsTable = table({
  name: 'perpetual_positions',
  number: 109,
  kind: 'state',
  key: ['owner', 'contract'],
  columns: positionColumns,
});

const sourceColumns = { coin: text, source: text, price: amount, weight: id, at: time };
/** The last fact of a source about a coin. */
export type SourceRow = RowOf<typeof sourceColumns>;
export const sourcesTable = table({
  name: 'perpetual_sources',
  number: 110,
  kind: 'state',
  key: ['coin', 'source'],
  columns: sourceColumns,
});

const markColumns = {
  contract: text,
  price: amount,
  at: time,
  /** What it was made of; see `prices/mark-price.ts`. */
  indexPrice: amount,
  byFunding: amount,
  byBasis: amount,
  last: amount,
  /** By when enough sources had spoken for the last index there was: as long as this is fresh, so are enough of them. */
  indexAt: time,
  /** The sources of its index, see `source-list.ts`; nothing of a mark of before they were kept. */
  sources: text,
};
/** The mark of a contract, with its components. */
export type MarkRow = RowOf<typeof markColumns>;
export const marksTable = table({
  name: 'perpetual_marks',
  number: 111,
  kind: 'state',
  key: ['contract'],
  columns: markColumns,
});

const basisColumns = {
  contract: text,
  /** Of the five seconds that it was taken in, counted from 1970. */
  number: id,
  at: time,
  basis: amount,
};
/** How far the middle of a contract's book stood from the index. */
export type BasisRow = RowOf<typeof basisColumns>;
export const basisTable = table({
  name: 'perpetual_basis_samples',
  number: 112,
  kind: 'state',
  key: ['contract', 'number'],
  columns: basisColumns,
});

const coverColumns = {
  id,
  owner: id,
  contract: text,
  amount,
  /** The mark that it was realised at. */
  markPrice: amount,
  /** The trade whose loss and fee it paid, or the payment of funding. */
  trade: id,
  at: time,
};
/** A profit that was realised at the mark, because the account could not pay otherwise. */
export type Cover = RowOf<typeof coverColumns>;
export const coversTable = table({
  name: 'perpetual_covers',
  number: 113,
  kind: 'log',
  key: ['id'],
  columns: coverColumns,
});

const settingColumns = {
  id,
  contract: text,
  kind: oneOf(settingKinds),
  /** A status, the number of a version of tiers, or caps as `cap-terms.ts` says them; nothing where there were none. */
  before: text,
  after: text,
  /** From when on it holds. */
  appliesAt: time,
  /** Staff who decided it; 0 where the rules of liquidation did. */
  staff: id,
  at: time,
};
/** A change of a contract's settings. */
export type SettingChange = RowOf<typeof settingColumns>;
export const settingChangesTable = table({
  name: 'perpetual_setting_changes',
  number: 142,
  kind: 'log',
  key: ['id'],
  columns: settingColumns,
});
