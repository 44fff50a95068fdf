import type { C2cSide } from '@quay/contract/c2c';
import { type Ad, adsTable } from '@quay/core';
import type { Quantity } from '@quay/money';
import type { Committed } from '../../../core-host/port.ts';

/** Coins of an ad that nobody has taken yet. */
export const leftOf = ({ total, locked, dealt }: Pick<Ad, 'total' | 'locked' | 'dealt'>): Quantity =>
  total - locked - dealt;

/** Ads of one side, coin and fiat. `version` goes up with every change of them. */
export type ShelfPlace = { readonly ads: ReadonlyMap<number, Ad>; readonly version: number };

const nothing: ShelfPlace = { ads: new Map(), version: 0 };

/** The ads on the shelf, in memory. It is fed by committed batches alone, so it never shows what is not durable. */
export class Shelf {
  readonly #ads = new Map<number, Ad>();
  readonly #places = new Map<string, { readonly ads: Map<number, Ad>; version: number }>();
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

  place(side: C2cSide, symbol: string, fiat: string): ShelfPlace {
    return this.#places.get(placeOf(side, symbol, fiat)) ?? nothing;
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
    const name = placeOf(ad.side, ad.asset, ad.fiat);
    const place = this.#places.get(name) ?? { ads: new Map(), version: 0 };
    this.#places.set(name, place);
    place.ads.set(ad.id, ad);
    place.version += 1;
    this.#owners.set(ad.owner, (this.#owners.get(ad.owner) ?? 0) + 1);
  }

  #take(id: number): void {
    const ad = this.#ads.get(id);
    if (!ad) return;
    this.#ads.delete(id);
    const place = this.#places.get(placeOf(ad.side, ad.asset, ad.fiat))!;
    place.ads.delete(id);
    place.version += 1;
    const count = this.#owners.get(ad.owner)! - 1;
    if (count > 0) this.#owners.set(ad.owner, count);
    else this.#owners.delete(ad.owner);
  }
}

const placeOf = (side: C2cSide, symbol: string, fiat: string): string => `${side} ${symbol} ${fiat}`;
