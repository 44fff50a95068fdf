import { units } from '@quay/money';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import type { PriceSource, RefusedPrice } from './price-source.ts';
import { socketSource } from './socket-source.ts';
import type { SourceConfig, SourceTerms } from './source-terms.ts';
import { type FakeVenue, fakeVenue, lineOf, needsOf, refused, taken } from './testing/fake-venue.ts';
import { type VenueName, venueNames } from './venues/venues.ts';

let fake: FakeVenue;
let source: PriceSource | undefined;
const logged: string[] = [];
afterEach(async () => {
  await source?.close();
  source = undefined;
  await fake.close();
  logged.length = 0;
});

async function following(
  venue: VenueName,
  speaks?: (socket: WebSocket, count: number) => void,
  more: Partial<SourceConfig> = {},
  terms: Partial<SourceTerms> = {},
) {
  fake = await fakeVenue(venue);
  if (speaks) fake.speakWith(speaks);
  source = socketSource(fake.config('websocket', more), needsOf(fake, logged, terms));
  return source;
}
const ticker = (price = '50000', at = Date.now()) => fake.wire.ticker(price, at);
const connected = (times: number) => vi.waitFor(() => expect(fake.sockets.length).toBeGreaterThanOrEqual(times), 3_000);

describe.each(venueNames)('%s over its socket', (venue) => {
  it('is subscribed to as it documents, and its price is taken with its time', async () => {
    const at = Date.now() - 1_500;
    const of = await following(venue, (socket) => fake.speak(socket, fake.wire.other, ticker('50000.12', at)));
    await taken(of);
    expect(fake.received[0]).toBe(fake.wire.subscribe);
    expect(of.latest('BTC')).toEqual({ source: venue, price: units('50000.12'), weight: 2n, at });
    expect(of.status()).toMatchObject({ venue, transport: 'websocket', answers: true, taken: 1, failures: 0 });
    expect(Object.values(of.status().refused).every((count) => count === 0)).toBe(true);
  });

  test.each<[string, RefusedPrice]>([
    ['0', 'out-of-range'],
    ['-1', 'out-of-range'],
    ['1e30', 'out-of-range'],
    ['1.5e4', 'out-of-range'],
    ['"NaN"', 'malformed'],
  ])('a price of %s is %s', async (price, why) => {
    const of = await following(venue, (socket) => fake.speak(socket, ticker(price)));
    await refused(of, why);
    expect(of.latest('BTC')).toBeUndefined();
  });

  it('may send half a message, no JSON, or what nobody documents, and is followed on', async () => {
    const of = await following(venue, (socket) =>
      fake.speak(socket, ticker().slice(0, -9), '<html>', '{"hello":1}', '[]', 'null', ticker('7')),
    );
    await taken(of);
    expect(of.status().refused.malformed).toBe(5);
    expect(of.latest('BTC')!.price).toBe(units('7'));
    expect(fake.sockets).toHaveLength(1);
  });

  it('is connected to again when it refuses what it is asked', async () => {
    await following(venue, (socket, count) => fake.speak(socket, count === 1 ? fake.wire.refusal : ticker()));
    await taken(source!);
    expect(fake.sockets).toHaveLength(2);
    expect(logged[0]).toContain('the venue refused what it was asked');
  });
});

describe.each(['binance', 'okx', 'bitstamp'] as const)('%s', (venue) => {
  it('is connected to anew when it asks for it', async () => {
    const of = await following(venue, (socket, count) =>
      fake.speak(socket, count === 1 ? fake.wire.reconnect! : ticker()),
    );
    await taken(of);
    expect(fake.sockets).toHaveLength(2);
    expect(of.status().failures).toBe(1);
  });
});

