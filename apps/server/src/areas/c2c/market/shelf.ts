import type { C2cSide } from '@quay/contract/c2c';
import { type Ad, adsTable } from '@quay/core';
import type { Quantity } from '@quay/money';
import type { Committed } from '../../../core-host/port.ts';

/** Coins of an ad that nobody has taken yet. */
export const leftOf = ({ total, locked, dealt }: Pick<Ad, 'total' | 'locked' | 'dealt'>): Quantity =>
  total - locked - dealt;

/** Ads of one side, coin and fiat. `version` goes up with every change of them. */
export type MarketShelf = { readonly ads: ReadonlyMap<number, Ad>; readonly version: number };

const nothing: MarketShelf = { ads: new Map(), version: 0 };

/** The ads on the shelf, in memory. It is fed by committed batches alone, so it never shows what is not durable. */
export class Shelf {
  readonly #ads = new Map<number, Ad>();
  readonly #markets = new Map<string, { readonly ads: Map<number, Ad>; version: number }>();
  readonly #owners = new Map<number, number>();

  apply({ changes }: Pick<Committed, 'changes'>): void {
    for (const { table, op, row } of changes) {
      if (table.name !== adsTable.name) continue;
      const ad = row as Ad;
      this.#take(ad.id);
      if (op === 'put' && ad.state === 'on') this.#put(ad);
    }
  }

  ad(id: number): Ad | undefined {
    return this.#ads.get(id);
  }

  market(side: C2cSide, symbol: string, fiat: string): MarketShelf {
    return this.#markets.get(marketKeyOf(side, symbol, fiat)) ?? nothing;
  }

  of(owner: number): Ad[] {
    return this.#owners.has(owner) ? [...this.#ads.values()].filter((ad) => ad.owner === owner) : [];
  }

  /** Everybody who has an ad here. */
  owners(): number[] {
    return [...this.#owners.keys()];
  }

  #put(ad: Ad): void {
    this.#ads.set(ad.id, ad);
    const name = marketKeyOf(ad.side, ad.asset, ad.fiat);
    const market = this.#markets.get(name) ?? { ads: new Map(), version: 0 };
    this.#markets.set(name, market);
    market.ads.set(ad.id, ad);
    market.version += 1;
    this.#owners.set(ad.owner, (this.#owners.get(ad.owner) ?? 0) + 1);
  }

  #take(id: number): void {
    const ad = this.#ads.get(id);
    if (!ad) return;
    this.#ads.delete(id);
    const market = this.#markets.get(marketKeyOf(ad.side, ad.asset, ad.fiat))!;
    market.ads.delete(id);
    market.version += 1;
    const count = this.#owners.get(ad.owner)! - 1;
    if (count > 0) this.#owners.set(ad.owner, count);
    else this.#owners.delete(ad.owner);
  }
}

const marketKeyOf = (side: C2cSide, symbol: string, fiat: string): string => `${side} ${symbol} ${fiat}`;
