import { c2c } from '@quay/contract/c2c/rules';
import { codecOf, flag, id, type RowOf } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import { escrowOf, leftOf } from '../ads.ts';
import { adOf } from '../found.ts';
import type { C2cParts } from '../parts.ts';
import { type Ad, adsTable } from '../state.ts';

const input = {
  owner: id,
  ad: id,
  /** On the shelf, or off it. */
  on: flag,
};
export type ShelveAd = RowOf<typeof input>;

export const shelveAdShape = shape({
  name: 'c2c/shelve-ad',
  number: 34,
  input,
  output: codecOf<Ad>(adsTable.columns),
});

/**
 * Puts an ad on the shelf, or takes it off: what a sell ad has left goes into escrow, or comes back; orders under way keep
 * theirs. Again changes nothing. Refusals: `ad-unknown`, `ad-closed`; on the shelf `ad-short` (nothing left),
 * `merchant-suspended`,
 * `identity/account-frozen`, `sales-held` (of a sell ad), `balance-too-small`.
 */
export function shelveAd(parts: C2cParts): Command<never> {
  const { ads, escrow, guard, suspensions } = parts;
  return command(shelveAdShape, (request: ShelveAd, at): Outcome<Ad> => {
    const { owner, on } = request;
    const found = adOf(parts, request);
    if (found.refused) return found.refused;
    const { ad } = found;
    if ((ad.state === 'on') === on) return done(ad);

    const { id, asset } = ad;
    const left = leftOf(ad);
    if (on && left === 0n) return refuse(c2c['ad-short'], { left, coin: asset });
    if (on && suspensions.of(owner)) return refuse(c2c['merchant-suspended']);
    const stopped = on && ad.side === 'sell' ? guard.check(owner, 'c2c-sell-ad', at) : undefined;
    if (stopped) return stopped;
    const needed = escrowOf({ ...ad, state: on ? 'on' : 'off' });
    const available = escrow.sellable(owner, asset);
    if (available < needed) return refuse(c2c['balance-too-small'], { available, needed, coin: asset });

    escrow.lock(owner, asset, needed, id, at);
    escrow.unlock(owner, asset, escrowOf(ad), id, at);
    ads.touch(Object.assign(ad, { state: on ? 'on' : 'off', changedAt: at }));
    return done(ad);
  });
}
