import {
  type Core,
  type Credit,
  creditsTable,
  type Debt,
  debtsTable,
  type Request,
  requestsTable,
  type Transfer,
  transfersTable,
  type UserTransfer,
  userTransfersTable,
  type Withdrawal,
  type WithdrawalReversal,
  withdrawalReversalsTable,
  withdrawalsTable,
} from '../../src/index.ts';
import { type BatchView, validateSequence } from '../auditor/batch-view.ts';
import type { Money } from '../auditor/money.ts';
import { rowsOf } from '../auditor/sorted.ts';
import { Credits } from './credits.ts';
import { Debts } from './debts.ts';
import { Outflows } from './outflows.ts';
import { Requests } from './requests.ts';
import { takeWaysOut } from './ways-out.ts';
import { type DayLimits, Withdrawals } from './withdrawals.ts';

/** The auditor's look at coins that come in, leave, or change their book. */
export class WalletAuditor {
  readonly requests: Requests;
  readonly #credits: Credits;
  readonly #debts: Debts;
  readonly #withdrawals: Withdrawals;
  readonly #outflows: Outflows;

  constructor(money: Money, limits: DayLimits) {
    this.requests = new Requests(money);
    this.#credits = new Credits(money);
    this.#debts = new Debts(money);
    this.#withdrawals = new Withdrawals(money, limits);
    this.#outflows = new Outflows(money);
  }

  take(batch: BatchView): void {
    const { sorted, from, to, alone } = batch;
    for (const row of rowsOf<Transfer>(sorted, transfersTable.number)) this.requests.takeTransfer(row, from, to);
    for (const { op, row } of sorted.get(creditsTable.number) ?? []) {
      const credit = row as Credit;
      this.#credits.take(op, credit, from, to, alone);
      this.#debts.credited(credit, this.#withdrawals.ofOwner(credit.owner), alone);
    }
    takeWaysOut(sorted, { withdrawals: this.#withdrawals, outflows: this.#outflows }, from, to);
    for (const { op, row } of sorted.get(withdrawalsTable.number) ?? []) {
      const withdrawal = row as Withdrawal;
      this.#debts.moved(this.#withdrawals.of(withdrawal.id), withdrawal, alone);
      if (!this.#withdrawals.take(op, withdrawal, from, to)) continue;
      this.#debts.requested(withdrawal, alone);
      this.requests.withdrawn(withdrawal.id, withdrawal.owner);
    }
    // Behind the withdrawals: what those of the batch gave back is counted by now.
    for (const row of rowsOf<UserTransfer>(sorted, userTransfersTable.number)) {
      this.requests.takeUserTransfer(row, from, to);
      this.#withdrawals.countSent(row, alone);
      this.#debts.sent(row, alone);
    }
    for (const { op, row } of sorted.get(debtsTable.number) ?? []) this.#debts.take(op, row as Debt, from, to);
    for (const { op, row } of sorted.get(withdrawalReversalsTable.number) ?? []) {
      this.#debts.takeReversal(op, row as WithdrawalReversal, from, to);
    }
    for (const { op, row } of sorted.get(requestsTable.number) ?? []) {
      this.requests.take(op, row as Request, from, to);
    }
    validateSequence(batch, 'transfer', this.requests.lastTransfer);
    validateSequence(batch, 'user-transfer', this.requests.lastUserTransfer);
    validateSequence(batch, 'credit', this.#credits.last);
    validateSequence(batch, 'debt', this.#debts.last);
    validateSequence(batch, 'withdrawal', this.#withdrawals.last);
  }

  validate(): void {
    this.#credits.validate();
    this.#withdrawals.validate((id) => this.#debts.chargedOf(id));
    this.#debts.validate((asset) => this.#withdrawals.owed(asset) + this.#outflows.owed(asset));
    this.requests.validate();
  }

  compare({ wallet }: Pick<Core, 'wallet'>): void {
    this.#withdrawals.compare(wallet.withdrawals.values());
    this.#outflows.compare(wallet.outflows.values());
    this.#debts.compare(wallet.debtOf, wallet.reversals.values());
  }
}
