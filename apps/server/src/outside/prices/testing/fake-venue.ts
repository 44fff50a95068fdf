import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import { until } from '../../../live/testing/live.ts';
import type { PriceSource, RefusedPrice } from '../price-source.ts';
import type { SourceConfig, SourceNeeds, SourceTerms } from '../source-terms.ts';
import { type VenueName, venues } from '../venues/venues.ts';
import { type Wire, wires } from './wires.ts';

type Answers = (response: ServerResponse, request: IncomingMessage, count: number) => void;
type Speaks = (socket: WebSocket, count: number) => void;

/** A venue on this machine: it speaks the documented wire over HTTP and socket, and misbehaves as it is told. */
export async function fakeVenue(name: VenueName) {
  const wire: Wire = wires[name];
  const requests: string[] = [];
  const received: string[] = [];
  const sockets: WebSocket[] = [];
  let answers: Answers = (response) => void response.end(wire.answer('50000.5', Date.now()));
  let speaks: Speaks = (socket) => speak(socket, wire.ticker('50000.5', Date.now()));

  /** Greets, and says something as soon as it is asked for it. */
  function speak(socket: WebSocket, ...texts: readonly string[]): void {
    socket.once('message', () => {
      for (const text of [...wire.greeting, ...texts]) socket.send(text);
    });
  }

  const server = createServer((request, response) => {
    requests.push(request.url!);
    answers(response, request, requests.length);
  });
  const listener = new WebSocketServer({ server });
  listener.on('connection', (socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.on('message', (data) => {
      const text = String(data);
      received.push(text);
      if (text === wire.heartbeat?.sent) socket.send(wire.heartbeat.answer);
    });
    speaks(socket, sockets.length);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;

  return {
    wire,
    venue: venues[name],
    port,
    server,
    listener,
    requests,
    received,
    sockets,
    speak,
    answerWith(next: Answers) {
      answers = next;
    },
    speakWith(next: Speaks) {
      speaks = next;
    },
    config: (transport: SourceConfig['transport'], more: Partial<SourceConfig> = {}): SourceConfig => ({
      name,
      venue: name,
      transport,
      address: `${transport === 'http' ? 'http' : 'ws'}://127.0.0.1:${port}`,
      weight: 2n,
      symbols: new Map([['BTC', transport === 'websocket' ? (wire.socketSymbol ?? wire.symbol) : wire.symbol]]),
      everyMs: 20,
      frozenAfterMs: 300_000,
      ...more,
    }),
    close: () =>
      new Promise<void>((closed) => {
        for (const socket of sockets) socket.terminate();
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}

export type FakeVenue = Awaited<ReturnType<typeof fakeVenue>>;

/** The line under a socket, for what is no frame. */
export const lineOf = (socket: WebSocket): Socket => (socket as unknown as { _socket: Socket })._socket;

/** Short times, so that a test sees in milliseconds what lasts minutes. */
export const shortTerms: Partial<SourceTerms> = {
  fetch: { timeoutMs: 300, mostBytes: 64 * 1_024, retryAfterMostMs: 60_000 },
  backoff: { leastMs: 20, mostMs: 200 },
  random: () => 0.5,
  connectMs: 500,
  silentMs: 300,
  uselessMs: 600,
  steadyMs: 100,
  mostMessageBytes: 64 * 1_024,
  mostMessagesASecond: 500,
  mostMalformed: 10,
};

/** What a source of a fake venue is made of; what it logs is added to `logged`. */
export const needsOf = (fake: FakeVenue, logged: string[], terms: Partial<SourceTerms> = {}): SourceNeeds => ({
  venue: fake.venue,
  log: { warn: (line) => void logged.push(line) },
  now: Date.now,
  terms: { ...shortTerms, ...terms },
});

/** Waits until a source took so many prices. */
export const taken = (source: PriceSource, count = 1): Promise<void> =>
  until(() => source.status().taken >= count, `${count} prices were taken`);

/** Waits until a source refused so many prices for this reason. */
export const refused = (source: PriceSource, why: RefusedPrice, count = 1): Promise<void> =>
  until(() => source.status().refused[why] >= count, `${count} prices were ${why}`);
