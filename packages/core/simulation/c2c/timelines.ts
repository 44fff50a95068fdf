import { createHash } from 'node:crypto';
import { c2cMoves } from '@quay/contract/c2c';
import type { C2cEventRow, C2cOrder } from '../../src/index.ts';
import { wrong } from '../auditor/wrong.ts';

type State = C2cOrder['state'];
type Party = 'payer' | 'seller';
export type Ending = NonNullable<C2cOrder['ended']>;

const HOUR = 3_600_000;
const ESCALATES = 24 * HOUR;
const LATE = 48 * HOUR;
const ANSWERS = 10 * 60_000;
const RULED_BY_ONE = 5_000_00000000n;
const escrowed: readonly State[] = ['unpaid', 'paid', 'appealed'];
const moveless = ['message', 'picture', 'evidence', 'appeal-taken', 'evidence-asked', 'reminded'];

/** An order as its events alone tell it. */
export type ExpectedOrder = {
  readonly id: number;
  readonly openedAt: number;
  state: State;
  events: number;
  head: string;
  heardAt: number;
  payBy: number;
  escalateAt: number | null;
  fault: C2cOrder['fault'];
  faultUntil: number | null;
  settledAt: number | null;
  ended: Ending | null;
  offeredBy: Party | null;
  proposed: { readonly for: string; readonly compensation: string; readonly by: number } | null;
  ruledFor: string | null;
  compensation: bigint;
  over: boolean;
};

/** What an event did that others have to be notified of. */
export type Deed =
  | { readonly kind: 'opened' | 'cancelled' | 'fault-accepted' }
  | { readonly kind: 'settled'; readonly ended: Ending }
  | { readonly kind: 'compensated'; readonly amount: bigint };

type Terms = Pick<C2cOrder, 'side' | 'payer' | 'seller' | 'value'>;

/**
 * Every order's story, told again from its events: whether each follows from the one before, who may do it, at which
 * moment, and that its hash is over all that was there before (I5, I6, D14).
 */
export class Timelines {
  readonly #order = new Map<number, ExpectedOrder>();

  get(order: number): ExpectedOrder | undefined {
    return this.#order.get(order);
  }

  forget(order: number): void {
    this.#order.delete(order);
  }

  take(event: C2cEventRow, terms: Terms, from: number, to: number): Deed[] {
    const { order: id, number, at, actor, by, detail, hash } = event;
    const known = this.#order.get(id);
    const before = known ?? { events: 0, head: '0'.repeat(64), heardAt: from };
    if (number !== before.events + 1) wrong(`D14 event ${number} of order ${id} follows ${before.events}`);
    const words = `${before.head}\n${JSON.stringify([id, number, at, event.event, actor, detail])}`;
    if (createHash('sha256').update(words).digest('hex') !== hash)
      wrong(`D14 the timeline of ${id} breaks at ${number}`);
    if (at < before.heardAt || at < from || at > to) wrong(`I13 event ${number} of order ${id} is of another time`);
    const own = actor === 'payer' ? terms.payer : actor === 'seller' ? terms.seller : by;
    if (by !== own || (actor === 'system') !== (by === null)) wrong(`I6 event ${number} of ${id} is of ${actor} ${by}`);
    const said = JSON.parse(detail) as Record<string, never>;
    if (!known) return this.#open(event, said.payBy!);
    const deeds = this.#happen(known, event, said, terms);
    Object.assign(known, { events: number, head: hash, heardAt: at });
    return deeds;
  }

