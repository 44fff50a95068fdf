import type { EarnOrder } from '../../src/index.ts';

const ONE = 100_000_000n;

/** The auditor's own sums of terms, written from the specification. */
export const incomeOfDay = (amount: bigint, rate: bigint): bigint => (amount * rate - ((amount * rate) % ONE)) / ONE;

/** The first 04:00 at or after a time: looked for in steps. */
export function payoutOf(at: number, dayMs: number): number {
  let moment = at - (at % dayMs) + dayMs / 6;
  while (moment < at) moment += dayMs;
  while (moment - dayMs >= at) moment -= dayMs;
  return moment;
}

/** What leaving costs: a ratio of the sum for each day that is not over, up, at most the sum. */
export function penaltyAt({ amount, penaltyRate, boughtAt, days, dayMs }: EarnOrder, at: number): bigint {
  let left = days;
  for (let over = boughtAt + dayMs; over <= at && left > 0; over += dayMs) left -= 1;
  const product = amount * (penaltyRate ?? 0n) * BigInt(left);
  const cost = product / ONE + (product % ONE === 0n ? 0n : 1n);
  return cost > amount ? amount : cost;
}

export const holdBook = (kind: EarnOrder['kind']): 'mining' | 'finance' => (kind === 'machine' ? 'mining' : 'finance');
