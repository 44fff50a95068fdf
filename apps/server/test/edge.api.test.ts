import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { alice, bob } from '@quay/cast';
import { allRefusals, catalog, channels } from '@quay/contract/catalog';
import { config, login, memberInfo } from '@quay/contract/identity';
import { coinList } from '@quay/contract/market';
import { placeOrder } from '@quay/contract/spot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { attemptLimits } from '../src/areas/identity/attempts.ts';
import { limits } from '../src/edge/limits.ts';
import { dataOf, reasonOf, Serving } from './serving.ts';

/** The product's own limits are what is tested here. */
const METRICS_TOKEN = 'figures-for-prometheus';
let serving: Serving;
let app: string;

beforeAll(async () => {
  app = mkdtempSync(path.join(tmpdir(), 'quay-app-'));
  mkdirSync(path.join(app, 'assets'));
  mkdirSync(path.join(app, '.vite'));
  writeFileSync(path.join(app, 'index.html'), '<!doctype html><title>Quay</title>');
  writeFileSync(path.join(app, 'assets', 'main-1a2b3c.js'), `export const quay = '${'⚓'.repeat(2_000)}';`);
  writeFileSync(path.join(app, 'sw.js'), 'self.skipWaiting();');
  writeFileSync(path.join(app, 'version.json'), '{"version":"0.1.0-abc"}');
  writeFileSync(path.join(app, '.vite', 'manifest.json'), '{}');
  serving = await Serving.start({ app, limits, attempts: attemptLimits }, { metricsToken: METRICS_TOKEN });
});
afterAll(async () => {
  await serving.end();
  rmSync(app, { recursive: true });
});

