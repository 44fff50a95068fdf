/** Days of the user's calendar as `2026-11-21`, both included; what is not said has no end. */
export type Days = { readonly from?: string; readonly to?: string };

const two = (part: number) => String(part).padStart(2, '0');
const dayOf = (at: Date) => `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;

/** The day that many days before the one of a moment, in the calendar of the device. */
export function daysBefore(days: number, now: number): string {
  const at = new Date(now);
  return dayOf(new Date(at.getFullYear(), at.getMonth(), at.getDate() - days));
}

/** When a day begins on the device, some days later; nothing for what is no day. */
export function startOf(day: string, daysLater = 0): number | undefined {
  const [, year, month, date] = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/.exec(day) ?? [];
  if (!year) return undefined;
  const first = new Date(Number(year), Number(month) - 1, Number(date));
  if (dayOf(first) !== day || first.getTime() < 0) return undefined;
  return new Date(Number(year), Number(month) - 1, Number(date) + daysLater).getTime();
}

/** What an address says of a day; what it says wrongly, as an old or a mistyped link may, counts as not said. */
export function dayIn(search: URLSearchParams, name: keyof Days): string | undefined {
  const given = search.get(name) ?? '';
  return startOf(given) === undefined ? undefined : given;
}

/** Moments on the wire: from the first moment of the first day to the first one after the last day. */
export function momentsOf({ from, to }: Days): Days {
  const begins = from === undefined ? undefined : startOf(from);
  const ends = to === undefined ? undefined : startOf(to, 1);
  return {
    ...(begins !== undefined && { from: String(begins) }),
    ...(ends !== undefined && { to: String(ends) }),
  };
}

export const isUpsideDown = ({ from, to }: Days): boolean => from !== undefined && to !== undefined && from > to;
