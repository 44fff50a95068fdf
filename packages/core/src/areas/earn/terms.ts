import { type EarnBook, PROMOTION_FUND, payerOf } from '@quay/contract/earn/rules';
import type { Amount } from '@quay/money';
import { daysLeft, daysOver, incomeAt } from '../../earn-sums/clock.ts';
import { bonusOf } from '../../earn-sums/machines.ts';
import { penaltyOf } from '../../earn-sums/terms.ts';
import type { Flows } from './flows.ts';
import type { Funds } from './funds.ts';
import { isEarning, type Orders } from './orders.ts';
import type { EarnPostings } from './postings.ts';
import type { Products } from './products.ts';
import type { ScheduledRows } from './scheduled-rows.ts';
import type { EarnFlow, EarnOrder, Scheduled } from './state.ts';
import type { UplineBonuses } from './upline-bonuses.ts';

/** A payment that is due: which day of an order it is for. */
type Payment = Pick<Scheduled, 'owner' | 'kind' | 'order' | 'product' | 'fund' | 'asset' | 'amount' | 'day' | 'dueAt'>;

/** What happens to orders of terms: income day by day, leaving early, the end. One place moves each of them on. */
export class Terms {
  readonly #products: Products;
  readonly #funds: Funds;
  readonly #orders: Orders;
  readonly #scheduled: ScheduledRows;
  readonly #postings: EarnPostings;
  readonly #flows: Flows;
  readonly #uplines: UplineBonuses;
  readonly #sliceMax: number;

  constructor(of: {
    readonly products: Products;
    readonly funds: Funds;
    readonly orders: Orders;
    readonly scheduled: ScheduledRows;
    readonly postings: EarnPostings;
    readonly flows: Flows;
    readonly uplines: UplineBonuses;
    readonly sliceMax: number;
  }) {
    this.#products = of.products;
    this.#funds = of.funds;
    this.#orders = of.orders;
    this.#scheduled = of.scheduled;
    this.#postings = of.postings;
    this.#flows = of.flows;
    this.#uplines = of.uplines;
    this.#sliceMax = of.sliceMax;
  }

  /** An order begins: its sum is held, and its income promised. */
  begin(row: EarnOrder): EarnOrder {
    const { boughtAt: at, amount, isLent } = row;
    this.#funds.promise(this.#funds.open(row.fund, row.asset), row.daily * BigInt(row.days));
    this.#products.moved(this.#products.find(row.product)!, amount, 1);
    if (!isLent) {
      this.#postings.holdSum(row, at);
      this.#flow(row, 'subscribed', -amount, at, at);
    }
    return this.#orders.add(row);
  }

  /** What leaving now costs. */
  penalty(row: EarnOrder, at: number): Amount {
    return penaltyOf(row.amount, row.penaltyRate ?? 0n, daysLeft(row, at));
  }

  /** The owner leaves early: days that are over are paid, the others are promised no more, and the sum comes back less the penalty. */
  leave(row: EarnOrder, at: number): void {
    const over = daysOver(row, at);
    while (row.daysPaid < over) this.#payDay(row, at, at);
    const unpaid = row.days - row.daysPaid;
    this.#funds.promise(this.#funds.open(row.fund, row.asset), -row.daily * BigInt(unpaid));
    row.hasLeft = true;
    this.#returnSum(row, this.penalty(row, at), at);
  }

  /** Income of a machine is the owner's to use. */
  takeOut(row: EarnOrder, book: EarnBook, at: number): void {
    const amount = row.toTake;
    this.#postings.takeOut(row, book, amount, at);
    row.toTake = 0n;
    row.takenAt = at;
    this.#orders.touch(row);
    this.#flow(row, 'taken-out', amount, at, at);
  }

  /** Staff keep an order as it is until a time. What is due within it is made up for at its end. */
  freeze(row: EarnOrder, reason: string, until: number): void {
    Object.assign(row, { status: 'frozen', frozenFor: reason, frozenUntil: until });
    this.#orders.touch(row);
    this.#orders.time(row);
  }

  unfreeze(row: EarnOrder): void {
    Object.assign(row, { status: 'holding', frozenFor: null, frozenUntil: null });
    this.#orders.touch(row);
    this.#orders.time(row);
  }

  isDue(at: number): boolean {
    return this.#orders.due(at) !== undefined || this.#scheduled.payable() !== undefined;
  }

  /** Pays what is due, as much as one batch may; what waited the longest comes first. Gives how many payments there were. */
  work(at: number): number {
    let done = 0;
    for (let one = this.#scheduled.payable(); one && done < this.#sliceMax; one = this.#scheduled.payable()) {
      this.#payScheduled(one, at);
      done += 1;
    }
    for (let row = this.#orders.due(at); row && done < this.#sliceMax; row = this.#orders.due(at)) {
      this.#step(row, at);
      done += 1;
    }
    return done;
  }