describe('the app', () => {
  const page = { headers: { accept: 'text/html,*/*' } };

  test('its page answers every navigation, and is asked for anew each time', async () => {
    for (const address of ['/', '/home', '/trade/BTC?from=quotes', '/login', '/no/such/page']) {
      const answer = await serving.fetch(address, page);
      expect([address, answer.status, answer.headers.get('content-type')]).toEqual([
        address,
        200,
        'text/html; charset=utf-8',
      ]);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
    }
  });

  test('what has a hash in its name is kept for ever; what has none is not', async () => {
    const script = await serving.fetch('/assets/main-1a2b3c.js');
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect((await serving.fetch('/sw.js')).headers.get('cache-control')).toBe('no-cache');
    const again = await serving.fetch('/sw.js', {
      headers: { 'if-none-match': (await serving.fetch('/sw.js')).headers.get('etag')! },
    });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  test('text goes out compressed to those who take it', async () => {
    const plain = await serving.fetch('/assets/main-1a2b3c.js', { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    for (const [accepted, encoding] of [
      ['gzip', 'gzip'],
      ['gzip, deflate, br', 'br'],
    ]) {
      const answer = await serving.fetch('/assets/main-1a2b3c.js', { headers: { 'accept-encoding': accepted! } });
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(Number(answer.headers.get('content-length'))).toBeLessThan(300);
      expect(answer.text).toBe(plain.text);
    }
  });

  test('a script or a call that is not there is not answered with the page', async () => {
    expect((await serving.fetch('/assets/gone-1a2b3c.js', page)).status).toBe(404);
    expect((await serving.fetch('/asset/wallets')).envelope).toMatchObject({
      code: 404,
      message: 'There is nothing at /asset/wallets.',
    });
    expect((await serving.fetch('/home', { method: 'POST', headers: { accept: 'text/html' } })).status).toBe(404);
  });

  test('nothing beside the build can be had', async () => {
    for (const address of [
      '/.vite/manifest.json',
      '/assets/../../settings.ts',
      '/..%2f..%2fpackage.json',
      '/%2e%2e/package.json',
    ]) {
      expect([address, (await serving.fetch(address)).status]).toEqual([address, 404]);
    }
  });

  test('the build says its version', async () => {
    expect((await serving.get<{ version: string }>(config)).version).toBe('0.1.0-abc');
  });

  test('without a build a person reads what to do', async () => {
    const bare = await Serving.start();
    try {
      const answer = await bare.fetch('/home', page);
      expect([answer.status, answer.text]).toEqual([
        503,
        'The app is not built yet. Run npm start, which builds it.\n',
      ]);
    } finally {
      await bare.end();
    }
  });
});

test('every answer carries the headers that guard a page', async () => {
  for (const address of ['/', config.path, '/nothing', '/health', '/api/', '/asset/wallet/%E0%A4%A']) {
    const { headers } = await serving.fetch(address, { headers: { accept: 'text/html' } });
    expect([address, headers.get('content-security-policy')]).toEqual([
      address,
      expect.stringMatching(/^default-src 'none'; script-src 'self'; style-src 'self';.*frame-ancestors 'none'/),
    ]);
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get('access-control-allow-origin')).toBeNull();
  }
});

test('bytes that are no HTTP are answered with an envelope and a closed door', async () => {
  const said = await new Promise<string>((resolve, reject) => {
    const socket = connect(Number(new URL(serving.url).port), '127.0.0.1', () => socket.write('GARBAGE\r\n\r\n'));
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk.toString();
    });
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
  });
  expect(said).toMatch(/^HTTP\/1\.1 400 /);
  expect(said).toContain('"reason":"edge/bad-request"');
});

describe('documents', () => {
  test('OpenAPI names every call with its refusals in their order', async () => {
    const answer = await serving.fetch('/api/openapi.json');
    const document = JSON.parse(answer.text) as {
      openapi: string;
      paths: Record<
        string,
        Record<string, { responses: { 200: { description: string } }; parameters: { name: string }[] }>
      >;
    };
    expect(document.openapi).toBe('3.1.0');
    for (const { call } of catalog) {
      const operation = document.paths[call.path.replace(/:(\w+)/g, '{$1}')]?.[call.method.toLowerCase()];
      const named = [...operation!.responses[200].description.matchAll(/^- (\d+) /gm)].map((found) => Number(found[1]));
      expect([call.name, named]).toEqual([call.name, call.refusals.map(({ code }) => code)]);
      if (call.getTwin) expect(document.paths[call.getTwin]).toHaveProperty('get');
    }
    expect(document.paths['/asset/wallet/{symbol}']?.get?.parameters).toMatchObject([
      { name: 'symbol', in: 'path', required: true },
    ]);
    const file = document.paths['/spot/order/fills.csv']?.get?.responses[200] as { content?: object } | undefined;
    expect(Object.keys(file?.content ?? {})).toEqual(['text/csv', 'application/json']);
    // No path of the machine that serves it.
    expect(answer.text).not.toContain(process.cwd());
  });

  test('the page shows calls, refusals and channels, and brings nothing that the policy forbids', async () => {
    const { text, headers } = await serving.fetch('/api/');
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    for (const { call } of catalog) expect(text).toContain(`<code>${call.path}</code>`);
    for (const { channel } of channels) expect(text).toContain(channel.replace(/</g, '&lt;').replace(/>/g, '&gt;'));
    for (const op of ['place', 'placed', 'cancel', 'cancelled', 'cancel-all', 'cancelled-all']) {
      expect(text).toContain(`{&quot;op&quot;: &quot;${op}&quot;, &quot;id&quot;`);
    }
    const used = new Set(catalog.flatMap(({ call }) => call.refusals.map(({ reason }) => reason)));
    for (const { reason } of allRefusals) if (used.has(reason)) expect(text).toContain(`<code>${reason}</code>`);
    expect(text).not.toMatch(/<script|style=|\son\w+=|https?:\/\//);
    expect((await serving.fetch('/api/document.css')).headers.get('content-type')).toBe('text/css; charset=utf-8');
  });
});

test('figures for Prometheus say what happened, and to nobody whom', async () => {
  const { token } = await serving.register(alice);
  await serving.ask(
    placeOrder,
    { symbol: 'BTC', side: 'buy', type: 'limit', price: '64000', quantity: '0.001' },
    { token },
  );
  await serving.ask(
    placeOrder,
    { symbol: 'BTC', side: 'buy', type: 'limit', price: '1', quantity: '0.001' },
    { token },
  );
  // Nobody but who has its token.
  for (const authorization of [undefined, 'Bearer wrong', METRICS_TOKEN]) {
    const closed = await serving.fetch('/metrics', authorization ? { headers: { authorization } } : {});
    expect([closed.status, closed.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    expect(closed.text).not.toMatch(/quay_/);
  }
  const figures = () => serving.fetch('/metrics', { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  await expect
    .poll(async () => (await figures()).text)
    .toMatch(/^quay_request_seconds_count\{call="spot\/place-order",status="200"\} 2$/m);
  const { text } = await figures();
  expect(text).toMatch(/^quay_refusals_total\{reason="spot\/price-outside-band"\} 1$/m);
  expect(text).toMatch(/^quay_orders_total 1$/m);
  for (const name of [
    'quay_projector_lag_batches',
    'quay_live\\{figure="connections"\\}',
    'quay_batch_orders_count',
    'nodejs_eventloop_lag_p99_seconds',
    'quay_journal_seq',
    'quay_connections\\{figure="open"\\}',
  ]) {
    expect(text).toMatch(new RegExp(`^${name} \\d`, 'm'));
  }
  expect(text).not.toContain(alice.username);
});

test('health says how far the rows are', async () => {
  const answer = await serving.fetch('/health');
  expect(answer.status).toBe(200);
  expect(JSON.parse(answer.text)).toMatchObject({ healthy: true, behind: expect.any(Number) });
});

describe('the limits of the product', () => {
  test('a user who floods is told how long to wait, and nobody else waits', async () => {
    const { token } = await serving.register(bob);
    const answers = await Promise.all(Array.from({ length: 150 }, () => serving.ask(memberInfo, {}, { token })));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(20);
    expect(refused[0]!.headers.get('retry-after')).toBe('1');
    expect(refused[0]!.envelope).toMatchObject({
      code: 429,
      data: { reason: 'edge/too-many-requests', params: { seconds: '1' } },
    });
    expect((await serving.ask(coinList)).envelope.code).toBe(0);
  });

  test('five wrong passwords, and this pair of account and address waits; another account does not', async () => {
    const wrong = { ...alice, password: 'never was this' };
    for (let n = 0; n < 5; n += 1) expect(reasonOf(await serving.ask(login, wrong))).toBe('identity/login-wrong');
    const late = await serving.ask(login, alice);
    expect(late.envelope).toMatchObject({
      code: 11010,
      data: { reason: 'identity/too-many-attempts', params: { minutes: '15' } },
    });
    expect(dataOf<{ token: string }>(await serving.ask(login, bob)).token).toHaveLength(43);
  });

  test('an address that goes on logging in is slowed down before any password is looked at', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => serving.ask(login, { ...bob, password: 'x' })));
    expect(answers.some((answer) => reasonOf(answer) === 'edge/too-many-requests')).toBe(true);
  });
});
