import { type C2cParty, c2c, type Judged, partyOf } from '@quay/contract/c2c/rules';
import type { Refusal } from '@quay/contract/refusal';
import { type Refused, refuse } from '../../engine/command.ts';
import type { C2cParts } from './parts.ts';
import type { Ad, C2cOrder } from './state.ts';

type Missing = { readonly refused: Refused };

/** An owner's ad. One that is closed is no longer in memory: its number was given out, and it is not there. */
export function adOf(
  { ads, adIds }: Pick<C2cParts, 'ads' | 'adIds'>,
  { owner, ad: id }: { readonly owner: number; readonly ad: number },
): { readonly ad: Ad; readonly refused?: undefined } | Missing {
  const ad = ads.get(String(id));
  if (!ad) return { refused: refuse(id > 0 && id <= adIds.last ? c2c['ad-closed'] : c2c['ad-unknown']) };
  return ad.owner === owner ? { ad } : { refused: refuse(c2c['ad-unknown']) };
}

/**
 * An order, and what the owner is in it. One that is over is no longer in memory: whoever asks is refused as its state
 * would be.
 */
export function orderOf(
  { orders, orderIds }: Pick<C2cParts, 'orders' | 'orderIds'>,
  { owner, order: id }: { readonly owner: number; readonly order: number },
  over: Refusal,
): { readonly order: C2cOrder; readonly party: C2cParty; readonly refused?: undefined } | Missing {
  const order = orders.get(String(id));
  if (!order) return { refused: refuse(id > 0 && id <= orderIds.last ? over : c2c['order-unknown']) };
  const party = partyOf(order, owner);
  return party ? { order, party } : { refused: refuse(c2c['order-unknown']) };
}

/** An order as the rules see it; `gap` is for how long Quay was away and deadlines were not moved yet. */
export const checked = ({ state, side, payBy, settledAt }: C2cOrder, gap = 0): Judged => ({
  state,
  side,
  payBy: payBy + gap,
  timedOutAt: settledAt,
});
