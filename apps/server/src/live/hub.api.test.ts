import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { marketOf, markets } from '@quay/cast';
import type { DepthDifference, DepthSnapshot, Ticker } from '@quay/contract/market';
import { text } from '@quay/money';
import { afterEach, describe, expect, it } from 'vitest';
import type { LiveSettings } from './live-hub.ts';
import { ALICE, BOB, type Client, endAll, startLive, until } from './testing/live.ts';

afterEach(endAll);

const started = (settings: Partial<LiveSettings> = {}) => startLive(markets, settings);

/** Builds the book as a reader must: the snapshot, then differences whose numbers follow each other. */
function rebuilt(client: Client, channel: string) {
  const sides = { bids: new Map<string, string>(), asks: new Map<string, string>() };
  let sequence = -1;
  let snapshots = 0;
  for (const { data } of client.pushes<DepthSnapshot | DepthDifference>(channel)) {
    if (data.kind === 'snapshot') {
      sides.bids.clear();
      sides.asks.clear();
      snapshots += 1;
    } else expect(data.previous).toBe(sequence);
    sequence = data.sequence;
    for (const side of ['bids', 'asks'] as const) {
      for (const [price, quantity] of data[side]) {
        if (quantity === '0') sides[side].delete(price);
        else sides[side].set(price, quantity);
      }
    }
  }
  return { ...sides, sequence, snapshots };
}

function bookOf({ core }: Awaited<ReturnType<typeof started>>) {
  const { tick, lot } = marketOf('SOL');
  const book = core.spot.instruments.find('SOL')!.book;
  const side = (which: 0 | 1) =>
    new Map([...book.levels(which)].map(([ticks, lots]) => [text(BigInt(ticks) * tick), text(BigInt(lots) * lot)]));
  return { bids: side(0), asks: side(1) };
}

describe('public channels', () => {
  it('give a book that a reader rebuilds exactly from the snapshot and gap-free differences', async () => {
    const live = await started();
    await live.trade(100, 1);
    const early = await live.join();
    early.say({ op: 'subscribe', channels: ['depth:SOL'] });
    await live.trade(150, 2);
    await sleep(30);
    const late = await live.join();
    late.say({ op: 'subscribe', channels: ['depth:SOL'] });
    for (let n = 0; n < 10; n++) {
      await live.trade(30, 3 + n);
      await sleep(12);
    }
    await sleep(60);
    for (const client of [early, late]) {
      const { bids, asks, snapshots } = rebuilt(client, 'depth:SOL');
      expect({ bids, asks }).toEqual(bookOf(live));
      expect(snapshots).toBe(1);
      expect(client.pushes('depth:SOL').length).toBeGreaterThan(5);
    }
  });

  it('bring tickers of all markets at first, then trades and candles as they happen', async () => {
    const live = await started();
    const client = await live.join();
    client.say({ op: 'subscribe', channels: ['tickers', 'trades:SOL', 'candles:SOL:1h'] });
    await until(() => client.pushes('tickers').length === 1, 'tickers');
    expect(client.pushes<Ticker[]>('tickers')[0]!.data).toHaveLength(markets.length);
    await live.place(ALICE, 'sell', 3, '2');
    await live.place(BOB, 'buy', 3, '1.5');
    const trades = () => client.pushes<{ price: string; quantity: string; side: string }[]>('trades:SOL');
    await until(() => trades().at(-1)?.data.length === 1, 'the trade');
    expect(trades().at(-1)!.data[0]).toMatchObject({ price: '168.45', quantity: '1.5', side: 'buy' });
    await until(() => (client.pushes<unknown[]>('candles:SOL:1h').at(-1)?.data.length ?? 0) > 0, 'the candle');
    const [candle] = client.pushes<string[][]>('candles:SOL:1h').at(-1)!.data;
    expect(candle!.slice(1)).toEqual(['168.45', '168.45', '168.45', '168.45', '1.5', '252.675']);
    await until(() => client.pushes<Ticker[]>('tickers').length > 1, 'the ticker that changed');
    const [ticker] = client.pushes<Ticker[]>('tickers').at(-1)!.data;
    expect(ticker).toMatchObject({ symbol: 'SOL', last: '168.45', ask: '168.45', volume: '1.5' });
  });

  it('build each push once for a thousand who listen', async () => {
    const live = await started({ tickMs: 50 });
    const clients = await Promise.all(Array.from({ length: 1_000 }, () => live.join()));
    for (const client of clients) client.say({ op: 'subscribe', channels: ['depth:SOL'] });
    await until(() => clients.every((client) => client.pushes('depth:SOL').length === 1), 'a thousand snapshots');
    const before = { ...live.hub.figures };
    await live.place(ALICE, 'buy', -5, '1');
    await until(() => clients.every((client) => client.pushes('depth:SOL').length === 2), 'a thousand differences');
    expect(live.hub.figures.framesBuilt - before.framesBuilt).toBe(1);
    expect(live.hub.figures.framesSent - before.framesSent).toBe(1_000);
  });
});

