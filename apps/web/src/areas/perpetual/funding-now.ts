import type { Contract } from '@quay/contract/perpetual';
import type { Amount, Price, Quantity, Rate } from '@quay/money';
import type { PerpetualNow } from './account.ts';
import { type ContractNow, liquidationOf, positionIn, shownLiquidation } from './sums/account.ts';
import { afterStamp, rateSoFar, receivedAt } from './sums/funding.ts';

/** What is known of a contract's next funding, and what it does to the position that is held. */
export type NextFunding = {
  /** As it would be fixed if the premium stayed as it was so far. */
  readonly rate: Rate;
  readonly at: number;
  /** What the position receives, below zero what it pays; nothing without a position. */
  readonly received: Amount | undefined;
  /** Where it is liquidated when all positions have paid and received. */
  readonly liquidation: Price | undefined;
};

/** The rate so far of a contract whose tiers are known. */
function rateOf(now: PerpetualNow, symbol: string): Rate | undefined {
  const contract = now.contracts.find((one) => one.symbol === symbol);
  const tiers = now.now(symbol)?.tiers;
  return contract?.funding && tiers ? rateSoFar(contract.funding, tiers) : undefined;
}

/** What so much of a contract would receive at the next stamp, below zero what it would pay; nothing before the first index. */
export function fundingOf(
  { funding }: Contract,
  { kind, mark, tiers }: ContractNow,
  quantity: Quantity,
): Amount | undefined {
  return funding === null ? undefined : receivedAt(kind, { quantity }, mark, rateSoFar(funding, tiers));
}

/** Nothing before the first index, or before the tiers are known. */
export function nextFunding(now: PerpetualNow, contract: Contract): NextFunding | undefined {
  const { symbol, funding } = contract;
  const rate = rateOf(now, symbol);
  if (rate === undefined || funding === null) return undefined;
  const account = now.account(contract);
  const held = account && positionIn(account, symbol);
  if (!held || held.position.quantity === 0n) {
    return { rate, at: funding.endsAt, received: undefined, liquidation: undefined };
  }
  const after = afterStamp(account, (one) => rateOf(now, one));
  const then = after && positionIn(after, symbol);
  const price = then && liquidationOf(after, then);
  return {
    ...{ rate, at: funding.endsAt },
    received: receivedAt(held.contract.kind, held.position, held.contract.mark, rate),
    liquidation: price === undefined ? undefined : shownLiquidation(held, price),
  };
}
