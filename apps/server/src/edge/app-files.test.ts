import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadAppFiles } from './app-files.ts';

let folder: string;
const app = Fastify();

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'quay-apps-'));
  for (const name of ['web', 'console', 'testnet']) {
    mkdirSync(path.join(folder, name, 'assets'), { recursive: true });
    writeFileSync(path.join(folder, name, 'index.html'), `<title>${name}</title>`);
    writeFileSync(path.join(folder, name, 'assets', `${name}-1a2b.js`), `// ${name}`);
  }
  writeFileSync(path.join(folder, 'web', 'pages.json'), '["/home","/trade/:symbol"]');
  writeFileSync(path.join(folder, 'web', 'version.json'), '{"version":"0.1.0-abc"}');
  const files = loadAppFiles(path.join(folder, 'web'), path.join(folder, 'console'));
  app.setNotFoundHandler((request, reply) => files.answer(request, reply) ?? reply.code(404).send('nothing'));
});

afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, accept = 'text/html') => app.inject({ url, headers: { accept } });

test('each app has its page at its own addresses', async () => {
  for (const url of ['/', '/home', '/consoles', '/funds?x=/console/']) {
    expect((await get(url)).body, url).toBe('<title>web</title>');
  }
  for (const url of ['/console', '/console/', '/console/users/7', '/console?next=/home']) {
    expect((await get(url)).body, url).toBe('<title>console</title>');
  }
});

test('an app serves its own files alone, kept for ever under a hashed name', async () => {
  const own = await get('/console/assets/console-1a2b.js', '*/*');
  expect(own.body).toBe('// console');
  expect(own.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await get('/assets/web-1a2b.js', '*/*')).body).toBe('// web');
  for (const url of ['/assets/console-1a2b.js', '/console/assets/web-1a2b.js', '/console/version.json']) {
    expect((await get(url, '*/*')).statusCode, url).toBe(404);
  }
});

test('the path of a screen is answered with its page whatever is accepted', async () => {
  for (const accept of ['*/*', 'application/json', '']) {
    for (const url of ['/', '/home', '/trade/btc', '/Trade/BTC/?from=quotes', '/console', '/console/users/7']) {
      const { statusCode, headers } = await get(url, accept);
      expect([url, statusCode, headers['content-type']]).toEqual([url, 200, 'text/html; charset=utf-8']);
    }
    for (const url of ['/trade', '/trade/BTC/x', '/asset/nothing', '/homes', '/console/api/nothing']) {
      expect((await get(url, accept)).statusCode, url).toBe(404);
    }
  }
});

test('neither a missing file nor a call of the console is answered with the page', async () => {
  for (const url of ['/console/assets/gone-9z.js', '/console/api/users', '/assets/gone-9z.js']) {
    expect((await get(url)).statusCode, url).toBe(404);
  }
});

