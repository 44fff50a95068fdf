import { contracts as castContracts, trendFollowers } from '@quay/cast';
import type { Intent } from '@quay/contract/perpetual';
import {
  type Account,
  accountsTable,
  type Contract,
  type MarkRow,
  type PositionRow,
  plainOrder,
  positionsTable,
} from '@quay/core';
import { ONE } from '@quay/money';
import type { Order as Command } from '../../core-host/port.ts';
import { Chance } from './chance.ts';
import { characterOf } from './character.ts';
import { type ContractMarketMakersSettings, INDEX_MS } from './contract-market-makers.ts';
import type { MarketMakerFigures } from './market-makers.ts';
import { Trend } from './trend.ts';

/** How often a follower looks at a contract, and how many commands of one step there are at most. */
const PERIOD_MS = 20_000;
const ENOUGH = 8;
/** Over what they see a trend: from those of minutes to those of hours. */
const HORIZON_MS = { least: 4 * 60_000, most: 4 * 60 * 60_000 };
const LEVERAGE = { least: 5, most: 50 };
/** What a position is worth, in units of the coin. */
const SIZE_UNITS = { least: 6, most: 40 };
/** From which trend on they may follow it, how often they do at a look, and at which they turn away from their position. */
const FOLLOWED = 1;
const EAGER = 0.12;
const TURNED = -0.4;
/** How many hold on to a losing position until it is liquidated, and at how many times its margin a profit is taken. */
const STUBBORN = 0.35;
const TAKEN = 1.5;
/** An account of contracts is filled up to so many margins of the largest position. */
const MARGINS_KEPT = 4;

export type TrendFollowersSettings = Omit<ContractMarketMakersSettings, 'view' | 'fairPrice' | 'pace'> & {
  /** Whose accounts they are; those of the cast where nobody is named. */
  readonly owners?: readonly number[];
  /** Only contracts that settle in this asset; all where none is named. */
  readonly settlesIn?: string;
  readonly leverage?: typeof LEVERAGE;
};

type Bot = {
  readonly owner: number;
  readonly symbol: string;
  readonly chance: Chance;
  readonly trend: Trend;
  /** What positions in the coin are a few of, in dollars. */
  readonly unit: number;
  isStubborn: boolean;
  nextAt: number;
};

const logUniform = (chance: Chance, { least, most }: { readonly least: number; readonly most: number }): number =>
  least * (most / least) ** chance.share();

const whole = (units: bigint): number => Number(units) / Number(ONE);

/**
 * Traders of the simulated contracts who follow trends with leverage, from isolated margins of their own. They open with the
 * trend, leave when it turns or when they have gained enough, and some hold on until they are liquidated: so what is open,
 * funding and the queue of auto-deleveraging live. They act by the same commands as anybody.
 */
export class TrendFollowers {
  readonly figures: MarketMakerFigures = { steps: 0, commands: 0, refusals: {} };
  readonly #of: TrendFollowersSettings;
  readonly #owners: readonly number[];
  readonly #leverage: typeof LEVERAGE;
  readonly #positions = new Map<string, PositionRow>();
  readonly #bots: readonly Bot[];
  readonly #unsubscribe: () => void;
  /** What each has available in an account of contracts. */
  readonly #available = new Map<string, bigint>();
  #requests = 0;

