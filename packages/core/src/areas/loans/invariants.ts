import type { Invariant } from '../../engine/area.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import { systemAccounts } from '../../ledger/system-accounts.ts';
import type { LoanRows } from './loan-rows.ts';
import { POOL_BOOK, type Pools } from './pools.ts';
import type { Products } from './products.ts';

/** What is true of loans and pools after every command, worked out from scratch. */
export function loansInvariants(
  ledger: Ledger,
  loans: LoanRows,
  pools: Pools,
  products: Products,
): readonly Invariant[] {
  return [
    {
      name: 'P41 a pool has lent the principal of its loans, and what it has is what Quay and savers put in less what is lent',
      broken: () => {
        const lent = new Map<string, bigint>();
        for (const { asset, principal } of loans.values()) lent.set(asset, (lent.get(asset) ?? 0n) + principal);
        for (const { asset, capital, lent: said, interest, lendersInterest } of pools.values()) {
          const own = ledger.balance(systemAccounts.loanPool, POOL_BOOK, asset).available;
          if (said !== (lent.get(asset) ?? 0n)) return `${asset}: ${said} is lent, loans are ${lent.get(asset)}`;
          const saved = pools.saved(asset);
          if (own !== capital + saved - said)
            return `${asset}: the pool has ${own}, ${capital} and ${saved} less ${said}`;
          if (lendersInterest !== (interest * 9n) / 10n)
            return `${asset}: lenders got ${lendersInterest} of ${interest}`;
          if (capital < 0n || pools.free(asset) < 0n)
            return `${asset}: ${capital} of its own, ${pools.free(asset)} free`;
        }
        return undefined;
      },
    },
    {
      name: 'P42 a product has lent and holds what its loans say',
      broken: () => {
        const sums = new Map<string, { lent: bigint; pledged: bigint }>();
        for (const { asset, pledge, days, principal, pledged } of loans.values()) {
          const key = `${asset}/${pledge}/${days}`;
          const sum = sums.get(key) ?? { lent: 0n, pledged: 0n };
          sums.set(key, { lent: sum.lent + principal, pledged: sum.pledged + pledged });
        }
        for (const { asset, pledge, days, lent, pledged } of products.values()) {
          const key = `${asset}/${pledge}/${days}`;
          const sum = sums.get(key) ?? { lent: 0n, pledged: 0n };
          if (sum.lent !== lent || sum.pledged !== pledged) return `${key} has ${lent} lent and ${pledged} pledged`;
        }
        return undefined;
      },
    },
    {
      name: 'P43 a loan that is not over owes something, has a pledge, and counts whole hours',
      broken: () => {
        for (const { id, principal, owed, pledged, openedAt, countedTo, dueAt, hourMs } of loans.values()) {
          if (principal < 0n || owed < 0n || principal + owed === 0n) return `loan ${id} owes ${principal} and ${owed}`;
          if (pledged <= 0n) return `loan ${id} has a pledge of ${pledged}`;
          if ((countedTo - openedAt) % hourMs !== 0 || (dueAt - openedAt) % hourMs !== 0) {
            return `loan ${id} counts from ${openedAt} to ${countedTo}`;
          }
        }
        return undefined;
      },
    },
  ];
}
