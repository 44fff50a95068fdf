import { type Amount, greatest, ONE, type Price, type Quantity, type Rate } from '@quay/money';
import { type ContractKind, notional } from './contract.ts';

/** What says how much of a contract one person may hold. */
export type HoldingCaps = {
  /** In any case, in what the contract settles in. */
  readonly shareFloor: Amount;
  /** Above it, as a share of what is open on either side. */
  readonly shareMax: Rate;
};

/**
 * The most that a person may hold at a price, counting what their orders would open: a share of what is open, and always
 * so much that a contract in which little is open yet can be traded.
 */
export function mostHeld(
  kind: ContractKind,
  openInterest: Quantity,
  { shareFloor, shareMax }: HoldingCaps,
  price: Price,
): Amount {
  return greatest(shareFloor, notional(kind, (openInterest * shareMax) / ONE, price, 'down'));
}

/** The greatest leverage of an account: less than the contract's as long as it is new. */
export function leverageMax(
  maxLeverage: number,
  caps: { readonly newAccountLeverage: number; readonly newAccountMs: number } | undefined,
  ageMs: number,
): number {
  return caps && ageMs < caps.newAccountMs ? Math.min(caps.newAccountLeverage, maxLeverage) : maxLeverage;
}
