import { setTimeout as sleep } from 'node:timers/promises';
import { acknowledgeReversal, decideWithdrawal, staffWithdrawals, type WithdrawalRow } from '@quay/contract/staff';
import type { Random } from '@quay/core/simulation';
import pg from 'pg';
import { readNetworks } from '../../../apps/server/src/outside/chain/networks-file.ts';
import { signerTerms } from '../../../apps/server/src/outside/chain/signer-terms.ts';
import { startSigner } from '../../../apps/server/src/outside/signer/start-signer.ts';
import { noFunds } from '../../../apps/server/src/simulated-funds.ts';
import { Clock } from '../../../apps/server/test/account.ts';
import { accountBy } from '../../../apps/server/test/console.ts';
import { type How, Serving } from '../../../apps/server/test/serving.ts';
import { Withdrawer } from '../../../apps/server/test/withdrawer.ts';
import { verify } from '../../../tools/verify.ts';
import { newAddress } from '../../client.ts';
import { prepareServer, type RunningServer } from '../../running-server.ts';
import { type Finding, newTally } from '../findings.ts';
import { validateChain } from './chain-checker.ts';
import { ForkedChain, NETWORK } from './forked-chain.ts';
import { WalletUser } from './wallet-user.ts';

const CONCURRENT = 5;
/** Whom the first start makes. */
const FIRST_OF_STAFF = 1;
const SETTLED_WITHIN_MS = 90_000;
const PAID_WITHIN_MS = 20_000;
/** Blocks between two looks that must both find nothing, more than the finality of the chain. */
const STANDS_FOR_BLOCKS = 12;
/** Signing up moves the clock on by minutes for each; all of it is to be over when the real clock takes over. */
const SIGN_UP_AHEAD_MS = 20 * 60_000;

/** The product's server in a process of its own, a chain that outlives it, users who withdraw, and one of staff. */
export class ChainScene {
  readonly server: RunningServer;
  readonly chain: ForkedChain;
  readonly tally = newTally();
  readonly #serving: Serving;
  readonly #dice: Random;
  readonly #hotWallet: string;
  #users: readonly WalletUser[] = [];
  #staff: Record<string, string> = {};
  #acting = false;
  #acts: Promise<unknown> = Promise.resolve();

  private constructor(parts: {
    readonly server: RunningServer;
    readonly chain: ForkedChain;
    readonly serving: Serving;
    readonly dice: Random;
    readonly hotWallet: string;
  }) {
    this.server = parts.server;
    this.chain = parts.chain;
    this.#serving = parts.serving;
    this.#dice = parts.dice;
    this.#hotWallet = parts.hotWallet;
  }

  /** Users sign up at a server within this process; then a process of its own takes its data over. */
  static async open(dice: Random, users: number): Promise<ChainScene> {
    const chain = await ForkedChain.start(dice);
    try {
      return await ChainScene.#openOn(chain, dice, users);
    } catch (error) {
      await chain.close();
      throw error;
    }
  }

  static async #openOn(chain: ForkedChain, dice: Random, users: number): Promise<ChainScene> {
    const clock = new Clock();
    clock.forward(-SIGN_UP_AHEAD_MS - users * 5 * 60_000);
    const serving = await Serving.start({ now: clock.now, practice: noFunds }, { logLevel: 'warn' }, 'embedded');
    const people: Withdrawer[] = [];
    let staff: How;
    try {
      for (let at = 0; at < users; at++) people.push(await Withdrawer.sign(serving, clock, `payee${at}`));
      staff = await accountBy(serving, FIRST_OF_STAFF, 'Risk', Date.now());
      await serving.close();
    } catch (error) {
      await serving.end();
      throw error;
    }

