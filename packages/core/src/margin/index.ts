/** The functions that screens call too: what a person reads before an act is what the core then does. */
export { type SettlementSamples, settlementPrice } from '../prices/settlement-price.ts';
export { adlLamps, adlScore, compareRank, type Ranked, ranked } from './adl.ts';
export { type HoldingCaps, leverageMax, mostHeld } from './caps.ts';
export { type ContractKind, exactNotional, notional, tradeValue } from './contract.ts';
export { type Delivered, delivered } from './delivery.ts';
export { add, compare, type Exact, exact, negated, rounded } from './exact.ts';
export { defaultFundingCap, type FundingTerms, fundingRate, fundingReceived } from './funding.ts';
export { fundKeeps } from './ladder.ts';
export {
  bankruptcyPrice,
  equityOf,
  equityShare,
  type Group,
  isLiquidatable,
  isNearLiquidation,
  liquidationPrice,
  maintenanceOf,
  restOf,
} from './liquidation.ts';
export { type Opening, type OpeningMargin, openingMargin } from './opening.ts';
export { entryPrice, type Filled, FLAT, filled, type Position, profitAt, releasedMargin, sizeOf } from './position.ts';
export {
  freeMargin,
  type Held,
  initialMargin,
  type MarginTerms,
  type Marked,
  maintenanceAt,
  movable,
  notionalAt,
  orderHold,
  removableMargin,
} from './requirements.ts';
export {
  initialRate,
  maintenanceMargin,
  marginRatio,
  notionalLimit,
  type Tier,
  type TierRow,
  type TierTable,
  tierOf,
  tierTable,
} from './tiers.ts';
