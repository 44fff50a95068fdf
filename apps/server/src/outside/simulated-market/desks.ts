import { type CastMarket, markets as castMarkets, desks } from '@quay/cast';
import type { Market } from '@quay/core';
import type { MarketView } from '../../areas/market/view.ts';
import type { Order as Command, CorePort } from '../../core-host/port.ts';
import { Chance } from './chance.ts';
import { type Character, characterOf } from './character.ts';
import { CANCELLED_MAX, PLACED_MAX, requote } from './maker.ts';
import { PricePath } from './price-path.ts';
import { type RestingOrder, RestingOrders } from './resting.ts';
import { type Book, type Sweep, sweepOf, taking, whim } from './taker.ts';

/** Quotes that the price ran over and the sweep did not reach are taken away, so many at once. */
const STALE_MAX = 4;
/** After this many commands the other markets wait for the next step. */
const ENOUGH = 9;
/** Most commands of one step, over all markets. */
export const COMMANDS_MAX = ENOUGH + STALE_MAX + 2 * PLACED_MAX + CANCELLED_MAX;
/** How often a market is looked at. */
const HOT_MS = 650;
const OTHER_MS = 2_200;
/** A machine that slept must not wake to a leap of the price. */
const PAUSE_MAX_MS = 30_000;
/** The fair price stays this near to the last trade, well within the band of the core. */
const LEASH = 0.07;
/** An ordinary quote is worth this many ordinary trades. */
const QUOTE_TRADES = 2;
/** Levels of a book that a step looks at. */
const SEEN_LEVELS = 100;
/** What is sent at once when the ladders are set up. */
const OPENING_CHUNK = 400;

type Stall = {
  readonly symbol: string;
  readonly character: Character;
  readonly path: PricePath;
  readonly chance: Chance;
  readonly anchorTicks: number;
  readonly periodMs: number;
  seenAt: number;
  nextAt: number;
};

/** What the desks did so far. */
export type DeskFigures = { steps: number; commands: number; refusals: Record<string, number> };

export type DeskSettings = {
  readonly port: Pick<CorePort, 'submitAll' | 'onCommitted' | 'follow'>;
  /** Hears the batches before the desks do. */
  readonly view: MarketView;
  readonly seed: string;
  /** Another run of the same seed goes another way. */
  readonly run: number;
};

/**
 * The maker and the taker of the simulated market: two accounts that trade by the same commands as anybody. The maker
 * quotes round a price that walks by chance; the taker trades now and then, and with everybody whom the price passes.
 */
export class Desks {
  readonly figures: DeskFigures = { steps: 0, commands: 0, refusals: {} };
  readonly #port: DeskSettings['port'];
  readonly #view: MarketView;
  readonly #resting = new RestingOrders(desks.maker);
  readonly #stalls: Stall[];
  readonly #stopHearing: () => void;

  constructor({ port, view, seed, run }: DeskSettings) {
    this.#port = port;
    this.#view = view;
    this.#stalls = castMarkets.flatMap((cast) => stallOf(cast, view.market(cast.symbol), `${seed}/${run}`));
    const stop = [
      port.follow((owner) => owner === desks.maker || owner === desks.taker),
      port.onCommitted((committed) => this.#resting.hear(committed)),
    ];
    this.#stopHearing = () => {
      for (const one of stop) one();
    };
  }

