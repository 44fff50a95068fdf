import { markets } from '@quay/cast';
import { startCore } from '../apps/server/src/core-host/host.ts';
import { CoreBusy } from '../apps/server/src/core-host/port.ts';
import { startAside } from './aside.ts';
import { freshDatabase, migratedDatabase, settle } from './database.ts';
import { line, median, note } from './figures.ts';
import type { LoadFigures, OrderLoad } from './load/orders.ts';
import { conventionalRate, oneFunction, oneTransaction, prepareConventional } from './peers/conventional.ts';
import { copyRate } from './peers/copy.ts';
import { serve } from './serving.ts';
import { commandOf, Trader, traderFunds } from './traders.ts';

const ROUNDS = 3;
const SECONDS = 2;
/** Longer than the tables may be behind before the core takes fewer orders. */
const LONG_SECONDS = 12;
const COPIED = 30;
const OWNERS = 2_000;
const SOCKETS = 8;
const IN_FLIGHT = 1_024;
const FRAME = 16;

/**
 * Orders a second that are durable when they are answered. All of it on one PostgreSQL with fsync on: the usual way,
 * its strongest form, the most that the database takes as rows, and Quay's core, in process and through its socket.
 */
export async function run(): Promise<void> {
  const usual: number[] = [];
  const inFunction: number[] = [];
  const copied: number[] = [];
  const inProcess: number[] = [];
  const rows = await freshDatabase();
  await prepareConventional(rows);
  const core = await startInProcess(await migratedDatabase());
  for (let round = 0; round < ROUNDS; round++) {
    usual.push(await conventionalRate(rows, oneTransaction, SECONDS));
    inFunction.push(await conventionalRate(rows, oneFunction, SECONDS));
    await settle(rows);
    copied.push(await copyRate(rows, COPIED));
    await settle(rows);
    inProcess.push(await core.rate());
    await settle(rows);
  }
  await core.end();

  const conventional = { name: 'one transaction an order', figure: median(usual) };
  const ceiling = { name: 'COPY ceiling', figure: median(copied) };
  line('one transaction an order, 8 connections', conventional.figure, 'orders/s');
  line('one function an order, 8 connections', median(inFunction), 'orders/s', conventional);
  line('COPY, 10,000 orders a transaction, no balances', ceiling.figure, 'orders/s', conventional);
  line('core and journal, in process', median(inProcess), 'orders/s', conventional);
  line('core and journal, in process', median(inProcess), 'orders/s', ceiling);
  const { short, long } = await throughTheSocket();
  const socket = `through the socket, ${SOCKETS} × ${IN_FLIGHT.toLocaleString('en-US')} in flight`;
  for (const [what, rate] of [
    [socket, short],
    [`the same for ${LONG_SECONDS} s on end`, long],
  ] as const) {
    line(what, rate, 'orders/s', conventional, { ratio: 30 });
    line(what, rate, 'orders/s', ceiling, { ratio: 1 });
  }
}

/** The core on its thread with its journal, and thousands of owners who order from this thread. */
async function startInProcess(databaseUrl: string): Promise<{ rate(): Promise<number>; end(): Promise<void> }> {
  const host = await startCore({ databaseUrl, practice: traderFunds }, (why) => {
    throw new Error(why);
  });
  // Rows are the projector's, which has a part of its own: how far it is behind must not hold the core back here.
  const ahead = setInterval(() => host.projected(host.port.seq), 5);
  await host.port.submitAll(markets.map((input) => ({ name: 'market/list-market', input })));
  const owners = Array.from({ length: OWNERS }, (_, number) => ({ owner: 1_000 + number, trader: new Trader(number) }));
  for (let first = 0; first < OWNERS; first += 500) {
    await host.port.submitAll(
      owners
        .slice(first, first + 500)
        .map(({ owner }) => ({ name: 'wallet/open-account', input: { owner, kind: 'user' } })),
    );
  }
  for (const market of markets) {
    await host.port.submitAll(
      owners
        .slice(0, OWNERS / 2)
        .map(({ owner, trader }) => ({ name: 'spot/place-order', input: commandOf(owner, trader.waiting(market)) })),
    );
  }

  let turn = 0;
  const next = () => {
    const { owner, trader } = owners[turn++ % OWNERS]!;
    return { name: 'spot/place-order', input: commandOf(owner, trader.next()) };
  };
  return {
    async rate() {
      let accepted = 0;
      let running = true;
      const sender = async () => {
        while (running) {
          const orders = Array.from({ length: IN_FLIGHT / 4 }, next);
          const answers = await host.port.submitAll(orders).catch((error: unknown) => {
            if (error instanceof CoreBusy) return [];
            throw error;
          });
          accepted += answers.filter(({ outcome }) => outcome.ok).length;
        }
      };
      const senders = Array.from({ length: SOCKETS * 4 }, sender);
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      const before = accepted;
      const begun = performance.now();
      await new Promise((resolve) => setTimeout(resolve, SECONDS * 1_000));
      const rate = ((accepted - before) / (performance.now() - begun)) * 1_000;
      running = false;
      await Promise.all(senders);
      return rate;
    },
    async end() {
      clearInterval(ahead);
      await host.drain();
    },
  };
}

/** Rounds as short as those of the others, and one in which the tables, which follow the journal, fall behind. */
async function throughTheSocket(): Promise<{ short: number; long: number }> {
  const serving = await serve(SOCKETS);
  try {
    const load: OrderLoad = { url: serving.url, tickets: await serving.tickets(SOCKETS) };
    const orders = await startAside<void>('load/orders.ts', load);
    await orders.ask<LoadFigures>({ kind: 'preload', each: 100 });
    const rate = async (seconds: number): Promise<number> => {
      await serving.caughtUp();
      await settle(serving.databaseUrl);
      const load = { kind: 'closed', inFlight: IN_FLIGHT, frame: FRAME, seconds };
      const figures = await orders.ask<LoadFigures>(load);
      if (figures.unanswered > 0) throw new Error(`${figures.unanswered} orders were never answered`);
      if (figures.refused > 0) note(`${figures.refused} orders were refused and do not count: ${figures.lastRefusal}`);
      return figures.accepted;
    };
    // The first is there to warm it, as the others are.
    await rate(SECONDS);
    const rates: number[] = [];
    for (let round = 0; round < ROUNDS; round++) rates.push(await rate(SECONDS));
    const long = await rate(LONG_SECONDS);
    await orders.end();
    return { short: median(rates), long };
  } finally {
    await serving.end();
  }
}
