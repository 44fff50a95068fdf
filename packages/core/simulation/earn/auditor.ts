import {
  type Core,
  type EarnFlow,
  type EarnFund,
  type EarnOrder,
  type EarnProduct,
  type Entry,
  earnFlowsTable,
  earnFundsTable,
  earnOrdersTable,
  earnProductsTable,
  earnScheduledTable,
  earnTrialsTable,
  entriesTable,
  type Scheduled,
  systemAccounts,
  type Trial,
} from '../../src/index.ts';
import { type BatchView, sequencesOf } from '../auditor/batch-view.ts';
import type { Money } from '../auditor/money.ts';
import { rowsOf } from '../auditor/sorted.ts';
import { wrong } from '../auditor/wrong.ts';
import type { Requests } from '../wallet/requests.ts';
import { SavingsAuditor } from './savings-auditor.ts';
import { holdBook, incomeOfDay, payoutOf, penaltyAt } from './sums.ts';
import { UplineAuditor } from './upline-auditor.ts';

const BONUSES = [20n, 10n, 5n];
const { earnFunds, promotion } = systemAccounts;

/** An order as its flows leave it. */
type Known = { row: EarnOrder; days: number; waiting: number; income: bigint; toTake: bigint; isBack: boolean };

/** The auditor's look at terms, machines and funds: what each flow moved, whether it was due, and that all that is promised is there. */
export class EarnAuditor {
  readonly savings: SavingsAuditor;
  readonly uplines = new UplineAuditor();
  readonly #money: Money;
  readonly #requests: Pick<Requests, 'earned'>;
  readonly #products = new Map<number, EarnProduct>();
  readonly #funds = new Map<string, EarnFund>();
  readonly #orders = new Map<number, Known>();
  readonly #scheduled = new Map<number, Scheduled>();
  readonly #takers = new Set<string>();
  #lastFlow = 0;
  #lastOrder = 0;
  /** How often each thing happened: a life in which nothing does proves nothing. */
  readonly counted = {
    bought: 0,
    trials: 0,
    incomes: 0,
    left: 0,
    ended: 0,
    bonuses: 0,
    scheduled: 0,
    frozen: 0,
    taken: 0,
  };

  constructor(money: Money, requests: Pick<Requests, 'earned'>) {
    this.#money = money;
    this.#requests = requests;
    this.savings = new SavingsAuditor(money, requests);
  }