describe('a connection', () => {
  it.each(['okx', 'kraken', 'bybit', 'bitstamp'] as const)('to %s is kept by its heartbeat', async (venue) => {
    fake = await fakeVenue(venue);
    const heartbeat = { ...fake.venue.socket.heartbeat!, everyMs: 20 };
    source = socketSource(fake.config('websocket'), {
      ...needsOf(fake, logged, { uselessMs: 60_000 }),
      venue: { ...fake.venue, socket: { ...fake.venue.socket, heartbeat } },
    });
    await vi.waitFor(
      () => expect(fake.received.filter((text) => text === fake.wire.heartbeat!.sent).length).toBeGreaterThan(30),
      3_000,
    );
    // Longer than silence may last: the answers were what came.
    expect(fake.sockets).toHaveLength(1);
    expect(source.status().refused.malformed).toBe(0);
  });

  it('answers the frames of a ping, with what they carry', async () => {
    const answered: string[] = [];
    await following('binance', (socket) => {
      socket.on('pong', (data) => answered.push(String(data)));
      socket.ping('1770123456789');
    });
    await vi.waitFor(() => expect(answered).toEqual(['1770123456789']));
  });

  it('is closed and made again when it is silent', async () => {
    await following('okx', () => undefined, {}, { silentMs: 50, connectMs: 50 });
    await connected(3);
    expect(logged).toEqual(['the price source okx is not connected: nothing came for too long', ...logged.slice(1)]);
  });

  it('is closed and made again when it brings no price, though the venue speaks', async () => {
    await following('kraken', (socket) => {
      const interval = setInterval(() => socket.send('{"channel":"heartbeat"}'), 20);
      socket.on('close', () => clearInterval(interval));
    });
    await connected(2);
    expect(logged[0]).toContain('no price came for too long');
  });

  it('may be cut in the middle of a frame', async () => {
    const of = await following('okx', (socket, count) => {
      if (count > 1) fake.speak(socket, ticker('8'));
      // The head of a text of 100 bytes, and only some of them.
      else lineOf(socket).end(Buffer.concat([Buffer.from([0x81, 100]), Buffer.from('{"arg"')]));
    });
    await taken(of);
    expect(of.latest('BTC')!.price).toBe(units('8'));
    expect(fake.sockets).toHaveLength(2);
  });

  it('is given up for a frame that is none, text that is no text, and a message that is too long', async () => {
    const of = await following('okx', (socket, count) => {
      if (count === 1) lineOf(socket).write(Buffer.from([0xff, 0xff, 0xff, 0xff]));
      else if (count === 2) lineOf(socket).write(Buffer.from([0x81, 2, 0xc3, 0x28]));
      else if (count === 3) socket.send(' '.repeat(65 * 1_024));
      else fake.speak(socket, ticker());
    });
    await taken(of);
    expect(of.status().failures).toBe(3);
  });

  it('reads no bytes as text, and is given up when nothing else comes', async () => {
    const of = await following('okx', (socket, count) => {
      if (count > 1) fake.speak(socket, ticker());
      else for (let n = 0; n < 10; n++) socket.send(Buffer.from(ticker('1')));
    });
    await taken(of);
    expect(of.status().refused.malformed).toBe(10);
    expect(of.latest('BTC')!.price).toBe(units('50000'));
  });

  it('is given up when too much comes at once', async () => {
    const of = await following('okx', (socket, count) => {
      if (count > 1) return;
      for (let n = 0; n < 2_000; n++) socket.send('pong');
    });
    await connected(2);
    expect(of.status().failures).toBeGreaterThan(0);
    expect(logged[0]).toContain('too many messages came at once');
  });

  it('is not followed elsewhere', async () => {
    const other = await fakeVenue('okx');
    await following('okx');
    await source!.close();
    fake.listener.shouldHandle = () => false;
    fake.server.prependListener('upgrade', (_, line) =>
      line.end(`HTTP/1.1 302 Found\r\nlocation: ws://127.0.0.1:${other.port}/\r\n\r\n`),
    );
    source = socketSource(fake.config('websocket'), needsOf(fake, logged));
    await vi.waitFor(() => expect(source!.status().failures).toBeGreaterThan(1));
    expect(other.sockets).toEqual([]);
    await other.close();
  });

  it('that fails at once again and again is made less and less often', async () => {
    await following('okx', (socket) => socket.close());
    await new Promise((later) => setTimeout(later, 1_000));
    // At 20, 40, 80, 160 and then 200 ms, less a quarter for chance; without that it would be hundreds.
    expect(fake.sockets.length).toBeLessThan(14);
    expect(fake.sockets.length).toBeGreaterThan(3);
    // One line for the whole of it.
    expect(logged.filter((line) => line.includes('not connected'))).toHaveLength(1);
  });

  it('that gives one price and closes counts as a failure still', async () => {
    await following('okx', (socket) => {
      socket.once('message', () => {
        socket.send(ticker());
        socket.close();
      });
    });
    await new Promise((later) => setTimeout(later, 1_000));
    expect(fake.sockets.length).toBeLessThan(14);
  });

  it('that was steady is made again at once', async () => {
    await following('okx', (socket, count) => {
      const interval = setInterval(() => socket.send(ticker()), 20);
      socket.on('close', () => clearInterval(interval));
      if (count < 4) setTimeout(() => socket.terminate(), 200);
    });
    await connected(4);
    await taken(source!, 40);
    expect(source!.status().answers).toBe(true);
  });

  it('ends when it is closed, while it connects, is open, or waits', async () => {
    const of = await following('okx');
    await of.close();
    const open = await following('okx', (socket) => fake.speak(socket, ticker()));
    await taken(open);
    await open.close();
    expect(open.status().answers).toBe(false);
    const waiting = await following(
      'okx',
      (socket) => socket.close(),
      {},
      { backoff: { leastMs: 60_000, mostMs: 60_000 } },
    );
    await vi.waitFor(() => expect(waiting.status().failures).toBe(1));
    const began = Date.now();
    await waiting.close();
    expect(Date.now() - began).toBeLessThan(500);
  });
});