  /** What comes next for an order. */
  #step(row: EarnOrder, at: number): void {
    if (row.status === 'frozen') this.unfreeze(row);
    else if (isEarning(row) && (row.status !== 'holding' || incomeAt(row, row.daysPaid + 1) <= row.endsAt)) {
      this.#payDay(row, incomeAt(row, row.daysPaid + 1), at);
      this.#endIfOver(row, at);
    } else this.#returnSum(row, 0n, at);
  }

  #returnSum(row: EarnOrder, penalty: Amount, at: number): void {
    const { amount, isLent, endsAt } = row;
    if (!isLent) {
      this.#postings.returnSum(row, penalty, at);
      if (penalty > 0n) this.#flow(row, 'penalty', -penalty, at, at);
      row.penalty = penalty;
      row.returned = amount - penalty;
      this.#flow(row, 'returned', row.returned, row.hasLeft ? at : endsAt, at);
    }
    this.#products.moved(this.#products.find(row.product)!, -amount, -1);
    this.#orders.sumReturned(row);
    row.status = 'ending';
    this.#orders.touch(row);
    this.#endIfOver(row, at);
  }

  /** The sum is back and nothing is to come: what was not taken out is the owner's, and the order is over. */
  #endIfOver(row: EarnOrder, at: number): void {
    if (row.status === 'ending' && !isEarning(row) && row.scheduled === 0n) {
      if (row.toTake > 0n) this.takeOut(row, row.book, at);
      this.#orders.end(row, at);
    } else this.#orders.time(row);
  }

  #payDay(row: EarnOrder, dueAt: number, at: number): void {
    const { id: order, owner, product, fund, asset, daily: amount } = row;
    row.daysPaid += 1;
    this.#orders.touch(row);
    if (amount === 0n) return;
    const payment: Payment = { owner, kind: 'income', order, product, fund, asset, amount, day: row.daysPaid, dueAt };
    if (this.#funds.canPay(this.#funds.open(fund, asset), amount, true)) this.#payIncome(row, payment, at);
    else {
      row.scheduled += amount;
      this.#schedule(payment);
    }
  }

  #schedule(payment: Payment, id = this.#flows.nextId()): void {
    this.#scheduled.add({ id, ...payment, status: 'waiting', paidAt: null });
  }

  #payScheduled(one: Scheduled, at: number): void {
    this.#scheduled.end(one, at);
    if (one.kind === 'bonus') {
      this.#payBonus(one, at, one.id);
      return;
    }
    const row = this.#orders.find(one.order)!;
    row.scheduled -= one.amount;
    this.#payIncome(row, one, at, one.id);
    this.#endIfOver(row, at);
  }

  #payIncome(row: EarnOrder, { amount, day, dueAt }: Payment, at: number, flow?: number): void {
    const fund = this.#funds.open(row.fund, row.asset);
    this.#funds.promise(fund, -amount);
    this.#postings.pay(fund, row, amount, false, at);
    row.income += amount;
    row.lastIncome = amount;
    row.lastPaidAt = at;
    if (row.kind === 'machine') row.toTake += amount;
    this.#orders.touch(row);
    this.#products.paid(this.#products.find(row.product)!, amount);
    this.#flow(row, 'income', amount, dueAt, at, { fund: row.fund, payer: payerOf(row), day }, flow);
    for (const [level, owner] of [row.firstSharer, row.secondSharer, row.thirdSharer].entries()) {
      if (owner !== null) this.#bonus(row, owner, bonusOf(amount, level), day, dueAt, at);
    }
    this.#rebate(row, amount, day, dueAt, at);
  }

  /** Lines above the owner of a machine get their part, or a record that says why they do not. */
  #rebate(row: EarnOrder, income: Amount, day: number, dueAt: number, at: number): void {
    const { id: order, product, asset, amount: machine } = row;
    for (const one of this.#uplines.check(row, income, dueAt)) {
      const id = this.#flows.nextId();
      this.#uplines.note({ id, order, product, asset, day, income, machine, ...one, dueAt, at });
      if (one.withheld === null) this.#bonus(row, one.owner, one.amount, day, dueAt, at, id);
    }
  }

  #bonus(row: EarnOrder, owner: number, amount: Amount, day: number, dueAt: number, at: number, id?: number): void {
    if (amount === 0n) return;
    const { id: order, product, asset } = row;
    const payment: Payment = { owner, kind: 'bonus', order, product, fund: PROMOTION_FUND, asset, amount, day, dueAt };
    if (this.#funds.canPay(this.#funds.promotion(asset), amount, false)) this.#payBonus(payment, at, id);
    else this.#schedule(payment, id);
  }

  #payBonus({ owner, order, product, asset, amount, day, dueAt }: Payment, at: number, flow?: number): void {
    const { kind } = this.#products.find(product)!;
    const to = { id: order, owner, kind, asset };
    this.#postings.pay(this.#funds.promotion(asset), to, amount, true, at);
    this.#flows.add(
      {
        ...{ owner, order, product, kind, flow: 'bonus', asset, amount },
        ...{ payer: 'promotion', fund: PROMOTION_FUND, day, dueAt, at },
      },
      flow,
    );
  }

  #flow(
    { id: order, owner, product, kind, asset }: EarnOrder,
    flow: EarnFlow['flow'],
    amount: Amount,
    dueAt: number,
    at: number,
    of: Pick<EarnFlow, 'payer' | 'fund' | 'day'> = { payer: null, fund: '', day: 0 },
    id?: number,
  ): void {
    this.#flows.add({ owner, order, product, kind, flow, asset, amount, ...of, dueAt, at }, id);
  }
}
