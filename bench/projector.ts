import { setTimeout as sleep } from 'node:timers/promises';
import { coreTables } from '@quay/core';
import { type Projector, startProjector } from '@quay/store';
import { startCore } from '../apps/server/src/core-host/host.ts';
import { CoreBusy } from '../apps/server/src/core-host/port.ts';
import { freshDatabase, migratedDatabase, settle } from './database.ts';
import { line, median, note } from './figures.ts';
import { startWriting } from './journal.ts';
import { Latencies } from './load/latencies.ts';
import { prepareConventional } from './peers/conventional.ts';
import { copyRate } from './peers/copy.ts';
import { commandOf, Trader, traderFunds } from './traders.ts';

const ORDERS = 200_000;
/** As many orders as come together while one batch is written, at a busy hour. */
const IN_BATCH = 500;
const COPIED = 30;
const WARM_A_SECOND = 20_000;
const WARM_SECONDS = 4;
const LIVE_A_SECOND = 50_000;
const LIVE_SECONDS = 6;
const DRAIN_FOR_MS = 10_000;

/** How fast the tables that people query follow the journal, beside the most rows that the database takes. */
export async function run(): Promise<void> {
  const rows = await freshDatabase();
  await prepareConventional(rows);
  const copied = [await copyRate(rows, COPIED)];

  const databaseUrl = await migratedDatabase();
  const writing = await startWriting(databaseUrl);
  const before = writing.core.engine.seq;
  const first = await follow(databaseUrl);
  await first.until(before, DRAIN_FOR_MS);
  await first.close();
  await writing.write(ORDERS, IN_BATCH);
  const last = writing.core.engine.seq;
  await settle(databaseUrl);
  const begun = performance.now();
  const draining = await follow(databaseUrl);
  draining.trigger(last);
  await draining.until(last, DRAIN_FOR_MS);
  const rate = (((draining.seq - before) * IN_BATCH) / (performance.now() - begun)) * 1_000;
  await draining.close();
  await writing.close();
  await settle(databaseUrl);
  copied.push(await copyRate(rows, COPIED));
  await settle(databaseUrl);

  const ceiling = { name: 'COPY ceiling', figure: median(copied) };
  line('COPY, 10,000 orders a transaction, no balances', ceiling.figure, 'orders/s');
  line('journal into tables', rate, 'orders/s', ceiling, { ratio: 0.4 });
  await lag(databaseUrl);
}

function follow(databaseUrl: string, reached: (seq: number) => void = () => {}): Promise<Projector> {
  return startProjector({
    databaseUrl,
    tables: coreTables,
    reached,
    stopped(why) {
      throw new Error(why);
    },
  });
}

/** How long after its commit a batch is in the tables, while orders come at an even rate. */
async function lag(databaseUrl: string): Promise<void> {
  const committed = new Map<number, number>();
  const lags = new Latencies();
  let from = Number.POSITIVE_INFINITY;
  const host = await startCore({ databaseUrl, practice: traderFunds }, (why) => {
    throw new Error(why);
  });
  const projector = await follow(databaseUrl, (reached) => {
    host.projected(reached);
    for (const [seq, at] of committed) {
      if (seq > reached) break;
      committed.delete(seq);
      if (at >= from) lags.add(performance.now() - at);
    }
  });
  host.port.onCommitted(({ seq, orders }) => {
    committed.set(seq, performance.now());
    projector.trigger(seq, orders);
  });

  const traders = Array.from({ length: 2_000 }, (_, number) => ({ owner: 1_000 + number, trader: new Trader(number) }));
  let turn = 0;
  let accepted = 0;
  let busy = 0;
  async function load(perSecond: number, seconds: number): Promise<void> {
    const start = performance.now();
    for (let sent = 0; performance.now() < start + seconds * 1_000; ) {
      const due = Math.floor(((performance.now() - start) * perSecond) / 1_000) - sent;
      sent += due;
      const orders = Array.from({ length: due }, () => {
        const { owner, trader } = traders[turn++ % traders.length]!;
        return { name: 'spot/place-order', input: commandOf(owner, trader.next()) };
      });
      host.port.submitAll(orders).then(
        (answers) => {
          accepted += answers.filter(({ outcome }) => outcome.ok).length;
        },
        (error: unknown) => {
          if (!(error instanceof CoreBusy)) throw error;
          busy += due;
        },
      );
      await sleep(1);
    }
  }
  // The first seconds of any process are slower than all others, and what they leave undone would be counted after them.
  await load(WARM_A_SECOND, WARM_SECONDS);
  await projector.until(host.port.seq, DRAIN_FOR_MS);
  accepted = 0;
  from = performance.now();
  await load(LIVE_A_SECOND, LIVE_SECONDS);
  await projector.until(host.port.seq, DRAIN_FOR_MS);
  await host.drain();
  // What is not in the tables even now has waited at least so long.
  for (const at of committed.values()) if (at >= from) lags.add(performance.now() - at);
  await projector.close();
  const at = `at ${LIVE_A_SECOND.toLocaleString('en-US')} orders/s`;
  line(`accepted ${at}`, accepted / LIVE_SECONDS, 'orders/s', { name: 'offered', figure: LIVE_A_SECOND });
  if (busy > 0) note(`${busy} orders were turned away, because the tables or the core were too far behind`);
  line(`from commit to table ${at}, p50`, lags.within(0.5), 'ms');
  line(`from commit to table ${at}, p99`, busy === 0 ? lags.within(0.99) : Number.NaN, 'ms', undefined, {
    atMost: 1_000,
  });
}
