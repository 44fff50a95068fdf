import { type CastMarket, markets as castMarkets, marketMakers } from '@quay/cast';
import { type Market, ordersTable, plainLimit, plainMarket, type Trade, tradesTable } from '@quay/core';
import type { Price } from '@quay/money';
import type { MarketView } from '../../areas/market/view.ts';
import type { Order as Command, Committed, CorePort } from '../../core-host/port.ts';
import { Chance } from './chance.ts';
import { characterOf } from './character.ts';
import { Impact } from './impact.ts';
import { MarketBot } from './market-bot.ts';
import { type BotOrders, quotedMarket } from './quoted.ts';
import { RestingOrders } from './resting.ts';
import type { Shifts } from './shifts.ts';
import { type LiveWorld, paceOf } from './world/live-world.ts';

/** The middle of the book stays this near to the last trade, well within the band of the core. */
const LEASH = 0.07;
/** What is sent at once when the ladders are set up. */
const OPENING_CHUNK = 400;
/** Of spot, where a trade is as large and as frequent as the coin's are. */
const TRADES = { often: 1, size: 1 };

type QuotedSymbol = {
  readonly marketBot: MarketBot;
  /** Where the market was listed, in ticks. */
  readonly anchorTicks: number;
  readonly impact: Impact;
};

/** What the market makers did so far. */
export type MarketMakerFigures = { steps: number; commands: number; refusals: Record<string, number> };

export type MarketMakerSettings = {
  readonly port: Pick<CorePort, 'submitAll' | 'onCommitted' | 'follow'>;
  /** Gets the batches before the market makers do. */
  readonly view: MarketView;
  /** What coins are worth outside. */
  readonly world: LiveWorld;
  /** Whoever knows it can tell what the takers do next. */
  readonly seed: string;
  /** The markets to make; all of the cast where none are named. */
  readonly symbols?: readonly string[];
  /** Another run of the same seed goes another way. */
  readonly run: number;
  /** How far staff have moved coins. */
  readonly shifts?: Pick<Shifts, 'factor'>;
};

/**
 * The maker and the taker of the simulated market: two accounts that trade by the same commands as anybody. The maker
 * quotes round what the coin is worth outside; the taker trades now and then, and with everybody whom the price passes.
 */
export class MarketMakers {
  readonly figures: MarketMakerFigures = { steps: 0, commands: 0, refusals: {} };
  readonly #port: MarketMakerSettings['port'];
  readonly #view: MarketView;
  readonly #world: LiveWorld;
  readonly #shifts: MarketMakerSettings['shifts'];
  readonly #resting = new RestingOrders(ordersTable, [marketMakers.maker]);
  readonly #bots: ReadonlyMap<string, QuotedSymbol>;
  readonly #unsubscribe: () => void;

  constructor({ port, view, world, seed, run, symbols, shifts }: MarketMakerSettings) {
    this.#shifts = shifts;
    const made = castMarkets.filter(({ symbol }) => symbols?.includes(symbol) ?? true);
    this.#port = port;
    this.#view = view;
    this.#world = world;
    this.#bots = new Map(made.flatMap((cast) => quotedSymbolOf(cast, view.market(cast.symbol), `${seed}/${run}`)));
    const stop = [
      port.follow((owner) => owner === marketMakers.maker || owner === marketMakers.taker),
      port.onCommitted((committed) => this.#receive(committed)),
    ];
    this.#unsubscribe = () => {
      for (const one of stop) one();
    };
  }

