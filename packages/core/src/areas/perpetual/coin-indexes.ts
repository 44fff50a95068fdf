import type { Price } from '@quay/money';
import type { Contracts } from './contracts.ts';
import type { Marks } from './marks.ts';
import type { Syncing } from './syncing.ts';

/** The index of coins, as the marks of their contracts have it. */
export class CoinIndexes {
  readonly #contracts: Contracts;
  readonly #marks: Marks;
  readonly #syncing: Syncing;

  constructor(contracts: Contracts, marks: Marks, syncing: Syncing) {
    this.#contracts = contracts;
    this.#marks = marks;
    this.#syncing = syncing;
  }

  /** Goes up with every mark that follows an index. */
  get moves(): number {
    return this.#marks.moves;
  }

  /** The index in USDT that the last mark followed; nothing where it is abnormal: too old, or not trusted yet. */
  of(coin: string, at: number): { readonly price: Price; readonly at: number; readonly sources: string } | undefined {
    for (const { symbol, kind } of this.#contracts.ofCoin(coin)) {
      const mark = this.#marks.marks.get(symbol);
      if (kind !== 'linear' || !mark) continue;
      const isTrusted = this.#marks.isSound(symbol, at) && !this.#syncing.isSyncing(symbol);
      // One that is over has no marks any more; another may.
      if (isTrusted) return { price: mark.indexPrice, at: mark.at, sources: mark.sources };
    }
    return undefined;
  }
}
