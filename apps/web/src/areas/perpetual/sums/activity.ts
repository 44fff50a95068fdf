import type { ClosedPosition } from '@quay/contract/perpetual';
import { type Amount, units } from '@quay/money';

const DAY_MS = 86_400_000;

/** What positions that were closed brought: by the price, in fees, in funding, to the insurance fund, and what is left. */
export type Brought = {
  readonly profit: Amount;
  readonly fees: Amount;
  readonly funding: Amount;
  readonly toFund: Amount;
  readonly net: Amount;
};

export type DayBrought = { readonly day: number; readonly net: Amount };

/** Whether the parts of a result are what its last figure says, to the unit. */
export const addsUp = ({ profit, fees, funding, toFund, net }: ClosedPosition): boolean =>
  units(profit) - units(fees) + units(funding) - units(toFund) === units(net);

/** The first moment of the UTC day that began so many days before that of a moment. */
export const dayBefore = (at: number, days: number): number => (Math.floor(at / DAY_MS) - days) * DAY_MS;

/** The settle coins of positions, the most frequent first. */
export function coinsOf(closed: readonly Pick<ClosedPosition, 'coin'>[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { coin } of closed) counts.set(coin, (counts.get(coin) ?? 0) + 1);
  return [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([coin]) => coin);
}

/** What positions that settle in a coin brought together. */
export function broughtBy(closed: readonly ClosedPosition[], coin: string): Brought {
  const of = closed.filter((one) => one.coin === coin);
  const sum = (part: 'profit' | 'fees' | 'funding' | 'toFund' | 'net') =>
    of.reduce((total, one) => total + units(one[part]), 0n);
  return {
    ...{ profit: sum('profit'), fees: sum('fees'), funding: sum('funding') },
    ...{ toFund: sum('toFund'), net: sum('net') },
  };
}

/** What each UTC day brought of a coin, by when positions were closed: the oldest of so many days first, today last. */
export function broughtByDay(
  closed: readonly ClosedPosition[],
  coin: string,
  now: number,
  days: number,
): readonly DayBrought[] {
  return Array.from({ length: days }, (_, n) => {
    const day = dayBefore(now, days - 1 - n);
    const here = closed.filter(({ closedAt }) => closedAt >= day && closedAt < day + DAY_MS);
    return { day, net: broughtBy(here, coin).net };
  });
}
