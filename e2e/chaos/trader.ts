import { edge } from '@quay/contract';
import { login, register } from '@quay/contract/identity';
import {
  amendOrder,
  cancelAll,
  cancelOrder,
  type Order,
  type OrderStatus,
  type Placed,
  type PlaceOrder,
  placeOrder,
  placeOrders,
  spot,
} from '@quay/contract/spot';
import type { Random } from '@quay/core/simulation';
import { Client } from '../client.ts';
import { type ChaosMarket, requestOf } from './requests.ts';

/** What was said of an order when it was last acknowledged. */
export type Reply = {
  readonly orderId: number;
  readonly status: OrderStatus;
  readonly filledQuantity: string;
  readonly filledAmount: string;
  /** The order in full, where the answer had it. */
  readonly whole?: Order;
};

/** One line of the client's own log. */
export type Sent = {
  readonly request: PlaceOrder;
  /** `unknown` until an answer came; what was refused must never be found. */
  outcome: 'unknown' | 'ok' | 'refused';
  /** How often it was sent. What is sent again may have been done before. */
  sends: number;
  reply?: Reply;
  /** The code that it was refused with. */
  refusedWith?: number;
  /** An amendment that nobody answered: price and quantity may be the old or the new. */
  maybeAmended?: boolean;
};

const PASSWORD = 'copper kettle 7';
/** How often an order that nobody answered is asked for, with a pause after each. */
const RESOLVE_TRIES = 100;
const SAYS_NOTHING: ReadonlySet<number> = new Set([edge.fault.code, edge['outcome-unknown'].code]);

/** A client with its own log of what it asked and what it was told. The log is the reference of every campaign. */
export class Trader {
  readonly client: Client;
  readonly name: string;
  /** By client order id, for ever. */
  readonly log = new Map<string, Sent>();
  readonly byOrder = new Map<number, Sent>();
  /** Orders placed beside the log, for a campaign that cancels them. */
  readonly resting: number[] = [];
  token = '';
  acknowledged = 0;
  unknown = 0;
  refusedBusy = 0;
  readonly #dice: Random;
  readonly #markets: readonly ChaosMarket[];

  constructor(name: string, client: Client, dice: Random, markets: readonly ChaosMarket[]) {
    this.name = name;
    this.client = client;
    this.#dice = dice;
    this.#markets = markets;
  }

  static async signUp(url: string, name: string, dice: Random, markets: readonly ChaosMarket[]): Promise<Trader> {
    const client = new Client(url);
    const { token } = await client.ask(register, { username: name, password: PASSWORD, agree: true });
    const trader = new Trader(name, client, dice, markets);
    trader.#carry(token);
    return trader;
  }

  async logIn(): Promise<void> {
    const opened = await this.client.ask(login, { username: this.name, password: PASSWORD });
    if (!('token' in opened)) throw new Error(`${this.name} was asked for a second factor`);
    this.#carry(opened.token);
  }

