import type { May, Refusal } from '../../refusal.ts';
import { earn } from './refusals.ts';
import {
  type EarnKind,
  type EarnOrderStatus,
  type EarnPayer,
  PROMOTION_FUND,
  type RedemptionStatus,
  type TermStatus,
} from './sets.ts';

/** What may follow a status. A status with nothing behind it is final. */
export const termMoves: Readonly<Record<TermStatus, readonly TermStatus[]>> = {
  holding: ['frozen', 'ending', 'redeemed', 'expired'],
  frozen: ['holding'],
  ending: ['redeemed', 'expired'],
  redeemed: [],
  expired: [],
};

/** What the rules look at in an order of a term. Times are milliseconds since 1970. */
export type JudgedOrder = {
  readonly kind: EarnKind;
  readonly status: TermStatus;
  /** Nothing where the order cannot be left early. */
  readonly penaltyRate: unknown;
  readonly boughtAt: number;
  readonly endsAt: number;
  readonly dayMs: number;
  /** Whether income of a machine is there to be taken out, and when some was taken out last. */
  readonly hasToTake: boolean;
  readonly takenAt: number | null;
};

const yes: May = { yes: true };
const no = (refusal: Refusal): May => ({ yes: false, refusal });

/** When income of a machine may be taken out next: half a day after it was bought, and then after each time. */
export const takeOutAt = ({ boughtAt, takenAt, dayMs }: Pick<JudgedOrder, 'boughtAt' | 'takenAt' | 'dayMs'>): number =>
  (takenAt ?? boughtAt) + dayMs / 2;

/** What an owner may do with an order now: yes, or the reason that the disabled button shows. Used by core and screen. */
export const mayOrder = {
  /** The end itself is too late: the sum comes back then. */
  exit({ status, penaltyRate, endsAt }: JudgedOrder, at: number): May {
    if (status === 'frozen') return no(earn.frozen);
    if (status !== 'holding') return no(earn['not-holding']);
    if (at >= endsAt) return no(earn['term-over']);
    return penaltyRate === null ? no(earn.locked) : yes;
  },
  takeOut(order: JudgedOrder, at: number): May {
    if (order.status === 'frozen') return no(earn.frozen);
    if (!order.hasToTake) return no(earn['nothing-to-take']);
    return at >= takeOutAt(order) ? yes : no(earn['not-yet']);
  },
};

/** How an order of a term is called: it is being confirmed until a day is over, and claimable when income may be taken out. */
export function shownStatus(order: JudgedOrder, at: number): EarnOrderStatus {
  const { status, boughtAt, dayMs } = order;
  if (status !== 'holding' && status !== 'ending') return status;
  if (mayOrder.takeOut(order, at).yes) return 'pending-claim';
  if (status === 'ending') return order.endsAt <= at ? 'expired' : 'redeemed';
  return at < boughtAt + dayMs ? 'confirming' : 'holding';
}

const ofRedemption: Readonly<Record<RedemptionStatus, EarnOrderStatus>> = {
  redeeming: 'redeeming',
  scheduled: 'redeem-failed',
  redeemed: 'redeemed',
};

/** How a redemption of savings is called. */
export const shownRedemption = (status: RedemptionStatus): EarnOrderStatus => ofRedemption[status];

/** Who pays the income of a product. */
export function payerOf({ kind, fund }: { readonly kind: EarnKind; readonly fund: string }): EarnPayer {
  if (kind === 'flexible') return 'borrowers';
  if (fund === PROMOTION_FUND) return 'promotion';
  return kind === 'machine' ? 'machines' : 'product';
}
