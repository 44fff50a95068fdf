import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { coinList } from '@quay/contract/market';
import { Random } from '@quay/core/simulation';
import { units } from '@quay/money';
import { startCluster } from '@quay/store';
import pg from 'pg';
import { Client } from '../client.ts';
import { prepareServer, type RunningServer } from '../running-server.ts';
import { validate, validateOutside } from './checker.ts';
import { sameAgain, soundLedger, soundRows } from './evidence.ts';
import type { Tally } from './findings.ts';
import { newTally } from './findings.ts';
import type { ChaosMarket } from './requests.ts';
import { Trader } from './trader.ts';

export const PROGRAM = fileURLToPath(new URL('server.ts', import.meta.url));
const TRADED = ['BTC', 'ETH', 'SOL'];
/** Acknowledged orders, after which everybody cancels what is open, so that books stay of a natural size. */
const CLEAR_EVERY = 20;

export type SceneOptions = {
  readonly seed: number;
  readonly traders?: number;
  /** Calls that each trader has on their way at once. */
  readonly workers?: number;
  readonly dataDir?: string;
  /** A database of the campaign's own, and how the server reaches it. */
  readonly database?: { readonly url: string; readonly reachedAt: string };
  readonly settings?: Readonly<Record<string, string>>;
  /** Files and sockets that the server may have open at most. */
  readonly openFiles?: number;
};

/** A server under load, and the checker beside it. */
export class Scene {
  readonly server: RunningServer;
  readonly dice: Random;
  readonly tally: Tally = newTally();
  readonly traders: Trader[] = [];
  readonly #options: SceneOptions;
  #load: Promise<unknown> | undefined;
  #running = false;
  #markets: ChaosMarket[] = [];

  private constructor(server: RunningServer, options: SceneOptions) {
    this.server = server;
    this.#options = options;
    this.dice = new Random(options.seed);
  }

  /** A first start, and traders who signed up. */
  static async open(options: SceneOptions): Promise<Scene> {
    const settings: Record<string, string> = { SIMULATED_MARKET: 'off', ...options.settings };
    if (options.database) settings.DATABASE_URL = options.database.reachedAt;
    const { dataDir, openFiles } = options;
    const server = await prepareServer(settings, { program: PROGRAM, dataDir, cache: true, openFiles });
    const scene = new Scene(server, options);
    try {
      await server.restart();
      await scene.#signUp(options.traders ?? 8);
    } catch (error) {
      await scene.remove();
      throw error;
    }
    return scene;
  }

  async #signUp(count: number): Promise<void> {
    const coins = await new Client(this.server.url).ask(coinList, {});
    this.#markets = coins
      .filter(({ symbol }) => TRADED.includes(symbol))
      .map((coin) => ({
        symbol: coin.symbol,
        price: LISTED[coin.symbol]!,
        tick: units(coin.tickSize),
        tickDecimals: coin.priceDecimals,
        lot: units(coin.lotSize),
        lotDecimals: coin.quantityDecimals,
      }));
    for (let at = 0; at < count; at++) {
      const name = `trader${at}x${this.dice.bits().toString(36)}`;
      const dice = new Random(this.dice.bits());
      this.traders.push(await Trader.signUp(this.server.url, name, dice, this.#markets));
    }
  }

  get acknowledged(): number {
    return this.traders.reduce((sum, trader) => sum + trader.acknowledged, 0);
  }

  get refusedBusy(): number {
    return this.traders.reduce((sum, trader) => sum + trader.refusedBusy, 0);
  }

  startLoad(): void {
    this.#running = true;
    const workers = this.#options.workers ?? 4;
    this.#load = Promise.all(this.traders.map((trader) => trader.trade(workers, () => this.#running)));
  }

  /** Lets every call come to its end, one way or the other. */
  async stopLoad(): Promise<void> {
    this.#running = false;
    await this.#load;
    for (const { client } of this.traders) client.close();
  }

  /** Starts the server again and measures how long that took. */
  async restart(): Promise<void> {
    const started = performance.now();
    await this.server.restart();
    this.tally.recoveries.push(performance.now() - started);
  }

  /** Waits until an order can be placed, or the server ended: then it is started again. */
  async recover(withinMs = 60_000): Promise<void> {
    const started = performance.now();
    const probe = this.dice.pick(this.traders);
    const before = probe.acknowledged;
    while (this.server.alive() && performance.now() - started < withinMs) {
      await probe.clear();
      if (probe.acknowledged > before) {
        this.tally.recoveries.push(performance.now() - started);
        return;
      }
      await sleep(20);
    }
    if (this.server.alive()) {
      this.tally.findings.push({ kind: 'wrong', what: `no order was taken within ${withinMs} ms after the fault` });
      await this.server.kill9();
    }
    await this.restart();
  }

  /** After each fault: what everybody was told against what is there. */
  async check(): Promise<void> {
    this.tally.cycles += 1;
    await this.withDatabase(async (database) => {
      this.tally.findings.push(...(await validate(this.traders, database)));
      this.tally.findings.push(...(await soundRows(database)));
    });
    if (this.tally.cycles % CLEAR_EVERY === 0) for (const trader of this.traders) await trader.clear();
  }

  /** At the end: all of it once more, the whole ledger, the journal run again, and what customers see. */
  async finish(): Promise<Tally> {
    await this.withDatabase(async (database) => {
      const { findings } = this.tally;
      findings.push(...(await validate(this.traders, database)));
      // What was asked again is checked as well.
      findings.push(...(await validate(this.traders, database)));
      findings.push(...(await soundRows(database)));
      findings.push(...(await soundLedger(database)));
      findings.push(...(await sameAgain(database)));
    });
    for (const trader of this.traders) this.tally.findings.push(...(await validateOutside(trader)));
    this.tally.acknowledged = this.acknowledged;
    this.tally.unknown = this.traders.reduce((sum, trader) => sum + trader.unknown, 0);
    return this.tally;
  }

  /** A connection to the database that no fault is on the way of. */
  async withDatabase<Answer>(work: (database: pg.Client) => Promise<Answer>): Promise<Answer> {
    const url =
      this.#options.database?.url ?? (await startCluster({ dataDir: this.server.dataDir, log: () => undefined })).url;
    const database = new pg.Client({ connectionString: url, application_name: 'chaos judge' });
    database.on('error', () => undefined);
    await database.connect();
    try {
      return await work(database);
    } finally {
      await database.end();
    }
  }

  async remove(): Promise<void> {
    this.#running = false;
    await this.server.remove();
    await this.#load?.catch(() => undefined);
    for (const { client } of this.traders) client.close();
  }
}

/** Where the markets begin; orders keep within half a per cent, and so do trades. */
const LISTED: Readonly<Record<string, bigint>> = { BTC: units('64200'), ETH: units('3412.65'), SOL: units('168.42') };
