import { contracts as castContracts, contractMarketMakers } from '@quay/cast';
import { instrumentKey } from '@quay/contract/trading';
import { type Contract, type Dated, type PositionRow, perpetualProduct, positionsTable, type Trade } from '@quay/core';
import { ONE, type Price, type Quantity } from '@quay/money';
import type { Reads } from '@quay/store';
import type { MarketView } from '../../areas/market/view.ts';
import type { ContractsView } from '../../areas/perpetual/contracts-view.ts';
import type { Order as Command, CorePort } from '../../core-host/port.ts';
import { Chance } from './chance.ts';
import { type Character, characterOf } from './character.ts';
import { contractOrders } from './contract-orders.ts';
import { marginFor } from './list-contracts.ts';
import { MarketBot } from './market-bot.ts';
import type { MarketMakerFigures } from './market-makers.ts';
import { quotedContract } from './quoted.ts';
import { RestingOrders } from './resting.ts';
import type { Pace } from './world/live-world.ts';

const owners = Object.values(contractMarketMakers);
const tradesTable = perpetualProduct.tables.trades;

/** Trades of a contract beside those of its coin in spot: fewer, and larger. */
export const CONTRACT_TRADES = { often: 0.4, size: 4 };
const SLEPT_MAX_MS = 30_000;
/** Dated contracts are traded so many times less often, are looked for so often, and left so long before they end. */
const DATED_PACE = 4;
const JOIN_MS = 1_000;
const LAST_MS = 2_000;
/** How far a dated contract stands above the index a year of its calendar before it ends. */
const BASIS = 0.06;
const WEEK_MS = 7 * 86_400_000;
const WEEKS = 52;
/** An index that is older opens nothing in the core; the bots stop a little before. */
export const INDEX_MS = 8_000;
/** Quotes stay this near to the mark, well within the band of the core. */
const LEASH = 0.02;

/** How far a contract stands above the index of its own accord, and how much an inventory at its limit moves it. */
const BP = 0.0001;
const PREMIUM = BP;
const SKEW = 24 * BP;
const PREMIUM_DEVIATION = 3 * BP;
const PREMIUM_HALF_MS = 60 * 60_000;
/** An inventory is worth at most so many ordinary positions. */
const LIMIT_TRADES = 400;
/** How much more often the taker trades against what it holds, at its limit. */
const LEANING = 0.4;

type ContractBot = {
  readonly symbol: string;
  readonly coin: string;
  readonly character: Character;
  readonly marketBot: MarketBot;
  /** What of the premium is chance, as a share of the price. */
  wander: number;
  seenAt: number;
};

export type ContractMarketMakersSettings = {
  readonly port: Pick<CorePort, 'submitAll' | 'onCommitted' | 'follow'>;
  readonly view: Pick<MarketView, 'depth' | 'best' | 'isSeen' | 'see'>;
  readonly contracts: Pick<ContractsView, 'all' | 'find' | 'mark' | 'dated'>;
  readonly reads: {
    readonly wallet: Pick<Reads['wallet'], 'balances'>;
    readonly perpetual: Pick<Reads['perpetual'], 'positions'>;
  };
  /** What a coin is worth in the world outside. */
  fairPrice(coin: string, now: number): Price | undefined;
  /** How much is traded of a coin now, and how far its price moves, as multiples of the mean. */
  pace(coin: string): Pace;
  readonly seed: string;
  readonly run: number;
};

/**
 * Maker and taker of the simulated contracts. The maker quotes round what the coin is worth outside, lower the longer it
 * is and higher the shorter; the taker trades now and then, rather against what it holds.
 */
export class ContractMarketMakers {
  readonly figures: MarketMakerFigures = { steps: 0, commands: 0, refusals: {} };
  readonly #of: ContractMarketMakersSettings;
  readonly #resting = new RestingOrders(perpetualProduct.tables.orders, owners);
  readonly #positions = new Map<string, Quantity>();
  readonly #bots: Map<string, ContractBot>;
  #joinedAt = 0;
  readonly #unsubscribe: () => void;

