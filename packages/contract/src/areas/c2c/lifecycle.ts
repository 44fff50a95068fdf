import type { May, Refusal } from '../../refusal.ts';
import { c2c } from './refusals.ts';
import { type C2cOrderState, type C2cParty, type C2cSide, LATE_APPEAL_HOURS } from './sets.ts';

/** What may follow a state. A state with nothing behind it is final. */
export const c2cMoves: Readonly<Record<C2cOrderState, readonly C2cOrderState[]>> = {
  unpaid: ['paid', 'cancelled', 'timed-out'],
  paid: ['completed', 'cancelled', 'appealed'],
  appealed: ['paid', 'completed', 'cancelled'],
  completed: [],
  cancelled: [],
  'timed-out': ['disputed'],
  disputed: ['timed-out'],
};

/** States in which coins are in escrow. */
export const inEscrow: readonly C2cOrderState[] = ['unpaid', 'paid', 'appealed'];
/** States in which somebody still has to do something, or may. */
export const underWay: readonly C2cOrderState[] = ['unpaid', 'paid', 'appealed', 'timed-out', 'disputed'];

/** What the rules look at. */
export type Judged = {
  readonly state: C2cOrderState;
  /** Of the ad. */
  readonly side: C2cSide;
  readonly payBy: number;
  readonly timedOutAt: number | null;
};

const yes: May = { yes: true };
const no = (refusal: Refusal): May => ({ yes: false, refusal });

/** Which of the two somebody is in an order; nothing for anybody else. */
export const partyOf = (
  { payer, seller }: { readonly payer: number; readonly seller: number },
  user: number,
): C2cParty | undefined => (user === payer ? 'payer' : user === seller ? 'seller' : undefined);

/**
 * What one of the two may do with an order now: yes, or the reason that the disabled button shows. Used by core and
 * screen alike. A moment before the deadline is in time; the deadline itself is late.
 */
export const may = {
  pay(order: Judged, party: C2cParty, at: number): May {
    if (party === 'seller') return no(order.side === 'sell' ? c2c['acceptor-cannot-pay'] : c2c['user-cannot-pay']);
    if (order.state === 'timed-out') return no(c2c['payment-late']);
    if (order.state !== 'unpaid') return no(c2c['order-not-unpaid']);
    return at < order.payBy ? yes : no(c2c['payment-late']);
  },
  cancel(order: Judged, party: C2cParty): May {
    if (party === 'seller') return no(c2c['seller-cannot-cancel']);
    return order.state === 'unpaid' || order.state === 'paid' ? yes : no(c2c['order-not-cancellable']);
  },
  release(order: Judged, party: C2cParty): May {
    if (party === 'payer') return no(c2c['not-seller']);
    if (order.state === 'unpaid') return no(c2c['release-unpaid']);
    return order.state === 'paid' || order.state === 'appealed' ? yes : no(c2c['order-over']);
  },
  /** After a time-out only by a payer against an advertiser: the advertiser has the coins back, and a deposit. */
  appeal(order: Judged, party: C2cParty, at: number): May {
    if (order.state === 'appealed' || order.state === 'disputed') return no(c2c['appeal-already']);
    if (order.state === 'unpaid') return no(c2c['appeal-unpaid']);
    if (order.state === 'paid') return yes;
    if (order.state !== 'timed-out' || order.side !== 'sell' || party !== 'payer') return no(c2c['order-over']);
    return at < (order.timedOutAt ?? 0) + LATE_APPEAL_HOURS * 3_600_000 ? yes : no(c2c['appeal-late']);
  },
  /** Of an order in escrow both have to; what is asked of a deposit the payer alone takes back. */
  withdrawAppeal(order: Judged, party: C2cParty): May {
    if (order.state === 'appealed') return yes;
    return order.state === 'disputed' && party === 'payer' ? yes : no(c2c['appeal-none']);
  },
  write(order: Judged): May {
    return underWay.includes(order.state) ? yes : no(c2c['chat-closed']);
  },
};