  /** Opens the market makers' accounts, takes back what an earlier run left in the books, and sets up the quotes. */
  async open(now: number): Promise<void> {
    const owners = [marketMakers.maker, marketMakers.taker];
    await this.#send(owners.map((owner) => ({ name: 'wallet/open-account', input: { owner, kind: 'desk' } })));
    await this.#send(owners.map((owner) => ({ name: 'spot/cancel-all', input: { owner, symbol: null } })));
    for (const bot of this.#bots.values()) bot.marketBot.begin();
    const ladders = [...this.#bots.values()].flatMap((bot) => this.#turn(bot, now));
    for (let at = 0; at < ladders.length; at += OPENING_CHUNK) await this.#send(ladders.slice(at, at + OPENING_CHUNK));
  }

  /** Lets time pass up to `now` in all markets; what they come to is one batch. */
  async step(now: number): Promise<number> {
    const commands = [...this.#bots.values()].flatMap((bot) => this.#turn(bot, now));
    this.figures.steps += 1;
    await this.#send(commands);
    return commands.length;
  }

  /** What a coin is worth in the world outside, whatever stands in the book; nothing for one that is not listed. */
  fairPrice(symbol: string, now: number): Price | undefined {
    const bot = this.#bots.get(symbol);
    const market = bot && this.#view.market(symbol);
    return market && BigInt(Math.round(this.#outside(bot, symbol, now) * Number(market.tick)));
  }

  stop(): void {
    this.#unsubscribe();
  }

  /** In ticks. */
  #outside({ anchorTicks }: QuotedSymbol, symbol: string, now: number): number {
    const moved = this.#shifts?.factor(symbol, now) ?? 1;
    return anchorTicks * Math.exp(this.#world.at(symbol, now)!) * moved;
  }

  #turn(bot: QuotedSymbol, now: number): Command[] {
    const { marketBot, impact } = bot;
    const { symbol } = marketBot;
    const market = this.#view.market(symbol)!;
    if (market.status !== 'trading') return [];
    const outside = this.#outside(bot, symbol, now);
    const reference = Number(market.referencePrice) / Number(market.tick);
    const centre = outside * (1 + impact.at(now));
    return marketBot.turn(now, {
      market: quotedMarket(market),
      centre: Math.min(Math.max(centre, reference * (1 - LEASH)), reference * (1 + LEASH)),
      best: this.#view.best(symbol),
      own: () => [...this.#resting.in(symbol)],
      orders: () => ordersIn(symbol),
      isSeen: this.#view.isSeen(symbol, now),
      ...paceOf(this.#world.of(symbol)!, marketBot.character.volatility),
      buys: 0.5,
      book: (size) => this.#view.depth(symbol, size),
    });
  }

  #receive(committed: Committed): void {
    this.#resting.receive(committed);
    for (const { table, row } of committed.changes) {
      if (table.name !== tradesTable.name) continue;
      const trade = row as Trade;
      if (trade.betweenDesks) continue;
      this.#view.see(trade.market, trade.at);
      const taker = trade.side === 'buy' ? trade.buyer : trade.seller;
      if (taker !== marketMakers.taker) this.#bots.get(trade.market)?.impact.take(trade);
    }
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

function quotedSymbolOf(cast: CastMarket, listed: Market | undefined, seed: string): [string, QuotedSymbol][] {
  if (!listed) return [];
  const { symbol } = cast;
  const chance = new Chance(`${seed}/${symbol}/desks`);
  const marketBot = new MarketBot({ symbol, character: characterOf(symbol), chance, trades: TRADES, tolerance: 1 });
  return [
    [symbol, { marketBot, anchorTicks: Number(cast.referencePrice) / Number(listed.tick), impact: new Impact() }],
  ];
}

/** Orders of spot: the maker quotes, the taker takes and never rests, whatever happened to the book in between. */
const ordersIn = (market: string): BotOrders => ({
  quote(side, price, quantity) {
    const input = {
      owner: marketMakers.maker,
      clientId: null,
      market,
      side,
      type: 'limit',
      price,
      quantity,
      amount: null,
    };
    return { name: 'spot/place-order', input: { ...input, ...plainLimit } };
  },
  cancel: ({ id, owner }) => ({ name: 'spot/cancel-order', input: { owner, order: id } }),
  take(side, quantity) {
    const input = {
      owner: marketMakers.taker,
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