describe('a slow client', () => {
  it('is never queued for without bound, and is whole again once it reads', async () => {
    const live = await started({ tickMs: 2 });
    const slow = await live.join();
    const channels = ['tickers', 'depth:SOL', 'trades:SOL'];
    slow.say({ op: 'subscribe', channels });
    slow.say({ op: 'login', ticket: live.tickets.issue(ALICE) });
    await until(() => slow.op('in') !== undefined, 'logged in');
    slow.say({ op: 'subscribe', channels: ['orders', 'balances'] });
    await until(() => slow.received.filter((one) => 'op' in one && one.op === 'subscribed').length === 2, 'subscribed');
    slow.ws.pause();
    // Its kernel buffers take megabytes before the hub sees anything wait.
    for (let n = 0; live.hub.figures.conflated === 0 && n < 4_000; n++) {
      await live.trade(40, 100 + n);
      await sleep(1);
    }
    expect(live.hub.figures.conflated).toBeGreaterThan(0);
    const sent = live.hub.figures.bytesSent;
    for (let n = 0; n < 20; n++) {
      await live.trade(20, 9_000 + n);
      await sleep(3);
    }
    // Nothing more than the one limit waits: what was conflated is not sent.
    expect(live.hub.figures.bytesSent - sent).toBeLessThan(300_000);

    slow.ws.resume();
    await live.trade(20, 77);
    await until(() => {
      const depth = slow.pushes<DepthSnapshot>('depth:SOL').at(-1)!;
      return depth.data.sequence === live.view.depth('SOL', 1).sequence;
    }, 'the book caught up');
    await sleep(100);
    const { bids, asks, snapshots } = conflatedBook(slow);
    expect({ bids, asks }).toEqual(bookOf(live));
    expect(snapshots).toBeGreaterThan(1);
    // The last word on each of its balances is the truth.
    const pushed = new Map<string, { available: string; frozen: string }>();
    for (const { data } of slow.pushes<{ symbol: string; available: string; frozen: string }[]>('balances')) {
      for (const balance of data) pushed.set(balance.symbol, balance);
    }
    for (const [symbol, { available, frozen }] of pushed) {
      const account = live.core.ledger.balance(ALICE, 'spot', symbol);
      expect([available, frozen]).toEqual([text(account.available), text(account.frozen)]);
    }
    expect(pushed.size).toBe(2);
  });

  it('that takes nothing for too long is cut off', async () => {
    const live = await started({ tickMs: 2, unreadMaxMs: 1_500 });
    const slow = await live.join();
    slow.say({ op: 'login', ticket: live.tickets.issue(ALICE) });
    slow.say({ op: 'subscribe', channels: ['tickers', 'depth:SOL', 'orders', 'balances'] });
    await until(() => slow.pushes('depth:SOL').length > 0, 'a snapshot');
    slow.ws.pause();
    for (let n = 0; live.hub.figures.conflated === 0 && n < 4_000; n++) {
      await live.trade(40, 100 + n);
      await sleep(1);
    }
    await until(() => live.hub.figures.cut === 1, 'the cut');
    expect(live.hub.figures).toMatchObject({ cut: 1, connections: 0 });
  });
});

/** As {@link rebuilt}, for a reader who was behind: a snapshot may come at any time. */
function conflatedBook(client: Client) {
  const found = rebuilt(client, 'depth:SOL');
  return { bids: found.bids, asks: found.asks, snapshots: found.snapshots };
}

describe('private channels', () => {
  it('need a ticket, which is good once and for its user alone', async () => {
    const live = await started();
    const alice = await live.join();
    alice.say({ op: 'subscribe', channels: ['orders'] });
    await until(() => alice.errors().length === 1, 'a refusal');
    expect(alice.errors()).toEqual(['edge/unauthorized']);
    const ticket = live.tickets.issue(ALICE);
    alice.say({ op: 'login', ticket });
    await until(() => alice.op('in') !== undefined, 'logged in');
    alice.say({ op: 'subscribe', channels: ['orders', 'fills', 'balances'] });

    const mallory = await live.join();
    mallory.say({ op: 'login', ticket });
    await until(() => mallory.errors().length === 1, 'a refusal');
    expect(mallory.errors()).toEqual(['edge/live-ticket-wrong']);
    const bob = await live.join();
    bob.say({ op: 'login', ticket: live.tickets.issue(BOB) });
    bob.say({ op: 'subscribe', channels: ['orders', 'fills', 'balances'] });
    await until(() => bob.op('subscribed') !== undefined && alice.op('subscribed') !== undefined, 'subscribed');

    const placed = await live.place(ALICE, 'sell', 3, '2');
    const bought = await live.place(BOB, 'buy', 3, '0.5');
    await until(() => alice.pushes('fills').length === 1 && bob.pushes('fills').length === 1, 'the fills');
    const orders = alice.pushes<{ status: string; filledQuantity: string }[]>('orders');
    expect(orders.map((one) => one.seq)).toEqual([placed.seq, bought.seq]);
    expect(orders.map((one) => one.data.map((order) => [order.status, order.filledQuantity]))).toEqual([
      [['open', '0']],
      [['open', '0.5']],
    ]);
    expect(alice.pushes<object[]>('fills')[0]!.data[0]).toMatchObject({ role: 'maker', side: 'sell', quantity: '0.5' });
    expect(bob.pushes<object[]>('fills')[0]!.data[0]).toMatchObject({ role: 'taker', side: 'buy', feeCoin: 'SOL' });
    expect(bob.pushes<object[]>('orders')[0]!.data).toHaveLength(1);
    const held = alice.pushes<{ symbol: string; frozen: string }[]>('balances').at(-1)!.data;
    expect(held.find((one) => one.symbol === 'SOL')!.frozen).toBe('1.5');
    expect(mallory.received.some((one) => 'channel' in one)).toBe(false);
  });

  it('end with the session', async () => {
    const live = await started();
    const alice = await live.join();
    alice.say({ op: 'login', ticket: live.tickets.issue(ALICE) });
    await until(() => alice.op('in') !== undefined, 'logged in');
    live.hub.sessionEnded(ALICE);
    await until(() => alice.closed !== undefined, 'the end');
    expect(live.hub.figures.connections).toBe(0);
  });
});

