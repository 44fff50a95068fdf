import type { Price } from '@quay/money';
import type { PriceSource } from '../prices/price-source.ts';
import { createQuotes, type Quote, type Quotes } from '../prices/quotes.ts';
import { Chance } from './chance.ts';

/** How a simulated venue differs from the others. Shares of the price, and milliseconds. */
type Character = {
  readonly name: string;
  readonly weight: bigint;
  /** How late it knows. */
  readonly delayMs: number;
  /** Deviation from quote to quote, and of what it is off by for some minutes: half a basis point, and some. */
  readonly noise: number;
  readonly drift: number;
  /** Between its best bid and its best ask. */
  readonly spread: number;
};

const BP = 0.0001;
const characters: readonly Character[] = [
  { name: 'sim-atlas', weight: 3n, delayMs: 100, noise: 0.3 * BP, drift: 0.5 * BP, spread: 0.2 * BP },
  { name: 'sim-boreal', weight: 2n, delayMs: 300, noise: 0.5 * BP, drift: 1 * BP, spread: 1 * BP },
  { name: 'sim-cedar', weight: 2n, delayMs: 500, noise: 0.5 * BP, drift: 1 * BP, spread: 2 * BP },
  { name: 'sim-delta', weight: 1n, delayMs: 900, noise: 0.8 * BP, drift: 2 * BP, spread: 3 * BP },
  { name: 'sim-ember', weight: 1n, delayMs: 1_500, noise: 1 * BP, drift: 3 * BP, spread: 5 * BP },
];

/** What can be wrong with a venue for a while. */
export type VenueFault =
  | { readonly kind: 'down' }
  | { readonly kind: 'frozen' }
  /** Its prices are off by this share. */
  | { readonly kind: 'lying'; readonly by: number }
  | { readonly kind: 'clock-ahead'; readonly byMs: number };

const MINUTE_MS = 60_000;
/** A fault begins in a minute with this chance, and lasts one to so many minutes: each venue is wrong in 1 % of its time. */
const FAULT_CHANCE = 0.005;
const FAULT_MINUTES_MOST = 3;
const DRIFT_MS = 5 * MINUTE_MS;
const HISTORY_MS = 3_000;
const STEP_MS = 500;

/**
 * What is wrong with a venue at a moment: a function of seed and time alone, so that a restart changes nothing. A fault
 * that began earlier and still lasts counts before one that begins now.
 */
export function faultAt(seed: string, venue: string, at: number): VenueFault | undefined {
  const minute = Math.floor(at / MINUTE_MS);
  for (let ago = FAULT_MINUTES_MOST - 1; ago >= 0; ago -= 1) {
    const chance = new Chance(`${seed}/${venue}/fault/${minute - ago}`);
    if (chance.share() >= FAULT_CHANCE) continue;
    const minutes = 1 + Math.floor(chance.share() * FAULT_MINUTES_MOST);
    if (ago < minutes) return drawn(chance);
  }
  return undefined;
}

function drawn(chance: Chance): VenueFault {
  const kind = Math.floor(chance.share() * 4);
  if (kind === 0) return { kind: 'down' };
  if (kind === 1) return { kind: 'frozen' };
  const size = chance.share();
  if (kind === 2) return { kind: 'lying', by: (chance.share() < 0.5 ? -1 : 1) * (0.01 + 0.3 * size) };
  return { kind: 'clock-ahead', byMs: Math.round(5_000 + 120_000 * size) };
}

/** What a venue is off by for some minutes: straight lines between points that are drawn for every five of them. */
function driftAt(seed: string, at: number): number {
  const point = Math.floor(at / DRIFT_MS);
  const normal = (n: number) => new Chance(`${seed}/drift/${n}`).normal();
  const share = at / DRIFT_MS - point;
  return (1 - share) * normal(point) + share * normal(point + 1);
}

export type SimulatedVenues = {
  readonly sources: readonly PriceSource[];
  /** Lets all venues say what they say at a moment. */
  step(at: number): void;
};

/**
 * Venues of a world outside, which follow the fair price of the simulated market and never its book: whoever moves the
 * book moves no index. Each is late, noisy and off in its own way, and now and then down, frozen, lying or ahead.
 */
