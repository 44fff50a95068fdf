import { c2c } from '@quay/contract/c2c/rules';
import { codecOf, id, type RowOf } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import { escrowOf } from '../ads.ts';
import { adOf } from '../found.ts';
import { holdsCoins } from '../orders.ts';
import type { C2cParts } from '../parts.ts';
import { type Ad, adsTable, type C2cOrder } from '../state.ts';

const input = {
  owner: id,
  ad: id,
};
export type CloseAd = RowOf<typeof input>;

export const closeAdShape = shape({
  name: 'c2c/close-ad',
  number: 35,
  input,
  output: codecOf<Ad>(adsTable.columns),
});

/** Closes an ad for good. One with orders in escrow or appeals stays. Refusals: `ad-unknown`, `ad-closed`, `ad-busy`. */
export function closeAd(parts: C2cParts): Command<never> {
  const { ads, orders, escrow } = parts;
  return command(closeAdShape, (request: CloseAd, at): Outcome<Ad> => {
    const found = adOf(parts, request);
    if (found.refused) return found.refused;
    const { ad } = found;
    const busy = [...orders.ofAd(ad.id)].filter(keepsAdOpen).length;
    if (busy > 0) return refuse(c2c['ad-busy'], { orders: busy });

    escrow.unlock(ad.owner, ad.asset, escrowOf(ad), ad.id, at);
    ads.retire(Object.assign(ad, { state: 'closed', changedAt: at }));
    return done(ad);
  });
}

const keepsAdOpen = (order: C2cOrder): boolean => holdsCoins(order) || order.state === 'disputed';
