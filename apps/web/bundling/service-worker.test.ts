import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { filesIn, workerOf } from './service-worker.ts';

const ORIGIN = 'https://quay.example';
type Kept = Map<string, string>;
type Event = Record<string, unknown>;

/** What of a browser the worker meets: its store, which outlives a worker, and a network. */
class Browser {
  readonly stores = new Map<string, Kept>();
  readonly requests: string[] = [];
  online = true;

  #cache(name: string) {
    const kept: Kept = this.stores.get(name) ?? new Map();
    this.stores.set(name, kept);
    const urlOf = (request: string | { url: string }) => (typeof request === 'string' ? request : request.url);
    return {
      keys: async () => [...kept.keys()].map((url) => ({ url })),
      match: async (request: string | { url: string }) => kept.get(urlOf(request)),
      put: async (request: string | { url: string }, { text }: { text: string }) => void kept.set(urlOf(request), text),
      delete: async (request: { url: string }) => kept.delete(request.url),
    };
  }

  /** A worker of an app with these files; gives how it answers an event. */
  start(files: Readonly<Record<string, string | null>>) {
    const listeners = new Map<string, (event: Event) => void>();
    const said: string[] = [];
    const self = {
      location: { origin: ORIGIN },
      addEventListener: (kind: string, hear: (event: Event) => void) => listeners.set(kind, hear),
      skipWaiting: () => said.push('skipWaiting'),
    };
    const fetch = async (request: string | { url: string }) => {
      const url = typeof request === 'string' ? request : request.url;
      this.requests.push(url);
      if (!this.online) throw new Error('offline');
      const text = `from the network: ${url}`;
      return { ok: !url.includes('missing'), status: 200, text, clone: () => ({ text }) };
    };
    const caches = {
      open: async (name: string) => this.#cache(name),
      keys: async () => [...this.stores.keys()],
      delete: async (name: string) => this.stores.delete(name),
    };
    const importScripts = (script: string) => said.push(script);
    runInNewContext(workerOf(files), { self, fetch, caches, importScripts, URL });

    const lasts = async (kind: string) => {
      let done: unknown;
      listeners.get(kind)!({ waitUntil: (work: unknown) => (done = work) });
      await done;
    };
    const fetched = async (path: string, request: Event = {}) => {
      let answer: unknown;
      const url = new URL(path, ORIGIN).href;
      listeners.get('fetch')!({
        request: { method: 'GET', mode: 'cors', url, ...request },
        respondWith: (given: unknown) => (answer = given),
      });
      return answer === undefined ? 'left to the browser' : await answer;
    };
    return { said, fetched, install: () => lasts('install'), activate: () => lasts('activate'), listeners };
  }
}

const FILES = { '/index.html': 'a1', '/assets/app-x1.js': null };
const opened = { mode: 'navigate' };

test('pages and files come from the store, with or without a network', async () => {
  const browser = new Browser();
  const worker = browser.start(FILES);
  await worker.install();
  await worker.activate();
  expect(worker.said).toEqual(['/push.js']);
  browser.online = false;
  for (const page of ['/home', '/trade/BTC', '/']) {
    expect(await worker.fetched(page, opened)).toBe('from the network: /index.html');
  }
  expect(await worker.fetched('/assets/app-x1.js')).toBe('from the network: /assets/app-x1.js');
});

test('what the server answers itself, calls, and other hosts are left to the browser', async () => {
  const worker = new Browser().start(FILES);
  const left = 'left to the browser';
  for (const path of ['/api/', '/console', '/console/users', '/files/1', '/health', '/metrics', '/testnet/', '/ws']) {
    expect(await worker.fetched(path, opened), path).toBe(left);
  }
  expect(await worker.fetched('/market/tickers')).toBe(left);
  expect(await worker.fetched('/index.html', { method: 'POST' })).toBe(left);
  expect(await worker.fetched('https://elsewhere.example/assets/app-x1.js')).toBe(left);
});

test('a new version fetches what is new, waits until it is asked to take over, and then removes what is old', async () => {
  const browser = new Browser();
  await browser.start(FILES).install();
  browser.stores.set('workbox-precache-v2-https://quay.example/', new Map([['old', 'old']]));
  browser.requests.length = 0;
  const newer = browser.start({ '/index.html': 'b2', '/assets/app-x1.js': null, '/assets/more-y2.js': null });
  await newer.install();
  expect(browser.requests.sort()).toEqual(['/assets/more-y2.js', '/index.html']);
  expect([...browser.stores.get('files')!.keys()]).toContain(`${ORIGIN}/index.html?revision=a1`);
  expect(newer.said).not.toContain('skipWaiting');
  newer.listeners.get('message')!({ data: { type: 'SKIP_WAITING' } });
  expect(newer.said).toContain('skipWaiting');
  await newer.activate();
  expect([...browser.stores.keys()]).toEqual(['files']);
  expect([...browser.stores.get('files')!.keys()].sort()).toEqual([
    `${ORIGIN}/assets/app-x1.js`,
    `${ORIGIN}/assets/more-y2.js`,
    `${ORIGIN}/index.html?revision=b2`,
  ]);
});

test('an app of which a file is missing is not installed', async () => {
  const worker = new Browser().start({ ...FILES, '/assets/missing.js': null });
  await expect(worker.install()).rejects.toThrow('/assets/missing.js');
});

test('eighty drawings are kept, the newest', async () => {
  const browser = new Browser();
  const worker = browser.start(FILES);
  for (let coin = 0; coin < 90; coin++) await worker.fetched(`/coins/${coin}.svg`);
  const kept = [...browser.stores.get('drawings')!.keys()];
  expect(kept).toHaveLength(80);
  expect(kept[0]).toBe(`${ORIGIN}/coins/10.svg`);
  browser.online = false;
  expect(await worker.fetched('/coins/89.svg')).toBe(`from the network: ${ORIGIN}/coins/89.svg`);
});

test('the files of a build are its scripts, styles and pages; those not named by their content have a revision', () => {
  const folder = mkdtempSync(join(tmpdir(), 'quay-worker-'));
  try {
    for (const place of ['assets', 'coins']) mkdirSync(join(folder, place));
    const names = ['index.html', 'push.js', 'sw.js', 'manifest.webmanifest', 'version.json', 'coins/BTC.svg'];
    for (const name of [...names, 'assets/app-x1.js', 'assets/icons-z3.svg', 'assets/inter.woff2']) {
      writeFileSync(join(folder, name), name);
    }
    const files = filesIn(folder);
    expect(Object.keys(files)).toEqual([
      '/assets/app-x1.js',
      '/assets/icons-z3.svg',
      '/index.html',
      '/manifest.webmanifest',
    ]);
    expect(files['/assets/app-x1.js']).toBeNull();
    expect(files['/index.html']).toMatch(/^[0-9a-f]{16}$/);
    writeFileSync(join(folder, 'index.html'), 'changed');
    expect(filesIn(folder)['/index.html']).not.toBe(files['/index.html']);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
