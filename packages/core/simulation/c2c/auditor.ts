import {
  type Ad,
  adsTable,
  type C2cDay,
  type C2cEventRow,
  type C2cOrder,
  type Core,
  c2cDaysTable,
  c2cEventsTable,
  c2cOrdersTable,
  type MerchantDeposit,
  merchantDepositsTable,
} from '../../src/index.ts';
import { type BatchView, validateSequence } from '../auditor/batch-view.ts';
import type { Money } from '../auditor/money.ts';
import { rowsOf } from '../auditor/sorted.ts';
import { wrong } from '../auditor/wrong.ts';
import type { Requests } from '../wallet/requests.ts';
import { C2c, type TakingLimits } from './ads-and-orders.ts';
import { BLOCKS_MAX } from './agent.ts';
import { Apart } from './apart.ts';
import { Deposits } from './deposits.ts';
import { Merchants } from './merchants.ts';

/** The auditor's look at coins against fiat: ads, orders and their events, and merchants with their deposits. */
export class C2cAuditor {
  readonly #money: Money;
  readonly #requests: Requests;
  readonly #c2c: C2c;
  readonly #merchants = new Merchants();
  readonly #apart = new Apart();
  readonly #deposits = new Deposits();

  constructor(money: Money, requests: Requests, taking: TakingLimits) {
    this.#money = money;
    this.#requests = requests;
    this.#c2c = new C2c(money, taking);
  }

  /** Of a batch of one command the markets' prices are known: nothing traded in it. */
  take(batch: BatchView, priceOf: (asset: string) => bigint): void {
    const { sorted, from, to, alone } = batch;
    this.#c2c.begin();
    for (const table of [adsTable, c2cOrdersTable, c2cDaysTable]) {
      if (sorted.get(table.number)?.some(({ op }) => op === 'drop')) wrong(`a row of ${table.name} was dropped`);
    }
    const events = rowsOf<C2cEventRow>(sorted, c2cEventsTable.number);
    const orders = rowsOf<C2cOrder>(sorted, c2cOrdersTable.number);
    const fresh = this.#c2c.takeEvents(events, orders, from, to, alone ? priceOf : undefined);
    for (const { id, taker } of fresh) this.#requests.ordered(id, taker);
    const posted = (id: number, owner: number) => this.#requests.posted(id, owner);
    this.#c2c.takeAds(rowsOf<Ad>(sorted, adsTable.number), from, to, posted);
    this.#c2c.takeDays(rowsOf<C2cDay>(sorted, c2cDaysTable.number));
    const made = new Set(fresh.map(({ id }) => id));
    this.#apart.take(sorted, { made, orders, alone, max: BLOCKS_MAX });
    this.#merchants.take(sorted, { fresh, orders, events, alone });
    validateSequence(batch, 'c2c-ad', this.#c2c.lastAd);
    validateSequence(batch, 'c2c-order', this.#c2c.lastOrder);
  }

  takeDeposits(batch: BatchView): void {
    const { sorted, from, to } = batch;
    for (const { op, row } of sorted.get(merchantDepositsTable.number) ?? []) {
      const deposit = row as MerchantDeposit;
      this.#money.claim(deposit.owner, deposit.asset, this.#deposits.take(op, deposit, from, to));
    }
    this.#deposits.validate(this.#c2c.compensated);
    validateSequence(batch, 'deposit', this.#deposits.last);
  }

  compare({ c2c }: Pick<Core, 'c2c'>): void {
    this.#c2c.compare(c2c.ads.values(), c2c.orders.values());
    this.#apart.compare(c2c.blocks.values());
  }
}
