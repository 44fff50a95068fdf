import type { MarkRow } from '../../src/index.ts';
import type { BatchView } from '../auditor/batch-view.ts';
import { wrong } from '../auditor/wrong.ts';
import { decimal, Fraction } from '../perpetual/model/fraction.ts';
import { indexOf } from '../perpetual/model/prices.ts';

const ONE = 100_000_000n;
const MAX_AGE_MS = 10_000;
const INDEX = { maxAge: MAX_AGE_MS, minSources: 3, clip: decimal('0.02') };

type Source = readonly [source: string, price: string, weight: number, at: number];

/** What the auditor knows of the indexes of coins: the marks of their perpetual contracts as batches leave them. */
export class CoinIndexes {
  readonly #marks = new Map<string, MarkRow>();
  /** Those that the last batch changed, as they were before it; what stood in between is in no row. */
  readonly #before = new Map<string, MarkRow | undefined>();
  #isAlone = false;

  take({ alone }: BatchView, marks: readonly MarkRow[]): void {
    this.#isAlone = alone;
    this.#before.clear();
    for (const mark of marks) {
      this.#before.set(mark.contract, this.#marks.get(mark.contract));
      this.#marks.set(mark.contract, { ...mark });
    }
  }

  /** The index by which something at a time of the last batch was decided; nothing where rows do not say it. */
  at(coin: string, at: number): bigint | undefined {
    if (coin === 'USDT') return ONE;
    const contract = contractOf(coin);
    const mark = this.#marks.get(contract) ?? wrong(`${coin} has no index`);
    const isLast = this.#isAlone || !this.#before.has(contract) || at > mark.at;
    return isLast ? mark.indexPrice : undefined;
  }

  /** Something was sold at an index: it is the last one, follows from the sources that it names, and is not old. */
  validate(coin: string, price: bigint, markAt: number, said: string, at: number): void {
    if (coin === 'USDT') {
      if (price !== ONE) wrong(`P44 ${coin} is sold at ${price}`);
      return;
    }
    const sources = JSON.parse(said) as readonly Source[];
    const model = sources.map(([, of, weight, when]) => ({
      price: new Fraction(BigInt(of), ONE),
      weight: new Fraction(BigInt(weight)),
      age: markAt - when,
    }));
    if (indexOf(model, INDEX)?.compare(new Fraction(price, ONE)) !== 0) {
      wrong(`P44 a sale is at ${price} for ${coin}, its sources say something else`);
    }
    if (markAt > at || sources.filter(([, , , when]) => at - when <= MAX_AGE_MS).length < INDEX.minSources) {
      wrong(`P44 a sale at ${at} is at an old index of ${coin}`);
    }
    const contract = contractOf(coin);
    const [mark, before] = [this.#marks.get(contract)!, this.#before.get(contract)];
    const known = this.at(coin, at);
    if (known !== undefined && price !== known) wrong(`P44 a sale is at ${price} for ${coin}, and not at ${known}`);
    for (const one of [mark, before]) {
      if (one?.at === markAt && one.indexPrice !== price) wrong(`P44 a sale is at ${price} for ${coin}`);
    }
    if (markAt > mark.at || markAt < (before ?? mark).at) wrong(`P44 a sale is at an index of ${coin} of ${markAt}`);
  }
}

const contractOf = (coin: string): string => `${coin}USDT-PERP`;
