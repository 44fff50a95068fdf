import type { IncomingMessage, ServerResponse } from 'node:http';
import { units } from '@quay/money';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { pollingSource } from './polling-source.ts';
import type { PriceSource, RefusedPrice } from './price-source.ts';
import type { SourceConfig, SourceTerms } from './source-terms.ts';
import { type FakeVenue, fakeVenue, needsOf, refused, taken } from './testing/fake-venue.ts';
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

type Answers = (response: ServerResponse, request: IncomingMessage, count: number) => void;
async function polling(
  venue: VenueName,
  answers?: Answers,
  more: Partial<SourceConfig> = {},
  terms: Partial<SourceTerms> = {},
) {
  fake = await fakeVenue(venue);
  if (answers) fake.answerWith(answers);
  source = pollingSource(fake.config('http', more), needsOf(fake, logged, terms));
  return source;
}

describe.each(venueNames)('%s over HTTP', (venue) => {
  it('is asked as it documents, and its price is taken with its time', async () => {
    const at = Date.now() - 1_500;
    const of = await polling(venue, (response) => void response.end(fake.wire.answer('50000.12', at)));
    await taken(of);
    expect(fake.requests[0]).toBe(fake.wire.path);
    const price = of.latest('BTC')!;
    expect(price).toMatchObject({ source: venue, price: units('50000.12'), weight: 2n });
    const [isTimed] = fake.wire.timed;
    if (isTimed) expect(Math.abs(price.at - at)).toBeLessThan(1_000);
    else expect(price.at).toBeGreaterThan(at + 1_000);
    expect(of.status()).toMatchObject({ venue, transport: 'http', answers: true, failures: 0 });
  });

  test.each<[string, RefusedPrice]>([
    ['0', 'out-of-range'],
    ['-50000', 'out-of-range'],
    ['1e30', 'out-of-range'],
    ['5.0e4', 'out-of-range'],
    ['99999999999999999999', 'out-of-range'],
    ['NaN', 'malformed'],
    ['', 'malformed'],
  ])('a price of %j is %s', async (price, why) => {
    const of = await polling(venue, (response) => void response.end(fake.wire.answer(price, Date.now())));
    await refused(of, why, 2);
    expect(of.latest('BTC')).toBeUndefined();
  });

  test.each<[string, string]>([
    ['half a message', ''],
    ['no JSON', '<html>503</html>'],
    ['another JSON', '{"price":[]}'],
    ['a list of lists', '[[[]]]'],
    ['nothing', 'null'],
  ])('%s is malformed', async (what, body) => {
    const of = await polling(
      venue,
      (response) =>
        void response.end(what === 'half a message' ? fake.wire.answer('50000', Date.now()).slice(0, -9) : body),
    );
    await refused(of, 'malformed', 2);
    expect(of.latest('BTC')).toBeUndefined();
  });
});

