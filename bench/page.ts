import { spawnSync } from 'node:child_process';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LiveMessage } from '@quay/contract';
import type { DepthSnapshot, Level } from '@quay/contract/market';
import { Random } from '@quay/core/simulation';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { WebSocket, WebSocketServer } from 'ws';
import { settled } from '../e2e/browser/screens.ts';
import { sizes } from '../e2e/browser/visit.ts';
import { runServer } from '../e2e/running-server.ts';
import { openBrowser } from '../tools/browser.ts';
import { buildWeb, webIsBuilt } from '../tools/build-web.mjs';
import { line, median } from './figures.ts';

const LIMIT_KB = 110;
const RUNS = 3;
const SLOW_CPU = 4;
/** What browsers call slow 4G. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const MESSAGES_A_SECOND = 200;
const MEASURED_MS = 5_000;
/** A frame: a quick thumb. */
const SCROLLED_PX = 40;

/** What the app costs on a middling phone: to load, and while a book moves fast. */
export async function run(): Promise<void> {
  if (!webIsBuilt()) buildWeb();
  line('first route, JavaScript (gzip)', firstRouteKb(), 'kB', {
    name: `the limit of ${LIMIT_KB} kB`,
    figure: LIMIT_KB,
  });

  const server = await runServer();
  const browser = await openBrowser();
  try {
    for (const path of ['/home', '/trade/BTC']) {
      const times: number[] = [];
      for (let run = 0; run < RUNS; run++) times.push(await largestPaint(browser, server.url + path));
      line(`largest paint of ${path}, 4 × slower CPU, slow 4G`, median(times), 'ms');
    }
    // The exchange itself sends at most ten differences of a book a second, so a relay before it makes more of them.
    const relay = await openRelay(server.url);
    const idle = await busyness(browser, `${server.url}/TermsOfService`);
    const own = await busyness(browser, `${server.url}/trade/BTC`);
    const fast = await busyness(browser, `${relay.url}/trade/BTC`, { sent: relay.sent });
    await relay.close();
    const feed = `${Math.round(fast.messages)} book messages/s`;
    line('main thread of a still page, 4 × slower CPU', idle.share * 100, '%');
    line('main thread of /trade/BTC as the exchange sends', own.share * 100, '%');
    line(`main thread of /trade/BTC, ${feed}`, fast.share * 100, '%');
    line('frames of a still page', idle.frames, '/s');
    line('frames of /trade/BTC as the exchange sends', own.frames, '/s', { name: 'still', figure: idle.frames });
    line(`frames of /trade/BTC, ${feed}`, fast.frames, '/s', { name: 'still', figure: idle.frames });
  } finally {
    await browser.close();
    await server.remove();
  }
}

function firstRouteKb(): number {
  const { stdout } = spawnSync(process.execPath, ['apps/web/budget.ts'], { encoding: 'utf8' });
  const [, kb] = /([0-9.]+) kB {2}first route/.exec(stdout) ?? [];
  if (!kb) throw new Error(`the budget was not told: ${stdout}`);
  return Number(kb);
}