test('the page is asked for again at each visit, and costs nothing while it is the same', async () => {
  const first = await get('/console');
  expect(first.headers['cache-control']).toBe('no-cache');
  const again = await app.inject({
    url: '/console',
    headers: { accept: 'text/html', 'if-none-match': String(first.headers.etag) },
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('one app that is not built does not keep the other from being served', async () => {
  const alone = Fastify();
  const files = loadAppFiles(path.join(folder, 'web'), path.join(folder, 'not-built'));
  alone.setNotFoundHandler((request, reply) => files.answer(request, reply) ?? reply.code(404).send('nothing'));
  const params = await alone.inject({ url: '/console', headers: { accept: 'text/html' } });
  expect([params.statusCode, params.headers['retry-after']]).toEqual([503, '5']);
  expect((await alone.inject({ url: '/home', headers: { accept: 'text/html' } })).statusCode).toBe(200);
  expect(files.version).toBe('0.1.0-abc');
  await alone.close();
});

test('the pages of the development chain are there only where the chain is', async () => {
  expect((await get('/testnet/ERC20/tx/0x12')).body).toBe('<title>web</title>');
  const built = ['web', 'console', 'testnet'].map((name) => path.join(folder, name));
  const files = loadAppFiles(built[0]!, built[1]!, built[2]);
  const trying = Fastify();
  trying.setNotFoundHandler((request, reply) => files.answer(request, reply) ?? reply.code(404).send('nothing'));
  const page = async (url: string) => (await trying.inject({ url, headers: { accept: 'text/html' } })).body;
  for (const url of ['/testnet', '/testnet/', '/testnet/ERC20/tx/0x12']) {
    expect(await page(url), url).toBe('<title>testnet</title>');
  }
  expect(await page('/testnets')).toBe('<title>web</title>');
  expect(await page('/console')).toBe('<title>console</title>');
  await trying.close();
});

test('a link that is shared says in the reader’s language what it leads to, and in the one that it names before', async () => {
  const built = path.join(folder, 'previewed');
  mkdirSync(built);
  const own = readFileSync(new URL('../../../web/index.html', import.meta.url));
  writeFileSync(path.join(built, 'index.html'), own);
  writeFileSync(path.join(built, 'pages.json'), '["/home","/r/:code"]');
  const texts = {
    en_US: { title: 'Quay · "Invited"', description: 'Tied <up> & safe.' },
    ko_KR: { title: 'Quay · 초대', description: '안전하게.' },
  };
  const picture = { path: '/icons/invitation.png', width: 1200, height: 630 };
  writeFileSync(path.join(built, 'previews.json'), JSON.stringify({ '/r/:code': { picture, texts } }));
  const shared = Fastify();
  const files = loadAppFiles(built, path.join(folder, 'console'), undefined, 'https://quay.example');
  shared.setNotFoundHandler((request, reply) => files.answer(request, reply) ?? reply.code(404).send('nothing'));
  const requested = (url: string, language = '') =>
    shared.inject({ url, headers: { accept: '*/*', ...(language && { 'accept-language': language }) } });

  const english = await requested('/r/QK7A31');
  expect(english.headers).toMatchObject({ vary: 'accept-encoding, accept-language', 'cache-control': 'no-cache' });
  const metas = (page: string) =>
    Object.fromEntries(
      [...page.matchAll(/<meta\s+(?:name|property)="([^"]+)"\s+content="([^"]*)"/g)].map(([, name, content]) => [
        name,
        content,
      ]),
    );
  expect(metas(english.body)).toMatchObject({
    ...{ 'og:title': 'Quay · &quot;Invited&quot;', 'og:description': 'Tied &lt;up&gt; &amp; safe.' },
    ...{ description: 'Tied &lt;up&gt; &amp; safe.', 'og:image': 'https://quay.example/icons/invitation.png' },
    ...{ 'og:image:width': '1200', 'og:image:height': '630', 'twitter:card': 'summary_large_image' },
  });
  for (const [url, language] of [
    ['/r/QK7A31?lang=ko_KR', ''],
    ['/r/QK7A31?lang=ko_KR', 'de-DE'],
    ['/R/qk7a31/', 'ko-KR,ko;q=0.9,en;q=0.5'],
  ] as const) {
    const { body } = await requested(url, language);
    expect(metas(body)['og:title'], url).toBe('Quay · 초대');
    expect(body).toContain('<html lang="ko-KR"');
    expect(body).toContain('<title>Quay · 초대</title>');
  }
  // What is no language, or one that has no preview, is answered in English.
  for (const [url, language] of [
    ['/r/QK7A31?lang=%3Cscript%3E', 'not a language'],
    ['/r/QK7A31?lang=', 'de'],
    ['/r/QK7A31?x=lang&lang=de_DE', ''],
  ] as const) {
    expect((await requested(url, language)).body, url).toBe(english.body);
  }
  // Other pages are as they were built.
  expect(metas((await requested('/home?lang=ko_KR')).body)['og:title']).toBe('Quay, a digital-asset exchange');
  const again = await shared.inject({ url: '/r/QK7A31', headers: { 'if-none-match': String(english.headers.etag) } });
  expect(again.statusCode).toBe(304);
  await shared.close();
});
