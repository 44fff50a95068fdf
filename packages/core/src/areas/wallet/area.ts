import type { Area } from '../../engine/area.ts';
import { type Changes, Rows } from '../../engine/changes.ts';
import type { Sequences } from '../../engine/sequences.ts';
import type { Guard } from '../../guard/guard.ts';
import type { Claim, Ledger } from '../../ledger/ledger.ts';
import { approveWithdrawal } from './commands/approve-withdrawal.ts';
import { bookOutflow } from './commands/book-outflow.ts';
import { chargePaidWithdrawal } from './commands/charge-paid-withdrawal.ts';
import { creditDeposit } from './commands/credit-deposit.ts';
import { forgetRequests } from './commands/forget-requests.ts';
import { fundHouse } from './commands/fund-house.ts';
import { openAccount, type PracticeFunds } from './commands/open-account.ts';
import { rejectWithdrawal } from './commands/reject-withdrawal.ts';
import { reopenWithdrawal } from './commands/reopen-withdrawal.ts';
import { repayWithdrawal } from './commands/repay-withdrawal.ts';
import { requestWithdrawal } from './commands/request-withdrawal.ts';
import { reverseDeposit } from './commands/reverse-deposit.ts';
import { reviseOutflow } from './commands/revise-outflow.ts';
import { settleWithdrawal } from './commands/settle-withdrawal.ts';
import { signWithdrawal } from './commands/sign-withdrawal.ts';
import { transferCoins } from './commands/transfer-coins.ts';
import { walletDue } from './due.ts';
import type { Holders } from './holders.ts';
import { walletInvariants } from './invariants.ts';
import {
  type Credit,
  creditsTable,
  type Outflow,
  outflowsTable,
  type Request,
  requestsTable,
  transfersTable,
  type WithdrawalRevision,
  withdrawalRevisionsTable,
} from './state.ts';
import { WithdrawalDays } from './withdrawal-days.ts';
import { Withdrawals } from './withdrawals.ts';

export type WalletArea = Area & {
  readonly credits: Rows<Credit>;
  readonly withdrawals: Withdrawals;
  readonly requests: Rows<Request>;
  readonly revisions: Rows<WithdrawalRevision>;
  readonly outflows: Rows<Outflow>;
  /** What withdrawals keep frozen until they are over. */
  claims(): Iterable<Claim>;
};

/** Who holds accounts, and how coins come in, go out, and move between books. */
export function walletArea(
  changes: Changes,
  sequences: Sequences,
  ledger: Ledger,
  holders: Holders,
  guard: Guard,
  practice: PracticeFunds,
): WalletArea {
  const credits = new Rows(creditsTable, changes);
  const withdrawals = new Withdrawals(changes);
  const days = new WithdrawalDays(changes);
  const requests = new Rows(requestsTable, changes);
  const revisions = new Rows(withdrawalRevisionsTable, changes);
  const outflows = new Rows(outflowsTable, changes);
  const deposits = { credits, ledger, creditIds: sequences.of('credit') };
  const payouts = { withdrawals, days, requests, ledger, guard, withdrawalIds: sequences.of('withdrawal') };
  return {
    name: 'wallet',
    credits,
    withdrawals,
    requests,
    revisions,
    outflows,
    state: [holders, credits, withdrawals, days, requests, revisions, outflows],
    logs: [transfersTable],
    commands: [
      openAccount(holders, ledger, practice),
      transferCoins(changes, { requests, ledger, transferIds: sequences.of('transfer') }),
      creditDeposit(deposits),
      reverseDeposit(deposits),
      requestWithdrawal(payouts),
      approveWithdrawal(payouts),
      rejectWithdrawal(payouts),
      signWithdrawal(payouts),
      settleWithdrawal(payouts),
      forgetRequests(requests),
      fundHouse(ledger),
      reopenWithdrawal({ ...payouts, revisions }),
      chargePaidWithdrawal({ ...payouts, revisions }),
      repayWithdrawal(payouts),
      bookOutflow({ outflows, ledger }),
      reviseOutflow({ outflows, ledger }),
    ],
    due: (now) => walletDue(requests, now),
    rebuild() {
      requests.sort((a, b) => a.at - b.at);
      withdrawals.rebuild();
    },
    invariants: walletInvariants({ credits, withdrawals, days, revisions }),
    *claims() {
      for (const { owner, asset, amount } of withdrawals.values()) yield { owner, book: 'spot', asset, amount };
    },
  };
}