async function openPhone(browser: Browser): Promise<{ page: Page; devtools: CDPSession; close(): Promise<void> }> {
  const context = await browser.newContext({
    viewport: sizes.phone,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'en-US',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
  return { page, devtools, close: () => context.close() };
}

async function largestPaint(browser: Browser, url: string): Promise<number> {
  const { page, devtools, close } = await openPhone(browser);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const last = list.getEntries().at(-1);
      if (last) Object.assign(window, { largestPaint: last.startTime });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto(url);
  await settled(page);
  const painted = await page.evaluate(() => Number(Reflect.get(window, 'largestPaint')));
  await close();
  return painted;
}

type Busyness = { readonly share: number; readonly frames: number; readonly messages: number };

type Watched = {
  readonly sent?: () => number;
  /** What stands before the page is asked for. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** What is there once the page is; without it nothing on it may wait for anything any more. */
  readonly stands?: string;
  /** The page moves on with every frame, as under a quick thumb. */
  readonly scrolls?: boolean;
};

/** How busy a page keeps a middling phone. */
export async function busyness(browser: Browser, url: string, watched: Watched = {}): Promise<Busyness> {
  const { sent = () => 0, prepare, stands, scrolls = false } = watched;
  const { page, devtools, close } = await openPhone(browser);
  await prepare?.(page);
  await page.goto(url);
  if (stands) await page.locator(stands).first().waitFor();
  else await settled(page);
  await devtools.send('Performance.enable', { timeDomain: 'timeTicks' });
  const before = await tasks(devtools);
  const sentBefore = sent();
  const frames = await page.evaluate(
    ([ms, pixels]) =>
      new Promise<number>((counted) => {
        const from = performance.now();
        let count = 0;
        const frame = (now: number) => {
          count += 1;
          if (pixels > 0) window.scrollBy(0, pixels);
          if (now - from < ms) requestAnimationFrame(frame);
          else counted((count * 1_000) / (now - from));
        };
        requestAnimationFrame(frame);
      }),
    [MEASURED_MS, scrolls ? SCROLLED_PX : 0] as const,
  );
  const after = await tasks(devtools);
  const seconds = after.at - before.at;
  const messages = (sent() - sentBefore) / seconds;
  await close();
  return { share: (after.busy - before.busy) / seconds, frames, messages };
}

async function tasks(devtools: CDPSession): Promise<{ busy: number; at: number }> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { busy: of('TaskDuration'), at: of('Timestamp') };
}

type Relay = { readonly url: string; sent(): number; close(): Promise<void> };

/** Stands before the exchange, and changes the levels of each book it passes on many times a second. */
async function openRelay(upstream: string): Promise<Relay> {
  const server: Server = createServer((incoming, answer) => {
    const { host: _, ...headers } = incoming.headers;
    const passed = request(upstream + incoming.url, { method: incoming.method, headers }, (theirs) => {
      answer.writeHead(theirs.statusCode ?? 502, theirs.headers);
      theirs.pipe(answer);
    });
    passed.once('error', () => answer.destroy());
    incoming.pipe(passed);
  });
  const sockets = new WebSocketServer({ server, path: '/ws' });
  const stops = new Set<() => void>();
  let sent = 0;
  sockets.on('connection', (socket) => {
    const theirs = new WebSocket(`${upstream.replace('http', 'ws')}/ws`);
    const books: NodeJS.Timeout[] = [];
    const stop = () => {
      for (const book of books.splice(0)) clearInterval(book);
      socket.terminate();
      theirs.terminate();
    };
    stops.add(stop);
    const early: string[] = [];
    socket.on('message', (said) => {
      if (theirs.readyState === WebSocket.OPEN) theirs.send(String(said));
      else early.push(String(said));
    });
    theirs.on('open', () => {
      for (const said of early.splice(0)) theirs.send(said);
    });
    theirs.on('message', (said) => {
      const message = JSON.parse(String(said)) as LiveMessage;
      if (!('channel' in message) || !message.channel.startsWith('depth:')) return socket.send(String(said));
      const data = message.data as { kind: string };
      // From the snapshot on the numbers are the relay's own.
      if (data.kind !== 'snapshot') return;
      socket.send(String(said));
      const differences = changing(data as DepthSnapshot);
      books.push(
        setInterval(() => {
          sent += 1;
          socket.send(JSON.stringify({ ...message, at: Date.now(), data: differences() }));
        }, 1_000 / MESSAGES_A_SECOND),
      );
    });
    for (const end of [socket, theirs]) {
      end.on('close', stop);
      end.on('error', stop);
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent: () => sent,
    async close() {
      for (const stop of stops) stop();
      sockets.close();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** Differences that follow on a snapshot: four levels a side among those that are shown get another quantity. */
function changing({ sequence, bids, asks }: DepthSnapshot): () => object {
  const random = new Random(sequence);
  const some = (side: readonly Level[]): Level[] =>
    Array.from({ length: 4 }, () => [random.pick(side.slice(0, 20))[0], `0.${String(1_000 + random.below(8_999))}`]);
  let number = sequence;
  return () => {
    const previous = number;
    number += 1;
    return { kind: 'difference', previous, sequence: number, bids: some(bids), asks: some(asks) };
  };
}
