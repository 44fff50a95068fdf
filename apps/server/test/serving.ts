import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Call, type Envelope, type Refused, SEQ_HEADER, TOKEN_HEADER } from '@quay/contract';
import { catalog } from '@quay/contract/catalog';
import { type LoggedIn, type Login, login, register, type SessionOpened } from '@quay/contract/identity';
import type { PracticeFunds } from '@quay/core';
import { units } from '@quay/money';
import { openReads, type Reads, startCluster } from '@quay/store';
import { type Databases, startDatabases } from '@quay/store/testing';
import { pino } from 'pino';
import { attemptLimits } from '../src/areas/identity/attempts.ts';
import type { PasswordCost } from '../src/areas/identity/password-cost.ts';
import type { Limits } from '../src/edge/limits.ts';
import type { Strain } from '../src/edge/strain.ts';
import { type RunningServer, startServer } from '../src/main.ts';
import { openText } from '../src/messages/sealed-texts.ts';
import { journalKey } from '../src/secrets/journal-key.ts';
import { findMasterKeys } from '../src/secrets/master-key.ts';
import { openSecrets } from '../src/secrets/secrets.ts';
import type { Settings } from '../src/settings.ts';
import type { StartOptions } from '../src/start-options.ts';

/** No test is to wait for a bucket, unless buckets are what it tests. */
const wide = { perSecond: 1e6, burst: 1e6 };
export const noLimits: Limits = {
  address: wide,
  credentials: wide,
  trade: wide,
  cancel: wide,
  market: wide,
  export: wide,
  lookup: wide,
  other: wide,
};
/** Nor is it to be refused because the machine has other work. */
const noStrain: Strain = { late: () => false, close: () => undefined };
/** Nor is a password hashed as if somebody might steal it; tests of how long that takes say otherwise. */
const quickHash: PasswordCost = { memoryCost: 64, timeCost: 1, parallelism: 1 };
const noAttemptLimits = { ...attemptLimits, ofPair: 1e6, ofAddress: 1e6, ofAccount: 1e6, codesOfAddress: 1e6 };

export type Answer = {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly envelope: Envelope<unknown>;
};

export type How = {
  readonly token?: string | undefined;
  readonly headers?: Record<string, string>;
  /** Asks the call's GET form. */
  readonly asGet?: boolean;
};

/** What the journals of databases that were opened here are sealed with. */
const journalKeys = new Map<string, Uint8Array>();
export const journalKeyOf = async (databaseUrl: string): Promise<Uint8Array> => journalKeys.get(databaseUrl)!;

/** Where a server's database is: the embedded one of its own data folder, or one in the PostgreSQL that test files share. */
export type DatabaseAt = 'embedded' | 'shared';
type SharedDatabase = { readonly url: string; readonly from: Databases };

/** A server on a database of its own, and clients of it over real HTTP. */
export class Serving {
  readonly #folder: string;
  readonly #database: SharedDatabase | undefined;
  readonly #options: StartOptions;
  readonly #settings: Partial<Settings>;
  readonly logged: string[] = [];
  /** Every reason for which something was refused since the start. */
  readonly reasons = new Set<string>();
  #server: RunningServer | undefined;
  #reads: Promise<Reads> | undefined;

  private constructor(
    folder: string,
    database: SharedDatabase | undefined,
    options: StartOptions,
    settings: Partial<Settings>,
  ) {
    this.#folder = folder;
    this.#database = database;
    this.#options = options;
    this.#settings = settings;
  }

  /** `embedded` is for tests of the database's own start and end, and for tools that are given the data folder. */
  static async start(
    options: StartOptions = {},
    settings: Partial<Settings> = {},
    databaseAt: DatabaseAt = 'shared',
  ): Promise<Serving> {
    const folder = mkdtempSync(path.join(tmpdir(), 'quay-api-'));
    // As root the database runs under another account, which must be able to pass.
    chmodSync(folder, 0o755);
    const from = databaseAt === 'shared' ? await startDatabases() : undefined;
    const database = from && { url: await from.migrated(), from };
    const serving = new Serving(folder, database, options, settings);
    await serving.open();
    return serving;
  }

