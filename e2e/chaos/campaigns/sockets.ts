import { setTimeout as sleep } from 'node:timers/promises';
import { cancelOrder, placeOrder } from '@quay/contract/spot';
import { Client } from '../../client.ts';
import { postmasterOf } from '../../database-processes.ts';
import { percentile, type Tally } from '../findings.ts';
import { type HeldKind, hold } from '../holding.ts';
import { Scene } from '../scene.ts';
import type { Trader } from '../trader.ts';
import type { Order } from './campaign.ts';

const OPEN_FILES = { short: 1_024, long: 4_096 };
const METRICS_TOKEN = 'chaos-reads-the-figures';
const TIMES = { short: 0.1, long: 1 };
/** How long connections are held after all of them were tried: longer than any of the server's limits of time. */
const HELD_MS = { short: 1_500, long: 22_000 };
const EMPTY_WITHIN_MS = 20_000;
const EVERY_MS = 15;
/** One call in so many comes over a new connection. */
const NEWCOMER_EVERY = 5;

/** All from one address, then each from one of a thousand: the cap on one address, and the one on all. */
const ONE = ['127.0.0.2'];
const MANY = Array.from({ length: 1_000 }, (_, at) => `127.1.${at >> 7}.${1 + (at & 127)}`);

type Crowd = { readonly kinds: readonly HeldKind[]; readonly count: number; readonly addresses: readonly string[] };

const idle = { kinds: ['idle', 'idle'], count: 20_000 } as const;
const halfSent = { kinds: ['half-sent', 'half-body'], count: 20_000 } as const;
const silent = { kinds: ['silent'], count: 10_000 } as const;

const crowds: Readonly<Record<'short' | 'long', readonly Crowd[]>> = {
  short: [
    { ...halfSent, addresses: ONE },
    { ...silent, addresses: MANY },
    { ...idle, addresses: MANY },
  ],
  long: [ONE, MANY].flatMap((addresses) => [idle, halfSent, silent].map((crowd) => ({ ...crowd, addresses }))),
};

/**
 * Crowds of connections that ask for nothing, against a server that may open few files. Meanwhile a signed-in trader
 * goes on, over connections that are open and over new ones; nothing ends; and when they leave, all is as before.
 */
export async function sockets({ cycles, seed, long }: Order): Promise<Tally> {
  const size = long ? 'long' : 'short';
  const settings = { TRUSTED_PROXIES: '', METRICS_TOKEN };
  const scene = await Scene.open({ seed, traders: 2, workers: 1, openFiles: OPEN_FILES[size], settings });
  try {
    const database = postmasterOf(scene.server.dataDir);
    await trade(scene, sleep(long ? 5_000 : 1_500));
    const quiet = await trade(scene, sleep(long ? 5_000 : 1_500));
    scene.tally.notes.push(`sockets: before, ${inWords(quiet)}`);
    for (let cycle = 0; cycle < (long ? cycles : 1); cycle++) {
      for (const { kinds, count, addresses } of crowds[size]) {
        await crowd(scene, kinds, Math.ceil((count * TIMES[size]) / kinds.length), addresses, HELD_MS[size]);
      }
      if (postmasterOf(scene.server.dataDir) !== database) wrong(scene, 'the database was started again');
      await scene.check();
    }
    return await scene.finish();
  } finally {
    await scene.remove();
  }
}

