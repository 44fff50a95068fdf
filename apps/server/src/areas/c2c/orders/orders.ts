import {
  type C2cOrderRow,
  type C2cOrderState,
  type C2cParty,
  type C2cSide,
  c2c,
  type C2cOrder as OrderOnWire,
  partyOf,
} from '@quay/contract/c2c';
import { breaksRelease } from '@quay/contract/identity';
import type { C2cEventRow, C2cOrder } from '@quay/core';
import type { OrderFacts, Reads } from '@quay/store';
import type { No } from '../../../edge/envelope.ts';
import type { RowsAt } from '../../../edge/request-context.ts';
import type { Appeals } from '../appeals/appeals.ts';
import type { Chat } from '../chat/chat.ts';
import type { C2cMarket } from '../market/market.ts';
import { no } from '../market/takers.ts';
import type { Methods } from '../methods/methods.ts';
import type { Names, Owners } from '../needs.ts';
import { eventOnWire } from '../timeline/timelines.ts';
import { appealUntilOf, isUnderWay, orderRowOnWire } from './on-wire.ts';
import type { RecentOrders } from './recent.ts';
import type { Taking } from './taking.ts';
import { dueAt, waitsFor } from './waits.ts';

/** An order together with what the one who asks is in it. */
export type Own = { readonly order: C2cOrder; readonly party: C2cParty };

export type OrdersWanted = {
  readonly states?: readonly C2cOrderState[] | undefined;
  readonly side?: C2cSide | undefined;
  readonly symbol?: string | undefined;
  readonly role?: 'taker' | 'advertiser' | undefined;
  readonly waiting?: boolean | undefined;
  readonly adId?: number | undefined;
  readonly number?: string | undefined;
  readonly before?: number | undefined;
  readonly size: number;
  readonly offset?: number | undefined;
};

/** What the user has to do with orders just now. */
export type Counts = { readonly open: number; readonly waiting: number; readonly unread: number };

/** C2C orders as routes see them. */
export type C2cOrders = Taking & {
  /** An order of the user's; others find none. */
  find(id: number, user: number, rows: Reads): Promise<Own | undefined>;
  onWire(order: C2cOrder, user: number, rows: Reads): Promise<OrderOnWire>;
  /**
   * What became of an order by an act of this moment: as the core committed it, and one read of what the core does not
   * know. `later` gives rows that have followed, where this process has not received all.
   */
  acted(orderId: number, user: number, later: () => Promise<Reads>): Promise<OrderOnWire>;
  /**
   * An order as the rows have it, with everything beside it of the same moment; nothing where it is not the user's. Of one
   * that was made just now the rows are waited for: the other side gets it by a push.
   */
  shown(orderId: number, user: number, rowsAt: RowsAt): Promise<OrderOnWire | undefined>;
  list(user: number, wanted: OrdersWanted, rows: Reads): Promise<C2cOrderRow[]>;
  counts(user: number, rows: Reads): Promise<Counts>;
  /** Says how it was. */
  review(own: Own, said: { readonly good: boolean; readonly text: string }): Promise<No | undefined>;
};