  take(batch: BatchView): void {
    const { sorted } = batch;
    for (const row of rowsOf<EarnProduct>(sorted, earnProductsTable.number)) this.#products.set(row.id, { ...row });
    const entries = rowsOf<Entry>(sorted, entriesTable.number);
    const flows = rowsOf<EarnFlow>(sorted, earnFlowsTable.number);
    const orders = new Map(rowsOf<EarnOrder>(sorted, earnOrdersTable.number).map((row) => [row.id, { ...row }]));
    const before = new Map([...this.#orders].map(([id, { row }]) => [id, row.status]));
    this.#scheduleds(rowsOf<Scheduled>(sorted, earnScheduledTable.number), flows);
    this.savings.take(
      batch,
      flows.filter(({ kind }) => kind === 'flexible'),
      entries,
      this.#products,
    );
    this.uplines.take(batch);
    for (const row of orders.values()) if (!this.#orders.has(row.id)) this.#begins(row, batch);
    for (const flow of flows) if (flow.kind !== 'flexible') this.#flowed(flow, entries, batch);
    this.uplines.validate(this.#scheduled);
    for (const row of orders.values()) this.#validateOrder(row, before.get(row.id));
    for (const row of rowsOf<Trial>(sorted, earnTrialsTable.number)) {
      if (this.#takers.has(row.taker)) wrong(`I23 ${row.taker} has a second trial`);
      this.#takers.add(row.taker);
    }
    this.#validateFunds(rowsOf<EarnFund>(sorted, earnFundsTable.number));
    const said = sequencesOf(batch).get('earn-flow');
    if (said !== undefined && said < this.#lastFlow) wrong(`flows are beyond their sequence: ${said}`);
    this.#lastFlow = said ?? this.#lastFlow;
  }

  #scheduleds(rows: readonly Scheduled[], flows: readonly EarnFlow[]): void {
    for (const row of rows) {
      const known = this.#scheduled.get(row.id);
      if (!known) this.counted.scheduled += 1;
      if (known && (known.amount !== row.amount || known.owner !== row.owner || known.day !== row.day)) {
        wrong(`what is scheduled as ${row.id} is another payment`);
      }
      if (row.status === 'paid') {
        const flow = flows.find(({ id }) => id === row.id);
        if (flow?.amount !== row.amount || flow.owner !== row.owner || flow.at !== row.paidAt) {
          wrong(`P24 what was scheduled as ${row.id} was not paid`);
        }
        this.#scheduled.delete(row.id);
      } else this.#scheduled.set(row.id, { ...row });
    }
  }

  #begins(row: EarnOrder, { from, to, alone }: BatchView): void {
    const product = this.#products.get(row.product) ?? wrong(`order ${row.id} is of no product`);
    const { id, owner, kind, amount, asset, isLent, rate, days, dayMs, daily, boughtAt, endsAt } = row;
    if (boughtAt < from || boughtAt > to || endsAt !== boughtAt + days * dayMs) wrong(`order ${id} ends at ${endsAt}`);
    if (daily !== incomeOfDay(amount, rate)) wrong(`P24 order ${id} has ${daily} a day`);
    if (kind !== product.kind || asset !== product.asset || days !== product.days)
      wrong(`order ${id} is of another product`);
    if (alone) this.#validateSale(row, product);
    this.#orders.set(id, { row, days: 0, waiting: 0, income: 0n, toTake: 0n, isBack: false });
    this.#lastOrder = Math.max(this.#lastOrder, id);
    if (isLent) this.counted.trials += 1;
    else {
      this.#requests.earned(id, owner);
      this.#money.claim(owner, asset, amount, holdBook(kind));
      this.counted.bought += 1;
    }
  }

  /** Behind a purchase: the terms are those of the product, and no limit is exceeded. */
  #validateSale({ id, owner, amount, rate, penaltyRate, product: of }: EarnOrder, product: EarnProduct): void {
    if (rate !== product.rate || penaltyRate !== product.penaltyRate) wrong(`order ${id} has other terms`);
    const { isOpen, min, max, quota, held, perPerson } = product;
    if (!isOpen || amount < min || amount > max) wrong(`I23 order ${id} is of ${amount}`);
    if (quota !== null && held > quota) wrong(`I23 ${held} of product ${of} are held, its quota is ${quota}`);
    let own = amount;
    for (const { row, isBack } of this.#orders.values()) {
      if (row.owner === owner && row.product === of && !isBack) own += row.amount;
    }
    if (perPerson !== null && own > perPerson) wrong(`I23 ${owner} holds ${own} of product ${of}`);
  }

  #flowed(flow: EarnFlow, entries: readonly Entry[], batch: BatchView): void {
    const { id, order, owner, asset, amount, at, day, dueAt } = flow;
    if (at < batch.from || at > batch.to) wrong(`flow ${id} is of another time`);
    if (flow.flow === 'bonus') {
      this.#bonus(flow);
      return;
    }
    const known = this.#orders.get(order) ?? wrong(`flow ${id} is of no order`);
    const { row } = known;
    const book = holdBook(row.kind);
    if (owner !== row.owner || asset !== row.asset) wrong(`flow ${id} is somebody else’s`);
    if (flow.flow === 'subscribed') this.#move(order, owner, asset, row.book, book, row.amount, 'earn-sum');
    else if (flow.flow === 'income') {
      this.#paid(known, day, dueAt, at, amount);
      this.#fromFund(row.fund, order, owner, asset, amount, book, 'earn-income');
      if (row.kind === 'machine') {
        known.toTake += amount;
        this.#money.claim(owner, asset, amount, 'mining');
      }
      this.#sharersOf(row, amount, day, batch);
      if (row.kind === 'machine' && !row.isLent) this.uplines.check(row, flow, this.#machines());
    } else if (flow.flow === 'penalty') {
      const own = penaltyAt(row, at);
      if (-amount !== own) wrong(`P24 leaving order ${order} costs ${-amount}, not ${own}`);
      this.#fromFund(row.fund, order, owner, asset, amount, book, 'earn-penalty');
    } else if (flow.flow === 'returned') this.#returned(known, flow);
    else if (flow.flow === 'taken-out') {
      if (amount !== known.toTake) wrong(`order ${order} gives ${amount} of ${known.toTake}`);
      known.toTake = 0n;
      this.counted.taken += 1;
      this.#money.claim(owner, asset, -amount, 'mining');
      const to = entries.find(
        (one) => one.reference === order && one.cause === 'earn-taken-out' && one.owner === owner && one.amount > 0n,
      );
      if (to) this.#move(order, owner, asset, 'mining', to.book, amount, 'earn-taken-out');
    }
  }

  /** A day is paid once, in order or late, at the first 04:00 after it is over, or when the owner left. */
  #paid(known: Known, day: number, dueAt: number, at: number, amount: bigint): void {
    const { row } = known;
    const over = row.boughtAt + day * row.dayMs;
    if (amount !== row.daily) wrong(`P24 order ${row.id} was paid ${amount} for day ${day}`);
    if (day < 1 || day > row.days || at < over) wrong(`I22 order ${row.id} was paid for day ${day} at ${at}`);
    if (dueAt !== at && dueAt !== payoutOf(over, row.dayMs))
      wrong(`I22 day ${day} of order ${row.id} is due at ${dueAt}`);
    known.income += amount;
    this.counted.incomes += 1;
  }

  #returned(known: Known, { id, order, owner, asset, amount, at }: EarnFlow): void {
    const { row } = known;
    if (known.isBack) wrong(`order ${order} came back twice`);
    known.isBack = true;
    const cost = row.amount - amount;
    const book = holdBook(row.kind);
    if (at < row.endsAt) {
      if (row.penaltyRate === null || cost !== penaltyAt(row, at))
        wrong(`flow ${id} leaves order ${order} for ${cost}`);
      this.counted.left += 1;
    } else if (cost !== 0n) wrong(`order ${order} came to its end and gave ${amount}`);
    else this.counted.ended += 1;
    this.#money.claim(owner, asset, -row.amount, book);
    this.#move(order, owner, asset, book, row.book, amount, 'earn-return');
  }

  /** Who shared a lock-up gets a part of each income of it, or it is scheduled. */
  #sharersOf(row: EarnOrder, income: bigint, day: number, { sorted }: BatchView): void {
    for (const [level, owner] of [row.firstSharer, row.secondSharer, row.thirdSharer].entries()) {
      if (owner === null) continue;
      if (owner === row.owner || row.kind !== 'lock-up') wrong(`order ${row.id} has itself for a sharer`);
      const amount = (income * BONUSES[level]!) / 100n;
      const isIt = (one: EarnFlow | Scheduled) =>
        one.order === row.id && one.owner === owner && one.day === day && one.amount === amount;
      const isPaid = rowsOf<EarnFlow>(sorted, earnFlowsTable.number).some((one) => one.flow === 'bonus' && isIt(one));
      const waits = rowsOf<Scheduled>(sorted, earnScheduledTable.number).some(
        (one) => one.kind === 'bonus' && isIt(one),
      );
      if (amount > 0n && !isPaid && !waits) wrong(`order ${row.id} gives ${owner} no bonus for day ${day}`);
    }
  }