  constructor(of: ContractMarketMakersSettings) {
    this.#of = of;
    const perpetual = castContracts.filter(({ symbol }) => of.contracts.find(symbol));
    this.#bots = new Map(perpetual.map(({ symbol, coin }) => [symbol, this.#botOf(symbol, coin, 1)]));
    const stop = [
      of.port.follow((owner) => owners.some((one) => one === owner)),
      of.port.onCommitted((committed) => {
        this.#resting.receive(committed);
        for (const { table, row } of committed.changes) {
          if (table.name === positionsTable.name) this.#keep(row as PositionRow);
          else if (table.name === tradesTable.name) this.#see(row as Trade);
        }
      }),
    ];
    this.#unsubscribe = () => {
      for (const one of stop) one();
    };
  }

  /** Opens the accounts, takes back what an earlier run left in the books, and moves margin to where it is needed. */
  async open(now: number): Promise<void> {
    const { reads, run } = this.#of;
    await this.#send(owners.map((owner) => ({ name: 'wallet/open-account', input: { owner, kind: 'desk' } })));
    await this.#send(owners.map((owner) => ({ name: 'perpetual/cancel-all', input: { owner, symbol: null } })));
    for (const owner of owners) {
      for (const row of await reads.perpetual.positions(owner)) this.#keep(row);
      await this.#send(marginFor(owner, await reads.wallet.balances(owner), run));
    }
    this.#join(now);
    for (const bot of this.#bots.values()) {
      bot.seenAt = now;
    }
  }

  #botOf(symbol: string, coin: string, pace: number): ContractBot {
    const { seed, run } = this.#of;
    const character = characterOf(coin);
    const chance = new Chance(`${seed}/${run}/${symbol}/desks`);
    const trades = { often: CONTRACT_TRADES.often / pace, size: CONTRACT_TRADES.size };
    return {
      symbol,
      coin,
      character,
      marketBot: new MarketBot({ symbol, character, chance, trades, tolerance: pace > 1 ? 2 : 1 }),
      wander: 0,
      seenAt: 0,
    };
  }

  /** Dated contracts come and go. They are traded less often than the others. */
  #join(now: number): void {
    this.#joinedAt = now;
    for (const { symbol, coin } of this.#of.contracts.all()) {
      const dated = this.#of.contracts.dated(symbol);
      if (!dated) continue;
      const isOpen = (dated.life === 'trading' || dated.life === 'averaging') && now < dated.expiresAt - LAST_MS;
      if (!isOpen) this.#bots.delete(symbol);
      else if (!this.#bots.has(symbol))
        this.#bots.set(symbol, { ...this.#botOf(symbol, coin, DATED_PACE), seenAt: now });
    }
  }

  /** Lets time pass up to `now` in all contracts; what they come to is one batch. */
  async step(now: number): Promise<number> {
    if (now - this.#joinedAt >= JOIN_MS) this.#join(now);
    const commands = [...this.#bots.values()].flatMap((bot) => this.#turn(bot, now));
    this.figures.steps += 1;
    await this.#send(commands);
    return commands.length;
  }

  stop(): void {
    this.#unsubscribe();
  }

  /** Where somebody trades, quotes follow every tick. */
  #see({ betweenDesks, market, at }: Trade): void {
    if (!betweenDesks) this.#of.view.see(instrumentKey({ product: 'perpetual', symbol: market }), at);
  }

  #keep({ owner, contract, quantity }: PositionRow): void {
    this.#positions.set(`${owner}/${contract}`, quantity);
  }

  #turn(bot: ContractBot, now: number): Command[] {
    const passedMs = Math.min(Math.max(0, now - bot.seenAt), SLEPT_MAX_MS);
    bot.seenAt = now;
    const kept = 0.5 ** (passedMs / PREMIUM_HALF_MS);
    bot.wander = kept * bot.wander + PREMIUM_DEVIATION * Math.sqrt(1 - kept * kept) * bot.marketBot.chance.normal();
    const contract = this.#of.contracts.find(bot.symbol)!;
    const mark = this.#of.contracts.mark(bot.symbol);
    if (contract.status !== 'trading' || !mark || now - mark.indexAt > INDEX_MS) return [];

    const own = () => [...this.#resting.in(bot.symbol)];
    if (this.#resting.count(bot.symbol) === 0) bot.marketBot.begin();
    const { longMaker, shortMaker, longTaker, shortTaker } = contractMarketMakers;
    const share = (one: number, other: number) => this.#share(bot, contract, mark.price, one, other);
    const key = instrumentKey({ product: 'perpetual', symbol: bot.symbol });
    return bot.marketBot.turn(now, {
      market: quotedContract(contract, mark.price),
      centre: this.#fairTicks(bot, contract, mark.price, share(longMaker, shortMaker), now),
      best: this.#of.view.best(key),
      own,
      orders: () => contractOrders(bot.symbol, own(), (owner) => this.#held(owner, bot.symbol)),
      isSeen: this.#of.view.isSeen(key, now),
      ...this.#of.pace(bot.coin),
      buys: 0.5 - LEANING * share(longTaker, shortTaker),
      book: (size) => this.#of.view.depth(key, size),
    });
  }

  #held(owner: number, symbol: string): Quantity {
    return this.#positions.get(`${owner}/${symbol}`) ?? 0n;
  }

  /** What two accounts hold together as a part of the limit, from −1 to 1. */
  #share({ symbol, character }: ContractBot, { kind }: Contract, mark: Price, one: number, other: number): number {
    const held = Number(this.#held(one, symbol) + this.#held(other, symbol)) / Number(ONE);
    const worth = kind === 'linear' ? (held * Number(mark)) / Number(ONE) : held;
    return Math.max(-1, Math.min(1, worth / (character.unit * LIMIT_TRADES)));
  }

  #fairTicks(bot: ContractBot, { symbol, coin, tick }: Contract, mark: Price, inventory: number, now: number): number {
    const dated = this.#of.contracts.dated(symbol);
    const premium = dated ? basisOf(dated, now) : PREMIUM;
    // While samples are taken the mark goes over into the settlement price, and so does the book.
    const worth = Number((dated?.life === 'averaging' ? undefined : this.#of.fairPrice(coin, now)) ?? mark);
    const outside = worth * (1 + premium + bot.wander * (dated ? Math.sqrt(premium / BASIS) : 1) - SKEW * inventory);
    const near = Math.max(Number(mark) * (1 - LEASH), Math.min(Number(mark) * (1 + LEASH), outside));
    return near / Number(tick);
  }

  async #send(commands: readonly Command[]): Promise<void> {
    if (commands.length === 0) return;
    this.figures.commands += commands.length;
    for (const { outcome } of await this.#of.port.submitAll(commands)) {
      if (outcome.ok) continue;
      const { reason } = outcome.refusal;
      this.figures.refusals[reason] = (this.figures.refusals[reason] ?? 0) + 1;
    }
  }
}

/** What a dated contract stands above the index for the time that it has left. */
function basisOf({ expiresAt, weekMs }: Pick<Dated, 'expiresAt' | 'weekMs'>, now: number): number {
  return (BASIS * Math.max(0, expiresAt - now)) / (WEEKS * (weekMs === 0 ? WEEK_MS : weekMs));
}
