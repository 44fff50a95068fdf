import { whyNotApart } from '@quay/contract/referral/rules';
import type { ReferralParts } from './parts.ts';

/** Somebody above an account, and why nothing may be paid to them for what is below. */
export type Above = {
  readonly owner: number;
  readonly why: 'no-right' | 'not-verified' | ReturnType<typeof whyNotApart>;
};

/**
 * The lines above an account, the nearest first. Everybody on the way up to who is paid must be another person, and both
 * ends verified, as for rebates of deposits. Who is stopped is paid all the same: nothing leaves them by it.
 */
export function linesAbove(
  { members, traits }: Pick<ReferralParts, 'members' | 'traits'>,
  owner: number,
  lines: number,
) {
  const found: Above[] = [];
  const way = [{ traits: traits.of(owner) }];
  let next = members.of(owner)?.referrer ?? null;
  while (next !== null && found.length < lines) {
    const known = traits.of(next);
    way.push({ traits: known });
    const own = members.mayRefer(next) ? (known.person.length === 0 ? 'not-verified' : undefined) : 'no-right';
    found.push({ owner: next, why: own ?? whyNotApart(way) });
    next = members.of(next)?.referrer ?? null;
  }
  return found;
}