  /** Opens the desks' accounts, takes back what an earlier run left in the books, and sets up the quotes. */
  async open(now: number): Promise<void> {
    const owners = [desks.maker, desks.taker];
    await this.#send(owners.map((owner) => ({ name: 'wallet/open-account', input: { owner, kind: 'desk' } })));
    await this.#send(owners.map((owner) => ({ name: 'spot/cancel-all', input: { owner, market: null } })));
    const ladders: Command[] = [];
    for (const stall of this.#stalls) {
      stall.seenAt = now;
      stall.nextAt = now + stall.chance.share() * stall.periodMs;
      const market = this.#view.market(stall.symbol)!;
      if (market.status === 'trading')
        ladders.push(...this.#quotes(stall, market, [], this.#view.depth(stall.symbol, 1), true));
    }
    for (let at = 0; at < ladders.length; at += OPENING_CHUNK) await this.#send(ladders.slice(at, at + OPENING_CHUNK));
  }

  /** Lets time pass up to `now` in the markets whose turn it is; what they come to is one batch. */
  async step(now: number): Promise<number> {
    const commands: Command[] = [];
    for (const stall of this.#stalls.filter((one) => one.nextAt <= now).sort((a, b) => a.nextAt - b.nextAt)) {
      if (commands.length >= ENOUGH) break;
      commands.push(...this.#turn(stall, now));
      stall.nextAt = now + stall.periodMs * (0.7 + 0.6 * stall.chance.share());
    }
    this.figures.steps += 1;
    await this.#send(commands);
    return commands.length;
  }

  stop(): void {
    this.#stopHearing();
  }

  #turn(stall: Stall, now: number): Command[] {
    const passed = Math.min(Math.max(0, now - stall.seenAt), PAUSE_MAX_MS);
    stall.seenAt = now;
    stall.path.advance(passed);
    const market = this.#view.market(stall.symbol)!;
    if (market.status !== 'trading') return [];
    const { character, chance } = stall;
    const fair = fairTicks(stall, market);
    const book = this.#view.depth(stall.symbol, SEEN_LEVELS);
    const sweep = sweepOf(market, book, fair, character.tradeValue);
    const own = [...this.#resting.in(stall.symbol)];
    if (sweep) {
      const passedOver = own.filter((order) => isBeyond(order, market, fair));
      const reached = (order: RestingOrder) =>
        order.side === 'buy' ? order.price >= sweep.until : order.price <= sweep.until;
      const stale = passedOver.filter((order) => !reached(order)).slice(0, STALE_MAX);
      return [
        ...stale.map(({ id }) => ({ name: 'spot/cancel-order', input: { owner: desks.maker, order: id } })),
        taking(market, desks.taker, sweep),
        ...this.#quotes(
          stall,
          market,
          own.filter((order) => !passedOver.includes(order)),
          left(book, sweep),
        ),
      ];
    }
    const wanted = 1 - Math.exp((-passed / 1000) * character.tradesPerSecond);
    const trade = chance.share() < wanted ? whim(market, book, character.tradeValue, chance) : undefined;
    const taken = trade ? [taking(market, desks.taker, trade)] : [];
    return [...taken, ...this.#quotes(stall, market, own, book)];
  }

  #quotes(stall: Stall, market: Market, own: readonly RestingOrder[], { bids, asks }: Book, wholeLadder = false) {
    const surroundings = {
      market,
      fair: fairTicks(stall, market),
      own,
      bid: bids[0]?.[0],
      ask: asks[0]?.[0],
      value: stall.character.tradeValue * QUOTE_TRADES,
      owner: desks.maker,
      chance: stall.chance,
    };
    return requote(surroundings, wholeLadder);
  }

  async #send(commands: readonly Command[]): Promise<void> {
    if (commands.length === 0) return;
    this.figures.commands += commands.length;
    for (const { outcome } of await this.#port.submitAll(commands)) {
      if (outcome.ok) continue;
      const { reason } = outcome.refusal;
      this.figures.refusals[reason] = (this.figures.refusals[reason] ?? 0) + 1;
    }
  }
}

function stallOf(cast: CastMarket, listed: Market | undefined, seed: string): Stall[] {
  if (!listed) return [];
  const character = characterOf(cast.symbol);
  // The price goes on from the last trade, and home is where the market was listed.
  const distance = Math.log(Number(listed.referencePrice) / Number(cast.referencePrice));
  return [
    {
      symbol: cast.symbol,
      character,
      path: new PricePath(`${seed}/${cast.symbol}/path`, character.volatility, distance),
      chance: new Chance(`${seed}/${cast.symbol}/desks`),
      anchorTicks: Number(cast.referencePrice) / Number(listed.tick),
      periodMs: cast.hot === 1 ? HOT_MS : OTHER_MS,
      seenAt: 0,
      nextAt: 0,
    },
  ];
}

function fairTicks({ path, anchorTicks }: Stall, market: Market): number {
  const reference = Number(market.referencePrice) / Number(market.tick);
  const fair = anchorTicks * Math.exp(path.distance);
  return Math.min(Math.max(fair, reference * (1 - LEASH)), reference * (1 + LEASH));
}

/** The price ran over the order: a bid above it, an ask below it. */
function isBeyond({ side, price }: RestingOrder, market: Market, fair: number): boolean {
  const ticks = Number(price) / Number(market.tick);
  return side === 'buy' ? ticks > fair : ticks < fair;
}

/** The book as the sweep leaves it. */
function left({ bids, asks }: Book, { side, until, whole }: Sweep): Book {
  if (side === 'sell') return { asks, bids: bids.filter(([price]) => (whole ? price < until : price <= until)) };
  return { bids, asks: asks.filter(([price]) => (whole ? price > until : price >= until)) };
}
