import type { Rows } from '../../engine/changes.ts';
import { dayOf } from '../../engine/days.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import { systemAccounts } from '../../ledger/system-accounts.ts';
import type { Debts } from './debts.ts';
import type { Reversals } from './reversals.ts';
import { type Credit, isOver, type Outflow, type WithdrawalRevision } from './state.ts';
import type { WithdrawalDays } from './withdrawal-days.ts';
import type { Withdrawals } from './withdrawals.ts';

type Kept = {
  readonly credits: Rows<Credit>;
  readonly debts: Debts;
  readonly reversals: Reversals;
  readonly withdrawals: Withdrawals;
  readonly days: WithdrawalDays;
  readonly revisions: Rows<WithdrawalRevision>;
  readonly outflows: Rows<Outflow>;
  readonly ledger: Ledger;
};

/** What is true of credits, debts and withdrawals after every command, worked out from scratch. */
export function walletInvariants({ credits, debts, reversals, withdrawals, days, revisions, outflows, ledger }: Kept) {
  return [
    {
      name: 'I26 a credit has one number, and is either credited or reversed',
      broken: () => {
        const ids = new Set<number>();
        for (const { id, state, reversedAt, amount, shortfall } of credits.values()) {
          if (ids.has(id)) return `credit ${id} is there twice`;
          ids.add(id);
          if ((state === 'reversed') !== (reversedAt !== null)) return `credit ${id} is ${state} since ${reversedAt}`;
          if (shortfall < 0n || shortfall > amount) return `credit ${id} of ${amount} fell short by ${shortfall}`;
          if (state === 'credited' && shortfall !== 0n) return `credit ${id} is credited and short`;
        }
        return undefined;
      },
    },
    {
      name: 'I45 the bad debt is the sum of what is owed by name',
      broken: () => {
        const sums = new Map<string, bigint>();
        for (const { id, owner, asset, amount, left, state, paidAt } of debts.values()) {
          if (state !== 'open' || paidAt !== null || left <= 0n || left > amount)
            return `debt ${id} is ${state}: ${left}`;
          if (!debts.of(owner).some((one) => one.id === id)) return `debt ${id} is not found by its owner`;
          sums.set(asset, (sums.get(asset) ?? 0n) + left);
        }
        const owe = (asset: string, amount: bigint) => sums.set(asset, (sums.get(asset) ?? 0n) + amount);
        for (const { asset, debt } of revisions.values()) if (debt > 0n) owe(asset, debt);
        for (const { asset, amount, account, reversedAt } of outflows.values()) {
          if (account === systemAccounts.badDebt && reversedAt === null) owe(asset, amount);
        }
        // That of contracts is what losses were more than all that stood behind them, and has no name.
        for (const { owner, book, asset, available } of ledger.accounts.values()) {
          if (owner !== systemAccounts.badDebt || book !== 'spot') continue;
          if (-available !== (sums.get(asset) ?? 0n))
            return `${asset}: bad debt ${available}, debts ${sums.get(asset)}`;
          sums.delete(asset);
        }
        for (const [asset, sum] of sums) return `${asset}: debts of ${sum} and no bad debt`;
        return undefined;
      },
    },
    {
      name: 'I46 a reversal waits for staff with a withdrawal that is not over',
      broken: () => {
        for (const { withdrawal, credit, state } of reversals.values()) {
          if (!withdrawals.get(String(withdrawal))) return `withdrawal ${withdrawal} is over, credit ${credit} waits`;
          if (state === 'over') return `credit ${credit} is over with withdrawal ${withdrawal} and still here`;
        }
        return undefined;
      },
    },
    {
      name: 'I28 everybody has one withdrawal at a time, approved as it needs before it is signed, under its own nonce',
      broken: () => {
        const owners = new Set<number>();
        const nonces = new Set<string>();
        for (const one of withdrawals.values()) {
          const { id, owner, state, needs, firstBy, secondBy, network, nonce, txHash, raw } = one;
          if (isOver(state)) return `withdrawal ${id} is over and still here`;
          // One that the chain opened again is nothing that its owner asked for.
          if (!revisions.get(String(id))) {
            if (owners.has(owner)) return `${owner} has two withdrawals`;
            owners.add(owner);
          }
          if (withdrawals.ofOwner(owner)?.owner !== owner) return `withdrawal ${id} is not found by its owner`;
          const approvals = [firstBy, secondBy].filter((by) => by !== null);
          if (new Set(approvals).size !== approvals.length) return `withdrawal ${id} was approved twice by ${firstBy}`;
          if (state === 'reviewing' ? approvals.length >= needs : approvals.length !== needs) {
            return `withdrawal ${id} is ${state} with ${approvals.length} approvals of ${needs}`;
          }
          const isSigned = state === 'broadcasting';
          if ([nonce, txHash, raw].some((part) => (part !== null) !== isSigned)) {
            return `withdrawal ${id} is ${state} and its transaction says otherwise`;
          }
          if (!isSigned) continue;
          const wallet = withdrawals.wallets.of(id);
          if (wallet === undefined) continue;
          if (nonces.has(`${network}/${wallet}/${nonce}`)) return `two withdrawals have nonce ${nonce} of ${network}`;
          nonces.add(`${network}/${wallet}/${nonce}`);
        }
        return undefined;
      },
    },
    {
      name: 'I30 what is on its way is counted in its day',
      broken: () => {
        for (const { owner, day, count, amount } of days.values()) {
          if (count < 0 || amount < 0n) return `${owner} has withdrawn ${count} times and ${amount}`;
          if ((count === 0) !== (amount === 0n)) return `${owner} has withdrawn ${count} times and ${amount}`;
          const pending = withdrawals.ofOwner(owner);
          if (!pending || dayOf(pending.requestedAt) !== day) continue;
          if (count < 1 || amount < pending.amount) return `withdrawal ${pending.id} of ${owner} was not counted`;
        }
        return undefined;
      },
    },
  ];
}
