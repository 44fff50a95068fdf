import { type Amount, greatest, least, ONE, type Price, type Quantity, quotient, type Rate, within } from '@quay/money';
import { type ContractKind, exactNotional, MARK_MAX } from './contract.ts';
import type { TierTable } from './tiers.ts';

/** Hours that a rate of funding is quoted for. */
const QUOTED_HOURS = 8n;

export type FundingTerms = {
  /** From one funding to the next. */
  readonly hours: bigint;
  /** The rate where contract and index are worth the same: 0.01 %. */
  readonly interest: Rate;
  /** A premium within so much of the interest makes no difference: 0.05 %. */
  readonly damp: Rate;
  /** The rate of a period is within this, on either side of zero. */
  readonly cap: Rate;
};

/** What the samples of a period add up to, each in 10⁻⁸, and how many were due. */
export type PremiumSamples = { readonly sum: bigint; readonly due: bigint };

/**
 * The rate of a period: `F = (P + clamp(I − P, ±damp))·hours/8`, within the cap. P is the mean over the samples that were
 * due: one that is missing counts as zero, so that an outage brings the rate to the interest and never to an extreme
 * (dYdX v4). Rounded once, towards zero: neither side is favoured.
 */
export function fundingRate({ sum, due }: PremiumSamples, { hours, interest, damp, cap }: FundingTerms): Rate {
  const damped = within(-damp * due, interest * due - sum, damp * due);
  const rate = ((sum + damped) * hours) / (due * QUOTED_HOURS);
  return within(-cap, rate, cap);
}

/** The cap where none is set: three quarters of the first tier's maintenance rate, down. */
export const defaultFundingCap = ({ tiers }: TierTable): Rate => (tiers[0]!.maintenanceRate * 3n) / 4n;

/**
 * What a holder receives at a stamp, below zero where it pays: `−s·N(mark)·F`, down, so that who pays pays up and who
 * receives receives down. Over all holders of a contract less than one unit for each is left, for the insurance fund.
 */
export function fundingReceived(kind: ContractKind, quantity: Quantity, mark: Price, rate: Rate): Amount {
  const { numerator, denominator } = exactNotional(kind, quantity, mark);
  return quotient(-numerator * rate, denominator * ONE, 'down');
}

/** What a payment follows from that is fixed and not posted yet, and what bounds what it does to a liquidation price. */
export type PendingFunding = {
  readonly kind: ContractKind;
  readonly rate: Rate;
  /** The mark of the stamp. */
  readonly markPrice: Price;
  /** The highest maintenance rate of the contract's tiers, and its smallest quantity. */
  readonly maintenanceRate: Rate;
  readonly minQuantity: Quantity;
};

/**
 * The mark at which guards of those who pay are looked at while they have yet to: so far from the mark, against them, that
 * whoever would be liquidated after paying is found before. A payment moves a liquidation price by no more than
 * `mark·|F|/(1 − mmr)`, of inverse contracts 1/price by `|F|/(mark·(1 − mmr))`, and by the unit that it is rounded up.
 */
export function markAfterFunding(pending: PendingFunding, isLong: boolean, mark: Price): Price {
  const { kind, rate, markPrice, maintenanceRate, minQuantity } = pending;
  if (rate === 0n || isLong !== rate > 0n) return mark;
  const size = rate < 0n ? -rate : rate;
  const rest = ONE - maintenanceRate;
  if (kind === 'linear') {
    const shift = quotient(markPrice * size, rest, 'up') + quotient(ONE * ONE, minQuantity * rest, 'up') + 1n;
    return isLong ? greatest(1n, mark - shift) : least(MARK_MAX, mark + shift);
  }
  // 1/price in parts of the stamp's mark, the smallest quantity and what maintenance leaves.
  const whole = markPrice * minQuantity * rest;
  const shift = (size * minQuantity + markPrice) * mark;
  if (isLong) return greatest(1n, quotient(mark * whole, whole + shift, 'down') - 1n);
  return shift >= whole ? MARK_MAX : least(MARK_MAX, quotient(mark * whole, whole - shift, 'up') + 1n);
}
