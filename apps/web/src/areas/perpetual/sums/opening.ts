import type { Contract } from '@quay/contract/perpetual';
import {
  type ContractKind,
  compare,
  exact,
  exactNotional,
  FLAT,
  filled,
  initialMargin,
  leverageMax,
  mostHeld,
  type OpeningMargin,
  openingMargin,
  orderHold,
  type Position,
  profitAt,
  sizeOf,
  type TierTable,
  tradeValue,
} from '@quay/core/margin';
import { type Amount, greatest, least, ONE, type Price, type Quantity, quotient, type Rate, units } from '@quay/money';
import type { PricedFill } from '../../../trading/ticket/order-sums.ts';
import {
  type AccountNow,
  type ContractNow,
  freeOf,
  type MarginMode,
  type PositionNow,
  positionIn,
  withPosition,
} from './account.ts';

const DAY_MS = 24 * 60 * 60_000;

/** An order that opens, as the form has it. */
export type OpeningPlan = {
  readonly contract: ContractNow;
  readonly buys: boolean;
  readonly quantity: Quantity;
  /** Nothing for a market order. */
  readonly limit: Price | undefined;
  /** The worst price that it can be filled at. */
  readonly worst: Price;
  readonly leverage: bigint;
  readonly mode: MarginMode;
  readonly takerRate: Rate;
  /** What other orders of the owner in the contract would open. */
  readonly resting: Quantity;
};

/** The position in a contract, or the flat one that an order would begin. */
export const positionBefore = (account: AccountNow, { contract, leverage, mode }: OpeningPlan): PositionNow =>
  positionIn(account, contract.symbol) ?? { contract, position: FLAT, leverage, mode, margin: 0n };

/** What it is margined at and what it holds: the function by which the core takes it. */
export function marginOf(account: AccountNow, plan: OpeningPlan): OpeningMargin {
  const { contract, buys, quantity, limit, worst, leverage, takerRate, resting } = plan;
  const { kind, tick, tiers, mark } = contract;
  const others = sizeOf(positionBefore(account, plan).position) + resting;
  return openingMargin({ kind, tick, tiers, mark, buys, quantity, limit, worst, others, leverage, takerRate });
}

/** What a hold is made of: margin, a taker's fee, and the loss that it would show at the mark. */
export function partsOf({ worth, terms, hold }: OpeningMargin, takerRate: Rate) {
  const margin = initialMargin(worth, terms);
  const fee = quotient(worth.numerator * takerRate, worth.denominator * ONE, 'up');
  return { margin, fee, loss: hold - margin - fee };
}

/** A fee, up. */
export const feeOf = (value: Amount, rate: Rate): Amount => quotient(value * rate, ONE, 'up');

/** What fills open where nothing was. */
export const openedBy = (kind: ContractKind, buys: boolean, fills: readonly PricedFill[]): Position =>
  fills.reduce<Position>((position, fill) => filled(kind, position, { buys, ...fill }).position, FLAT);

/** What the account and the position would be after fills now, by which the core takes them: one after another. */
export function afterOpening(
  account: AccountNow,
  plan: OpeningPlan,
  fills: readonly PricedFill[],
): { readonly account: AccountNow; readonly position: PositionNow; readonly fee: Amount } {
  const { contract, buys, worst, takerRate, leverage } = plan;
  const { kind } = contract;
  const { terms, hold, price: assumed, mark } = marginOf(account, plan);
  const heldFor = (quantity: Quantity) =>
    orderHold({ kind, buys, quantity, price: assumed, worst, mark, takerRate, ...terms });
  let position: PositionNow = { ...positionBefore(account, plan), leverage };
  let [left, held, available] = [plan.quantity, hold, account.available - hold];
  let [paid, margin] = [0n, 0n];
  for (const { quantity, price } of fills) {
    const fill = { buys, quantity, price };
    left -= quantity;
    const freed = held - heldFor(left);
    const fee = feeOf(tradeValue(kind, quantity, price), takerRate);
    let added = 0n;
    if (position.mode === 'isolated') {
      // The margin of what was opened, and the loss that it shows already.
      const loss = greatest(0n, -profitAt(kind, filled(kind, FLAT, fill).position, contract.mark));
      const wanted = initialMargin(exactNotional(kind, quantity, price), terms) + loss;
      added = least(wanted, greatest(0n, freed - fee));
    }
    held -= freed;
    available += freed - fee - added;
    paid += fee;
    margin += added;
    const { position: now } = filled(kind, position.position, fill);
    position = { ...position, position: now, margin: position.margin + added };
  }
  const after: AccountNow = {
    ...account,
    available: available + held,
    frozen: account.frozen + margin,
    isolatedHeld: account.isolatedHeld + margin,
  };
  return { account: withPosition(after, position), position, fee: paid };
}

type Capped = Pick<Contract, 'kind' | 'openInterest' | 'caps' | 'maxLeverage'>;

/** The most that a person may hold at a price, orders that open counted: of the last tier, and of the share of what is open. */
export function holdingLimit({ kind, openInterest, caps }: Capped, tiers: TierTable, price: Price): Amount {
  if (!caps) return tiers.cap;
  const { shareFloor, shareMax } = caps;
  const shares = { shareFloor: units(shareFloor), shareMax: units(shareMax) };
  return least(tiers.cap, mostHeld(kind, units(openInterest), shares, price));
}

/** The greatest leverage of an account that was signed up at a time; a guest is shown what anybody may choose. */
export function leverageCap({ maxLeverage, caps }: Capped, registeredAt: number | null, at: number): number {
  if (!caps || registeredAt === null) return maxLeverage;
  const { newAccountLeverage, newAccountDays } = caps;
  return leverageMax(maxLeverage, { newAccountLeverage, newAccountMs: newAccountDays * DAY_MS }, at - registeredAt);
}

/** The largest order, in lots, that so much may open by what the plan says beside its quantity. */
export function largestOf(
  account: AccountNow,
  plan: Omit<OpeningPlan, 'quantity'>,
  most: Quantity,
  free: Amount = freeOf(account),
  limitAt: (price: Price) => Amount = () => plan.contract.tiers.cap,
): Quantity {
  const { lot } = plan.contract;
  const fits = (lots: bigint) => {
    const { hold, reached, price } = marginOf(account, { ...plan, quantity: lots * lot });
    return hold <= free && compare(reached, exact(limitAt(price))) <= 0;
  };
  return greatestThat(fits, most / lot) * lot;
}

/** The greatest number up to `most` for which something holds that holds for all below it; 0 where it holds for none. */
export function greatestThat(holds: (count: bigint) => boolean, most: bigint): bigint {
  let [low, high] = [0n, most];
  while (low < high) {
    const middle = (low + high + 1n) / 2n;
    if (holds(middle)) low = middle;
    else high = middle - 1n;
  }
  return low;
}