async function crowd(
  scene: Scene,
  kinds: readonly HeldKind[],
  each: number,
  addresses: readonly string[],
  heldMs: number,
): Promise<void> {
  const port = Number(new URL(scene.server.url).port);
  const before = await openConnections(scene);
  const holders = kinds.map((kind) => hold({ port, kind, count: each, addresses }));
  const name = `${each * kinds.length} ${[...new Set(kinds)].join(' and ')} of ${addresses.length === 1 ? 'one address' : `${addresses.length} addresses`}`;
  let peak = 0;
  const watching = setInterval(() => {
    openConnections(scene).then(
      (open) => {
        peak = Math.max(peak, open);
      },
      () => wrong(scene, `${name}: the figures were not answered`),
    );
  }, 500);
  try {
    const tried = Promise.all(holders.map(({ allTried }) => allTried)).then(() => sleep(heldMs));
    const traded = await trade(scene, tried);
    const held = await Promise.all(holders.map((holder) => holder.held()));
    const opened = held.reduce((sum, one) => sum + one.opened, 0);
    scene.tally.notes.push(
      `sockets: ${name}, ${opened} opened, at most ${peak} held by the server: ${inWords(traded)}`,
    );
    if (traded.failed > 0) wrong(scene, `${name}: ${traded.failed} calls of a signed-in trader failed`);
    if (opened < each * kinds.length) wrong(scene, `${name}: only ${opened} were opened`);
    if (!scene.server.alive()) wrong(scene, `${name}: the server ended: ${scene.server.printed().slice(-300)}`);
    await scene.server.healthy();
  } finally {
    clearInterval(watching);
    await Promise.all(holders.map((holder) => holder.end()));
  }
  const leftAt = performance.now();
  while ((await openConnections(scene)) > before + 4) {
    if (performance.now() - leftAt > EMPTY_WITHIN_MS) {
      wrong(scene, `${name}: they left, and the server still counts ${await openConnections(scene)} connections`);
      break;
    }
    await sleep(100);
  }
  scene.tally.recoveries.push(performance.now() - leftAt);
}

type Traded = {
  readonly latencies: number[];
  readonly newcomers: number[];
  /** New connections that were lost before they were answered, and tried once more, as browsers do. */
  again: number;
  failed: number;
};

/** A signed-in trader places and cancels at a steady pace until something is over. */
async function trade(scene: Scene, until: Promise<unknown>): Promise<Traded> {
  const traded: Traded = { latencies: [], newcomers: [], again: 0, failed: 0 };
  let over = false;
  void until.finally(() => {
    over = true;
  });
  for (let n = 0; !over; n++) {
    const trader = scene.traders[n % scene.traders.length]!;
    await trader.trade(1, once());
    const isNew = n % NEWCOMER_EVERY === 0;
    const client = isNew ? new Client(scene.server.url, trader.token) : trader.client;
    await placeAndCancel(trader, client, isNew ? traded.newcomers : traded.latencies, traded);
    if (isNew) client.close();
    await sleep(EVERY_MS);
  }
  return traded;
}

async function placeAndCancel(trader: Trader, client: Client, latencies: number[], traded: Traded): Promise<void> {
  const request = { symbol: 'BTC', side: 'buy', type: 'limit', price: '61000.0', quantity: '0.001' } as const;
  try {
    const began = performance.now();
    const { orderId } = await client.ask(placeOrder, request).catch((error: NodeJS.ErrnoException) => {
      if (client === trader.client || error.code !== 'ECONNRESET') throw error;
      traded.again += 1;
      return client.ask(placeOrder, request);
    });
    latencies.push(performance.now() - began);
    await trader.client.ask(cancelOrder, { orderId });
  } catch {
    traded.failed += 1;
  }
}

/** Lets a trader do one thing. */
function once(): () => boolean {
  let times = 0;
  return () => times++ === 0;
}

async function openConnections(scene: Scene): Promise<number> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}`, connection: 'close' };
  const answer = await fetch(`${scene.server.url}/metrics`, { headers, signal: AbortSignal.timeout(10_000) });
  const count = /^quay_connections\{figure="open"\} (\d+)$/m.exec(await answer.text())?.[1];
  if (count === undefined) throw new Error('the figures do not say how many connections are open');
  return Number(count);
}

function inWords({ latencies, newcomers, again, failed }: Traded): string {
  const of = (values: readonly number[]) =>
    `p50 ${percentile(values, 0.5).toFixed(1)} ms, p99 ${percentile(values, 0.99).toFixed(1)} ms (${values.length})`;
  return `orders ${of(latencies)}, over new connections ${of(newcomers)}, ${again} tried again, ${failed} failed`;
}

const wrong = (scene: Scene, what: string) => scene.tally.findings.push({ kind: 'wrong', what });
