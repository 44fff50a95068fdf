import { c2c, c2cSides, priceKinds } from '@quay/contract/c2c/rules';
import { amount, codecOf, flag, id, oneOf, type RowOf, text } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import type { C2cParts } from '../parts.ts';
import { type Ad, adsTable } from '../state.ts';

const input = {
  owner: id,
  requestId: text,
  /** All that the user's request said, to distinguish a repeat from a reuse. */
  said: text,
  side: oneOf(c2cSides),
  asset: text,
  fiat: text,
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
  onShelf: flag,
  /** Ads that an owner may have that are not closed. */
  adsMax: id,
};
export type CreateAd = RowOf<typeof input>;

export const createAdShape = shape({
  name: 'c2c/create-ad',
  number: 32,
  input,
  output: codecOf<Ad>(adsTable.columns),
});

/**
 * Posts an ad; what a sell ad on the shelf offers goes into escrow. The same request again gives the ad that the first
 * one posted, as it is now. Refusals, in this order: `request-id-reused`, `ad-closed` (the one it posted),
 * `merchant-suspended`, `ads-too-many`, `identity/account-frozen`, `sales-held` (of a sell ad), `balance-too-small`.
 */
export function createAd({ ads, adIds, escrow, requests, guard, suspensions }: C2cParts): Command<never> {
  return command(
    createAdShape,
    ({ onShelf, adsMax, requestId, said: words, ...request }: CreateAd, at): Outcome<Ad> => {
      const { owner, side, asset, total } = request;
      const said = `c2c-ad ${words}`;
      const earlier = requests.get(`${owner}/${requestId}`);
      if (earlier && earlier.said !== said) return refuse(c2c['request-id-reused'], {}, 'requestId');
      if (earlier) {
        const posted = ads.get(String(earlier.reference));
        return posted ? done(posted) : refuse(c2c['ad-closed']);
      }

      if (suspensions.of(owner)) return refuse(c2c['merchant-suspended']);
      if (ads.of(owner).size >= adsMax) return refuse(c2c['ads-too-many'], { max: adsMax });
      const stopped = side === 'sell' ? guard.check(owner, 'c2c-sell-ad', at) : undefined;
      if (stopped) return stopped;
      const needed = side === 'sell' && onShelf ? total : 0n;
      const available = escrow.sellable(owner, asset);
      if (available < needed) return refuse(c2c['balance-too-small'], { available, needed, coin: asset }, 'quantity');

      const ad: Ad = {
        ...request,
        id: adIds.next(),
        locked: 0n,
        dealt: 0n,
        state: onShelf ? 'on' : 'off',
        createdAt: at,
        changedAt: at,
      };
      escrow.lock(owner, asset, needed, ad.id, at);
      requests.add({ owner, requestId, kind: 'c2c-ad', said, reference: ad.id, at });
      return done(ads.add(ad));
    },
  );
}
