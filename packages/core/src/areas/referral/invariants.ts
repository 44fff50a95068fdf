import { type Amount, multiply } from '@quay/money';
import type { Invariant } from '../../engine/area.ts';
import { countedOf } from './deposits.ts';
import type { ReferralParts } from './parts.ts';

/** What is true of referral after every command, worked out from scratch. */
export function referralInvariants(parts: ReferralParts): readonly Invariant[] {
  return [membersHold(parts), depositsHold(parts), claimsHold(parts)];
}

function membersHold({ members }: ReferralParts): Invariant {
  return {
    name: 'P80 nobody is above themselves, and a link that was paid for has two ends',
    broken: () => {
      const fine = new Set<number>();
      for (const { owner, referrer, boundAt, isFixed } of members.values()) {
        if (boundAt === null && referrer !== null) return `${owner} was bound at no time`;
        if (isFixed && referrer === null) return `the link of ${owner} is fixed and has no end`;
        const way = new Set<number>();
        for (let next: number | null = owner; next !== null && !fine.has(next); ) {
          if (way.has(next)) return `${next} is above themselves`;
          way.add(next);
          next = members.of(next)?.referrer ?? null;
        }
        for (const one of way) fine.add(one);
      }
      return undefined;
    },
  };
}

function depositsHold({ members, deposits }: ReferralParts): Invariant {
  return {
    name: 'P81 a deposit is worth its amount at its index, no more of it is uncounted, and no more comes back than counted',
    broken: () => {
      const counted = new Map<number, Amount>();
      for (const row of deposits.values()) {
        const { id, owner, amount, price, value, uncounted, status } = row;
        if (status !== 'counted') return `deposit ${id} is ${status} and still here`;
        const worth = price === null ? 0n : multiply(amount, price, 'down');
        if (value !== worth) return `deposit ${id} is worth ${value}`;
        if (uncounted < 0n || uncounted > value) return `of deposit ${id} ${uncounted} is uncounted`;
        counted.set(owner, (counted.get(owner) ?? 0n) + countedOf(row));
      }
      for (const { owner, recharged, counted: said, withdrawn } of members.values()) {
        if (said < (counted.get(owner) ?? 0n) || said > recharged) return `${said} of ${owner} is said to count`;
        if (withdrawn < 0n || withdrawn > said) return `${withdrawn} of ${owner} may come back`;
      }
      return undefined;
    },
  };
}

function claimsHold({ members, claims }: ReferralParts): Invariant {
  return {
    name: 'P82 what waits for the budget was claimed once a day',
    broken: () => {
      const seen = new Set<string>();
      for (const { id, owner, day, amount, rebates, status } of claims.values()) {
        if (status !== 'scheduled' || amount <= 0n || rebates <= 0) return `claim ${id} is ${status} and waits`;
        if (seen.has(`${owner}/${day}`)) return `${owner} has claimed twice on ${day}`;
        seen.add(`${owner}/${day}`);
        if ((members.of(owner)?.claimedDay ?? -1) < day) return `the claim of ${owner} on ${day} is forgotten`;
      }
      return undefined;
    },
  };
}
