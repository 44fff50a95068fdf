import { setTimeout as sleep } from 'node:timers/promises';
import { startAside } from './aside.ts';
import { line, note } from './figures.ts';
import { Latencies } from './load/latencies.ts';
import type { Listening, Observed } from './load/listeners.ts';
import type { LoadFigures, OrderLoad } from './load/orders.ts';
import { type Serving, serve } from './serving.ts';

const SYMBOL = 'BTC';
const CHANNEL = `depth:${SYMBOL}`;
const CLIENTS = [1_000, 5_000] as const;
const TRADERS = 8;
/** Enough for each tick to have something to tell; the orders themselves are not what is measured. */
const ORDERS_A_SECOND = 300;
/** Until the server runs as fast as it will. */
const WARMING = 3_000;
const SECONDS = 4;
/** Connections that the server grants one address. */
const PER_ADDRESS = 20;
/** Files that a process needs beside its sockets. */
const SPARE_FILES = 200;

/**
 * Many clients on one book while its market moves, ten pushes a second. Beside the real server stands the floor: one
 * frame of the same length, built before, written to as many sockets by a process that does nothing else.
 */
export async function run(): Promise<void> {
  const files = filesAllowed();
  const serving = await serve(TRADERS);
  try {
    const load: OrderLoad = { url: serving.url, tickets: await serving.tickets(TRADERS), symbols: [SYMBOL] };
    const orders = await startAside<void>('load/orders.ts', load);
    await orders.ask({ kind: 'preload', each: 100 });
    await orders.ask({ kind: 'open', perSecond: WARMING, seconds: 2 });
    const move = (seconds: number): Promise<LoadFigures> =>
      orders.ask<LoadFigures>({ kind: 'open', perSecond: ORDERS_A_SECOND, seconds, keepCommits: true });
    for (const clients of CLIENTS) {
      if (clients + SPARE_FILES > files) {
        note(`${clients} clients need more open files than the ${files} that this process may have (ulimit -n)`);
        continue;
      }
      const alone = await cpuWhile(serving, () => move(SECONDS - 1));
      await measure(serving, clients, alone.cores, move);
    }
    await orders.end();
  } finally {
    await serving.end();
  }
}

async function measure(
  serving: Serving,
  clients: number,
  aloneCores: number,
  move: (seconds: number) => Promise<LoadFigures>,
): Promise<void> {
  const listening: Listening = { url: serving.url, channel: CHANNEL, clients, perAddress: PER_ADDRESS };
  const listeners = await startAside<number>('load/listeners.ts', listening);
  const moving = move(SECONDS + 1);
  await sleep(500);
  const reply = await cpuWhile(serving, () => listeners.ask<Observed>({ seconds: SECONDS }));
  const { commits } = await moving;
  await listeners.end();
  const received = reply.result;
  const floor = await floorOf(clients, Math.round(received.bytes / Math.max(1, received.frames)));

  const name = `${clients.toLocaleString('en-US')} clients`;
  line(`${name}: pushes heard by each`, received.frames / clients / SECONDS, '/s');
  line(`${name}: main thread of the server`, reply.cores, 'cores', {
    name: 'the same without clients',
    figure: aloneCores,
  });
  const perFrame = ((reply.cores - aloneCores) * reply.seconds * 1e6) / received.frames;
  line(`${name}: processor for a frame`, perFrame, 'µs', { name: 'floor', figure: floor.perFrame });
  const built = latenciesOf(received);
  line(`${name}: from push to client, p50`, built.within(0.5), 'ms', { name: 'floor', figure: floor.p50 });
  line(`${name}: from push to client, p99`, built.within(0.99), 'ms', { name: 'floor', figure: floor.p99 });
  const committed = fromCommit(received, commits);
  line(`${name}: from commit to client, p50`, committed.within(0.5), 'ms');
  line(`${name}: from commit to client, p99`, committed.within(0.99), 'ms');
  if (received.pushes.length < SECONDS * 9) {
    note(`only ${received.pushes.length} pushes in ${SECONDS} s: not every tick of the hub came in time`);
  }
}

/** What as many sockets cost at least. */
async function floorOf(clients: number, bytes: number): Promise<{ perFrame: number; p50: number; p99: number }> {
  const server = await startAside<string>('peers/bare-fan-out.ts', { bytes });
  const listening: Listening = { url: server.ready, channel: 'floor', clients, perAddress: PER_ADDRESS };
  const listeners = await startAside<number>('load/listeners.ts', listening);
  const before = await server.ask<number>('cpu');
  const received = await listeners.ask<Observed>({ seconds: SECONDS - 1 });
  const used = (await server.ask<number>('cpu')) - before;
  await listeners.end();
  await server.end();
  const latencies = latenciesOf(received);
  return { perFrame: (used * 1e6) / received.frames, p50: latencies.within(0.5), p99: latencies.within(0.99) };
}

async function cpuWhile<Result>(
  serving: Serving,
  act: () => Promise<Result>,
): Promise<{ cores: number; seconds: number; result: Result }> {
  const before = await serving.cpu();
  const begun = performance.now();
  const result = await act();
  const seconds = (performance.now() - begun) / 1_000;
  return { cores: ((await serving.cpu()) - before) / seconds, seconds, result };
}

/** From the moment that a push says it was made at, which the server knows to the millisecond. */
function latenciesOf({ pushes }: Observed): Latencies {
  const latencies = new Latencies();
  for (const { at, arrivals } of pushes) for (const arrival of arrivals) latencies.add(arrival - at);
  return latencies;
}

/**
 * From a batch's commit, as the one who ordered heard of it, to each client that has it: in the first push that is
 * true at that batch or a later one. Waiting for the next of ten pushes a second is part of it.
 */
function fromCommit({ pushes }: Observed, commits: LoadFigures['commits']): Latencies {
  const latencies = new Latencies();
  const inOrder = [...pushes].sort((a, b) => a.seq - b.seq);
  let next = 0;
  for (const [seq, at] of [...commits].sort(([a], [b]) => a - b)) {
    while (next < inOrder.length && inOrder[next]!.seq < seq) next += 1;
    const push = inOrder[next];
    // What was committed before the clients were counted is not theirs to have been told of.
    if (!push || next === 0) continue;
    for (const arrival of push.arrivals) latencies.add(arrival - at);
  }
  return latencies;
}

/** How many files, and so sockets, a process may have open; Node takes as many as the machine grants. */
function filesAllowed(): number {
  const report = process.report.getReport() as { userLimits?: { open_files?: { soft?: number | 'unlimited' } } };
  const soft = report.userLimits?.open_files?.soft;
  return typeof soft === 'number' ? soft : Number.POSITIVE_INFINITY;
}
