import { type CurrencyCode, currencies } from '@quay/contract/identity';
import { ONE, type Rate } from '@quay/money';
import { priceOf } from '../quotes.ts';
import { combinedRate, FIAT_TERMS, type FiatTerms, isApart, type NoRate, type SaidRate } from './combined-rate.ts';
import type { Publication } from './publication.ts';

/** How many of a currency one dollar is, and since when. */
export type FiatRate = { readonly rate: Rate; readonly at: number; readonly isOld: boolean };

/** Rates of fiat currencies. What money is decided by has the rates that are not too old, and those alone. */
export type FiatRates = {
  of(currency: string): Rate | undefined;
  /** The last rate, also one that is too old; nothing where there never was one. */
  known(currency: string): FiatRate | undefined;
  /** The rates that held at some moment since a time, the present one last: somebody may have seen one of them. */
  since(currency: string, time: number): readonly Rate[];
};

/** Where accepted rates are kept for the next start. */
export type RateRows = {
  currencies(): Promise<readonly { readonly name: string; readonly rate: Rate; readonly ratedAt: number | null }[]>;
  saveRate(name: string, rate: Rate, at: number): Promise<void>;
};

export type PublishedRates = FiatRates & {
  /** A source has published. Gives why currencies have no new rate, by currency. */
  published(source: string, publication: Publication): Promise<ReadonlyMap<string, NoRate | 'malformed'>>;
};

type Kept = { readonly rate: Rate; readonly at: number };
/** A rate that was replaced, and when. */
type Past = { readonly rate: Rate; readonly until: number };

const DOLLAR = 'USD';
/** No clock of a source is believed that is further ahead: a day's rates have one time for all of the world. */
const AHEAD_MOST_MS = 24 * 60 * 60_000;
const PAST_MS = 60_000;

/** The rates of a simulated market: those that a fresh installation begins with, always of now. */
export async function startingRates(rows: Pick<RateRows, 'currencies'>, now: () => number): Promise<FiatRates> {
  const rates = new Map((await rows.currencies()).map(({ name, rate }) => [name, rate]));
  const of = (currency: string) => rates.get(currency);
  return {
    of,
    known(currency) {
      const rate = of(currency);
      return rate === undefined ? undefined : { rate, at: now(), isOld: false };
    },
    since(currency) {
      const rate = of(currency);
      return rate === undefined ? [] : [rate];
    },
  };
}

/** Rates as sources publish them, from those on that were kept. A rate that nobody published is none. */
export async function publishedRates({
  rows,
  now,
  terms = FIAT_TERMS,
}: {
  readonly rows: RateRows;
  readonly now: () => number;
  readonly terms?: FiatTerms;
}): Promise<PublishedRates> {
  const kept = new Map<string, Kept>();
  const past = new Map<string, readonly Past[]>();
  const said = new Map<string, { readonly at: number; readonly rates: ReadonlyMap<string, SaidRate> }>();
  /** Leaps that wait for a second publication. */
  const held = new Map<string, Kept>();
  let last: Promise<unknown> = Promise.resolve();
  for (const { name, rate, ratedAt } of await rows.currencies()) {
    if (ratedAt !== null && name !== DOLLAR) kept.set(name, { rate, at: ratedAt });
  }

  const isOld = ({ at }: Kept): boolean => now() - at > terms.oldAfterMs;

  function of(currency: string): Rate | undefined {
    if (currency === DOLLAR) return ONE;
    const found = kept.get(currency);
    return found && !isOld(found) ? found.rate : undefined;
  }

  /** Whether a rate is near the last one, or was published before and is published again. */
  function isHeld(currency: string, next: Kept): boolean {
    const before = kept.get(currency);
    if (!before || isOld(before) || !isApart(before.rate, next.rate, terms.leap)) {
      held.delete(currency);
      return false;
    }
    const first = held.get(currency);
    if (first && next.at > first.at && !isApart(first.rate, next.rate, terms.apart)) {
      held.delete(currency);
      return false;
    }
    if (!first || isApart(first.rate, next.rate, terms.apart)) held.set(currency, next);
    return true;
  }

  function decide(currency: CurrencyCode): Kept | NoRate | undefined {
    const all = [...said.values()].flatMap((one) => one.rates.get(currency) ?? []);
    const next = combinedRate(all, terms, now());
    if (typeof next !== 'object') return next;
    const before = kept.get(currency);
    if (before && (next.at < before.at || (next.at === before.at && next.rate === before.rate))) return undefined;
    return isHeld(currency, next) ? 'leap' : next;
  }

  async function keep(currency: string, next: Kept): Promise<void> {
    // In the rows first: what money is decided by is there after a stop.
    await rows.saveRate(currency, next.rate, next.at);
    const before = kept.get(currency);
    if (before && before.rate !== next.rate) {
      const recent = (past.get(currency) ?? []).filter(({ until }) => until >= now() - PAST_MS);
      past.set(currency, [...recent, { rate: before.rate, until: now() }]);
    }
    kept.set(currency, next);
  }

  async function take(source: string, publication: Publication): Promise<Map<string, NoRate | 'malformed'>> {
    const refused = new Map<string, NoRate | 'malformed'>();
    const rates = perDollar(publication, now());
    if (!rates) return new Map([[publication.base, 'malformed']]);
    // An older publication that comes later changes nothing.
    if (publication.at < (said.get(source)?.at ?? 0)) return refused;
    const mine = new Map<string, SaidRate>();
    for (const currency of currencies) {
      if (currency === DOLLAR) continue;
      const rate = rates(currency);
      if (rate === 'malformed') refused.set(currency, rate);
      else if (rate !== undefined) mine.set(currency, { source, ...rate });
    }
    said.set(source, { at: publication.at, rates: mine });
    for (const currency of mine.keys()) {
      const next = decide(currency as CurrencyCode);
      if (typeof next === 'string') refused.set(currency, next);
      else if (next) await keep(currency, next);
    }
    return refused;
  }

  return {
    of,
    known(currency) {
      if (currency === DOLLAR) return { rate: ONE, at: now(), isOld: false };
      const found = kept.get(currency);
      return found && { ...found, isOld: isOld(found) };
    },
    since(currency, time) {
      const present = of(currency);
      const before = (past.get(currency) ?? []).filter(({ until }) => until >= time).map(({ rate }) => rate);
      return present === undefined ? [] : [...before, present];
    },

    published(source, publication) {
      // One after the other: what the later one comes to is what stays.
      const mine = last.then(() => take(source, publication));
      last = mine.catch(() => undefined);
      return mine;
    },
  };
}

/** What a dollar is in a currency, by the base of the publication; nothing where the publication has no dollar. */
function perDollar({ base, at, rates }: Publication, now: number) {
  const inBase = (currency: string): Rate | 'malformed' | undefined => {
    if (currency === base) return ONE;
    const written = rates.get(currency);
    const rate = written === undefined ? undefined : priceOf(written);
    return typeof rate === 'string' ? 'malformed' : rate;
  };
  const dollar = inBase(DOLLAR);
  if (typeof dollar !== 'bigint' || at - now > AHEAD_MOST_MS) return undefined;
  return (currency: string): Kept | 'malformed' | undefined => {
    const rate = inBase(currency);
    if (typeof rate !== 'bigint') return rate;
    const inDollars = (rate * ONE) / dollar;
    return inDollars > 0n ? { rate: inDollars, at: Math.min(at, now) } : 'malformed';
  };
}
