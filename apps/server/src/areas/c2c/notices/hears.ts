import type { C2cParty, NoticeEvent, NoticeTopic } from '@quay/contract/c2c';
import type { C2cEventRow, C2cOrder } from '@quay/core';

/** Somebody who is told of an event of an order. */
export type Heard = { readonly user: number; readonly topic: NoticeTopic; readonly event: NoticeEvent };

type Told = readonly [party: C2cParty, event: NoticeEvent];
type Order = Pick<C2cOrder, 'payer' | 'seller' | 'advertiser' | 'state' | 'rulingFor'>;

/** Who is told of an event on an order's timeline, and what: whoever has to act or to know, never who did it. */
export function hears(
  order: Order,
  { event, actor, detail }: Pick<C2cEventRow, 'event' | 'actor' | 'detail'>,
): Heard[] {
  const told = (parties: readonly Told[], topic: NoticeTopic = 'orders'): Heard[] =>
    parties.filter(([party]) => party !== actor).map(([party, what]) => ({ user: order[party], topic, event: what }));
  const both = (what: NoticeEvent): Told[] => [
    ['payer', what],
    ['seller', what],
  ];

  switch (event) {
    case 'locked':
      return told([order.advertiser === order.payer ? ['payer', 'opened-payer'] : ['seller', 'opened-seller']]);
    case 'paid':
      return told([['seller', 'paid']]);
    case 'released':
      // After a ruling the ruling says it.
      return actor === 'seller' ? told([['payer', 'released']]) : [];
    case 'cancelled':
      return actor === 'payer' ? told([['seller', 'cancelled']]) : [];
    case 'timed-out':
      return told(both('timed-out'));
    case 'reminded':
      return told([order.state === 'unpaid' ? ['payer', 'reminded-payer'] : ['seller', 'reminded-seller']]);
    case 'fault-claimed':
      return told([['seller', 'fault-claimed']]);
    case 'fault-contested':
      return told([['payer', 'fault-contested']]);
    case 'message':
    case 'picture':
      return told(both('message'), actor === 'staff' ? 'appeals' : 'orders');
    case 'appealed':
    case 'escalated':
      return told(both('appealed'), 'appeals');
    case 'appeal-taken':
      return told(both('appeal-taken'), 'appeals');
    case 'evidence-asked': {
      const asked = askedOf(detail);
      return told(
        both('evidence-asked').filter(([party]) => asked === undefined || party === asked),
        'appeals',
      );
    }
    case 'withdrawal-offered':
      return told(both('withdrawal-offered'), 'appeals');
    case 'appeal-withdrawn':
      return told(both('appeal-withdrawn'), 'appeals');
    case 'ruled':
      return told(both(order.rulingFor === 'payer' ? 'ruled-payer' : 'ruled-seller'), 'appeals');
    default:
      return [];
  }
}

/** Whom staff ask for evidence, where the event says so. */
function askedOf(detail: string): C2cParty | undefined {
  const said: unknown = JSON.parse(detail);
  const party = typeof said === 'object' && said !== null ? (said as { party?: unknown }).party : undefined;
  return party === 'payer' || party === 'seller' ? party : undefined;
}
