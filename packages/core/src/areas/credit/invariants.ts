import type { Invariant } from '../../engine/area.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import { systemAccounts } from '../../ledger/system-accounts.ts';
import type { CreditLoans } from './loans.ts';
import { CREDIT_BOOK, type CreditPoolRows } from './pool.ts';
import type { CreditLoan } from './state.ts';

const sumOf = (loans: Iterable<CreditLoan>, asset: string, statuses: readonly string[]): bigint => {
  let sum = 0n;
  for (const loan of loans) if (loan.asset === asset && statuses.includes(loan.status)) sum += loan.principal;
  return sum;
};

/** What is true of credit after every command, worked out from scratch. */
export function creditInvariants(ledger: Ledger, loans: CreditLoans, pool: CreditPoolRows): readonly Invariant[] {
  return [
    {
      name: 'P60 the credit pool has what was put in and earned, less what is lent, and keeps what is offered',
      broken: () => {
        for (const { asset, funded, interest, lent, offered } of pool.values()) {
          const { available, frozen } = ledger.balance(systemAccounts.creditPool, CREDIT_BOOK, asset);
          if (available + frozen !== funded + interest - lent || frozen !== offered) {
            return `the pool of ${asset} has ${available} and ${frozen}, of ${funded} and ${interest} with ${lent} lent`;
          }
        }
        return undefined;
      },
    },
    {
      name: 'P61 what is lent and offered is what the loans say',
      broken: () => {
        for (const { asset, lent, offered } of pool.values()) {
          const borrowed = sumOf(loans.values(), asset, ['borrowing', 'overdue']);
          const open = sumOf(loans.values(), asset, ['offered']);
          if (borrowed !== lent || open !== offered) {
            return `${lent} and ${offered} of ${asset}, loans of ${borrowed} and ${open}`;
          }
        }
        return undefined;
      },
    },
    {
      name: 'P62 nobody has two applications under review, and two decided what is above the limit of one',
      broken: () => {
        const applicants = new Set<number>();
        for (const loan of loans.values()) {
          const { id, owner, status, asked, principal, oneMax, firstBy, secondBy } = loan;
          if (status === 'reviewing' || status === 'offered') {
            if (applicants.has(owner)) return `${owner} has two applications`;
            applicants.add(owner);
          }
          const isApproved = status !== 'reviewing';
          if (isApproved !== principal > 0n || principal > asked) return `loan ${id} is of ${principal} of ${asked}`;
          if (isApproved && asked > oneMax && (secondBy === null || firstBy === secondBy)) {
            return `loan ${id} of ${asked} was decided by one`;
          }
        }
        return undefined;
      },
    },
  ];
}