export function simulatedVenues({
  seed,
  symbols,
  fairPrice,
  now,
}: {
  readonly seed: string;
  readonly symbols: readonly string[];
  readonly fairPrice: (symbol: string) => Price | undefined;
  readonly now: () => number;
}): SimulatedVenues {
  const history = new Map<string, { readonly at: number; readonly price: number }[]>(
    symbols.map((symbol) => [symbol, []]),
  );
  const names = new Map(symbols.map((symbol) => [symbol, symbol]));
  const made = characters.map((character) => {
    const quotes = createQuotes({ source: character.name, weight: character.weight, symbols: names, now });
    return { character, quotes, frozen: new Map<string, Quote>(), isDown: false, outages: 0 };
  });

  function look(at: number): void {
    for (const [symbol, prices] of history) {
      const price = fairPrice(symbol);
      if (price !== undefined) prices.push({ at, price: Number(price) });
      while (prices[0] && prices[0].at < at - HISTORY_MS) prices.shift();
    }
  }

  function quote({ name, delayMs, noise, drift, spread }: Character, symbol: string, at: number): Quote | undefined {
    const known = history.get(symbol)!.findLast((one) => one.at <= at - delayMs);
    if (!known) return undefined;
    const chance = new Chance(`${seed}/${name}/${symbol}/${at}`);
    const off = drift * driftAt(`${seed}/${name}/${symbol}`, at) + noise * chance.normal();
    const middle = known.price * (1 + off);
    const side = chance.share() < 0.5 ? -1 : 1;
    return {
      symbol,
      last: written(middle * (1 + (side * spread) / 2)),
      bid: written(middle * (1 - spread / 2)),
      ask: written(middle * (1 + spread / 2)),
      at: at - Math.min(delayMs, at),
    };
  }

  function speak(venue: (typeof made)[number], at: number): void {
    const { character, quotes, frozen } = venue;
    const fault = faultAt(seed, character.name, at);
    const isDown = fault?.kind === 'down';
    if (isDown && !venue.isDown) venue.outages += 1;
    venue.isDown = isDown;
    if (isDown) return;
    if (fault?.kind !== 'frozen') frozen.clear();
    for (const symbol of symbols) {
      const fresh = quote(character, symbol, at);
      if (!fresh) continue;
      if (fault?.kind === 'frozen' && !frozen.has(symbol)) frozen.set(symbol, fresh);
      quotes.take(withFault({ ...fresh, ...frozen.get(symbol), at: fresh.at }, fault));
    }
  }

  return {
    step(at) {
      look(at);
      for (const venue of made) speak(venue, at);
    },
    sources: made.map((venue) => sourceOf(venue.character.name, symbols, venue.quotes, venue)),
  };
}

function withFault(quote: Quote, fault: VenueFault | undefined): Quote {
  if (fault?.kind === 'clock-ahead') return { ...quote, at: (quote.at ?? 0) + fault.byMs };
  if (fault?.kind !== 'lying') return quote;
  const lied = (text: string | undefined) => text && written(Number(text) * UNITS * (1 + fault.by));
  return { ...quote, last: lied(quote.last), bid: lied(quote.bid), ask: lied(quote.ask) };
}

const UNITS = 1e8;
/** A price as a venue writes it, with as many decimals as we keep. */
const written = (units: number): string => (Math.max(1, Math.round(units)) / UNITS).toFixed(8);

const sourceOf = (
  name: string,
  symbols: readonly string[],
  quotes: Quotes,
  state: { readonly isDown: boolean; readonly outages: number },
): PriceSource => ({
  name,
  symbols,
  latest: quotes.latest,
  status: () => ({
    source: name,
    venue: name,
    transport: 'simulated',
    answers: !state.isDown,
    taken: quotes.taken,
    refused: { ...quotes.refused },
    failures: state.outages,
    ages: quotes.ages(),
  }),
  close: async () => undefined,
});

/** Lets the venues speak for as long as the simulated market runs. */
export function runVenues({ step }: SimulatedVenues, now: () => number = Date.now): { stop(): void } {
  const timer = setInterval(() => step(now()), STEP_MS);
  return { stop: () => clearInterval(timer) };
}
