import { filled, tradeValue } from '@quay/core/margin';
import { type Amount, ONE, type Price, type Quantity, quotient, type Rate } from '@quay/money';
import { type AccountNow, type ContractNow, figuresOf, type PositionNow } from './account.ts';
import { breakEvenOf } from './closing.ts';
import { receivedAt } from './funding.ts';
import { afterOpening, feeOf, greatestThat, largestOf, type OpeningPlan } from './opening.ts';

/** A position that somebody thinks of: isolated, opened and closed by a taker. */
export type Idea = {
  /** With its entry as the mark. */
  readonly contract: ContractNow;
  readonly buys: boolean;
  readonly entry: Price;
  readonly quantity: Quantity;
  readonly leverage: bigint;
  readonly takerRate: Rate;
};

/** More than any position needs. */
const PLENTY: AccountNow = { available: 10n ** 24n, frozen: 0n, isolatedHeld: 0n, positions: [] };

const planOf = ({ contract, buys, entry, quantity, leverage, takerRate }: Idea): OpeningPlan => ({
  ...{ contract: { ...contract, mark: entry }, buys, quantity, limit: entry, worst: entry },
  ...{ leverage, mode: 'isolated', takerRate, resting: 0n },
});

/** The position as the core would open it, the fee of that, and the account behind it. */
export function opened(idea: Idea): {
  readonly account: AccountNow;
  readonly position: PositionNow;
  readonly fee: Amount;
} {
  return afterOpening(PLENTY, planOf(idea), [{ quantity: idea.quantity, price: idea.entry }]);
}

export type Outcome = {
  readonly profit: Amount;
  readonly fees: Amount;
  readonly funding: Amount;
  readonly net: Amount;
  readonly margin: Amount;
  readonly even: Price | undefined;
  readonly liquidation: Price | undefined;
};

/** What it comes to when it is closed at a price, after so many fundings at a rate. */
export function outcomeAt(idea: Idea, exit: Price, fundings: bigint, rate: Rate): Outcome {
  const { contract, buys, quantity, entry, takerRate } = idea;
  const { account, position, fee } = opened(idea);
  const { profit } = filled(contract.kind, position.position, { buys: !buys, quantity, price: exit });
  const fees = fee + feeOf(tradeValue(contract.kind, quantity, exit), takerRate);
  const funding = receivedAt(contract.kind, position.position, entry, rate) * fundings;
  const figures = figuresOf(account, position);
  return {
    ...{ profit, fees, funding, net: profit - fees + funding, margin: figures.margin },
    even: breakEvenOf(position, fee - funding, takerRate),
    liquidation: figures.liquidation,
  };
}

/** The first exit, in whole ticks from the entry, that brings so much after fees; nothing where none does. */
export function exitFor(idea: Idea, gain: Amount): Price | undefined {
  const { tick } = idea.contract;
  const brings = (price: Price) => outcomeAt(idea, price, 0n, 0n).net >= gain;
  const first = idea.entry / tick;
  if (!idea.buys) {
    const steps = greatestThat((ticks) => brings(ticks * tick), first);
    return steps === 0n ? undefined : steps * tick;
  }
  // Ten times the entry is further than anybody looks.
  const most = first * 10n;
  const below = greatestThat((ticks) => ticks === 0n || !brings(ticks * tick), most);
  return below === most ? undefined : (below + 1n) * tick;
}

/** The most that so much in the account opens, and what that is worth. */
export function mostFor(
  idea: Omit<Idea, 'quantity'>,
  free: Amount,
): { readonly quantity: Quantity; readonly worth: Amount } {
  const account: AccountNow = { ...PLENTY, available: free };
  const { kind, tiers, lot } = idea.contract;
  // No quantity above this is within the largest tier.
  const most =
    kind === 'linear' ? quotient(tiers.cap * ONE, idea.entry, 'up') : quotient(tiers.cap * idea.entry, ONE, 'up');
  const quantity = largestOf(account, planOf({ ...idea, quantity: 0n }), most + lot, free);
  return { quantity, worth: quantity === 0n ? 0n : tradeValue(kind, quantity, idea.entry) };
}