    const { dataDir } = serving;
    const server = await prepareServer({ SIMULATED_MARKET: 'off', CHAINS: chain.file }, { dataDir, cache: true });
    const hotWallet = await hotWalletOf(chain.file, dataDir);
    const scene = new ChainScene({ server, chain, serving, dice, hotWallet });
    scene.#staff = { ...staff.headers, 'x-forwarded-for': newAddress(), 'content-type': 'application/json' };
    try {
      await chain.fill(hotWallet as `0x${string}`);
      await server.restart();
      scene.#users = await Promise.all(people.map((who) => WalletUser.at(server.url, who)));
    } catch (error) {
      await scene.#removeServer();
      throw error;
    }
    return scene;
  }

  /** Deposits and withdrawals, and staff who approve; whatever nobody answers is asked again. */
  start(): void {
    this.#acting = true;
    const workers = Array.from({ length: CONCURRENT }, (_, queue) => this.#useWallets(queue));
    this.#acts = Promise.all([...workers, this.#decide()]);
  }

  /** Ends when users were told of so many withdrawals. */
  async acknowledged(count: number): Promise<void> {
    for (const until = Date.now() + SETTLED_WITHIN_MS; this.#acknowledged < count; await sleep(50)) {
      if (Date.now() > until) throw new Error(`${this.#acknowledged} withdrawals were taken, not ${count}`);
    }
  }

  /** Ends when one more withdrawal is told as paid than now, or nobody has one left that may be. */
  async paidOnceMore(): Promise<void> {
    const before = await this.#paid();
    for (const until = Date.now() + PAID_WITHIN_MS; Date.now() < until; await sleep(50)) {
      if ((await this.#paid()) > before) return;
    }
    this.tally.notes.push(`nothing was paid within ${PAID_WITHIN_MS} ms before the last fork`);
  }

  #paid(): Promise<number> {
    return this.#withDatabase(async (database) => {
      const { rows } = await database.query<{ paid: string }>(
        "select count(*) as paid from withdrawals where state = 'success'",
      );
      return Number(rows[0]!.paid);
    });
  }

  get #acknowledged(): number {
    return this.#users.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);
  }

  /** Ends what users ask for. */
  async stop(): Promise<void> {
    this.#acting = false;
    await this.#acts;
  }

  async #useWallets(queue: number): Promise<void> {
    for (const first of this.#users) {
      if (this.#users.indexOf(first) % CONCURRENT !== queue) continue;
      await this.chain.deposit(first.address, this.#dice);
      while (this.#acting && !first.isDone) {
        if (this.#dice.chance(0.2)) await this.chain.deposit(first.address, this.#dice);
        await first.withdraw(this.#dice);
        await sleep(200 + this.#dice.below(400));
      }
    }
  }

  async #decide(): Promise<void> {
    while (this.#acting) {
      await this.#decideOnce();
      await sleep(300);
    }
  }

  async #decideOnce(): Promise<void> {
    const rows = (await this.#asStaff('GET', staffWithdrawals.path)) as readonly WithdrawalRow[] | undefined;
    for (const { withdrawalId } of rows ?? []) {
      await this.#asStaff('POST', acknowledgeReversal.path, { withdrawalId });
      await this.#asStaff('POST', decideWithdrawal.path, { withdrawalId, approve: true });
    }
  }

  /** The data of an answer; nothing when there is none, or it is a refusal. */
  async #asStaff(method: string, address: string, body?: object): Promise<unknown> {
    try {
      const answer = await fetch(this.server.url + address, {
        method,
        headers: this.#staff,
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(5_000),
      });
      const { code, data } = (await answer.json()) as { code: number; data: unknown };
      return code === 0 ? data : undefined;
    } catch {
      return undefined;
    }
  }

  async restart(): Promise<void> {
    const started = performance.now();
    await this.server.restart();
    this.tally.recoveries.push(performance.now() - started);
  }

  /** With honest endpoints and no more forks: the sums of the true chain, twice, with a finality between the looks. */
  async finish(): Promise<void> {
    this.chain.becomeHonest();
    await this.stop();
    const until = Date.now() + SETTLED_WITHIN_MS;
    let findings: Finding[] = [];
    for (let cleanSince: number | undefined; ; await sleep(500)) {
      await this.#decideOnce();
      await this.#openAgain();
      findings = await this.#validate();
      const head = await this.chain.head();
      cleanSince = findings.length === 0 ? (cleanSince ?? head) : undefined;
      if (cleanSince !== undefined && head - cleanSince >= STANDS_FOR_BLOCKS) break;
      if (Date.now() > until) break;
    }
    this.tally.findings.push(...findings);
    await this.#sound();
    this.tally.acknowledged = this.#acknowledged;
    const refused = this.#users.flatMap((user) => [...user.refused]);
    const codes = Map.groupBy(refused, ([code]) => code);
    const said = [...codes].map(([code, all]) => `${code} ${all.reduce((sum, [, times]) => sum + times, 0)} times`);
    this.tally.notes.push(`refused with: ${said.join(', ') || 'nothing'}`);
    this.tally.unknown = this.#users.reduce((sum, { unknown }) => sum + unknown, 0);
  }

  async #validate(): Promise<Finding[]> {
    return this.#withDatabase((database) => validateChain(this.chain, this.#users, this.#hotWallet, database));
  }

  /** A network that halted is opened again by staff, who see that the endpoints are honest. */
  async #openAgain(): Promise<void> {
    await this.#serving.withReads(async ({ chain }) => {
      const row = await chain.networkRow(NETWORK);
      if (!row?.halted) return;
      this.tally.notes.push(`the network had halted: ${row.haltedWhy}`);
      await chain.resumeNetwork(NETWORK);
    });
  }

  /** The inspection of rows and journal, while it runs and after its end. */
  async #sound(): Promise<void> {
    const wrong = (what: string) => void this.tally.findings.push({ kind: 'wrong', what });
    const { sound } = (await (await fetch(`${this.server.url}/health`)).json()) as { sound?: boolean };
    if (sound !== true) wrong('the inspection says that the rows are not sound');
    const counts = await this.#withDatabase(async (database) => {
      const { rows } = await database.query<{ what: string }>(
        `select (select count(*) filter (where state = 'success') from withdrawals) || ' withdrawals paid, '
             || (select count(*) from withdrawal_revisions) || ' of them revised; '
             || (select count(*) from credits) || ' deposits credited, '
             || (select count(*) filter (where state = 'reversed') from credits) || ' reversed, '
             || (select count(*) from debts) || ' debts' as what`,
      );
      return rows[0]!.what;
    });
    this.tally.notes.push(counts);
    const code = await this.server.stop();
    if (code !== 0) wrong(`the server ended with ${code}`);
    const lines: string[] = [];
    const environment = { DATA_DIR: this.server.dataDir, SIMULATED_MARKET: 'off', CHAINS: this.chain.file };
    if (!(await verify([], environment, (line) => lines.push(line)))) {
      for (const line of lines.filter((one) => one.startsWith('DIFFERENT'))) wrong(line);
    }
  }

  async #withDatabase<Answer>(work: (database: pg.Client) => Promise<Answer>): Promise<Answer> {
    return this.#serving.withDatabase(async (url) => {
      const database = new pg.Client({ connectionString: url, application_name: 'chaos judge' });
      database.on('error', () => undefined);
      await database.connect();
      try {
        return await work(database);
      } finally {
        await database.end();
      }
    });
  }

  /** All of it but the chain, which is there before. */
  async #removeServer(): Promise<void> {
    this.#acting = false;
    await this.#acts.catch(() => undefined);
    for (const user of this.#users) user.close();
    await this.#serving.close();
    await this.server.remove();
    await this.#serving.end();
  }

  async remove(): Promise<void> {
    await this.#removeServer();
    await this.chain.close();
  }
}

/** The signer makes its seed at the first start: the wallet is known, and filled, before the server starts. */
async function hotWalletOf(file: string, dataDir: string): Promise<string> {
  const networks = readNetworks(file);
  if ('wrong' in networks) throw new Error(networks.wrong);
  const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const signer = await startSigner({ folder: `${dataDir}/signer`, terms: signerTerms(networks), log: silent });
  try {
    return signer.hotWallet;
  } finally {
    await signer.close();
  }
}