describe('a venue that fails over HTTP', () => {
  it('is not followed elsewhere', async () => {
    const other = await fakeVenue('okx');
    const of = await polling(
      'okx',
      (response, { url }) => void response.writeHead(302, { location: `http://127.0.0.1:${other.port}${url}` }).end(),
    );
    await vi.waitFor(() => expect(of.status().failures).toBeGreaterThan(1));
    expect(other.requests).toEqual([]);
    expect(logged).toEqual(['the price source okx does not answer: HTTP 302']);
    await other.close();
  });

  it('may send without end: what is too long is left', async () => {
    let sent = 0;
    const of = await polling('okx', (response) => {
      const more = () => {
        while (!response.destroyed && sent < 50_000_000) {
          sent += 65_536;
          if (!response.write(' '.repeat(65_536))) return;
        }
      };
      response.on('drain', more);
      more();
    });
    await vi.waitFor(() => expect(logged).toEqual(['the price source okx does not answer: the answer is too long']));
    expect(of.latest('BTC')).toBeUndefined();
    expect(sent).toBeLessThan(50_000_000);
  });

  it('has its time, also between two parts of an answer', async () => {
    const of = await polling('okx', (response) => void response.writeHead(200).write('{"code":"0",'));
    await vi.waitFor(() => expect(logged).toEqual(['the price source okx does not answer: no answer in time']));
    expect(of.status()).toMatchObject({ answers: false, taken: 0 });
  });

  it('may cut the connection in the middle of an answer', async () => {
    const of = await polling('okx', (response) => {
      response.writeHead(200, { 'content-length': '1000' }).write('{"code":"0"');
      setTimeout(() => response.destroy(), 10);
    });
    await vi.waitFor(() => expect(of.status().failures).toBeGreaterThan(1));
    expect(of.latest('BTC')).toBeUndefined();
  });

  it.each([429, 418, 503])('is left alone after %i as long as it asks for', async (status) => {
    await polling('binance', (response) => void response.writeHead(status, { 'retry-after': '1' }).end());
    await vi.waitFor(() => expect(fake.requests).toHaveLength(1));
    await new Promise((later) => setTimeout(later, 700));
    expect(fake.requests).toHaveLength(1);
    await vi.waitFor(() => expect(fake.requests.length).toBeGreaterThan(1), 2_000);
  });

  it('is not left alone for ever, whatever it asks for', async () => {
    await polling(
      'binance',
      (response) => void response.writeHead(429, { 'retry-after': '999999999' }).end(),
      {},
      { fetch: { timeoutMs: 300, mostBytes: 1_024, retryAfterMostMs: 100 } },
    );
    await vi.waitFor(() => expect(fake.requests.length).toBeGreaterThan(2), 2_000);
  });

  it('asks no other pair in the round in which it wants to be left alone', async () => {
    await polling('okx', (response) => void response.writeHead(429, { 'retry-after': '60' }).end(), {
      symbols: new Map(Array.from({ length: 40 }, (_, n) => [`C${n}`, `C${n}-USDT`])),
    });
    await vi.waitFor(() => expect(logged).toHaveLength(1));
    expect(fake.requests.length).toBeLessThanOrEqual(4);
  });

  it('is asked less and less often, and as before once it answers', async () => {
    let isDown = true;
    const of = await polling('okx', (response) => {
      if (isDown) response.writeHead(500).end();
      else response.end(fake.wire.answer('50000', Date.now()));
    });
    await new Promise((later) => setTimeout(later, 700));
    // Without a pause that grows it would have been asked 35 times.
    expect(fake.requests.length).toBeLessThan(12);
    isDown = false;
    await taken(of, 5);
    expect(logged).toEqual(['the price source okx does not answer: HTTP 500', 'the price source okx answers again']);
    expect(of.status().answers).toBe(true);
  });

  it('says that a refusal of the venue is one, though HTTP says 200', async () => {
    const of = await polling('kraken', (response) => void response.end('{"error":["EAPI:Rate limit exceeded"]}'));
    await vi.waitFor(() => expect(of.status().failures).toBeGreaterThan(1));
    expect(logged[0]).toContain('not what the venue documents');
  });

  it('that answers for another pair than was asked gives nothing', async () => {
    const of = await polling(
      'okx',
      (response) => void response.end(fake.wire.answer('1', Date.now()).replaceAll('BTC-USDT', 'DOGE-USDT')),
    );
    await refused(of, 'unknown-symbol', 2);
    expect(of.latest('BTC')).toBeUndefined();
  });

  it('that sends the same price for too long is frozen', async () => {
    const of = await polling('okx', undefined, { frozenAfterMs: 100 });
    await taken(of);
    await refused(of, 'frozen', 2);
    await vi.waitFor(() => expect(of.status().ages.get('BTC')).toBeGreaterThan(50));
  });

  it('with a clock far ahead is not believed', async () => {
    const of = await polling('okx', (response) => void response.end(fake.wire.answer('1', Date.now() + 3_600_000)));
    await refused(of, 'clock-ahead', 2);
    expect(of.latest('BTC')).toBeUndefined();
  });

  it('ends at once when it is closed, in the middle of a request', async () => {
    const of = await polling(
      'okx',
      () => undefined,
      {},
      { fetch: { timeoutMs: 60_000, mostBytes: 1, retryAfterMostMs: 1 } },
    );
    await vi.waitFor(() => expect(fake.requests).toHaveLength(1));
    const began = Date.now();
    await of.close();
    expect(Date.now() - began).toBeLessThan(1_000);
  });
});