export function createC2cOrders({
  reads,
  market,
  taking,
  methods,
  recent,
  appeals,
  chat,
  names,
  identity,
}: {
  readonly reads: Reads;
  readonly market: C2cMarket;
  readonly taking: Taking;
  readonly methods: Methods;
  readonly recent: Pick<RecentOrders, 'order' | 'nameOf' | 'seq' | 'timelineOf'>;
  readonly appeals: Appeals;
  readonly chat: Chat;
  readonly names: Names;
  readonly identity: Pick<Owners, 'now'>;
}): C2cOrders {
  async function rowsOnWire(orders: readonly C2cOrder[], user: number, rows: Reads): Promise<C2cOrderRow[]> {
    const ids = orders.map(({ id }) => id);
    const others = orders.map((order) => (order.payer === user ? order.seller : order.payer));
    const [people, unread, asks, numbers] = await Promise.all([
      market.traders.read(others),
      chat.unreadOf(user, ids),
      rows.c2c.openAsks(ids),
      rows.c2c.orderNumbers(ids),
    ]);
    return orders.map((order, at) => {
      const party = partyOf(order, user)!;
      return orderRowOnWire(order, {
        party,
        counterparty: people.get(others[at]!)!,
        waitsForMe: waitsFor(order, party, asks),
        unread: unread.get(order.id) ?? 0,
        name: numbers.get(order.id),
      });
    });
  }

  /** An order as one of the two sees it, of what was read beside it. Under an appeal its card is read, too. */
  async function wholeOnWire(
    order: C2cOrder,
    user: number,
    {
      facts,
      events,
      rows,
    }: { readonly facts: OrderFacts; readonly events: readonly C2cEventRow[]; readonly rows: Reads },
  ): Promise<OrderOnWire> {
    const { id, payer, seller, state } = order;
    const party = partyOf(order, user)!;
    const other = user === payer ? seller : payer;
    const viewer = `user ${user}`;
    const { nickname, merchant, number, reference, unread, method } = facts;
    const nameOf = (owner: number, sealed: Uint8Array | null) => (sealed && names.nameIn(owner, sealed)) ?? '';
    const asks = facts.asks.map((one) => ({ orderId: id, party: one }));
    const heldUntil = facts.holds
      .filter(({ reason }) => breaksRelease(reason))
      .reduce((latest: number | null, { until }) => Math.max(latest ?? 0, until), null);
    return {
      ...orderRowOnWire(order, {
        party,
        counterparty: { userId: other, nickname, merchant },
        waitsForMe: waitsFor(order, party, asks),
        unread,
        name: number === null || reference === null ? undefined : { number, reference },
      }),
      adId: order.ad,
      minutes: order.minutes,
      terms: order.terms,
      rules: order.rules,
      payTo: isUnderWay(order) && method ? methods.shown(methods.open(method), viewer) : null,
      payerName: nameOf(payer, facts.payerSealed),
      sellerName: nameOf(seller, facts.sellerSealed),
      counterpartyReputation: market.reputationOf(other),
      cancelReason: order.cancelReason,
      faultUntil: order.fault === 'claimed' ? order.faultUntil : null,
      releaseHeldUntil: isUnderWay(order) ? heldUntil : null,
      sellerFrozen: isUnderWay(order) && market.stopped.isFrozen(seller),
      escalatesAt: state === 'paid' ? order.escalateAt : null,
      appealUntil: appealUntilOf(order),
      appeal: await appeals.cardOf(order, viewer, rows),
      reviewed: facts.reviewed,
      timeline: events.map(eventOnWire),
      head: order.head,
    };
  }

  /** Those that wait for the user, the most urgent first. */
  async function waiting(user: number, wanted: OrdersWanted, rows: Reads): Promise<C2cOrder[]> {
    const open = (await rows.c2c.openC2cOrdersOf(user)).filter((order) => isWanted(order, user, wanted));
    const asks = await rows.c2c.openAsks(open.map(({ id }) => id));
    return open
      .filter((order) => waitsFor(order, partyOf(order, user)!, asks))
      .sort((a, b) => dueAt(a) - dueAt(b) || a.id - b.id)
      .slice(wanted.offset ?? 0, (wanted.offset ?? 0) + wanted.size);
  }

  return {
    ...taking,

    async find(id, user, rows) {
      const order = recent.order(id) ?? (await rows.c2c.c2cOrder(id));
      const party = order && partyOf(order, user);
      return order && party ? { order, party } : undefined;
    },

    async onWire(order, user, rows) {
      const facts = await rows.c2c.orderFacts(order, user, identity.now());
      const events = recent.timelineOf(order, facts.events) ?? facts.events;
      return wholeOnWire(order, user, { facts, events, rows });
    },

    async shown(orderId, user, rowsAt) {
      let rows = await rowsAt();
      let order = await rows.c2c.c2cOrder(orderId);
      if (!order && recent.order(orderId)) {
        rows = await rowsAt(recent.seq);
        order = await rows.c2c.c2cOrder(orderId);
      }
      if (!order || !partyOf(order, user)) return undefined;
      const facts = await rows.c2c.orderFacts(order, user, identity.now());
      return wholeOnWire(order, user, { facts, events: facts.events.slice(0, order.events), rows });
    },

    async acted(orderId, user, later) {
      const order = recent.order(orderId);
      if (order) {
        const facts = { ...(await reads.c2c.orderFacts(order, user, identity.now())), ...recent.nameOf(orderId) };
        const events = recent.timelineOf(order, facts.events);
        if (events) return wholeOnWire(order, user, { facts, events, rows: reads });
      }
      const rows = await later();
      const found = await rows.c2c.c2cOrder(orderId);
      if (!found) throw new Error(`order ${orderId} is not in the rows`);
      const facts = await rows.c2c.orderFacts(found, user, identity.now());
      return wholeOnWire(found, user, { facts, events: facts.events, rows });
    },

    async list(user, wanted, rows) {
      const { symbol: asset, adId: ad, ...rest } = wanted;
      const found =
        wanted.waiting && wanted.number === undefined
          ? await waiting(user, wanted, rows)
          : await rows.c2c.c2cOrdersOf(user, { ...rest, asset, ad });
      return rowsOnWire(found, user, rows);
    },

    async counts(user, rows) {
      const open = await rows.c2c.openC2cOrdersOf(user);
      const ids = open.map(({ id }) => id);
      const [asks, unread] = await Promise.all([rows.c2c.openAsks(ids), chat.unreadOf(user, ids)]);
      return {
        open: open.filter(isUnderWay).length,
        waiting: open.filter((order) => waitsFor(order, partyOf(order, user)!, asks)).length,
        unread: [...unread.values()].reduce((sum, count) => sum + count, 0),
      };
    },

    async review({ order, party }, { good, text }) {
      const { id, state, payer, seller } = order;
      if (state !== 'completed') return no(c2c['review-not-yet']);
      const [writer, about] = party === 'payer' ? [payer, seller] : [seller, payer];
      const isFirst = await reads.c2c.addReview({ orderId: id, writer, about, good, text, at: Date.now() });
      if (!isFirst) return no(c2c['review-already']);
      market.reviewed(about);
      return undefined;
    },
  };
}

function isWanted(order: C2cOrder, user: number, { states, side, symbol, role, adId }: OrdersWanted): boolean {
  if (states !== undefined && states.length > 0 && !states.includes(order.state)) return false;
  if (side !== undefined && (side === 'buy') !== (order.payer === user)) return false;
  if (symbol !== undefined && order.asset !== symbol) return false;
  if (role !== undefined && order[role] !== user) return false;
  return adId === undefined || order.ad === adId;
}
