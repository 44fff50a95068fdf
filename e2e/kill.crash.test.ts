import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { register } from '@quay/contract/identity';
import { realTime } from '@quay/contract/market';
import {
  cancelOrder,
  fills,
  type Order,
  openOrders,
  orderHistory,
  type PlaceOrder,
  placeOrder,
} from '@quay/contract/spot';
import { wallets } from '@quay/contract/wallet';
import { createCore } from '@quay/core';
import { Random } from '@quay/core/simulation';
import { startCluster } from '@quay/store';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { simulatedFunds } from '../apps/server/src/simulated-funds.ts';
import { Client } from './client.ts';
import { type RunningServer, runServer } from './running-server.ts';

/**
 * kill −9 of the running server under load, at random moments. An outside client writes down what it was told; after
 * each restart nothing acknowledged may be missing, nothing may have happened twice, and what nobody answered must
 * have happened once or not at all.
 */
const CYCLES = Number(process.env.QUAY_KILLS ?? 8);
const USERS = 4;

type Trader = {
  readonly client: Client;
  /** Every order that was sent, by its client id. */
  readonly sent: Map<string, PlaceOrder>;
  /** What was acknowledged, by client id. */
  readonly acknowledged: Map<string, Order>;
  readonly cancelled: Set<number>;
};

let server: RunningServer;
const traders: Trader[] = [];
const random = new Random(20261121);

beforeAll(async () => {
  server = await runServer();
  for (let user = 0; user < USERS; user++) {
    const client = new Client(server.url);
    const { token } = await client.ask(register, {
      username: `trader${random.bits()}`,
      password: 'copper kettle 7',
      agree: true,
    });
    client.logIn(token);
    traders.push({ client, sent: new Map(), acknowledged: new Map(), cancelled: new Set() });
  }
}, 120_000);

afterAll(async () => {
  await server?.remove();
});

test(`${CYCLES} kills lose nothing and double nothing`, { timeout: 600_000 }, async () => {
  let unknown = 0;
  for (let cycle = 0; cycle < CYCLES; cycle++) {
    let running = true;
    const load = traders.map((trader, number) => trade(trader, number, () => running));
    await new Promise((resolve) => setTimeout(resolve, 300 + random.below(1_500)));
    await server.kill9();
    // Every second time the database dies with it, in the middle of whatever it was doing.
    if (cycle % 2 === 1) killDatabase(server.dataDir);
    running = false;
    unknown += (await Promise.all(load)).reduce((sum, one) => sum + one, 0);
    await server.restart();
    for (const trader of traders) await compare(trader);
    await sumsToZero();
  }
  await runAgain();
  const acknowledged = traders.reduce((sum, trader) => sum + trader.acknowledged.size, 0);
  console.log(`${CYCLES} kills, ${acknowledged} orders acknowledged, ${unknown} without an answer`);
  expect(acknowledged).toBeGreaterThan(CYCLES * 20);
});

