import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, test } from 'vitest';
import { readSettings } from '../../settings.ts';
import { readPriceSources } from './sources-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'quay-prices-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const of = (name: string, more: object = {}) => ({
  ...{ name, venue: 'okx', transport: 'websocket', symbols: { BTC: 'BTC-USDT' } },
  ...more,
});
const plain = { sources: [of('a'), of('b', { venue: 'binance' }), of('c', { transport: 'http', weight: 3 })] };
const fiat = { name: 'ecb', form: 'ecb-xml', address: 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml' };

function read(file: unknown) {
  const at = path.join(folder, 'prices.json');
  writeFileSync(at, typeof file === 'string' ? file : JSON.stringify(file));
  return readPriceSources(at);
}
const withFirst = (more: object) => ({ sources: [of('a', more), ...plain.sources.slice(1)] });

it('is read with what is not said chosen', () => {
  expect(read({ ...plain, fiats: [fiat] })).toEqual({
    sources: [
      {
        ...{ name: 'a', venue: 'okx', transport: 'websocket', address: 'wss://ws.okx.com:8443/ws/v5/public' },
        ...{ weight: 1n, symbols: new Map([['BTC', 'BTC-USDT']]), everyMs: 2_000, frozenAfterMs: 300_000 },
      },
      expect.objectContaining({ venue: 'binance', address: 'wss://stream.binance.com:9443/stream' }),
      expect.objectContaining({ transport: 'http', address: 'https://www.okx.com', weight: 3n }),
    ],
    fiats: [{ name: 'ecb', form: 'ecb-xml', address: fiat.address, everyMs: 3_600_000 }],
  });
  const local = withFirst({ transport: 'http', address: 'http://127.0.0.1:9000/' });
  expect(read(local)).toMatchObject({ sources: [{ address: 'http://127.0.0.1:9000' }, {}, {}] });
  expect(read({})).toEqual({ sources: [], fiats: [] });
});

test.each<[unknown, string]>([
  ['{', 'it is not JSON'],
  [{ ...plain, more: 1 }, 'Unrecognized key: "more"'],
  [withFirst({ venue: 'mtgox' }), 'sources.0.venue: '],
  [withFirst({ transport: 'udp' }), 'sources.0.transport: '],
  [withFirst({ name: 'A b' }), 'sources.0.name: must be a name'],
  [withFirst({ name: 'b' }), 'must name each source once'],
  [{ ...plain, fiats: [{ ...fiat, name: 'a' }] }, 'must name each source once'],
  [withFirst({ weight: 0 }), 'sources.0.weight: '],
  [withFirst({ weight: 1.5 }), 'sources.0.weight: '],
  [withFirst({ symbols: {} }), 'sources.0: must have 1 to 100 symbols'],
  [withFirst({ symbols: { BTC: 'BTC-USDT', ETH: 'BTC-USDT' } }), 'must have each name of the venue once'],
  [withFirst({ symbols: { btc: 'BTC-USDT' } }), 'symbols'],
  [withFirst({ symbols: { BTC: 'BTC?x' } }), 'must be the name that the venue has for it'],
  [withFirst({ symbols: { ETH: 'ETH-USDT' } }), 'must have 3 sources or more of BTC, and has 2'],
  [withFirst({ address: 'ws://okx.example' }), 'sources.0: must have a secure address'],
  [withFirst({ address: 'https://okx.example' }), 'must have a secure address'],
  [withFirst({ address: 'wss://okx.example/?key=hunter2' }), 'must have a secure address'],
  [withFirst({ address: 'wss://me:hunter2@okx.example' }), 'must have a secure address'],
  [withFirst({ address: 'okx' }), 'must have a secure address'],
  [withFirst({ everySeconds: 0.1 }), 'sources.0.everySeconds: '],
  [withFirst({ frozenSeconds: 1 }), 'sources.0.frozenSeconds: '],
  [{ fiats: [{ ...fiat, address: 'http://ecb.example/?key=hunter2' }] }, 'fiats.0.address: must be an https address'],
  [{ fiats: [{ ...fiat, form: 'csv' }] }, 'fiats.0.form: '],
  [{ fiats: [{ ...fiat, everyMinutes: 1 }] }, 'fiats.0.everyMinutes: '],
])('%j is refused: %s', (file, words) => {
  const found = read(file) as { wrong: string };
  expect(found.wrong).toContain(words);
  expect(found.wrong).not.toMatch(/\n|hunter2/);
});

it('is a setting, refused by name in one line, and not of a simulated market', () => {
  const settings = (more: Record<string, string>) => () => readSettings({ SIMULATED_MARKET: 'off', ...more }, folder);
  read(plain);
  expect(settings({ PRICE_SOURCES: 'prices.json' })().prices?.sources).toHaveLength(3);
  expect(settings({})().prices).toBeUndefined();
  expect(settings({ PRICE_SOURCES: 'no.json' })).toThrow(
    'PRICE_SOURCES must be a file of price sources, and of "no.json": it cannot be read',
  );
  expect(settings({ PRICE_SOURCES: 'prices.json', SIMULATED_MARKET: 'on' })).toThrow(
    'PRICE_SOURCES needs SIMULATED_MARKET=off',
  );
});