describe('nonsense', () => {
  it('is answered with its own code, and five times in a row ends the connection', async () => {
    const live = await started();
    const client = await live.join();
    const nonsense = ['', 'no json', '[]', '{"op":"dance"}', '{"op":"subscribe","channels":"depth:SOL"}'];
    for (const one of nonsense.slice(0, 4)) client.say(one);
    client.say({ op: 'ping' });
    await until(() => client.op('pong') !== undefined, 'a pong');
    expect(client.errors()).toEqual(Array(4).fill('edge/live-message-malformed'));
    for (const one of nonsense) client.say(one);
    await until(() => client.closed !== undefined, 'the end');
    expect(client.closed).toEqual({ code: 1008, reason: 'edge/live-message-malformed' });
    expect(client.errors()).toHaveLength(9);
  });

  it('names what was wrong with a channel, and still serves those that are there', async () => {
    const live = await started();
    const client = await live.join();
    for (const channel of ['depth', 'depth:NOPE', 'depth:SOL:1h', 'candles:SOL', 'candles:SOL:2h:x', '__proto__']) {
      client.say({ op: 'subscribe', channels: [channel, 'trades:SOL'] });
      client.say({ op: 'ping' });
    }
    await until(() => client.errors().length === 6, 'six refusals');
    expect(new Set(client.errors())).toEqual(new Set(['edge/live-channel-unknown']));
    expect(client.op('subscribed')).toEqual({ op: 'subscribed', channels: ['trades:SOL'], seq: live.view.seq });
    const all = markets.flatMap(({ symbol }) => ['5m', '30m', '1h', '4h'].map((one) => `candles:${symbol}:${one}`));
    client.say({ op: 'subscribe', channels: all });
    await until(() => client.errors().length === 7, 'too many');
    expect(client.errors().at(-1)).toBe('edge/live-too-many-channels');
  });

  it('in bulk runs out of its allowance', async () => {
    const live = await started();
    const client = await live.join();
    for (let n = 0; n < 400; n++) client.say({ op: 'ping' });
    await until(() => client.closed !== undefined, 'the end');
    expect(client.closed!.reason).toBe('edge/too-many-requests');
  });

  it('too large, binary, from another site, at another path or from too many is turned away', async () => {
    const live = await started({ connectionsPerAddress: 3 });
    const large = await live.join();
    large.say(JSON.stringify({ op: 'subscribe', channels: ['x'.repeat(70_000)] }));
    await until(() => large.closed !== undefined, 'the end');
    expect(large.closed!.code).toBe(1009);
    const foreign = await live.join({ origin: 'https://elsewhere.example' });
    expect(foreign.closed!.code).toBe(1006);
    const ours = await live.join({ origin: `http://127.0.0.1:${live.at}` });
    expect(ours.op('welcome')).toMatchObject({ version: '1' });
    ours.ws.send(Buffer.from('{"op":"ping"}'), { binary: true });
    await until(() => ours.errors().length === 1, 'a refusal');
    await live.join();
    await live.join();
    expect((await live.join()).closed!.code).toBe(1006);
    const raw = connect(live.at, '127.0.0.1');
    const answer = new Promise<string>((resolve) => raw.once('data', (data) => resolve(data.toString())));
    raw.write('GET //x HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    expect(await answer).toMatch(/^HTTP\/1.1 404 /);
    raw.destroy();
  });

  it('a client that says nothing at all is asked, then let go; one that answers stays', async () => {
    const live = await started({ silenceMs: 2_500 });
    const mute = await live.join({ autoPong: false });
    const quiet = await live.join();
    await until(() => mute.closed !== undefined, 'the end', 8_000);
    expect(quiet.closed).toBeUndefined();
    expect(live.hub.figures).toMatchObject({ connections: 1, cut: 1 });
  });
});
