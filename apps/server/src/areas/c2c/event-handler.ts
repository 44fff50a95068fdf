import type { C2cEvent, C2cPush, SystemLine } from '@quay/contract/c2c';
import { type C2cEventRow, type C2cOrder, c2cEventsTable, c2cOrdersTable } from '@quay/core';
import { type Reads, remindedDetail } from '@quay/store';
import type { Committed, CorePort } from '../../core-host/port.ts';
import type { Appeals } from './appeals/appeals.ts';
import { isUnderAppeal } from './appeals/case-on-wire.ts';
import type { Chat } from './chat/chat.ts';
import type { Notices } from './notices/notices.ts';
import { recipientsOf } from './notices/recipients.ts';
import { orderChangeOf } from './orders/on-wire.ts';
import { eventOnWire, type Timelines } from './timeline/timelines.ts';

/** Lets both sides of an order know what happened in it: in the conversation, by the socket, and by notices. */
export type C2cEventHandler = {
  /** Handles no more; resolves when the events in hand are handled. The next start finds the others. */
  close(): Promise<void>;
};

export type EventHandlerNeeds = {
  readonly port: Pick<CorePort, 'onCommitted'>;
  readonly reads: Reads;
  readonly chat: Chat;
  readonly appeals: Appeals;
  readonly timelines: Timelines;
  readonly notices: Pick<Notices, 'notify'>;
  /** Waits until the rows have a batch. */
  readonly until: (seq: number) => Promise<unknown>;
  /** Pushes to the sockets of a user. */
  readonly push: (user: number, changed: Omit<C2cPush['data'], 'changedAt'>) => void;
  readonly log: { warn(line: string): void };
  readonly now: () => number;
};

/** How often it is looked whether somebody has to be reminded. */
const REMIND_EVERY_MS = 5_000;
/** How long a seller may let a paid order wait before being reminded. */
const SELLER_WAITS_MS = 15 * 60_000;
/** What a stop left is looked for among open orders and those that were settled or appealed as late as this. */
const LATELY_MS = 7 * 24 * 60 * 60_000;

/** What the conversation says of an event. For the others it has no line. */
const lines: Readonly<Partial<Record<C2cEvent, SystemLine>>> = {
  locked: 'opened',
  paid: 'paid',
  released: 'released',
  cancelled: 'cancelled',
  'timed-out': 'timed-out',
  appealed: 'appealed',
  escalated: 'appealed',
  'appeal-taken': 'appeal-taken',
  'evidence-asked': 'evidence-asked',
  'appeal-withdrawn': 'appeal-withdrawn',
  ruled: 'ruled-payer',
  reminded: 'reminded',
};
const eventsWithLine = Object.keys(lines) as readonly C2cEvent[];

/** After these an order is asked for: more of it changed than its row and its timeline. */
const ofAppeals: readonly C2cEvent[] = [
  'appealed',
  'escalated',
  'appeal-taken',
  'evidence-asked',
  'evidence',
  'withdrawal-offered',
  'appeal-withdrawn',
  'ruled',
  'compensated',
];
/** What somebody of the two writes is pushed by the conversation, when it can be read there. */
const isWritten = ({ event, actor }: C2cEventRow): boolean =>
  (event === 'message' || event === 'picture') && actor !== 'staff';

/** Handles what the core commits from now on, after what a stop left unhandled; nobody has to wait for that. */
export function startEventHandler(needs: EventHandlerNeeds): C2cEventHandler {
  const { port, reads, chat, appeals, timelines, notices, until, push, log, now } = needs;
  let last: Promise<unknown> = Promise.resolve();
  let closed = false;

  /** One after the other, so that a conversation says things in the order in which they happened. */
  function inTurn(work: () => Promise<void>): void {
    const handled = last.then(() => (closed ? undefined : work()));
    last = handled.catch((error: Error) => log.warn(`somebody did not hear of an order: ${error.message}`));
  }

  /** What happened in an order at once: its lines in the conversation, then one push for each of the two, then notices. */
  async function handle(order: C2cOrder, events: readonly C2cEventRow[]): Promise<void> {
    try {
      for (const event of events) await write(order, event);
    } finally {
      if (!events.every(isWritten)) pushTo(order, events);
    }
    for (const event of events) {
      for (const { user, topic, event: what } of recipientsOf(order, event)) {
        await notices.notify(user, topic, what, order, event.number);
      }
    }
  }

  async function write(order: C2cOrder, event: C2cEventRow): Promise<void> {
    if (event.event === 'escalated') await appeals.escalated(event);
    const line = lineOf(order, event);
    if (event.event === 'locked') await chat.begin(order, await autoReplyOf(order), event);
    else if (line) await chat.say(order, event, line);
  }

  function pushTo(order: C2cOrder, events: readonly C2cEventRow[]): void {
    const { id: orderId, payer, seller } = order;
    const isWhole =
      !isUnderAppeal(order) && !events.some(({ event }) => ofAppeals.includes(event) || event === 'locked');
    for (const party of ['payer', 'seller'] as const) {
      const change = isWhole && { order: orderChangeOf(order, party), events: events.map(eventOnWire) };
      push(party === 'payer' ? payer : seller, { orderId, what: 'order', ...change });
    }
  }

  const autoReplyOf = async ({ ad }: C2cOrder): Promise<string> => (await reads.c2c.ad(ad))?.autoReply ?? '';

  function receive({ changes }: Committed): void {
    const orders = new Map<number, { readonly order: C2cOrder; readonly events: C2cEventRow[] }>();
    for (const { table, op, row } of changes) {
      if (op !== 'put' || table.number !== c2cOrdersTable.number) continue;
      const order = row as C2cOrder;
      orders.set(order.id, { order, events: [] });
    }
    for (const { table, row } of changes) {
      if (table.number !== c2cEventsTable.number) continue;
      const event = row as C2cEventRow;
      orders.get(event.order)?.events.push(event);
    }
    for (const { order, events } of orders.values()) if (events.length > 0) inTurn(() => handle(order, events));
  }

  /** Reminds whoever lets an order wait, each of the two once. */
  async function remind(): Promise<void> {
    const at = now();
    for (const { id, state } of await reads.c2c.remindersDue(at, at - SELLER_WAITS_MS)) {
      const detail = JSON.parse(remindedDetail[state === 'unpaid' ? 'payer' : 'seller']) as object;
      const noted = await timelines.note({ orderId: id, event: 'reminded', actor: 'system', by: null, detail });
      if ('seq' in noted) await until(noted.seq);
    }
  }

  async function catchUp(): Promise<void> {
    await chat.noteWaiting();
    for (const event of await reads.c2c.unnotifiedEvents(eventsWithLine, now() - LATELY_MS)) {
      if (closed) return;
      const order = await reads.c2c.c2cOrder(event.order);
      if (order) await handle(order, [event]);
    }
  }

  const unsubscribe = port.onCommitted(receive);
  inTurn(catchUp);
  let reminding = false;
  const timer = setInterval(() => {
    if (reminding) return;
    reminding = true;
    remind()
      .catch((error: Error) => log.warn(`nobody was reminded of an order: ${error.message}`))
      .finally(() => {
        reminding = false;
      });
  }, REMIND_EVERY_MS);

  return {
    async close() {
      closed = true;
      clearInterval(timer);
      unsubscribe();
      await last;
    },
  };
}

function lineOf({ rulingFor }: C2cOrder, { event }: C2cEventRow): SystemLine | undefined {
  return event === 'ruled' && rulingFor === 'seller' ? 'ruled-seller' : lines[event];
}
