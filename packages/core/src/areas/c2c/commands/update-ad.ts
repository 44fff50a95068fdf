import { c2c, priceKinds } from '@quay/contract/c2c/rules';
import { amount, codecOf, flag, id, oneOf, type RowOf, text } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import { escrowOf } from '../ads.ts';
import { adOf } from '../found.ts';
import type { C2cParts } from '../parts.ts';
import { type Ad, adsTable } from '../state.ts';

const input = {
  owner: id,
  ad: id,
  priceKind: oneOf(priceKinds),
  price: amount,
  index: amount,
  total: amount,
  min: amount,
  max: amount,
  kinds: text,
  methods: text,
  minutes: id,
  terms: text,
  autoReply: text,
  demandVerified: flag,
  demandDays: id,
  demandHoldings: amount,
};
export type UpdateAd = RowOf<typeof input>;

export const updateAdShape = shape({
  name: 'c2c/update-ad',
  number: 33,
  input,
  output: codecOf<Ad>(adsTable.columns),
});

/**
 * Changes what an ad says; orders that were made from it keep what they were made with. What is on the shelf stays there,
 * and its escrow follows. Refusals: `ad-unknown`, `ad-closed`, `merchant-suspended`, `identity/account-frozen` and `sales-held` (of a sell ad),
 * `quantity-below-traded`, `balance-too-small`.
 */
export function updateAd(parts: C2cParts): Command<never> {
  const { ads, escrow, guard, suspensions } = parts;
  return command(updateAdShape, (request: UpdateAd, at): Outcome<Ad> => {
    const { owner, ad: _, ...words } = request;
    const found = adOf(parts, request);
    if (found.refused) return found.refused;
    const { ad } = found;
    const { id, asset } = ad;
    if (suspensions.of(owner)) return refuse(c2c['merchant-suspended']);
    const stopped = ad.side === 'sell' ? guard.check(owner, 'c2c-sell-ad', at) : undefined;
    if (stopped) return stopped;
    const traded = ad.locked + ad.dealt;
    if (words.total < traded) return refuse(c2c['quantity-below-traded'], { min: traded, coin: asset }, 'quantity');
    const before = escrowOf(ad);
    const needed = escrowOf({ ...ad, total: words.total }) - before;
    const available = escrow.sellable(owner, asset);
    if (available < needed) return refuse(c2c['balance-too-small'], { available, needed, coin: asset }, 'quantity');

    if (needed > 0n) escrow.lock(owner, asset, needed, id, at);
    else escrow.unlock(owner, asset, -needed, id, at);
    ads.touch(Object.assign(ad, words, { changedAt: at }));
    return done(ad);
  });
}
