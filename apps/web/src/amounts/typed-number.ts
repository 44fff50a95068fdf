import { parse } from '@quay/money';

const ONE_COMMA = /^([0-9]*),([0-9]*)$/;

/**
 * Only `.` is a decimal point. A single comma that cannot be the mark between thousands is read as one; `1,500` could
 * be either, so it stays as it is and is refused.
 */
export function settleComma(typed: string): string {
  const [, whole, decimals] = ONE_COMMA.exec(typed) ?? [];
  if (!whole || !decimals) return typed;
  return /^[1-9][0-9]{0,2}$/.test(whole) && decimals.length === 3 ? typed : `${whole}.${decimals}`;
}

/** The same while somebody is still typing: `1,5` may yet become `1,500`, so only what is certain is turned. */
export function settleCommaWhileTyping(typed: string): string {
  const [, whole, decimals] = ONE_COMMA.exec(typed) ?? [];
  if (!whole || decimals === undefined) return typed;
  const certain = whole.startsWith('0') || whole.length > 3 || decimals.length > 3;
  return certain ? `${whole}.${decimals}` : typed;
}

/** Whether more typing could still make this a number: then the field is not yet called wrong. */
export function couldBecomeNumber(typed: string): boolean {
  return (
    typed === '' || /^(0|[1-9][0-9]{0,18})(\.[0-9]{0,8})?$/.test(typed) || /^[1-9][0-9]{0,2},[0-9]{0,2}$/.test(typed)
  );
}

/** A plain number with marks between its thousands: how it reads when nobody types. Anything else is left alone. */
export function grouped(typed: string): string {
  const [, whole, rest = ''] = /^([1-9][0-9]{3,})(\.[0-9]*)?$/.exec(typed) ?? [];
  return whole ? whole.replace(/\B(?=([0-9]{3})+$)/g, ',') + rest : typed;
}

/** What is typed as exact units; nothing when it is no number. */
export function read(typed: string): bigint | undefined {
  return parse(settleComma(typed));
}
