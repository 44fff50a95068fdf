import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  BACKOFF_FIRST_MS,
  BACKOFF_MOST_MS,
  CATCH_UP_MS,
  HIDDEN_MS,
  LOGIN_AGAIN_MS,
  PING_MS,
  PONG_MS,
  Socket,
} from './socket.ts';

/** The exchange's end of a socket, as far as the client can see it. */
class FarEnd {
  readyState = 0;
  said: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  send(text: string) {
    this.said.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.();
  }
  accept() {
    this.readyState = 1;
    this.onopen?.();
  }
  push(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  raw(text: string) {
    this.onmessage?.({ data: text });
  }
}

let ends: FarEnd[];
let ticket: string | null;
let ticketFrom: () => Promise<string | null>;
let sequences: number[];
let socket: Socket;
const end = () => ends.at(-1)!;
/** Lets the ticket arrive. */
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  ends = [];
  ticket = null;
  ticketFrom = async () => ticket;
  sequences = [];
  socket = new Socket({
    open() {
      ends.push(new FarEnd());
      return end() as unknown as WebSocket;
    },
    ticket: () => ticketFrom(),
    random: () => 1,
    onPrivate: (sequence) => sequences.push(sequence),
    onTime: () => {},
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('the first subscriber opens the socket, and one channel is asked for once', () => {
  socket.subscribe('tickers', () => {});
  socket.subscribe('tickers', () => {});
  expect(ends).toHaveLength(1);
  expect(socket.connection().state).toBe('connecting');
  end().accept();
  expect(socket.connection().state).toBe('live');
  socket.subscribe('depth:BTC', () => {});
  expect(end().said).toEqual([
    { op: 'subscribe', channels: ['tickers'] },
    { op: 'subscribe', channels: ['depth:BTC'] },
  ]);
});

test('a push reaches everyone who hears its channel and nobody else', () => {
  const received: unknown[] = [];
  socket.subscribe('trades:BTC', (data, { seq }) => received.push(['one', data, seq]));
  socket.subscribe('trades:BTC', (data) => received.push(['two', data]));
  socket.subscribe('trades:ETH', () => received.push('wrong'));
  end().accept();
  end().push({ channel: 'trades:BTC', data: [1], seq: 5, at: 1 });
  expect(received).toEqual([
    ['one', [1], 5],
    ['two', [1]],
  ]);
});

test('the last one who leaves takes the channel along', () => {
  const leaveFirst = socket.subscribe('tickers', () => {});
  const leaveSecond = socket.subscribe('tickers', () => {});
  end().accept();
  leaveFirst();
  leaveFirst();
  expect(end().said).toHaveLength(1);
  leaveSecond();
  expect(end().said.at(-1)).toEqual({ op: 'unsubscribe', channels: ['tickers'] });
});

test('a lost line comes back by itself and asks for everything again', async () => {
  socket.subscribe('tickers', () => {});
  socket.subscribe('depth:BTC', () => {});
  end().accept();
  end().close();
  expect(socket.connection()).toMatchObject({ state: 'lost', retryAt: Date.now() + BACKOFF_FIRST_MS });
  await vi.advanceTimersByTimeAsync(BACKOFF_FIRST_MS);
  expect(ends).toHaveLength(2);
  expect(socket.connection().state).toBe('lost');
  end().accept();
  expect(socket.connection().state).toBe('live');
  expect(end().said[0]).toEqual({ op: 'subscribe', channels: ['tickers', 'depth:BTC'] });
});

test('the pause doubles up to a limit, and begins small again after the exchange was heard', async () => {
  socket.subscribe('tickers', () => {});
  const pauses: number[] = [];
  for (let turn = 0; turn < 8; turn += 1) {
    end().close();
    pauses.push(socket.connection().retryAt! - Date.now());
    await vi.advanceTimersByTimeAsync(pauses.at(-1)!);
  }
  expect(pauses).toEqual([500, 1_000, 2_000, 4_000, 8_000, BACKOFF_MOST_MS, BACKOFF_MOST_MS, BACKOFF_MOST_MS]);
  end().accept();
  end().push({ op: 'welcome', at: 1, version: 'x' });
  end().close();
  expect(socket.connection().retryAt! - Date.now()).toBe(BACKOFF_FIRST_MS);
});

test('since when the line is lost is when the exchange was last heard', async () => {
  socket.subscribe('tickers', () => {});
  end().accept();
  const received = Date.now();
  await vi.advanceTimersByTimeAsync(5_000);
  end().close();
  expect(socket.connection().since).toBe(received);
});

test('a line without an answer to a ping is dead', async () => {
  socket.subscribe('tickers', () => {});
  end().accept();
  await vi.advanceTimersByTimeAsync(PING_MS);
  expect(end().said.at(-1)).toEqual({ op: 'ping' });
  end().push({ op: 'pong', at: 1 });
  await vi.advanceTimersByTimeAsync(PING_MS);
  expect(socket.connection().state).toBe('live');
  await vi.advanceTimersByTimeAsync(PONG_MS);
  expect(socket.connection().state).toBe('lost');
  expect(end().readyState).toBe(3);
});

test('the delay is how long an answer took, and is not known any more once the line is lost', async () => {
  socket.subscribe('tickers', () => {});
  socket.measure();
  end().accept();
  expect([socket.delay(), socket.sequence()]).toEqual([undefined, 0]);
  socket.measure();
  await vi.advanceTimersByTimeAsync(30);
  end().push({ channel: 'tickers', data: [], seq: 90, at: 1 });
  socket.measure();
  await vi.advanceTimersByTimeAsync(11);
  end().push({ op: 'pong', at: 1 });
  end().push({ channel: 'tickers', data: [], seq: 88, at: 1 });
  expect(end().said.filter(({ op }) => op === 'ping')).toHaveLength(1);
  expect([socket.delay(), socket.sequence()]).toEqual([41, 90]);
  end().close();
  expect(socket.delay()).toBeUndefined();
});

test('a socket that never opens is given up and tried again', async () => {
  socket.subscribe('tickers', () => {});
  await vi.advanceTimersByTimeAsync(PONG_MS);
  expect(socket.connection().state).toBe('lost');
  await vi.advanceTimersByTimeAsync(BACKOFF_FIRST_MS);
  expect(ends).toHaveLength(2);
});

test('private channels wait until the ticket was accepted, and a guest never asks for them', async () => {
  socket.subscribe('orders', () => {});
  end().accept();
  await settle();
  expect(end().said).toEqual([]);
  ticket = 'ticket-1';
  socket.sessionChanged(true);
  await settle();
  expect(end().said).toEqual([{ op: 'login', ticket: 'ticket-1' }]);
  socket.subscribe('balances', () => {});
  expect(end().said).toHaveLength(1);
  end().push({ op: 'in' });
  expect(end().said.at(-1)).toEqual({ op: 'subscribe', channels: ['orders', 'balances'] });
});

test('a ticket that could not be had or was not taken is asked for again', async () => {
  const outcomes: (() => string)[] = [
    () => {
      throw new Error('no network');
    },
    () => 'too-old',
    () => 'fresh',
  ];
  ticketFrom = async () => outcomes.shift()!();
  socket.subscribe('orders', () => {});
  end().accept();
  await settle();
  expect(end().said).toEqual([]);
  await vi.advanceTimersByTimeAsync(LOGIN_AGAIN_MS);
  expect(end().said).toEqual([{ op: 'login', ticket: 'too-old' }]);
  end().push({ op: 'error', code: 40013, reason: 'edge/live-ticket-wrong' });
  await vi.advanceTimersByTimeAsync(LOGIN_AGAIN_MS);
  expect(end().said.at(-1)).toEqual({ op: 'login', ticket: 'fresh' });
});

test('what may have been missed is told: after a lost line, and when a private channel begins', async () => {
  let missed = 0;
  socket.onMissed(() => {
    missed += 1;
  });
  socket.subscribe('tickers', () => {});
  end().accept();
  end().push({ op: 'subscribed', channels: ['tickers'] });
  expect(missed).toBe(0);
  end().push({ op: 'subscribed', channels: ['orders'] });
  await vi.advanceTimersByTimeAsync(CATCH_UP_MS);
  expect(missed).toBe(1);
  end().close();
  await vi.advanceTimersByTimeAsync(BACKOFF_FIRST_MS);
  expect(missed).toBe(1);
  end().accept();
  expect(missed).toBe(2);
});

test('when a private channel begins, what is asked again is as new as the next push', () => {
  const requestedAt: (number | undefined)[] = [];
  socket.onMissed(() => requestedAt.push(sequences.at(-1)));
  socket.subscribe('orders', () => {});
  socket.subscribe('balances', () => {});
  socket.subscribe('tickers', () => {});
  end().accept();
  end().push({ op: 'subscribed', channels: ['orders'] });
  end().push({ op: 'subscribed', channels: ['balances'] });
  expect(requestedAt).toEqual([]);
  end().push({ channel: 'tickers', data: [], seq: 90, at: 1 });
  end().push({ channel: 'tickers', data: [], seq: 91, at: 1 });
  expect(requestedAt).toEqual([90]);
  expect(sequences).toEqual([90]);
});

test('what is heard privately is what the next answer must contain', () => {
  socket.subscribe('orders', () => {});
  socket.subscribe('tickers', () => {});
  end().accept();
  end().push({ channel: 'tickers', data: [], seq: 90, at: 1 });
  end().push({ channel: 'orders', data: [], seq: 80, at: 1 });
  expect(sequences).toEqual([80]);
});

test('a logout leaves the line that was logged in', async () => {
  ticket = 'ticket-1';
  socket.subscribe('orders', () => {});
  end().accept();
  await settle();
  end().push({ op: 'in' });
  ticket = null;
  socket.sessionChanged(false);
  expect(ends).toHaveLength(2);
  expect(ends[0]?.readyState).toBe(3);
  end().accept();
  await settle();
  expect(end().said).toEqual([]);
});

test('taking a channel anew leaves it and joins it', () => {
  socket.subscribe('depth:BTC', () => {});
  end().accept();
  socket.again('depth:BTC');
  expect(end().said.slice(1)).toEqual([
    { op: 'unsubscribe', channels: ['depth:BTC'] },
    { op: 'subscribe', channels: ['depth:BTC'] },
  ]);
  socket.again('depth:ETH');
  expect(end().said).toHaveLength(3);
});

test('a page hidden for long closes its line, opens no other, and comes back with the reader', async () => {
  socket.subscribe('tickers', () => {});
  end().accept();
  const far = end();
  const answering = setInterval(() => far.push({ op: 'pong', at: 1 }), 1_000);
  socket.seen(false);
  await vi.advanceTimersByTimeAsync(HIDDEN_MS);
  clearInterval(answering);
  expect(far.readyState).toBe(3);
  await vi.advanceTimersByTimeAsync(5 * HIDDEN_MS);
  expect(ends).toHaveLength(1);
  socket.seen(true);
  expect(ends).toHaveLength(2);
  end().accept();
  expect(end().said[0]).toEqual({ op: 'subscribe', channels: ['tickers'] });
});

test('a short look away keeps the line', async () => {
  socket.subscribe('tickers', () => {});
  end().accept();
  socket.seen(false);
  await vi.advanceTimersByTimeAsync(1_000);
  socket.seen(true);
  expect(end().said.at(-1)).toEqual({ op: 'ping' });
  end().push({ op: 'pong', at: 1 });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(ends).toHaveLength(1);
});

test('the device without a network says so at once, and is tried as soon as it has one', () => {
  socket.subscribe('tickers', () => {});
  end().accept();
  socket.network(false);
  expect(socket.connection().state).toBe('lost');
  socket.network(true);
  expect(ends).toHaveLength(2);
});

test('what is no message harms nothing', () => {
  const received: unknown[] = [];
  socket.subscribe('tickers', (data) => received.push(data));
  end().accept();
  end().raw('{');
  end().raw('null');
  end().raw('7');
  end().push({ op: 'error', code: 40011, reason: 'edge/live-channel-unknown' });
  end().push({ channel: 'tickers', data: 'still here', seq: 1, at: 1 });
  expect(received).toEqual(['still here']);
});
