import type { Price } from '@quay/money';
import type { Contracts } from './contracts.ts';
import type { Marks } from './marks.ts';
import type { Contract } from './state.ts';
import type { Syncing } from './syncing.ts';

/**
 * The index of coins, as the marks of their perpetual contracts have it. Those with an end have marks of their own, which
 * stand still when they end and are trusted at other times: a coin has one index, and not as many as contracts.
 */
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
    const symbol = this.#symbolOf(coin);
    const mark = symbol === undefined ? undefined : this.#marks.marks.get(symbol);
    if (!mark || !this.#marks.isSound(mark.contract, at) || this.#syncing.isSyncing(mark.contract)) return undefined;
    return { price: mark.indexPrice, at: mark.at, sources: mark.sources };
  }

  #symbolOf(coin: string): string | undefined {
    const isPerpetual = ({ symbol, kind }: Contract) => kind === 'linear' && !this.#contracts.dated.get(symbol);
    return this.#contracts.ofCoin(coin).find(isPerpetual)?.symbol;
  }
}
