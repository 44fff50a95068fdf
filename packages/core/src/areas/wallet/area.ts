import type { Area } from '../../engine/area.ts';
import { type Changes, Rows } from '../../engine/changes.ts';
import type { Sequences } from '../../engine/sequences.ts';
import type { Guard } from '../../guard/guard.ts';
import type { Claim, Ledger } from '../../ledger/ledger.ts';
import { acknowledgeReversal } from './commands/acknowledge-reversal.ts';
import { approveWithdrawal } from './commands/approve-withdrawal.ts';
import { assignHotWallet } from './commands/assign-hot-wallet.ts';
import { beginHotWallet } from './commands/begin-hot-wallet.ts';
import { bookOutflow } from './commands/book-outflow.ts';
import { chargePaidWithdrawal } from './commands/charge-paid-withdrawal.ts';
import { collectDebts } from './commands/collect-debts.ts';
import { creditDeposit, type WalletHeard } from './commands/credit-deposit.ts';
import { forgetRequests } from './commands/forget-requests.ts';
import { fundSystemAccount } from './commands/fund-system-account.ts';
import { openAccount, type PracticeFunds } from './commands/open-account.ts';
import { rejectWithdrawal } from './commands/reject-withdrawal.ts';
import { reopenWithdrawal } from './commands/reopen-withdrawal.ts';
import { repayWithdrawal } from './commands/repay-withdrawal.ts';
import { requestWithdrawal } from './commands/request-withdrawal.ts';
import { reverseDeposit } from './commands/reverse-deposit.ts';
import { reviseOutflow } from './commands/revise-outflow.ts';
import { sendToUser } from './commands/send-to-user.ts';
import { settleWithdrawal } from './commands/settle-withdrawal.ts';
import { signWithdrawal } from './commands/sign-withdrawal.ts';
import { type Movable, transferCoins } from './commands/transfer-coins.ts';
import type { Debts } from './debts.ts';
import { walletDue } from './due.ts';
import type { Holders } from './holders.ts';
import { HotWallets } from './hot-wallets.ts';
import { walletInvariants } from './invariants.ts';
import { Reversals } from './reversals.ts';
import {
  type Credit,
  creditsTable,
  type Debt,
  type Outflow,
  outflowsTable,
  type Request,
  requestsTable,
  transfersTable,
  userTransfersTable,
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
  readonly reversals: Reversals;
  readonly hotWallets: HotWallets;
  /** Open debts of an owner, the oldest first. While there is one, nothing of value may leave the owner. */
  debtOf(owner: number): readonly Debt[];
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
  debts: Debts,
  practice: PracticeFunds,
  movable: Movable,
  isClosing: (owner: number) => boolean,
  heard: WalletHeard,
): WalletArea {
  const credits = new Rows(creditsTable, changes);
  const withdrawals = new Withdrawals(changes);
  const reversals = new Reversals(changes);
  const days = new WithdrawalDays(changes);
  const requests = new Rows(requestsTable, changes);
  const revisions = new Rows(withdrawalRevisionsTable, changes);
  const outflows = new Rows(outflowsTable, changes);
  const hotWallets = new HotWallets(changes);
  const deposits = { credits, debts, reversals, withdrawals, ledger, creditIds: sequences.of('credit'), heard };
  const withdrawalIds = sequences.of('withdrawal');
  const payouts = { withdrawals, reversals, debts, days, requests, ledger, guard, withdrawalIds };
  return {
    name: 'wallet',
    credits,
    withdrawals,
    requests,
    revisions,
    outflows,
    reversals,
    hotWallets,
    debtOf: (owner) => debts.of(owner),
    state: [
      holders,
      credits,
      debts,
      withdrawals,
      withdrawals.wallets,
      reversals,
      days,
      requests,
      revisions,
      outflows,
      hotWallets,
    ],
    logs: [transfersTable, userTransfersTable],
    commands: [
      openAccount(holders, ledger, practice),
      transferCoins(changes, { requests, ledger, transferIds: sequences.of('transfer'), movable }),
      creditDeposit(deposits),
      reverseDeposit(deposits),
      collectDebts(debts),
      requestWithdrawal(payouts),
      approveWithdrawal(payouts),
      acknowledgeReversal(payouts),
      rejectWithdrawal(payouts),
      signWithdrawal({ ...payouts, hotWallets }),
      settleWithdrawal({ ...payouts, heard }),
      forgetRequests(requests),
      fundSystemAccount(ledger),
      reopenWithdrawal({ ...payouts, revisions, hotWallets }),
      chargePaidWithdrawal({ ...payouts, revisions }),
      repayWithdrawal({ ...payouts, revisions }),
      bookOutflow({ outflows, ledger }),
      reviseOutflow({ outflows, ledger }),
      beginHotWallet(hotWallets),
      assignHotWallet({ withdrawals, hotWallets }),
      sendToUser(changes, {
        ...{ holders, days, requests, ledger, guard, isClosing, heard },
        userTransferIds: sequences.of('user-transfer'),
      }),
    ],
    due: (now) => walletDue(requests, debts, now),
    rebuild() {
      requests.sort((a, b) => a.at - b.at);
      withdrawals.rebuild();
      reversals.rebuild();
      hotWallets.rebuild();
      debts.rebuild();
    },
    afterCommand: (at) => debts.collect(at),
    invariants: walletInvariants({ credits, debts, reversals, withdrawals, days, revisions, outflows, ledger }),
    *claims() {
      for (const { owner, asset, amount } of withdrawals.values()) yield { owner, book: 'spot', asset, amount };
    },
  };
}
