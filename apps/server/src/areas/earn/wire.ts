import {
  type CoverageRow,
  type EarnFlow,
  type EarnOrder as OrderOnWire,
  payerOf,
  SHARED_BONUSES,
  shownStatus,
  takeOutAt,
} from '@quay/contract/earn';
import type { EarnFund, EarnOrder, EarnProduct, LiquidityTerms } from '@quay/core';
import { freeOf, incomeAt, payoutFrom } from '@quay/core/earn-sums';
import { least, text } from '@quay/money';
import type { EarnLine, LiquidityFigures, OwnEarn, OwnSavings, PoolFigures, ProductFigures } from '@quay/store';

const textOr = (value: bigint | null): string | null => (value === null ? null : text(value));

/** Savings of somebody. What was asked back is no part of the sum any more; it is on its way. */
function savingsOnWire(row: OwnSavings, product: EarnProduct, now: number): OrderOnWire {
  const { id, asset, principal, redeeming, since, firstAt, income, lastIncome, lastPaidAt, endedAt, status } = row;
  const { dayMs, name } = product;
  const hasIncome = status === 'holding' && principal > 0n;
  return {
    ...{ order: id, product: product.id, kind: 'flexible', name, asset, payer: 'borrowers', dayMs },
    status: status === 'ended' ? 'redeemed' : now < firstAt ? 'confirming' : 'holding',
    ...{ amount: text(principal - redeeming), rate: null, days: null, penaltyRate: null, since, endsAt: null },
    ...{ income: text(income), scheduled: '0', lastIncome: textOr(lastIncome), lastPaidAt },
    nextIncomeAt: hasIncome ? Math.max(firstAt, payoutFrom(now, dayMs)) : null,
    ...{ paidDays: 0, toTakeOut: '0', takeOutAt: null, frozenFor: null, frozenUntil: null, endedAt },
    redemptions: row.redemptions.map((one) => ({
      ...{ redemption: one.id, amount: text(one.amount), askedAt: one.askedAt, dueAt: one.dueAt },
      scheduled: one.status === 'scheduled',
    })),
    ...{ returned: '0', penalty: '0' },
  };
}

/** A sum that is held for a term. Dates and what may be done follow from its terms. */
function termOnWire(row: EarnOrder, { name }: Pick<EarnProduct, 'name'>, now: number): OrderOnWire {
  const { id, product, kind, asset, amount, rate, days, dayMs, penaltyRate, boughtAt, endsAt, daysPaid } = row;
  const { income, scheduled, lastIncome, lastPaidAt, toTake, status, frozenFor, frozenUntil, returned, penalty } = row;
  const earns = daysPaid < days && !row.hasLeft;
  return {
    ...{ order: id, product, kind, name, asset, payer: payerOf(row) },
    status: shownStatus({ ...row, hasToTake: toTake > 0n }, now),
    ...{
      amount: text(amount),
      rate: text(rate),
      days,
      dayMs,
      penaltyRate: textOr(penaltyRate),
      since: boughtAt,
      endsAt,
    },
    ...{ income: text(income), scheduled: text(scheduled), lastIncome: textOr(lastIncome), lastPaidAt },
    nextIncomeAt: earns ? incomeAt({ boughtAt, dayMs }, daysPaid + 1) : null,
    ...{ paidDays: daysPaid, toTakeOut: text(toTake), takeOutAt: kind === 'machine' ? takeOutAt(row) : null },
    ...{ redemptions: [], frozenFor, frozenUntil, endedAt: status === 'ending' ? null : row.endedAt },
    ...{ returned: text(returned), penalty: text(penalty) },
  };
}

/** Everything that somebody has, newest first. */
export function ordersOnWire(own: OwnEarn, products: readonly EarnProduct[], now: number): OrderOnWire[] {
  const of = (id: number) => products.find((one) => one.id === id)!;
  return [
    ...own.savings.map((row) => savingsOnWire(row, of(row.product), now)),
    ...own.orders.map((row) => termOnWire(row, of(row.product), now)),
  ].sort((a, b) => b.order - a.order);
}

export const flowOnWire = (line: EarnLine): EarnFlow => {
  const { id, order, product, kind, name, flow, asset, amount, fund, isPaid, day, dueAt, at } = line;
  const hasPayer = flow === 'income' || flow === 'bonus';
  return {
    ...{ id, order, product, kind, name, flow, asset, amount: text(amount) },
    payer: hasPayer ? payerOf({ kind, fund }) : null,
    ...{ day: day === 0 ? null : day, dueAt, paidAt: isPaid ? at : null },
    upline: uplineOnWire(line),
  };
};

/** What a bonus for a machine of somebody below follows from. */
function uplineOnWire({ line, income, part, machine, own, withheld }: EarnLine): EarnFlow['upline'] {
  if (line === null) return null;
  return {
    ...{ line, income: text(income!), rate: SHARED_BONUSES[line - 1]!, amount: text(part!) },
    ...{ machine: text(machine!), own: textOr(own), withheld },
  };
}

/** What a product promised, and what is there for it. Of a fund that pays several, each has what its own promises need. */
export function coverageOnWire(
  product: EarnProduct,
  { people, promised, scheduled, scheduledSince }: ProductFigures,
  fund: EarnFund | undefined,
  pool: PoolFigures | undefined,
): CoverageRow {
  const { id, kind, name, asset, held, paid } = product;
  const owed = promised + scheduled;
  return {
    ...{ product: id, kind, name, asset, payer: payerOf(product), held: text(held), people, paid: text(paid) },
    promised: text(owed),
    there: text(fund ? thereFor(owed, fund) : (pool?.free ?? 0n)),
    funded: fund ? text(fund.putIn - fund.takenOut + fund.received) : null,
    ...{ scheduled: text(scheduled), scheduledSince },
  };
}

/** What linked wallets are owed: nothing is promised of days to come, and what is due and waits is what is missing. */
export const walletsOnWire = (
  { asset, paid, scheduled }: LiquidityTerms,
  { linked, held, scheduledSince }: LiquidityFigures,
  fund: EarnFund | undefined,
): CoverageRow => ({
  ...{ product: null, kind: 'linked-wallet', name: '', asset, payer: 'promotion', held: text(held), people: linked },
  ...{ promised: text(scheduled), there: text(fund ? least(scheduled, freeOf(fund)) : 0n), paid: text(paid) },
  funded: text(fund ? fund.putIn - fund.takenOut + fund.received : 0n),
  ...{ scheduled: text(scheduled), scheduledSince },
});

/** What a fund has for one of its promises: all of it where it has everything, else its part. */
const thereFor = (owed: bigint, { funded, promised, scheduled }: EarnFund): bigint => {
  const all = promised + scheduled;
  return funded >= all ? owed : all === 0n ? 0n : (owed * funded) / all;
};