  /** Opens it again, with other settings or options if need be. */
  async open(changed: Partial<Settings> = {}, options: StartOptions = {}): Promise<void> {
    const settings: Settings = {
      port: 0,
      host: '127.0.0.1',
      dataDir: this.dataDir,
      databaseUrl: this.#database?.url,
      standby: false,
      simulatedMarket: false,
      demoAccounts: true,
      journalKeep: 'all',
      logLevel: 'info',
      masterKey: undefined,
      mail: undefined,
      publicUrl: undefined,
      trustedProxies: [],
      chains: 'none',
      ...this.#settings,
      ...changed,
    };
    this.#server = await startServer(settings, {
      limits: noLimits,
      attempts: noAttemptLimits,
      passwordCost: quickHash,
      strain: noStrain,
      practice: traderFunds,
      fiatRates: 'starting',
      simulatedMerchants: 'none',
      pastDays: 1,
      keepsMessages: ['email', 'phone'],
      log: pino({ level: 'info' }, { write: (line) => void this.logged.push(line) }),
      app: path.join(this.#folder, 'app'),
      ...this.#options,
      ...options,
    });
  }

  get url(): string {
    return this.#server!.url;
  }

  /** The console's first login, when the last start made it. */
  get firstStaffLogin(): RunningServer['firstStaffLogin'] {
    return this.#server!.firstStaffLogin;
  }

  /** The origin that passkeys and wallet logins are bound to. */
  get origin(): string {
    return this.url.replace('127.0.0.1', 'localhost');
  }

  async close(): Promise<void> {
    await (await this.#reads)?.close();
    this.#reads = undefined;
    await this.#server?.close();
    this.#server = undefined;
  }

  get dataDir(): string {
    return path.join(this.#folder, 'data');
  }

  /** The database that runs under the server, for what time or an operator would do to it. */
  async withDatabase<Result>(work: (databaseUrl: string) => Promise<Result>): Promise<Result> {
    const cluster = this.#database ?? (await startCluster({ dataDir: this.dataDir, log: () => undefined }));
    const [master] = findMasterKeys(this.#settings.masterKey, this.dataDir);
    if (master) journalKeys.set(cluster.url, journalKey(openSecrets(master)));
    try {
      return await work(cluster.url);
    } finally {
      // One that the server still uses is left running.
      if ('stop' in cluster) await cluster.stop();
    }
  }

  /** The rows, for what no call tells or does yet. Only while the server runs. */
  async withReads<Result>(work: (reads: Reads) => Promise<Result>): Promise<Result> {
    this.#reads ??= this.withDatabase(async (url) => openReads(url));
    return work(await this.#reads);
  }

  /** Closes and removes everything. */
  async end(): Promise<void> {
    await this.close();
    await this.#database?.from.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async fetch(address: string, init: RequestInit = {}): Promise<Answer> {
    const response = await fetch(this.url + address, init);
    const text = await response.text();
    const answer = { status: response.status, headers: response.headers, text, envelope: envelopeOf(text) };
    const reason = reasonOf(answer);
    if (reason !== undefined) this.reasons.add(reason);
    return answer;
  }

  /** Makes a call as it stands in the contract, and looks whether the answer is what stands there. */
  async ask(call: Call<never, unknown>, request: object = {}, how: How = {}): Promise<Answer> {
    const answer = await this.#send(call, request, how);
    if (answer.envelope.code === 0) assertConforms(call, answer.envelope.data);
    else if (reasonOf(answer) !== undefined) assertListed(call, reasonOf(answer)!);
    return answer;
  }

  #send(call: Call<never, unknown>, request: object, how: How): Promise<Answer> {
    const rest = new Map(Object.entries(request).filter(([, value]) => value !== undefined));
    const template = how.asGet ? call.getTwin! : call.path;
    const place = template.replace(/:(\w+)/g, (_, name: string) => {
      const value = String(rest.get(name));
      rest.delete(name);
      return encodeURIComponent(value);
    });
    const headers = { ...(how.token === undefined ? {} : { [TOKEN_HEADER]: how.token }), ...how.headers };
    if (call.method === 'GET' || how.asGet) {
      const query = new URLSearchParams([...rest].map(([name, value]) => [name, String(value)])).toString();
      return this.fetch(query ? `${place}?${query}` : place, { headers });
    }
    return this.fetch(place, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(Object.fromEntries(rest)),
    });
  }

  /** The data of an answer that must be a success. */
  async get<Response>(call: Call<never, Response>, request: object = {}, how: How = {}): Promise<Response> {
    return dataOf<Response>(await this.ask(call, request, how));
  }

  async register(login: Login): Promise<SessionOpened> {
    return this.get(register as Call<never, SessionOpened>, { ...login, agree: true });
  }

  /** Logs in somebody who has no second factor. */
  async login(who: Login, how: How = {}): Promise<SessionOpened> {
    const opened = await this.get<LoggedIn>(login, who, how);
    if (!('token' in opened)) throw new Error(`${who.username} was asked for a second factor`);
    return opened;
  }

  /** What was written to an address, the newest first. */
  async mailTo(address: string) {
    const found = await this.withReads((reads) => reads.staff.outbox({ to: address, size: 100 }));
    const own = found.filter((message) => message.address === address);
    // The database alone tells nobody a code: it takes the installation's key.
    const secrets = openSecrets(findMasterKeys(this.#settings.masterKey, this.dataDir)[0]!);
    return own.map(({ sealed, ...to }) => ({ ...to, text: sealed && openText(secrets, to, sealed) }));
  }

  /** What staff do at the console. */
  async lock(user: number): Promise<void> {
    await this.withReads((reads) => reads.staff.lockUser(user, 'as told', Date.now()));
  }

  async unlock(user: number): Promise<void> {
    await this.withReads((reads) => reads.staff.unlockUser(user));
  }

  /** The code in the newest message to an address. */
  async codeFor(address: string): Promise<string> {
    const [newest] = await this.mailTo(address);
    const code = newest?.text?.match(/(?<![0-9])[0-9]{6}(?![0-9])/)?.[0];
    if (!code) throw new Error(`no code was sent to ${address}: ${newest?.text ?? 'nothing'}`);
    return code;
  }
}

/** What the contract does not name is not sent, and what it names is. */
function assertConforms(call: Call<never, unknown>, data: unknown): void {
  const entry = catalog.find((one) => one.call.name === call.name)!;
  const read = entry.response.safeParse(data);
  const reply = JSON.stringify(data);
  if (!read.success) throw new Error(`${call.name} answers ${reply}, which is not its contract: ${read.error.message}`);
  if (!isDeepStrictEqual(read.data, data)) throw new Error(`${call.name} answers more than its contract: ${reply}`);
}

/** A call is refused for the reasons that its contract lists, or by the edge. */
function assertListed(call: Call<never, unknown>, reason: string): void {
  // The edge stops frozen accounts before any area is asked, as well as sessions of the demo, and the core those that are being closed.
  if (reason.startsWith('edge/') || ['identity/account-frozen', 'account/closing', 'demo/exit-first'].includes(reason))
    return;
  if (call.refusals.some((one) => one.reason === reason)) return;
  throw new Error(`${call.name} is refused for ${reason}, which its contract does not list`);
}

function envelopeOf(text: string): Envelope<unknown> {
  try {
    return JSON.parse(text) as Envelope<unknown>;
  } catch {
    return { code: Number.NaN, message: text, data: null };
  }
}

export function dataOf<Data>({ status, envelope }: Answer): Data {
  if (envelope.code !== 0) throw new Error(`${status} ${JSON.stringify(envelope)}`);
  return envelope.data as Data;
}

/** Why an answer is a refusal; nothing for a success. */
export function reasonOf({ envelope }: Answer): string | undefined {
  return envelope.code === 0 ? undefined : (envelope.data as Refused | null)?.reason;
}

/** Enough of everything that the tests trade, on both sides. */
export const traderFunds: PracticeFunds = {
  user: [
    ['USDT', units('100000')],
    ['BTC', units('10')],
    ['ETH', units('100')],
  ],
  desk: [],
};

export const seqOf = (answer: Answer): number => Number(answer.headers.get(SEQ_HEADER));