  constructor(of: TrendFollowersSettings) {
    this.#of = of;
    this.#owners = of.owners ?? trendFollowers;
    this.#leverage = of.leverage ?? LEVERAGE;
    this.#bots = this.#owners.flatMap((owner) =>
      castContracts
        .filter(({ symbol }) => of.contracts.find(symbol))
        .filter(({ symbol }) => of.settlesIn === undefined || of.contracts.find(symbol)!.quote === of.settlesIn)
        .map(({ symbol, coin }) => {
          // What somebody is like stays over a restart.
          const nature = new Chance(`${of.seed}/${owner}/${symbol}/follower`);
          const { volatility, unit } = characterOf(coin);
          return {
            ...{ owner, symbol, unit, isStubborn: nature.share() < STUBBORN, nextAt: 0 },
            trend: new Trend(logUniform(nature, HORIZON_MS), volatility),
            chance: new Chance(`${of.seed}/${of.run}/${owner}/${symbol}/follower`),
          };
        }),
    );
    const stop = [
      of.port.follow((owner) => this.#owners.includes(owner)),
      of.port.onCommitted(({ changes }) => {
        for (const { table, row } of changes) {
          if (table.name === positionsTable.name) this.#keep(row as PositionRow);
          else if (table.name === accountsTable.name) this.#keepBalance(row as Account);
        }
      }),
    ];
    this.#unsubscribe = () => {
      for (const one of stop) one();
    };
  }

  /** Opens the accounts, and reads what an earlier run left open. */
  async open(now: number): Promise<void> {
    await this.#send(this.#owners.map((owner) => ({ name: 'wallet/open-account', input: { owner, kind: 'desk' } })));
    for (const owner of this.#owners) {
      for (const row of await this.#of.reads.perpetual.positions(owner)) this.#keep(row);
      for (const account of await this.#of.reads.wallet.balances(owner)) this.#keepBalance(account);
    }
    for (const bot of this.#bots) bot.nextAt = now + bot.chance.share() * PERIOD_MS;
  }

  /** Lets time pass up to `now` for those whose turn it is; what they come to is one batch. */
  async step(now: number): Promise<number> {
    const commands: Command[] = [];
    for (const bot of this.#bots) {
      if (bot.nextAt > now) continue;
      if (commands.length >= ENOUGH) break;
      commands.push(...this.#look(bot, now));
      bot.nextAt = now + PERIOD_MS * (0.5 + bot.chance.share());
    }
    this.figures.steps += 1;
    await this.#send(commands);
    return commands.length;
  }

  stop(): void {
    this.#unsubscribe();
  }

  #keep(row: PositionRow): void {
    this.#positions.set(`${row.owner}/${row.contract}`, row);
  }

  #keepBalance({ owner, book, asset, available }: Pick<Account, 'owner' | 'book' | 'asset' | 'available'>): void {
    if (book === 'contract') this.#available.set(`${owner}/${asset}`, available);
  }

  #look(bot: Bot, now: number): Command[] {
    const contract = this.#of.contracts.find(bot.symbol)!;
    const mark = this.#of.contracts.mark(bot.symbol);
    if (contract.status !== 'trading' || !mark || now - mark.indexAt > INDEX_MS) return [];
    const trend = bot.trend.see(Number(mark.price), now);
    const row = this.#positions.get(`${bot.owner}/${bot.symbol}`);
    if (row && row.quantity !== 0n) return this.#leave(bot, contract, row, mark, trend);
    if (Math.abs(trend) < FOLLOWED || bot.chance.share() > EAGER) return [];
    return this.#enter(bot, contract, row, mark, trend > 0);
  }

  /** Closes a position that has gained enough, or whose trend has turned; some wait until it is liquidated. */
  #leave(bot: Bot, { kind }: Contract, row: PositionRow, mark: MarkRow, trend: number): Command[] {
    const isLong = row.quantity > 0n;
    const { quantity, openValue, margin } = row;
    const value = kind === 'linear' ? (quantity * mark.price) / ONE : (-quantity * ONE) / mark.price;
    const profit = value - openValue;
    const gained = Number(profit) > TAKEN * Number(margin);
    const turned = (isLong ? trend : -trend) < TURNED && (profit > 0n || !bot.isStubborn);
    if (!gained && !turned) return [];
    return [this.#order(bot, isLong ? 'close-long' : 'close-short', isLong ? quantity : -quantity, null)];
  }

  #enter(bot: Bot, contract: Contract, row: PositionRow | undefined, mark: MarkRow, isLong: boolean): Command[] {
    const { owner, symbol, chance } = bot;
    const { kind, lot, quote, maxLeverage } = contract;
    const leverage = Math.min(maxLeverage, Math.round(logUniform(chance, this.#leverage)));
    const dollars = bot.unit * logUniform(chance, SIZE_UNITS);
    const price = whole(mark.price);
    const lotWorth = whole(lot) * (kind === 'linear' ? price : 1);
    const lots = BigInt(Math.max(1, Math.round(dollars / lotWorth)));
    const most = (bot.unit * SIZE_UNITS.most) / this.#leverage.least / (kind === 'linear' ? 1 : price);
    const isIsolated = row?.mode === 'isolated';
    return [
      ...this.#margin(owner, quote, BigInt(Math.ceil(most * MARGINS_KEPT * Number(ONE)))),
      ...(isIsolated
        ? []
        : [{ name: 'perpetual/set-margin-mode', input: { owner, contract: symbol, mode: 'isolated' } }]),
      this.#order(bot, isLong ? 'open-long' : 'open-short', lots * lot, leverage),
    ];
  }

  /** Moves margin into an account of contracts that may have too little; what is lost comes from the practice coins. */
  #margin(owner: number, asset: string, wanted: bigint): Command[] {
    const there = this.#available.get(`${owner}/${asset}`) ?? 0n;
    if (there >= wanted / 2n) return [];
    const moved = { owner, asset, fromBook: 'spot', toBook: 'contract', amount: wanted - there };
    const requestId = `trend-${this.#of.run}-${this.#requests++}`;
    return [{ name: 'wallet/transfer-coins', input: { ...moved, requestId } }];
  }

  #order({ owner, symbol }: Bot, intent: Intent, quantity: bigint, leverage: number | null): Command {
    const market = { ...plainOrder, type: 'market', price: null, timeInForce: 'ioc', clientId: null } as const;
    return { name: 'perpetual/place-order', input: { owner, contract: symbol, intent, quantity, leverage, ...market } };
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
