import type { Invariant } from '../engine/area.ts';
import type { Accounts } from './accounts.ts';
import type { FeeTotals } from './fee-totals.ts';
import type { Claim } from './ledger.ts';
import { mayOwe, systemAccounts } from './system-accounts.ts';
import type { Account } from './tables.ts';

/** What is true of all accounts after every command, worked out from scratch. */
export function ledgerInvariants(
  accounts: Accounts,
  feeTotals: FeeTotals,
  claims: () => Iterable<Claim>,
): readonly Invariant[] {
  return [
    {
      name: 'I1 all accounts of an asset sum to zero',
      broken: () => {
        const sums = new Map<string, bigint>();
        for (const { asset, available, frozen } of accounts.values()) {
          sums.set(asset, (sums.get(asset) ?? 0n) + available + frozen);
        }
        for (const [asset, sum] of sums) if (sum !== 0n) return `${asset} sums to ${sum}`;
        return undefined;
      },
    },
    {
      name: 'I2 nobody but the outside, the bad debt and the clearing account is below zero',
      broken: () => {
        for (const { owner, asset, available, frozen } of accounts.values()) {
          if (frozen < 0n || (available < 0n && !mayOwe(owner)))
            return `${owner} ${asset}: ${available}, ${frozen} frozen`;
        }
        return undefined;
      },
    },
    {
      name: 'I3 what is frozen is the sum of the claims on it',
      broken: () => {
        const claimed = new Map<string, bigint>();
        for (const claim of claims()) claimed.set(keyOf(claim), (claimed.get(keyOf(claim)) ?? 0n) + claim.amount);
        for (const account of accounts.values()) {
          const sum = claimed.get(keyOf(account)) ?? 0n;
          if (sum !== account.frozen) return `${keyOf(account)} has ${account.frozen} frozen, claims are ${sum}`;
          claimed.delete(keyOf(account));
        }
        for (const [key, sum] of claimed) if (sum !== 0n) return `${key} is claimed ${sum} and has no account`;
        return undefined;
      },
    },
    {
      name: 'I16 a tenth of all fees is in the safety fund',
      broken: () => {
        // In whatever book they were charged.
        const held = new Map<string, bigint>();
        for (const { owner, asset, available } of accounts.values()) {
          held.set(`${owner}/${asset}`, (held.get(`${owner}/${asset}`) ?? 0n) + available);
        }
        for (const { asset, charged, toSafetyFund } of feeTotals.values()) {
          const fund = held.get(`${systemAccounts.safetyFund}/${asset}`) ?? 0n;
          const fees = held.get(`${systemAccounts.fees}/${asset}`) ?? 0n;
          if (toSafetyFund !== charged / 10n || fund !== toSafetyFund || fees !== charged - toSafetyFund) {
            return `${asset}: charged ${charged}, fund ${fund}, fees ${fees}`;
          }
        }
        return undefined;
      },
    },
  ];
}

const keyOf = ({ owner, book, asset }: Pick<Account, 'owner' | 'book' | 'asset'>): string =>
  `${owner}/${book}/${asset}`;
