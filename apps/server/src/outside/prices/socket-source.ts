import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { backoffOf } from './backoff.ts';
import { exactJson } from './exact-json.ts';
import type { PriceSource } from './price-source.ts';
import type { Quote } from './quotes.ts';
import { runningSource, type SourceRun } from './running-source.ts';
import type { SourceConfig, SourceNeeds } from './source-terms.ts';
import type { Venue } from './venues/venue.ts';

/** Follows a venue's socket, and connects again when it ends, is silent, or brings what is no price. */
export const socketSource = (config: SourceConfig, needs: SourceNeeds): PriceSource =>
  runningSource(config, needs, (run) => connect(config, needs, run));

function connect(config: SourceConfig, { venue, log }: SourceNeeds, source: SourceRun) {
  const { name } = config;
  const { terms, ending } = source;
  let failures = 0;
  /** Connections in a row that were not steady. */
  let lost = 0;
  let isOpen = false;

  async function run(): Promise<void> {
    while (!ending.aborted) {
      const followed = await follow({
        config,
        venue,
        source,
        opened() {
          isOpen = true;
          if (lost > 0) log.warn(`the price source ${name} is connected again`);
        },
      });
      isOpen = false;
      if (ending.aborted) return;
      failures += 1;
      if (followed.wasSteady) lost = 0;
      lost += 1;
      if (lost === 1) log.warn(`the price source ${name} is not connected: ${followed.why}`);
      await pause(backoffOf(lost, terms.backoff, terms.random), undefined, { signal: ending }).catch(() => undefined);
    }
  }
  return { ended: run(), answers: () => isOpen, failures: () => failures };
}

type Following = {
  readonly config: SourceConfig;
  readonly venue: Venue;
  readonly source: SourceRun;
  opened(): void;
};

/** One connection, from its first byte to its end. Gives why it ended, and whether it was of use for a while. */
function follow(needs: Following): Promise<{ readonly why: string; readonly wasSteady: boolean }> {
  const { config, venue } = needs;
  const { terms, quotes, ending } = needs.source;
  const { promise, resolve } = Promise.withResolvers<{ why: string; wasSteady: boolean }>();
  const socket = new WebSocket(config.address, {
    handshakeTimeout: terms.connectMs,
    maxPayload: terms.mostMessageBytes,
    // Who says where another address is would say what the price is; what is inflated has no limit before it is.
    followRedirects: false,
    perMessageDeflate: false,
    headers: { 'user-agent': 'quay' },
  });
  let why = 'the venue closed the connection';
  let firstPriceAt: number | undefined;
  let lastPriceAt: number | undefined;
  let malformed = 0;
  let second = 0;
  let inSecond = 0;
  let heartbeat: NodeJS.Timeout | undefined;

  const end = (reason: string) => {
    why = reason;
    socket.terminate();
  };
  const silence = setTimeout(() => end('nothing came for too long'), terms.silentMs + terms.connectMs);
  const uselessness = setTimeout(() => end('no price came for too long'), terms.uselessMs);
  const received = () => {
    silence.refresh();
  };
  const abort = () => end('it is closed here');
  ending.addEventListener('abort', abort);

  function wrong(): void {
    quotes.refuse('malformed');
    malformed += 1;
    if (malformed >= terms.mostMalformed) end('what it sends is not what the venue documents');
  }

  function read(text: string): void {
    if (venue.socket.plain?.includes(text)) return;
    const json = exactJson(text);
    const message = json === undefined ? undefined : venue.socket.read(json);
    if (message === undefined) wrong();
    else if (message === 'reconnect') end('the venue asks to be connected anew');
    else if (message === 'refused') end('the venue refused what it was asked');
    else if (message !== 'other') for (const quote of message) take(quote);
  }

  function take(quote: Quote): void {
    if (quotes.take(quote) !== 'taken') return;
    malformed = 0;
    lastPriceAt = Date.now();
    firstPriceAt ??= lastPriceAt;
    uselessness.refresh();
  }

  function isFlood(): boolean {
    const now = Math.floor(Date.now() / 1_000);
    inSecond = now === second ? inSecond + 1 : 1;
    second = now;
    return inSecond > terms.mostMessagesASecond;
  }

  socket.on('open', () => {
    needs.opened();
    for (const text of venue.socket.subscribe([...config.symbols.values()])) socket.send(text);
    const kept = venue.socket.heartbeat;
    if (kept)
      heartbeat = setInterval(() => socket.readyState === WebSocket.OPEN && socket.send(kept.text), kept.everyMs);
  });
  socket.on('ping', received);
  socket.on('message', (data, isBinary) => {
    // What is still in the buffer of a connection that was given up counts no more.
    if (socket.readyState !== WebSocket.OPEN) return;
    received();
    if (isFlood()) end('too many messages came at once');
    else if (isBinary) wrong();
    else read(String(data));
  });
  socket.on('error', (error: Error & { code?: unknown }) => {
    why = typeof error.code === 'string' ? error.code : 'the connection broke';
  });
  socket.on('close', () => {
    clearTimeout(silence);
    clearTimeout(uselessness);
    clearInterval(heartbeat);
    ending.removeEventListener('abort', abort);
    resolve({ why, wasSteady: (lastPriceAt ?? 0) - (firstPriceAt ?? 0) >= terms.steadyMs });
  });
  return promise;
}
