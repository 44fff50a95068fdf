import { SAME_PERSON_DAYS } from '@quay/contract/staff';
import type { IssuedAccount } from '@quay/store';

export const SAME_PERSON_MS = SAME_PERSON_DAYS * 24 * 60 * 60_000;

/**
 * The person behind an account. Whoever hands out the first password of an account can use it, so that for seven days it
 * counts as theirs, and through any number of accounts. Two who handed out each other's count as one person, by the
 * smaller number.
 */
export function personOf(account: number, issued: readonly IssuedAccount[], now: number): number {
  const lasts = ({ issuedAt }: IssuedAccount) => issuedAt > now - SAME_PERSON_MS && issuedAt <= now;
  const issuers = new Map(issued.filter(lasts).map((one) => [one.id, one]));
  const seen: number[] = [];
  let at = account;
  while (!seen.includes(at)) {
    seen.push(at);
    const issuer = issuers.get(at)?.issuedBy;
    if (issuer === undefined) return at;
    at = issuer;
  }
  return Math.min(...seen.slice(seen.indexOf(at)));
}

/**
 * Whether accounts of staff are as many people: none counts, at any of the moments, as somebody whom another counts as at
 * any of them. Wherever two are asked, this is what is asked of them.
 */
export function independentPersons(
  accounts: readonly number[],
  issued: readonly IssuedAccount[],
  moments: readonly number[],
): boolean {
  const people = accounts.map((account) => [...new Set(moments.map((at) => personOf(account, issued, at)))]);
  const all = people.flat();
  return new Set(accounts).size === accounts.length && new Set(all).size === all.length;
}
