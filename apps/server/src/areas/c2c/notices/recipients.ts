import type { C2cParty, NoticeEvent, NoticeTopic } from '@quay/contract/c2c';
import type { C2cEventRow, C2cOrder } from '@quay/core';

/** Somebody who is notified of an event of an order. */
export type NoticeRecipient = { readonly user: number; readonly topic: NoticeTopic; readonly event: NoticeEvent };

type Reply = readonly [party: C2cParty, event: NoticeEvent];
type Order = Pick<C2cOrder, 'payer' | 'seller' | 'advertiser' | 'state' | 'rulingFor'>;

/** Who is notified of an event on an order's timeline, and what: whoever has to act or to know, never who did it. */
export function recipientsOf(
  order: Order,
  { event, actor, detail }: Pick<C2cEventRow, 'event' | 'actor' | 'detail'>,
): NoticeRecipient[] {
  const recipients = (parties: readonly Reply[], topic: NoticeTopic = 'orders'): NoticeRecipient[] =>
    parties.filter(([party]) => party !== actor).map(([party, what]) => ({ user: order[party], topic, event: what }));
  const both = (what: NoticeEvent): Reply[] => [
    ['payer', what],
    ['seller', what],
  ];

  switch (event) {
    case 'locked':
      return recipients([order.advertiser === order.payer ? ['payer', 'opened-payer'] : ['seller', 'opened-seller']]);
    case 'paid':
      return recipients([['seller', 'paid']]);
    case 'released':
      // After a ruling the ruling says it.
      return actor === 'seller' ? recipients([['payer', 'released']]) : [];
    case 'cancelled':
      return actor === 'payer' ? recipients([['seller', 'cancelled']]) : [];
    case 'timed-out':
      return recipients(both('timed-out'));
    case 'reminded':
      return recipients([order.state === 'unpaid' ? ['payer', 'reminded-payer'] : ['seller', 'reminded-seller']]);
    case 'fault-claimed':
      return recipients([['seller', 'fault-claimed']]);
    case 'fault-contested':
      return recipients([['payer', 'fault-contested']]);
    case 'message':
    case 'picture':
      return recipients(both('message'), actor === 'staff' ? 'appeals' : 'orders');
    case 'appealed':
    case 'escalated':
      return recipients(both('appealed'), 'appeals');
    case 'appeal-taken':
      return recipients(both('appeal-taken'), 'appeals');
    case 'evidence-asked': {
      const request = requestedOf(detail);
      return recipients(
        both('evidence-asked').filter(([party]) => request === undefined || party === request),
        'appeals',
      );
    }
    case 'withdrawal-offered':
      return recipients(both('withdrawal-offered'), 'appeals');
    case 'appeal-withdrawn':
      return recipients(both('appeal-withdrawn'), 'appeals');
    case 'ruled':
      return recipients(both(order.rulingFor === 'payer' ? 'ruled-payer' : 'ruled-seller'), 'appeals');
    default:
      return [];
  }
}

/** Whom staff ask for evidence, where the event says so. */
function requestedOf(detail: string): C2cParty | undefined {
  const said: unknown = JSON.parse(detail);
  const party = typeof said === 'object' && said !== null ? (said as { party?: unknown }).party : undefined;
  return party === 'payer' || party === 'seller' ? party : undefined;
}
