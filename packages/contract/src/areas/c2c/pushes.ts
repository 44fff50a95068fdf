import type { C2cOrder } from './order.ts';
import type { TimelineEvent } from './timeline-event.ts';

export type C2cChange = 'order' | 'message' | 'read';

/** What an event changes of an order as one of the two sees it. */
export type C2cOrderChange = Pick<
  C2cOrder,
  | 'state'
  | 'status'
  | 'ended'
  | 'fault'
  | 'payBy'
  | 'paidAt'
  | 'doneAt'
  | 'waitsForMe'
  | 'cancelReason'
  | 'faultUntil'
  | 'escalatesAt'
  | 'appealUntil'
  | 'head'
>;

/**
 * An order of the user changed, or something was written or read in it. One push for what happened at once: `order` is
 * how it is now and `events` are the new ones of its timeline. Without them, as under an appeal, the order is to be
 * asked for. Only after a ticket.
 */
export type C2cPush = {
  readonly channel: 'c2c';
  readonly data: {
    readonly orderId: number;
    readonly changedAt: number;
    readonly what: C2cChange;
    readonly order?: C2cOrderChange;
    readonly events?: readonly TimelineEvent[];
  };
};