  #machines(): EarnOrder[] {
    return [...this.#orders.values()].flatMap(({ row, isBack }) =>
      row.kind === 'machine' && !row.isLent && !isBack ? [row] : [],
    );
  }

  #bonus(flow: EarnFlow): void {
    const { id, order, owner, asset, amount, payer, kind } = flow;
    if (kind === 'machine') this.uplines.paid(flow);
    if (payer !== 'promotion') wrong(`flow ${id} is paid by ${payer}`);
    this.#fromFund('promotion', order, owner, asset, amount, 'finance', 'earn-bonus');
    this.counted.bonuses += 1;
  }

  #move(
    reference: number,
    owner: number,
    asset: string,
    from: Entry['book'],
    to: Entry['book'],
    amount: bigint,
    cause: Entry['cause'],
  ): void {
    if (from === to) return;
    this.#money.move(reference, owner, asset, -amount, cause, from);
    this.#money.move(reference, owner, asset, amount, cause, to);
  }

  #fromFund(
    code: string,
    reference: number,
    owner: number,
    asset: string,
    amount: bigint,
    book: Entry['book'],
    cause: Entry['cause'],
  ): void {
    this.#money.move(reference, code === 'promotion' ? promotion : earnFunds, asset, -amount, cause, 'finance');
    this.#money.move(reference, owner, asset, amount, cause, book);
  }

  /** The row says what its flows leave. */
  #validateOrder(row: EarnOrder, before: EarnOrder['status'] | undefined): void {
    const known = this.#orders.get(row.id)!;
    known.row = row;
    if (row.status === 'frozen' && before !== 'frozen') this.counted.frozen += 1;
    let waiting = 0n;
    for (const one of this.#scheduled.values())
      if (one.kind === 'income' && one.order === row.id) waiting += one.amount;
    const said = [row.income, row.scheduled, row.toTake];
    const own = [known.income, waiting, known.toTake];
    if (said.join() !== own.join()) wrong(`order ${row.id} says ${said}, its flows ${own}`);
    if (row.income + row.scheduled !== row.daily * BigInt(row.daysPaid)) wrong(`I22 order ${row.id} skipped a day`);
    const isBack = row.status !== 'holding' && row.status !== 'frozen';
    if (!row.isLent && isBack !== known.isBack) wrong(`order ${row.id} is ${row.status}`);
    known.isBack = isBack;
    if (row.endedAt === null) return;
    if (row.toTake !== 0n || row.scheduled !== 0n) wrong(`order ${row.id} ended and keeps something`);
    if (!row.hasLeft && row.daysPaid !== row.days) wrong(`order ${row.id} ended after ${row.daysPaid} days`);
    this.#orders.delete(row.id);
  }

  /** Nothing is promised that is not there, and a fund is what came in less what went out. */
  #validateFunds(rows: readonly EarnFund[]): void {
    for (const row of rows) this.#funds.set(`${row.code}/${row.asset}`, { ...row });
    if (rows.length === 0) return;
    const promised = new Map<string, bigint>();
    const add = (key: string, amount: bigint) => promised.set(key, (promised.get(key) ?? 0n) + amount);
    for (const { row } of this.#orders.values()) {
      if (!row.hasLeft) add(`${row.fund}/${row.asset}`, row.daily * BigInt(row.days - row.daysPaid));
    }
    for (const one of this.#scheduled.values()) if (one.kind === 'income') add(`${one.fund}/${one.asset}`, one.amount);
    for (const [key, { funded, promised: said, putIn, takenOut, received, paid }] of this.#funds) {
      const own = promised.get(key) ?? 0n;
      if (said !== own) wrong(`P24 ${key} promised ${said}, its orders say ${own}`);
      if (said > funded) wrong(`P24 ${key} promised ${said} of ${funded}`);
      if (funded !== putIn - takenOut + received - paid) wrong(`P24 ${key} has ${funded}`);
    }
  }

  /** All entries are read. */
  validate(): void {
    const sums = new Map<string, bigint>();
    for (const { code, asset, funded } of this.#funds.values()) {
      const key = `${code === 'promotion' ? promotion : earnFunds}/${asset}`;
      sums.set(key, (sums.get(key) ?? 0n) + funded);
    }
    for (const [key, funded] of sums) {
      const [owner, asset] = key.split('/');
      const own = this.#money.totalOf(Number(owner), asset!, 'finance');
      if (own !== funded) wrong(`P24 account ${key} has ${own}, its funds ${funded}`);
    }
    this.savings.validate();
  }

  /** Holds all that a core came back with against what was durable. */
  compare(core: Pick<Core, 'earn'>): void {
    const { orders, funds, scheduled } = core.earn;
    if (orders.size !== this.#orders.size) wrong('I32 orders of terms did not come back');
    for (const row of orders.values()) {
      const known = this.#orders.get(row.id)?.row ?? wrong(`I32 order ${row.id} is new`);
      if (known.daysPaid !== row.daysPaid || known.status !== row.status || known.toTake !== row.toTake) {
        wrong(`I32 order ${row.id} came back different`);
      }
    }
    for (const row of funds.values()) {
      const known = this.#funds.get(`${row.code}/${row.asset}`);
      if (known?.funded !== row.funded || known.promised !== row.promised)
        wrong(`I32 fund ${row.code} came back different`);
    }
    if (scheduled.size !== this.#scheduled.size) wrong('I32 what is scheduled did not come back');
    this.savings.compare(core);
  }
}
