import {
  APPEAL_DUE_HOURS,
  type AppealCard,
  type C2cOrder,
  type C2cParty,
  c2c,
  ESCALATE_HOURS,
  FAULT_MINUTES,
  inEscrow,
  type Judged,
  LATE_APPEAL_HOURS,
  may,
} from '@quay/contract/c2c';
import type { EscrowState } from '@quay/ui';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** All that decides about what is shown of an order. */
export type Viewed = Pick<
  C2cOrder,
  | 'state'
  | 'party'
  | 'taker'
  | 'ended'
  | 'fault'
  | 'minutes'
  | 'payBy'
  | 'faultUntil'
  | 'escalatesAt'
  | 'appealUntil'
  | 'doneAt'
  | 'reviewed'
> & { readonly appeal: Pick<AppealCard, 'dueAt' | 'missing' | 'withdrawalBy' | 'ruling'> | null };

/** What an order is to the one who looks at it; each has a headline and a sentence. */
export type Scene =
  | 'pay'
  | 'await-payment'
  | 'await-release'
  | 'check'
  | 'staff-look'
  | 'staff-ask'
  | 'agreement-asked'
  | 'received'
  | 'released'
  | 'ruled-for-me'
  | 'ruled-against-me'
  | 'cancelled'
  | 'cancelled-by-payer'
  | 'fault-claimed'
  | 'fault-asked'
  | 'timed-out'
  | 'timed-out-appealable'
  | 'expired';

export type Turn = 'mine' | 'theirs' | 'staff' | 'nobody';
/** What can be done; `assets` and `market` are only where to go from here. */
export type OrderAct =
  | 'pay'
  | 'check'
  | 'release'
  | 'cancel'
  | 'appeal'
  | 'see-appeal'
  | 'answer-fault'
  | 'review'
  | 'assets'
  | 'market';

export type OrderView = {
  readonly scene: Scene;
  readonly turn: Turn;
  /** Where the coins are. */
  readonly escrow: EscrowState;
  /** What the ring counts down to, and how long all of it is. */
  readonly until: { readonly at: number; readonly totalMs: number } | null;
  /** The next act, the one filled button. */
  readonly act: OrderAct | null;
  readonly others: readonly OrderAct[];
};

/** What the rules look at. Whose ad it was follows from who took it. */
export const checkedOf = ({ state, party, taker, payBy, appealUntil }: Viewed): Judged => ({
  state,
  side: (party === 'payer') === taker ? 'sell' : 'buy',
  payBy,
  timedOutAt: appealUntil === null ? null : appealUntil - LATE_APPEAL_HOURS * HOUR_MS,
});

export const otherParty = (party: C2cParty): C2cParty => (party === 'payer' ? 'seller' : 'payer');

/** What staff ask of one of the two; each piece stands behind the name of the side that has it. */
export const requestedOf = (missing: readonly string[], party: C2cParty): string[] =>
  missing.filter((piece) => piece.startsWith(`${party}:`)).map((piece) => piece.slice(party.length + 1).trim());

const turnByScene: Readonly<Record<Scene, Turn>> = {
  pay: 'mine',
  'await-payment': 'theirs',
  'await-release': 'theirs',
  check: 'mine',
  'staff-look': 'staff',
  'staff-ask': 'mine',
  'agreement-asked': 'mine',
  received: 'nobody',
  released: 'nobody',
  'ruled-for-me': 'nobody',
  'ruled-against-me': 'nobody',
  cancelled: 'nobody',
  'cancelled-by-payer': 'nobody',
  'fault-claimed': 'theirs',
  'fault-asked': 'mine',
  'timed-out': 'nobody',
  'timed-out-appealable': 'mine',
  expired: 'nobody',
};

const acts: Readonly<Record<Scene, OrderAct | null>> = {
  pay: 'pay',
  'await-payment': null,
  'await-release': null,
  check: 'check',
  'staff-look': 'see-appeal',
  'staff-ask': 'see-appeal',
  'agreement-asked': 'see-appeal',
  received: 'review',
  released: 'review',
  'ruled-for-me': null,
  'ruled-against-me': null,
  cancelled: null,
  'cancelled-by-payer': null,
  'fault-claimed': null,
  'fault-asked': 'answer-fault',
  'timed-out': null,
  'timed-out-appealable': 'appeal',
  expired: null,
};

