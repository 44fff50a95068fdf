import { type CastMarket, markets as castMarkets, desks } from '@quay/cast';
import { type Market, ordersTable, plainLimit, plainMarket } from '@quay/core';
import type { Price } from '@quay/money';
import type { MarketView } from '../../areas/market/view.ts';
import type { Order as Command, CorePort } from '../../core-host/port.ts';
import { Chance } from './chance.ts';
import { type Character, characterOf } from './character.ts';
import { CANCELLED_MAX, PLACED_MAX } from './maker.ts';
import { PricePath } from './price-path.ts';
import { type BotOrders, quotedMarket } from './quoted.ts';
import { RestingOrders } from './resting.ts';
import type { Shifts } from './shifts.ts';
import { quotesOf, SEEN_LEVELS, STALE_MAX, type Turn, turnOf } from './turn.ts';

/** After this many commands the other markets wait for the next step. */
const ENOUGH = 9;
/** Most commands of one step, over all markets. */
export const COMMANDS_MAX = ENOUGH + STALE_MAX + 2 * PLACED_MAX + CANCELLED_MAX;
/** How often a market is looked at. */
const HOT_MS = 650;
const OTHER_MS = 2_200;
/** A machine that slept must not resume with a leap of the price. */
const PAUSE_MAX_MS = 30_000;
/** The fair price stays this near to the last trade, well within the band of the core. */
const LEASH = 0.07;
/** What is sent at once when the ladders are set up. */
const OPENING_CHUNK = 400;

type MarketBot = {
  readonly symbol: string;
  readonly character: Character;
  readonly path: PricePath;
  readonly chance: Chance;
  readonly anchorTicks: number;
  readonly periodMs: number;
  seenAt: number;
  nextAt: number;
};

/** What the market makers did so far. */
export type DeskFigures = { steps: number; commands: number; refusals: Record<string, number> };

export type MarketMakerSettings = {
  readonly port: Pick<CorePort, 'submitAll' | 'onCommitted' | 'follow'>;
  /** Gets the batches before the market makers do. */
  readonly view: MarketView;
  readonly seed: string;
  /** Another run of the same seed goes another way. */
  readonly run: number;
  /** How far staff have moved coins. */
  readonly shifts?: Pick<Shifts, 'factor'>;
};

/**
 * The maker and the taker of the simulated market: two accounts that trade by the same commands as anybody. The maker
 * quotes round a price that walks by chance; the taker trades now and then, and with everybody whom the price passes.
 */
export class Desks {
  readonly figures: DeskFigures = { steps: 0, commands: 0, refusals: {} };
  readonly #port: MarketMakerSettings['port'];
  readonly #view: MarketView;
  readonly #shifts: MarketMakerSettings['shifts'];
  readonly #resting = new RestingOrders(ordersTable, [desks.maker]);
  readonly #stalls: MarketBot[];
  readonly #unsubscribe: () => void;

  constructor({ port, view, seed, run, shifts }: MarketMakerSettings) {
    this.#port = port;
    this.#shifts = shifts;
    this.#view = view;
    this.#stalls = castMarkets.flatMap((cast) => marketBotOf(cast, view.market(cast.symbol), `${seed}/${run}`));
    const stop = [
      port.follow((owner) => owner === desks.maker || owner === desks.taker),
      port.onCommitted((committed) => this.#resting.receive(committed)),
    ];
    this.#unsubscribe = () => {
      for (const one of stop) one();
    };
  }

  /** Opens the market makers' accounts, takes back what an earlier run left in the books, and sets up the quotes. */
  async open(now: number): Promise<void> {
    const owners = [desks.maker, desks.taker];
    await this.#send(owners.map((owner) => ({ name: 'wallet/open-account', input: { owner, kind: 'desk' } })));
    await this.#send(owners.map((owner) => ({ name: 'spot/cancel-all', input: { owner, symbol: null } })));
    const ladders: Command[] = [];
    for (const bot of this.#stalls) {
      bot.seenAt = now;
      bot.nextAt = now + bot.chance.share() * bot.periodMs;
      const market = this.#view.market(bot.symbol)!;
      if (market.status === 'trading') ladders.push(...quotesOf({ ...this.#turnIn(bot, market), own: [] }, true));
    }
    for (let at = 0; at < ladders.length; at += OPENING_CHUNK) await this.#send(ladders.slice(at, at + OPENING_CHUNK));
  }

  /** Lets time pass up to `now` in the markets whose turn it is; what they come to is one batch. */
  async step(now: number): Promise<number> {
    const commands: Command[] = [];
    for (const bot of this.#stalls.filter((one) => one.nextAt <= now).sort((a, b) => a.nextAt - b.nextAt)) {
      if (commands.length >= ENOUGH) break;
      commands.push(...this.#turn(bot, now));
      bot.nextAt = now + bot.periodMs * (0.7 + 0.6 * bot.chance.share());
    }
    this.figures.steps += 1;
    await this.#send(commands);
    return commands.length;
  }

  /** What a coin is worth in the world outside, whatever stands in the book; nothing for one that is not listed. */
  fairPrice(symbol: string): Price | undefined {
    const bot = this.#stalls.find((one) => one.symbol === symbol);
    const market = bot && this.#view.market(symbol);
    return market && BigInt(Math.round(this.#fairTicks(bot, market) * Number(market.tick)));
  }

  stop(): void {
    this.#unsubscribe();
  }

  #turn(bot: MarketBot, now: number): Command[] {
    const passed = Math.min(Math.max(0, now - bot.seenAt), PAUSE_MAX_MS);
    bot.seenAt = now;
    bot.path.advance(passed);
    const market = this.#view.market(bot.symbol)!;
    if (market.status !== 'trading') return [];
    return turnOf({ ...this.#turnIn(bot, market), passedMs: passed });
  }

  #turnIn(bot: MarketBot, market: Market): Omit<Turn, 'passedMs'> {
    return {
      market: quotedMarket(market),
      fair: this.#fairTicks(bot, market),
      book: this.#view.depth(bot.symbol, SEEN_LEVELS),
      own: [...this.#resting.in(bot.symbol)],
      orders: ordersIn(market.symbol),
      character: bot.character,
      chance: bot.chance,
    };
  }

  #fairTicks({ path, anchorTicks, symbol }: MarketBot, market: Market): number {
    const reference = Number(market.referencePrice) / Number(market.tick);
    const fair = anchorTicks * Math.exp(path.distance) * (this.#shifts?.factor(symbol, Date.now()) ?? 1);
    return Math.min(Math.max(fair, reference * (1 - LEASH)), reference * (1 + LEASH));
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

function marketBotOf(cast: CastMarket, listed: Market | undefined, seed: string): MarketBot[] {
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

/** Orders of spot: the maker quotes, the taker takes and never rests, whatever happened to the book in between. */
const ordersIn = (market: string): BotOrders => ({
  quote(side, price, quantity) {
    const input = { owner: desks.maker, clientId: null, market, side, type: 'limit', price, quantity, amount: null };
    return { name: 'spot/place-order', input: { ...input, ...plainLimit } };
  },
  cancel: ({ id, owner }) => ({ name: 'spot/cancel-order', input: { owner, order: id } }),
  take(side, quantity) {
    const input = {
      owner: desks.taker,
      clientId: null,
      market,
      side,
      type: 'market',
      price: null,
      quantity,
      amount: null,
    };
    return { name: 'spot/place-order', input: { ...input, ...plainMarket } };
  },
});