  #carry(token: string): void {
    this.token = token;
    this.client.logIn(token);
  }

  /** Trades with several requests at once for as long as it is told to. */
  async trade(workers: number, running: () => boolean): Promise<void> {
    await Promise.all(Array.from({ length: workers }, () => this.#work(running)));
  }

  /** What became of the order that nobody answered: asked by sending it again under its own id. */
  async resolve(sent: Sent): Promise<void> {
    for (let tries = 0; tries < RESOLVE_TRIES && sent.outcome === 'unknown'; tries++) {
      await this.#ask(async () => this.#hearOrder(sent, await this.client.send(placeOrder, sent.request)), [sent]);
    }
  }

  /** Everything open is cancelled; nothing to check but that it happened. */
  async clear(): Promise<void> {
    await this.#cancelAll();
  }

  async #work(running: () => boolean): Promise<void> {
    while (running()) {
      if (this.#dice.chance(0.15)) await this.#placeMany();
      else await this.#placeOne();
    }
  }

  #note(): Sent {
    const market = this.#dice.pick(this.#markets);
    const clientOrderId = `${this.name}-${this.log.size.toString(36)}`;
    const sent: Sent = { request: { ...requestOf(this.#dice, market), clientOrderId }, outcome: 'unknown', sends: 0 };
    this.log.set(clientOrderId, sent);
    return sent;
  }

  async #placeOne(): Promise<void> {
    const sent = this.#note();
    await this.#ask(async () => this.#hearOrder(sent, await this.client.send(placeOrder, sent.request)), [sent]);
    if (sent.reply?.status !== 'open' && sent.reply?.status !== 'waiting') return;
    if (this.#dice.chance(0.1)) await this.#amend(sent);
    if (this.#dice.chance(0.6)) await this.#cancel(sent);
  }

  async #placeMany(): Promise<void> {
    const many = Array.from({ length: 2 + this.#dice.below(11) }, () => this.#note());
    await this.#ask(async () => {
      const envelope = await this.client.send(placeOrders, { orders: many.map(({ request: proposal }) => proposal) });
      if (envelope.code !== 0) {
        for (const sent of many) this.#refused(sent, envelope.code);
        await this.#giveWay(envelope.code);
        return;
      }
      const { results } = envelope.data as { results: Placed[] };
      for (const [at, sent] of many.entries()) this.#hearPlaced(sent, results[at]!);
    }, many);
  }

  async #cancel(sent: Sent): Promise<void> {
    const { orderId } = sent.reply!;
    await this.#ask(async () => {
      const envelope = await this.client.send(cancelOrder, { orderId });
      if (envelope.code === 0) this.#receive(sent, envelope.data as Order);
    });
  }

  async #amend(sent: Sent): Promise<void> {
    const whole = sent.reply?.whole;
    if (whole?.status !== 'open' || whole.quantity === null) return;
    sent.maybeAmended = true;
    await this.#ask(async () => {
      const quantity = String(Number((Number(whole.quantity) * 0.5).toPrecision(3)));
      const envelope = await this.client.send(amendOrder, { orderId: whole.orderId, quantity });
      if (SAYS_NOTHING.has(envelope.code)) return;
      sent.maybeAmended = false;
      if (envelope.code === 0) this.#receive(sent, envelope.data as Order);
    });
  }

  async #cancelAll(): Promise<void> {
    await this.#ask(async () => {
      const envelope = await this.client.send(cancelAll, {});
      if (envelope.code !== 0) return;
      this.acknowledged += 1;
      for (const id of (envelope.data as { cancelled: number[] }).cancelled) {
        const sent = this.byOrder.get(id);
        if (sent?.reply) sent.reply = { ...sent.reply, status: 'cancelled', whole: undefined };
      }
    });
  }

  async #hearOrder(sent: Sent, envelope: { code: number; data: unknown }): Promise<void> {
    if (envelope.code === 0) {
      sent.outcome = 'ok';
      this.#receive(sent, envelope.data as Order);
      return;
    }
    this.#refused(sent, envelope.code);
    await this.#giveWay(envelope.code);
  }

  #receive(sent: Sent, order: Order): void {
    this.acknowledged += 1;
    const { orderId, status, filledQuantity, filledAmount } = order;
    sent.reply = { orderId, status, filledQuantity, filledAmount, whole: order };
    this.byOrder.set(orderId, sent);
  }

  #hearPlaced(sent: Sent, placed: Placed): void {
    if (placed.code !== 0) {
      this.#refused(sent, placed.code);
      return;
    }
    this.acknowledged += 1;
    sent.outcome = 'ok';
    const { orderId, status, filledQuantity, filledAmount } = placed as Extract<Placed, { orderId: number }>;
    sent.reply = { orderId, status, filledQuantity, filledAmount };
    this.byOrder.set(orderId, sent);
  }

  /** A refusal says that nothing happened, now or before. A fault and an unknown outcome say nothing at all. */
  #refused(sent: Sent, code: number): void {
    if (SAYS_NOTHING.has(code)) this.unknown += 1;
    else {
      sent.outcome = 'refused';
      sent.refusedWith = code;
    }
  }

  async #giveWay(code: number): Promise<void> {
    if (code === spot['too-many-open-orders'].code) await this.#cancelAll();
    if (code !== edge.busy.code && code !== edge['outcome-unknown'].code) return;
    this.refusedBusy += 1;
    await pause(20);
  }

  /** A call whose answer may never come. */
  async #ask(call: () => Promise<void>, about: readonly Sent[] = []): Promise<void> {
    for (const sent of about) sent.sends += 1;
    try {
      await call();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ECONNREFUSED') {
        // It was never sent, unless it was before.
        for (const sent of about) if (sent.outcome === 'unknown' && sent.sends === 1) sent.outcome = 'refused';
      } else this.unknown += 1;
      await pause(10);
    }
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
