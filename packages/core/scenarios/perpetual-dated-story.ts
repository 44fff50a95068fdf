import { contractOf } from '@quay/cast';
import { text, units } from '@quay/money';
import { type CoreOptions, type Dated, type Delivery, deliveriesTable } from '../src/index.ts';
import { INVERSE, LINEAR, logged, PerpetualStory, type Person, people } from './perpetual-story.ts';

/** A week of the calendar of these stories, and how long samples are taken before an end. */
export const WEEK = 60 * 60_000;
export const WINDOW = 20_000;

type Terms = { readonly weekMs?: number; readonly windowMs?: number; readonly deliveryFeeRate?: bigint };

/** What lists a dated contract like one of those without an end. */
export function deliveryOf(like: string, term: Dated['term'], terms: Terms = {}) {
  const { symbol, ...rest } = contractOf(like);
  return {
    ...rest,
    root: symbol.replace('-PERP', ''),
    referencePrice: units('60000'),
    ...{ term, weekMs: WEEK, windowMs: WINDOW, deliveryFeeRate: units('0.0005'), staff: 0 },
    ...terms,
  };
}

/** A story with a weekly contract in bitcoin of an hour, and people who have money for it. */
export class DatedStory extends PerpetualStory {
  readonly dated: Dated;

  constructor(
    funds: Partial<Record<Person, string>> = {},
    options: Pick<CoreOptions, 'deliverySlice'> = {},
    like = LINEAR,
    terms: Terms = {},
  ) {
    super({}, {}, options);
    this.dated = { ...(this.must('perpetual/list-delivery', deliveryOf(like, 'weekly', terms)) as Dated) };
    const all = { alice: '10000', bob: '10000', carol: '10000', maker: '10000000', ...funds };
    for (const person of Object.keys(people) as Person[]) {
      this.fund(people[person], 'USDT', all[person], 'delivery');
      this.fund(people[person], 'BTC', '1', 'delivery');
    }
    this.prices('BTC', '60000');
  }

  get symbol(): string {
    return this.dated.contract;
  }

  now(symbol = this.symbol): Dated {
    return this.store.core.perpetual.contracts.dated.get(symbol)!;
  }

  /** Prices come back so that the next fact is that of a second of the window: the first one is 0. */
  second(n: number, price: string): void {
    this.at = this.dated.settlesAt - WINDOW + (n - 1) * 1000;
    this.prices('BTC', price);
  }

  /** Every second of the window has a sample. */
  sampled(priceOf: (n: number) => string = () => '60000', count = WINDOW / 1000): void {
    for (let n = 0; n < count; n++) this.second(n, priceOf(n));
  }

  /** Time comes to a moment, and what it makes is done, all of it. */
  until(at: number): void {
    this.at = at;
    this.store.tick(at);
    const broken = this.store.core.engine.broken();
    if (broken.length > 0) throw new Error(`at ${at}: ${broken.join('; ')}`);
  }

  end(): void {
    this.until(this.dated.expiresAt);
  }

  /** An account of dated contracts. */
  owns(who: Person | number, asset = 'USDT'): string {
    return this.has(who, asset, 'delivery');
  }

  deliveries(): Delivery[] {
    return logged<Delivery>(this, deliveriesTable);
  }
}

export const quarterly = (like = INVERSE) => deliveryOf(like, 'quarterly');
export const plain = (value: bigint | null): string | null => (value === null ? null : text(value));