  #open({ order: id, event, at, hash }: C2cEventRow, payBy: number): Deed[] {
    if (event !== 'locked') wrong(`I6 order ${id} begins with ${event}`);
    const nothing = { escalateAt: null, fault: 'none', faultUntil: null, settledAt: null, ended: null } as const;
    const silent = { offeredBy: null, proposed: null, ruledFor: null, compensation: 0n, over: false } as const;
    const begun = { id, openedAt: at, state: 'unpaid', events: 1, head: hash, heardAt: at, payBy } as const;
    this.#order.set(id, { ...begun, ...nothing, ...silent });
    return [{ kind: 'opened' }];
  }

  #happen(
    order: ExpectedOrder,
    { event, at, actor, by }: C2cEventRow,
    said: Record<string, never>,
    terms: Terms,
  ): Deed[] {
    const { id, state } = order;
    const no = (why: string): never => wrong(`I6 order ${id} is ${state} and ${event} by ${actor}: ${why}`);
    const only = (...who: string[]) => who.includes(actor) || no('nobody else may');
    if (order.over && event !== 'fault-claimed') no('it is over');
    if (moveless.includes(event)) {
      if (!escrowed.includes(state) && state !== 'timed-out' && state !== 'disputed') no('the chat is closed');
      return [];
    }
    switch (event) {
      case 'paid':
        only('payer');
        if (at >= order.payBy) no(`it was late by ${at - order.payBy} ms`);
        this.#move(order, 'paid');
        order.escalateAt = at + ESCALATES;
        return [];
      case 'released':
        only('seller');
        return this.#settle(order, 'completed', 'released', at);
      case 'cancelled':
        only('payer');
        return [{ kind: 'cancelled' }, ...this.#settle(order, 'cancelled', 'cancelled', at)];
      case 'timed-out':
        only('system');
        if (at < order.payBy) no(`it was early by ${order.payBy - at} ms`);
        return this.#settle(order, 'timed-out', 'timed-out', at);
      case 'fault-claimed':
        // The system does where the seller could not have released.
        only('payer', 'system');
        if (state !== 'cancelled' || order.fault !== 'none') no('there is no cancel');
        order.fault = 'claimed';
        order.faultUntil = actor === 'system' ? at : at + ANSWERS;
        order.over = false;
        return [];
      case 'fault-accepted':
      case 'fault-contested': {
        only('seller', 'system');
        if (order.fault !== 'claimed') no('none is claimed');
        const late = at >= order.faultUntil!;
        if (late !== (actor === 'system')) no('it is not the time for it');
        order.fault = event === 'fault-accepted' ? 'accepted' : 'contested';
        if (actor === 'system' && order.fault === 'contested') no('nobody contested it');
        order.over = true;
        return event === 'fault-accepted' ? [{ kind: 'fault-accepted' }] : [];
      }
      case 'appealed':
        only('payer', 'seller');
        if (state === 'timed-out') {
          if (actor !== 'payer' || terms.side !== 'sell') no('there is no deposit for it');
          if (at >= order.settledAt! + LATE) no('it was late');
        }
        this.#move(order, state === 'timed-out' ? 'disputed' : 'appealed');
        order.escalateAt = null;
        return [];
      case 'escalated':
        only('system');
        if (order.escalateAt === null || at < order.escalateAt) no('it was early');
        this.#move(order, 'appealed');
        order.escalateAt = null;
        return [];
      case 'withdrawal-offered':
        only('payer', 'seller');
        if (state !== 'appealed' || order.offeredBy !== null) no('there is nothing to offer');
        order.offeredBy = actor as Party;
        return [];
      case 'appeal-withdrawn': {
        only('payer', 'seller');
        const both = order.offeredBy !== null && order.offeredBy !== actor;
        if (state === 'disputed' ? actor !== 'payer' : !both) no('the other has not agreed');
        order.escalateAt = state === 'appealed' ? at + ESCALATES : null;
        this.#move(order, state === 'appealed' ? 'paid' : 'timed-out');
        Object.assign(order, { offeredBy: null, proposed: null });
        return [];
      }
      case 'ruling-proposed':
        only('staff');
        if (state !== 'appealed' && state !== 'disputed') no('there is no appeal');
        if (terms.value <= RULED_BY_ONE || order.proposed?.by === by) no('nobody else is needed');
        order.proposed = { for: said.for!, compensation: said.compensation!, by: by! };
        return [];
      case 'ruled':
        only('staff');
        return this.#rule(order, by!, { for: said.for!, compensation: said.compensation! }, terms.value, at);
      case 'compensated':
        only('staff');
        if (order.compensation === 0n || unitsOf(said.amount!) !== order.compensation) no('nobody ruled so');
        order.over = true;
        return [{ kind: 'compensated', amount: order.compensation }];
      case 'paused':
        only('system');
        this.#pause(order, said as unknown as { ms: number; deadline: number });
        return [];
      case 'closed':
        only('system');
        if (state !== 'timed-out' || at < order.settledAt! + LATE) no('it was early');
        order.over = true;
        return [];
      default:
        return no('it cannot be');
    }
  }

  /** Two say the same where one is not enough; and the coins go where they say. */
  #rule(
    order: ExpectedOrder,
    by: number,
    said: { for: string; compensation: string },
    value: bigint,
    at: number,
  ): Deed[] {
    const { id, proposed, state } = order;
    if (value > RULED_BY_ONE) {
      const same = proposed?.for === said.for && proposed.compensation === said.compensation;
      if (!same || proposed.by === by) wrong(`I6 order ${id} of ${value} was ruled by ${by} alone`);
    }
    order.ruledFor = said.for;
    order.offeredBy = null;
    if (state === 'disputed') {
      this.#move(order, 'timed-out');
      order.compensation = unitsOf(said.compensation);
      order.over = order.compensation === 0n;
      return [];
    }
    if (said.compensation !== '0') wrong(`I6 order ${id} was in escrow and compensated`);
    return said.for === 'payer'
      ? this.#settle(order, 'completed', 'ruled-payer', at)
      : this.#settle(order, 'cancelled', 'ruled-seller', at);
  }

  #pause(order: ExpectedOrder, { ms, deadline }: { ms: number; deadline: number }): void {
    if (ms <= 20_000) wrong(`I6 order ${order.id} was paused for ${ms} ms`);
    const name = order.state === 'unpaid' ? 'payBy' : order.fault === 'claimed' ? 'faultUntil' : 'escalateAt';
    if (order[name] === null || order[name] + ms !== deadline)
      wrong(`I6 order ${order.id} was paused until ${deadline}`);
    order[name] = deadline;
  }

  #move(order: ExpectedOrder, to: State): void {
    if (!c2cMoves[order.state].includes(to)) wrong(`I6 order ${order.id} went from ${order.state} to ${to}`);
    order.state = to;
  }

  #settle(order: ExpectedOrder, to: State, ended: Ending, at: number): Deed[] {
    if (order.ended !== null) wrong(`I5 order ${order.id} ended twice, ${order.ended} and ${ended}`);
    this.#move(order, to);
    Object.assign(order, { ended, settledAt: at, escalateAt: null, over: to !== 'timed-out' });
    if (ended !== 'ruled-payer' && ended !== 'ruled-seller') Object.assign(order, { offeredBy: null, proposed: null });
    return [{ kind: 'settled', ended }];
  }
}

export function unitsOf(decimal: string): bigint {
  const [whole, fraction = ''] = decimal.split('.') as [string, string?];
  return BigInt(whole) * 100_000_000n + BigInt(fraction.padEnd(8, '0'));
}
