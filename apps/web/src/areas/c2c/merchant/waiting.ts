import type { C2cOrderRow } from '@quay/contract/c2c';

/** What an order wants next, as a merchant sees it at a glance. */
export type MerchantAct =
  | 'pay'
  | 'release'
  | 'fault'
  | 'answer'
  | 'appeal'
  | 'await-payment'
  | 'await-release'
  | 'over';

type Row = Pick<
  C2cOrderRow,
  | 'orderId'
  | 'number'
  | 'party'
  | 'state'
  | 'fault'
  | 'openedAt'
  | 'payBy'
  | 'paidAt'
  | 'doneAt'
  | 'waitsForMe'
  | 'unread'
>;

export function actOf({
  party,
  state,
  fault,
  waitsForMe,
}: Pick<Row, 'party' | 'state' | 'fault' | 'waitsForMe'>): MerchantAct {
  if (state === 'unpaid') return party === 'payer' ? 'pay' : 'await-payment';
  if (state === 'paid') return party === 'seller' ? 'release' : 'await-release';
  if (state === 'appealed' || state === 'disputed') return waitsForMe ? 'answer' : 'appeal';
  return fault === 'claimed' && party === 'seller' ? 'fault' : 'over';
}

/** Since when an order is as it is. */
export function sinceOf(row: Row): number {
  if (row.state === 'unpaid') return row.openedAt;
  return row.doneAt ?? row.paidAt ?? row.openedAt;
}

/** Who waits longest for the merchant stands first; then whoever wrote; then what will be over first. */
export function byUrgency(a: Row, b: Row): number {
  if (a.waitsForMe !== b.waitsForMe) return a.waitsForMe ? -1 : 1;
  if (a.waitsForMe && sinceOf(a) !== sinceOf(b)) return sinceOf(a) - sinceOf(b);
  if (a.unread > 0 !== b.unread > 0) return a.unread > 0 ? -1 : 1;
  return a.payBy === b.payBy ? a.orderId - b.orderId : a.payBy - b.payBy;
}

export const merchantFilters = ['all', 'mine', 'unread', 'appeals'] as const;
export type MerchantFilter = (typeof merchantFilters)[number];

const passes: Readonly<Record<MerchantFilter, (row: Row) => boolean>> = {
  all: () => true,
  mine: ({ waitsForMe }) => waitsForMe,
  unread: ({ unread }) => unread > 0,
  appeals: ({ state }) => state === 'appealed' || state === 'disputed',
};

type Named = Row & Pick<C2cOrderRow, 'counterparty'>;

/** What a filter and a few typed letters leave: of a name, or of the order's number. */
export function shownOf<Shown extends Named>(rows: readonly Shown[], filter: MerchantFilter, typed: string): Shown[] {
  const wanted = typed.trim().toLowerCase();
  return rows
    .filter(passes[filter])
    .filter(
      ({ number, counterparty }) =>
        wanted === '' || counterparty.name.toLowerCase().includes(wanted) || number.includes(wanted),
    )
    .sort(byUrgency);
}

/** The end of an order's number, which tells orders apart in a table. */
export const shortNumber = (number: string): string => (number.length > 10 ? `…${number.slice(-8)}` : number);

export const countOf = (rows: readonly Row[], filter: MerchantFilter): number => rows.filter(passes[filter]).length;

/** Of an order that two answers name, the first one stays. */
export function mergedOrders<Kept extends Pick<Row, 'orderId'>>(...answers: readonly (readonly Kept[])[]): Kept[] {
  const merged = new Map<number, Kept>();
  for (const row of answers.flat()) if (!merged.has(row.orderId)) merged.set(row.orderId, row);
  return [...merged.values()];
}

/** `12:41`, from an hour on `1:12:41`. */
export function countdown(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes, rest] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${two(minutes)}:${two(rest)}`;
}
