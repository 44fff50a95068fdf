import type { C2cActor, C2cEvent, TimelineDocument, TimelineEvent, TimelineExport } from '@quay/contract/c2c';
import type { C2cEventRow, C2cOrder, NoteEvent } from '@quay/core';
import { text } from '@quay/money';
import type { Reads } from '@quay/store';
import type { CorePort } from '../../../core-host/port.ts';
import type { No } from '../../../edge/envelope.ts';
import type { Secrets } from '../../../secrets/secrets.ts';
import type { KeyedMutex } from '../../../system/keyed-mutex.ts';
import type { Naming } from '../orders/naming.ts';

/** Something that stands on an order's timeline and moves nothing. */
export type Noted = {
  readonly orderId: number;
  readonly event: C2cEvent;
  readonly actor: C2cActor;
  /** Whose account, or of staff; nobody for the system. */
  readonly by: number | null;
  readonly detail: object;
};

export type Timelines = {
  eventsOf(orderId: number, rows: Reads): Promise<TimelineEvent[]>;
  /** Writes on the timeline; gives its place there, and the seq that it is true at. */
  note(noted: Noted): Promise<{ readonly number: number; readonly seq: number } | No>;
  /** What both sides can keep: equal bytes for both, as long as nothing new happens. */
  exported(order: C2cOrder, rows: (atLeast: number) => Promise<Reads>): Promise<TimelineExport>;
  readonly publicKey: string;
};

export function createTimelines({
  core,
  secrets,
  naming,
  mutex,
}: {
  readonly core: CorePort;
  readonly secrets: Secrets;
  readonly naming: Pick<Naming, 'detailsOf'>;
  readonly mutex: KeyedMutex;
}): Timelines {
  const signer = secrets.signer('c2c timeline');

  async function exported({ id }: C2cOrder, rows: Reads): Promise<TimelineExport> {
    const order = (await rows.c2c.c2cOrder(id))!;
    const [all, messages, payer, seller, numbers] = await Promise.all([
      rows.c2c.c2cEventsOf(id),
      rows.c2c.orderMessagesUpTo(id, order.events),
      rows.identity.userById(order.payer),
      rows.identity.userById(order.seller),
      rows.c2c.orderNumbers([id]),
    ]);
    const name = numbers.get(id);
    const details = name && (await naming.detailsOf(name.number));
    const { asset, fiat, price, quantity, money, kind, rules, events, head } = order;
    const document: TimelineDocument = {
      quay: 'c2c-timeline',
      version: 1,
      order: {
        orderId: id,
        ...(name && { number: name.number, reference: name.reference }),
        symbol: asset,
        fiat,
        price: text(price),
        quantity: text(quantity),
        money: text(money),
        kind,
        payer: payer?.nickname ?? '',
        seller: seller?.nickname ?? '',
        rules,
      },
      // What came since the order was read stands behind its head.
      events: all.filter(({ number }) => number <= events).map(eventOnWire),
      messages: messages.map(({ event, actor, text: said, digest }) => ({
        number: event!,
        from: actor,
        text: said,
        digest,
      })),
      ...(details && { details }),
      head,
    };
    const signed = JSON.stringify(document);
    return { signed, signature: signer.sign(signed), publicKey: signer.publicKey };
  }

  return {
    async eventsOf(orderId, rows) {
      return (await rows.c2c.c2cEventsOf(orderId)).map(eventOnWire);
    },

    async note({ orderId, event, actor, by, detail }) {
      const input: NoteEvent = { order: orderId, event, actor, by, detail: JSON.stringify(detail) };
      const { outcome, seq } = await core.submit<{ number: number }>('c2c/note', input);
      return outcome.ok ? { number: outcome.value.number, seq } : outcome;
    },

    // In turn with what is written: of a message there is either the row and its event, or neither.
    exported: (order, rows) => mutex(order.id, async () => exported(order, await rows(core.seq))),

    publicKey: signer.publicKey,
  };
}

export const eventOnWire = ({ number, at, event, actor, detail, hash }: C2cEventRow): TimelineEvent => ({
  number,
  at,
  event,
  actor,
  detail,
  hash,
});
