import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { marketOf } from '@quay/cast';
import { units } from '@quay/money';
import { migrate, startCluster } from '@quay/store';
import pg from 'pg';
import { startCore } from '../apps/server/src/core-host/host.ts';
import { line } from './figures.ts';

const SECONDS = 4;
const OWNERS = 8;

/**
 * Durable orders a second through the core's thread and its journal, beside the usual way on the same database in the
 * same minute: one transaction an order, rows locked, eight connections.
 */
export async function run(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'quay-bench-'));
  const cluster = await startCluster({ dataDir, log: () => {} });
  try {
    await migrate(cluster.url);
    const conventional = await oneTransactionAnOrder(cluster.url);
    line('one transaction an order, 8 connections', conventional, 'orders/s');
    for (const waiting of [64, 1024, 4096]) {
      const rate = await throughTheCore(cluster.url, waiting);
      line(`the core and its journal, ${waiting} waiting`, rate, 'orders/s', {
        name: 'the usual way',
        figure: conventional,
      });
    }
  } finally {
    await cluster.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function throughTheCore(databaseUrl: string, waiting: number): Promise<number> {
  const practice = {
    user: [
      ['USDT', units('1000000000000')],
      ['BTC', units('10000000')],
    ] as const,
    desk: [],
  };
  const host = await startCore({ databaseUrl, practice }, (why) => console.error(why));
  // The projector is not what is measured here: its lag must not hold the core back.
  const ahead = setInterval(() => host.projected(host.port.seq), 5);
  const market = { ...marketOf('BTC'), maxOpenOrders: 10_000_000 };
  await host.port.submit('market/list-market', market);
  for (let owner = 1; owner <= OWNERS; owner++)
    await host.port.submit('wallet/open-account', { owner: 5000 + owner, kind: 'user' });
  let orders = 0;
  let running = true;
  const sender = async (number: number) => {
    for (let turn = 0; running; turn++) {
      const owner = 5001 + ((number + turn) % OWNERS);
      const away = BigInt(((number * 31 + turn * 17) % 200) - 100);
      await host.port.submit('spot/place-order', {
        owner,
        clientId: null,
        market: 'BTC',
        side: (number + turn) % 2 ? 'buy' : 'sell',
        type: 'limit',
        price: market.referencePrice + away * market.tick,
        quantity: market.lot * 10n,
        amount: null,
      });
      orders += 1;
    }
  };
  const senders = Array.from({ length: waiting }, (_, number) => sender(number));
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const before = orders;
  const begun = performance.now();
  await new Promise((resolve) => setTimeout(resolve, SECONDS * 1000));
  const rate = ((orders - before) / (performance.now() - begun)) * 1000;
  running = false;
  await Promise.all(senders);
  clearInterval(ahead);
  await host.drain();
  return rate;
}

async function oneTransactionAnOrder(databaseUrl: string): Promise<number> {
  const setup = new pg.Client({ connectionString: databaseUrl });
  await setup.connect();
  await setup.query(`
    create table bench_balances (owner int, asset int, available bigint check (available >= 0), frozen bigint, primary key (owner, asset));
    create table bench_orders (id bigserial primary key, owner int, side int, price bigint, quantity bigint, status int);
    create table bench_entries (id bigserial primary key, owner int, asset int, amount bigint, reference bigint);
    insert into bench_balances select owner, asset, 1000000000000000, 0 from generate_series(1, 2000) owner, generate_series(1, 2) asset`);
  let orders = 0;
  let running = true;
  const connection = async (number: number) => {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    for (let turn = 0; running; turn++) {
      const owner = 1 + ((number * 251 + turn * 17) % 2000);
      await client.query('begin');
      await client.query('select available from bench_balances where owner = $1 and asset = 1 for update', [owner]);
      await client.query(
        'update bench_balances set available = available - 10, frozen = frozen + 10 where owner = $1 and asset = 1',
        [owner],
      );
      const placed = await client.query(
        'insert into bench_orders (owner, side, price, quantity, status) values ($1, 0, 640000, 10, 0) returning id',
        [owner],
      );
      await client.query(
        'insert into bench_entries (owner, asset, amount, reference) values ($1, 1, -10, $2), ($1, 1, 10, $2)',
        [owner, placed.rows[0].id],
      );
      await client.query('commit');
      orders += 1;
    }
    await client.end();
  };
  const connections = Array.from({ length: 8 }, (_, number) => connection(number));
  await new Promise((resolve) => setTimeout(resolve, 500));
  const before = orders;
  const begun = performance.now();
  await new Promise((resolve) => setTimeout(resolve, SECONDS * 1000));
  const rate = ((orders - before) / (performance.now() - begun)) * 1000;
  running = false;
  await Promise.all(connections);
  await setup.query('drop table bench_balances, bench_orders, bench_entries');
  await setup.end();
  return rate;
}