/** The one table: what is shown, for each state, to each side, whether or not they took the ad. */
export function viewOf(order: Viewed, at: number): OrderView {
  const scene = sceneOf(order, at);
  const act = scene === 'received' || scene === 'released' ? (order.reviewed ? null : 'review') : acts[scene];
  return {
    scene,
    turn: turnByScene[scene],
    escrow: escrowOf(order),
    until: untilOf(order, scene),
    act,
    others: othersOf(order, at).filter((other) => other !== act),
  };
}

function sceneOf(order: Viewed, at: number): Scene {
  const { state, party, ended, fault, appeal } = order;
  const isPayer = party === 'payer';
  switch (state) {
    case 'unpaid':
      return isPayer ? 'pay' : 'await-payment';
    case 'paid':
      return isPayer ? 'await-release' : 'check';
    case 'appealed':
    case 'disputed':
      if (appeal?.withdrawalBy === otherParty(party)) return 'agreement-asked';
      return requestedOf(appeal?.missing ?? [], party).length > 0 ? 'staff-ask' : 'staff-look';
    case 'completed':
      if (ended === 'ruled-payer') return isPayer ? 'ruled-for-me' : 'ruled-against-me';
      return isPayer ? 'received' : 'released';
    case 'cancelled':
      if (ended === 'ruled-seller') return isPayer ? 'ruled-against-me' : 'ruled-for-me';
      if (fault === 'claimed') return isPayer ? 'fault-claimed' : 'fault-asked';
      return isPayer ? 'cancelled' : 'cancelled-by-payer';
    case 'timed-out':
      if (appeal?.ruling) return appeal.ruling.for === party ? 'ruled-for-me' : 'ruled-against-me';
      if (!isPayer) return 'expired';
      return may.appeal(checkedOf(order), party, at).yes ? 'timed-out-appealable' : 'timed-out';
  }
}

function escrowOf({ state, party }: Viewed): EscrowState {
  if (state === 'appealed') return 'appeal';
  if (state === 'paid') return party === 'seller' ? 'offered' : 'locked';
  if (inEscrow.includes(state)) return 'locked';
  return state === 'completed' ? 'released' : 'returned';
}

function untilOf(order: Viewed, scene: Scene): OrderView['until'] {
  const { payBy, minutes, escalatesAt, faultUntil, appealUntil, appeal, state } = order;
  const until = (at: number | null, totalMs: number) => (at === null ? null : { at, totalMs });
  if (state === 'unpaid') return until(payBy, minutes * MINUTE_MS);
  if (state === 'paid') return until(escalatesAt, ESCALATE_HOURS * HOUR_MS);
  if (state === 'appealed' || state === 'disputed') return until(appeal?.dueAt ?? null, APPEAL_DUE_HOURS * HOUR_MS);
  if (scene === 'fault-claimed' || scene === 'fault-asked') return until(faultUntil, FAULT_MINUTES * MINUTE_MS);
  return scene === 'timed-out-appealable' ? until(appealUntil, LATE_APPEAL_HOURS * HOUR_MS) : null;
}

/** What else the rules let this side do. */
function othersOf(order: Viewed, at: number): OrderAct[] {
  const checked = checkedOf(order);
  const { party, state } = order;
  const found: OrderAct[] = [];
  if (state === 'appealed' && may.release(checked, party).yes) found.push('release');
  if (may.appeal(checked, party, at).yes) found.push('appeal');
  else if (order.appeal && state !== 'appealed' && state !== 'disputed') found.push('see-appeal');
  if (may.cancel(checked, party).yes) found.push('cancel');
  if (state === 'completed' && party === 'payer') found.push('assets');
  if (turnByScene[sceneOf(order, at)] === 'nobody') found.push('market');
  return found;
}

/** Why an act is not possible now, as the core would say it; nothing while it is. */
export function refusalOf(
  act: 'pay' | 'release' | 'cancel' | 'appeal' | 'withdrawAppeal' | 'write',
  order: Viewed,
  at: number,
): { readonly reason: string } | undefined {
  const checked = checkedOf(order);
  const verdict = act === 'write' ? may.write(checked) : may[act](checked, order.party, at);
  return verdict.yes ? undefined : verdict.refusal;
}

export const orderUnknown = c2c['order-unknown'].reason;
