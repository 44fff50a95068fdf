import type { C2cChange, C2cEvent, SystemLine } from '@quay/contract/c2c';
import { type C2cEventRow, type C2cOrder, c2cEventsTable, c2cOrdersTable } from '@quay/core';
import { type Reads, remindedDetail } from '@quay/store';
import type { Committed, CorePort } from '../../core-host/port.ts';
import type { Appeals } from './appeals/appeals.ts';
import type { Chat } from './chat/chat.ts';
import { hears } from './notices/hears.ts';
import type { Notices } from './notices/notices.ts';
import type { Timelines } from './timeline/timelines.ts';

/** Lets both sides of an order know what happened in it: by the socket, in the conversation, and by notices. */
export type Follower = {
  /** Hears no more; resolves when the event in hand is told. The next start finds the others. */
  close(): Promise<void>;
};

export type FollowerNeeds = {
  readonly port: Pick<CorePort, 'onCommitted'>;
  readonly reads: Reads;
  readonly chat: Chat;
  readonly appeals: Appeals;
  readonly timelines: Timelines;
  readonly notices: Pick<Notices, 'tell'>;
  /** Waits until the rows have a batch. */
  readonly until: (seq: number) => Promise<unknown>;
  /** Tells the sockets of a user. */
  readonly changed: (user: number, orderId: number, what: C2cChange) => void;
  readonly log: { warn(line: string): void };
  readonly now: () => number;
};

/** How often it is looked whether somebody has to be reminded. */
const REMIND_EVERY_MS = 5_000;
/** How long a seller may let a paid order wait before being reminded. */
const SELLER_WAITS_MS = 15 * 60_000;
/** What a stop left is looked for among open orders and those that were settled or appealed as late as this. */
const LATELY_MS = 7 * 24 * 60 * 60_000;

/** What the conversation says of an event. What is not here it does not tell of. */
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
const toldEvents = Object.keys(lines) as readonly C2cEvent[];

/** Follows what the core commits from now on, after telling what a stop left untold; nobody has to wait for that. */
export function startFollower(needs: FollowerNeeds): Follower {
  const { port, reads, chat, appeals, timelines, notices, until, changed, log, now } = needs;
  let last: Promise<unknown> = Promise.resolve();
  let closed = false;

  /** One after the other, so that a conversation says things in the order in which they happened. */
  function inTurn(work: () => Promise<void>): void {
    const told = last.then(() => (closed ? undefined : work()));
    last = told.catch((error: Error) => log.warn(`somebody did not hear of an order: ${error.message}`));
  }

  async function tell(order: C2cOrder, event: C2cEventRow): Promise<void> {
    if (event.event === 'escalated') await appeals.escalated(event);
    const line = lineOf(order, event);
    if (event.event === 'locked') await chat.begin(order, await autoReplyOf(order), event);
    else if (line) await chat.say(order, event, line);
    for (const { user, topic, event: what } of hears(order, event)) {
      await notices.tell(user, topic, what, order, event.number);
    }
    for (const user of [order.payer, order.seller]) changed(user, order.id, 'order');
  }

  const autoReplyOf = async ({ ad }: C2cOrder): Promise<string> => (await reads.c2c.ad(ad))?.autoReply ?? '';

  function hear({ changes }: Committed): void {
    const orders = new Map<number, C2cOrder>();
    for (const { table, op, row } of changes) {
      if (op !== 'put' || table.number !== c2cOrdersTable.number) continue;
      const order = row as C2cOrder;
      orders.set(order.id, order);
      // Who waits for it asks again at once; the conversation may take a moment longer.
      for (const user of [order.payer, order.seller]) changed(user, order.id, 'order');
    }
    for (const { table, row } of changes) {
      if (table.number !== c2cEventsTable.number) continue;
      const event = row as C2cEventRow;
      const order = orders.get(event.order);
      if (order) inTurn(() => tell(order, event));
    }
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
    for (const event of await reads.c2c.untoldEvents(toldEvents, now() - LATELY_MS)) {
      if (closed) return;
      const order = await reads.c2c.c2cOrder(event.order);
      if (order) await tell(order, event);
    }
  }

  const stopHearing = port.onCommitted(hear);
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
      stopHearing();
      await last;
    },
  };
}

function lineOf({ rulingFor }: C2cOrder, { event }: C2cEventRow): SystemLine | undefined {
  return event === 'ruled' && rulingFor === 'seller' ? 'ruled-seller' : lines[event];
}
