import type { Ad } from '@quay/core';
import type { Place } from './market.ts';
import { answering, type Found, foundOf, inOrder, type Sort } from './offers.ts';
import type { References } from './references.ts';
import type { Reputations } from './reputations.ts';
import { type Carriers, missingOf } from './requirements.ts';
import type { Shelf } from './shelf.ts';
import type { Stopped } from './stopped.ts';
import { isAcceptor } from './takers.ts';
import type { Traders } from './traders.ts';

/** What can be taken, sorted. Each list is made anew only when something that it is made of has changed. */
export type Lists = {
  of(place: Place, sort: Sort): readonly Found[];
  /** What of somebody's ads could be taken, in no order. */
  takeable(ads: Iterable<Ad>): Found[];
};

type Kept = { readonly madeOf: string; readonly found: readonly Found[] };

export function createLists({
  shelf,
  references,
  reputations,
  traders,
  stopped,
  carriers,
}: {
  readonly shelf: Shelf;
  readonly references: References;
  readonly reputations: Pick<Reputations, 'of' | 'version'>;
  readonly traders: Pick<Traders, 'known' | 'version' | 'depositNeeded'>;
  readonly stopped: Pick<Stopped, 'stops' | 'version'>;
  readonly carriers: Carriers;
}): Lists {
  const kept = new Map<string, Kept>();

  function takeable(ads: Iterable<Ad>): Found[] {
    const all: Found[] = [];
    for (const ad of ads) {
      if (stopped.stops(ad)) continue;
      const trader = traders.known(ad.owner);
      if (!trader?.taking || !isAcceptor(trader, traders.depositNeeded)) continue;
      if (missingOf(trader, carriers).length > 0) continue;
      // A fixed price needs a reference too: without one nobody can say whether it is far from what the coin is worth.
      const price = references.in(ad.asset, ad.fiat) === undefined ? undefined : references.priceOf(ad);
      const found = price === undefined ? undefined : foundOf(ad, price);
      if (found) all.push(found);
    }
    return all;
  }

  return {
    takeable,

    of({ side, symbol, fiat }, sort) {
      const { ads, version } = shelf.market(answering[side], symbol, fiat);
      const name = `${side} ${symbol} ${fiat} ${sort}`;
      const madeOf = `${version} ${references.in(symbol, fiat)} ${traders.version} ${reputations.version} ${stopped.version}`;
      const before = kept.get(name);
      if (before?.madeOf === madeOf) return before.found;
      const found = inOrder(takeable(ads.values()), side, sort, reputations.of);
      kept.set(name, { madeOf, found });
      return found;
    },
  };
}
