import { text, units } from '@quay/money';

const DAY_MS = 86_400_000;
const CENT = 1_000_000n;

/** The last 30 days with what each brought; a day that is not among the rows brought nothing. */
export function thirtyDays(
  rows: readonly { readonly day: number; readonly income: string }[],
  now: number,
): { readonly at: number; readonly value: number }[] {
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  return Array.from({ length: 30 }, (_, place) => {
    const at = today - (29 - place) * DAY_MS;
    const found = rows.find(({ day }) => day === at);
    return { at, value: Math.max(0, Number(found?.income ?? 0)) };
  });
}

/** Sums that are only read are cut to cents. */
export const cents = (value: string): string => text((units(value) / CENT) * CENT);

/** A figure with two decimals before and from its decimal point on, whatever sign that is. */
export function splitSum(shown: string): readonly [string, string] {
  const at = shown.length - 3;
  return [shown.slice(0, at), shown.slice(at)];
}