/** Orders and cancels until the server is gone. Gives how many calls got no answer. */
async function trade(trader: Trader, number: number, running: () => boolean): Promise<number> {
  const dice = new Random(number + random.bits());
  let unknown = 0;
  const symbols = ['BTC', 'ETH', 'SOL'] as const;
  while (running()) {
    try {
      const symbol = dice.pick(symbols);
      const [ticker] = await trader.client.ask(realTime, { symbol });
      const clientOrderId = `k${dice.bits().toString(36)}${trader.sent.size}`;
      const last = Number(ticker!.last);
      const order = orderOf(dice, symbol, last, clientOrderId);
      trader.sent.set(clientOrderId, order);
      const envelope = await trader.client.send(placeOrder, order);
      if (envelope.code === 0) {
        const placed = envelope.data as Order;
        trader.acknowledged.set(clientOrderId, placed);
        if (placed.status === 'open' && dice.chance(0.6)) {
          const gone = await trader.client.send(cancelOrder, { orderId: placed.orderId });
          if (gone.code === 0) trader.cancelled.add(placed.orderId);
        }
      } else if (envelope.code < 11_000) {
        // The edge turned it away (too many, busy): nothing was done and nothing may be there later.
        trader.sent.delete(clientOrderId);
      }
    } catch {
      unknown += 1;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }
  return unknown;
}

/** Buys and sells in turn, so that nobody runs out of either. */
function orderOf(dice: Random, symbol: 'BTC' | 'ETH' | 'SOL', last: number, clientOrderId: string): PlaceOrder {
  const quantity = (12 / last + 0.01).toFixed(symbol === 'SOL' ? 2 : 3);
  const chance = dice.below(10);
  if (chance < 3) return { symbol, side: 'buy', type: 'market', amount: String(5 + dice.below(20)), clientOrderId };
  if (chance < 6) return { symbol, side: 'sell', type: 'market', quantity, clientOrderId };
  const price = (last * (0.95 + dice.below(60) / 1000)).toFixed(symbol === 'BTC' ? 1 : 2);
  return { symbol, side: 'buy', type: 'limit', price, quantity, clientOrderId };
}

async function everyOrder({ client }: Trader): Promise<Order[]> {
  const orders = await client.ask(openOrders, {});
  let before: string | undefined;
  for (;;) {
    const page = await client.ask(orderHistory, before ? { before, size: '100' } : { size: '100' });
    orders.push(...page);
    if (page.length < 100) return orders;
    before = String(page.at(-1)!.orderId);
  }
}

async function compare(trader: Trader): Promise<void> {
  const orders = await everyOrder(trader);
  const byClientId = Map.groupBy(orders, (order) => order.clientOrderId);
  for (const [clientId, same] of byClientId) expect(same.length, `orders under ${clientId}`).toBe(1);

  for (const [clientId, told] of trader.acknowledged) {
    const now = byClientId.get(clientId)?.[0];
    expect(now, `acknowledged order ${told.orderId} is missing`).toBeDefined();
    expect(now!.orderId).toBe(told.orderId);
    expect(Number(now!.filledQuantity), `fills of order ${told.orderId}`).toBeGreaterThanOrEqual(
      Number(told.filledQuantity),
    );
    if (told.status !== 'open') expect({ ...now }).toEqual({ ...told });
    if (trader.cancelled.has(told.orderId)) expect(now!.status).toBe('cancelled');
  }

  // What nobody answered happened once or not at all: sent again under its own id it is there exactly once.
  for (const [clientId, order] of trader.sent) {
    if (trader.acknowledged.has(clientId)) continue;
    const before = byClientId.get(clientId)?.[0];
    const envelope = await trader.client.send(placeOrder, order);
    if (before) {
      expect(envelope.code, `order ${before.orderId} sent again`).toBe(0);
      expect((envelope.data as Order).orderId).toBe(before.orderId);
    }
    if (envelope.code === 0) trader.acknowledged.set(clientId, envelope.data as Order);
    else trader.sent.delete(clientId);
  }

  const filled = new Map<number, number>();
  let before: string | undefined;
  for (;;) {
    const page = await trader.client.ask(fills, before ? { before, size: '100' } : { size: '100' });
    for (const fill of page) filled.set(fill.orderId, (filled.get(fill.orderId) ?? 0) + Number(fill.quantity));
    if (page.length < 100) break;
    before = String(page.at(-1)!.tradeId);
  }
  for (const order of await everyOrder(trader)) {
    expect(filled.get(order.orderId) ?? 0, `fills of order ${order.orderId}`).toBeCloseTo(
      Number(order.filledQuantity),
      8,
    );
  }
  for (const { available, frozen } of await trader.client.ask(wallets, {})) {
    expect(Number(available)).toBeGreaterThanOrEqual(0);
    expect(Number(frozen)).toBeGreaterThanOrEqual(0);
  }
}

/** Straight from the rows: every asset sums to zero, and what is frozen is what open orders hold. */
async function sumsToZero(): Promise<void> {
  const cluster = await startCluster({ dataDir: server.dataDir, log: () => {} });
  const database = new pg.Client({ connectionString: cluster.url });
  await database.connect();
  try {
    const sums = await database.query('select asset, sum(available + frozen) as sum from accounts group by asset');
    expect(sums.rows.length).toBeGreaterThan(10);
    for (const { asset, sum } of sums.rows) expect(Number(sum), asset).toBe(0);
    const frozen = await database.query(
      `select (select coalesce(sum(frozen), 0) from accounts) as frozen,
              (select coalesce(sum(held), 0) from spot_orders where status = 'open') as held`,
    );
    expect(frozen.rows[0].frozen).toBe(frozen.rows[0].held);
    const broken = await database.query(
      `select count(*) as broken from (
         select balance_after, amount, lag(balance_after) over (partition by owner, book, asset order by id) as before from entries
       ) chain where coalesce(before, 0) + amount <> balance_after`,
    );
    expect(Number(broken.rows[0].broken)).toBe(0);
  } finally {
    await database.end();
  }
}

/** I12: the journal's commands, run again through a fresh core, give the journal's changes, byte for byte. */
async function runAgain(): Promise<void> {
  const cluster = await startCluster({ dataDir: server.dataDir, log: () => {} });
  const database = new pg.Client({ connectionString: cluster.url });
  await database.connect();
  try {
    const { engine } = createCore({ practice: simulatedFunds, port: { append: () => {} } });
    let seq = 0;
    for (;;) {
      const { rows } = await database.query<Row>(
        'select seq::int, at, commands, changes from journal where seq > $1 order by seq limit 500',
        [seq],
      );
      if (rows.length === 0) break;
      for (const row of rows) {
        expect(row.seq).toBe(seq + 1);
        seq = row.seq;
        const changes = engine.rerun({ ...row, at: row.at.getTime() });
        expect(Buffer.compare(changes, row.changes), `batch ${seq} run again`).toBe(0);
      }
    }
    expect(seq).toBeGreaterThan(100);
    expect(engine.broken()).toEqual([]);
  } finally {
    await database.end();
  }
}

type Row = { seq: number; at: Date; commands: Uint8Array; changes: Uint8Array };

function killDatabase(dataDir: string): void {
  const found = findFile(dataDir, 'postmaster.pid');
  if (!found) return;
  const pid = Number(readFileSync(found, 'utf8').split('\n')[0]);
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It was gone already.
  }
}

function findFile(under: string, name: string): string | undefined {
  const found = readdirSync(under, { recursive: true, encoding: 'utf8' }).find((path) => path.endsWith(name));
  return found ? join(under, found) : undefined;
}
