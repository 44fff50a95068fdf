import { ONE, units } from '@quay/money';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { type PublishedRates, publishedRates, type RateRows, startingRates } from './fiat-rates.ts';
import { publicationOf } from './publication.ts';

const HOUR = 60 * 60_000;
const FRIDAY = Date.UTC(2026, 10, 20, 13);
let now = FRIDAY + HOUR;

const ecb = (rates: Record<string, string>, day = '2026-11-20') => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
	<gesmes:subject>Reference rates</gesmes:subject>
	<gesmes:Sender><gesmes:name>European Central Bank</gesmes:name></gesmes:Sender>
	<Cube>
		<Cube time='${day}'>
${Object.entries(rates)
  .map(([currency, rate]) => `			<Cube currency='${currency}' rate='${rate}'/>`)
  .join('\n')}
		</Cube>
	</Cube>
</gesmes:Envelope>`;

describe('a publication', () => {
  it('is read from the daily file of the European Central Bank', () => {
    expect(publicationOf('ecb-xml', ecb({ USD: '1.1500', JPY: '180.05' }))).toEqual({
      base: 'EUR',
      at: FRIDAY,
      rates: new Map([
        ['USD', '1.1500'],
        ['JPY', '180.05'],
      ]),
    });
  });

  test.each([
    ['with a time in seconds', '{"timestamp":1763643600,"base":"USD","rates":{"EUR":0.863,"JPY":156.50}}'],
    [
      'as open services have it',
      '{"result":"success","time_last_update_unix":1763643600,"base_code":"USD","rates":{"EUR":0.863,"JPY":156.50}}',
    ],
    ['with a day', '{"amount":1.0,"base":"USD","date":"2025-11-20","rates":{"EUR":0.863,"JPY":156.50}}'],
  ])('is read from JSON %s, to the last digit', (_, text) => {
    const rates = new Map([
      ['EUR', '0.863'],
      ['JPY', '156.50'],
    ]);
    expect(publicationOf('rates-json', text)).toEqual({ base: 'USD', at: Date.UTC(2025, 10, 20, 13), rates });
  });

  test.each([
    ['ecb-xml', ''],
    ['ecb-xml', ecb({})],
    ['ecb-xml', ecb({ USD: '1.15' }, '2026-13-40')],
    ['ecb-xml', ecb({ USD: '1.15' }) + ecb({ USD: '1.16' }, '2026-11-19')],
    ['ecb-xml', ecb({ USD: '1.15' }).replace("time='2026-11-20'", '')],
    ['rates-json', '{'],
    ['rates-json', '{"base":"USD","rates":{"EUR":0.9}}'],
    ['rates-json', '{"base":"USD","timestamp":-1,"rates":{"EUR":0.9}}'],
    ['rates-json', '{"base":"dollars","timestamp":1763643600,"rates":{"EUR":0.9}}'],
    ['rates-json', '{"base":"USD","timestamp":1763643600,"rates":["EUR"]}'],
    ['rates-json', '{"base":"USD","timestamp":1763643600,"rates":null}'],
    ['rates-json', '{"error":true,"status":401,"message":"invalid_app_id"}'],
  ] as const)('%s is none in %j', (form, text) => {
    expect(publicationOf(form, text)).toBeUndefined();
  });
});

describe('published rates', () => {
  let saved: [string, bigint, number][] = [];
  let kept: { name: string; rate: bigint; ratedAt: number | null }[] = [];
  const rows: RateRows = {
    currencies: async () => kept,
    async saveRate(name, rate, at) {
      saved.push([name, rate, at]);
      kept = [...kept.filter((row) => row.name !== name), { name, rate, ratedAt: at }];
    },
  };
  let rates: PublishedRates;
  const start = async () => {
    rates = await publishedRates({ rows, now: () => now });
  };
  const publish = (source: string, of: Record<string, string>, at = FRIDAY) =>
    rates.published(source, { base: 'USD', at, rates: new Map(Object.entries(of)) });
  beforeEach(async () => {
    now = FRIDAY + HOUR;
    saved = [];
    kept = [
      { name: 'USD', rate: ONE, ratedAt: null },
      { name: 'EUR', rate: units('0.5'), ratedAt: null },
    ];
    await start();
  });

  it('have nothing but the dollar before anybody published: what a fresh installation begins with is no rate', () => {
    expect([rates.of('USD'), rates.of('EUR'), rates.known('EUR')]).toEqual([ONE, undefined, undefined]);
  });

  it('are how many of a currency a dollar is, whatever the base is', async () => {
    await rates.published('ecb', publicationOf('ecb-xml', ecb({ USD: '1.25', JPY: '200', KRW: '1800.5' }))!);
    expect(rates.of('EUR')).toBe(units('0.8'));
    expect(rates.of('JPY')).toBe(units('160'));
    expect(rates.of('KRW')).toBe(units('1440.4'));
    expect(rates.known('EUR')).toEqual({ rate: units('0.8'), at: FRIDAY, isOld: false });
    expect(rates.of('THB')).toBeUndefined();
    expect(rates.of('XAU')).toBeUndefined();
  });

  it('are kept for the next start', async () => {
    await publish('a', { EUR: '0.86' });
    expect(saved).toEqual([['EUR', units('0.86'), FRIDAY]]);
    await start();
    expect(rates.of('EUR')).toBe(units('0.86'));
  });

  it('are too old after a long weekend, and are said to be', async () => {
    await publish('a', { EUR: '0.86' });
    now = FRIDAY + 132 * HOUR;
    expect(rates.of('EUR')).toBe(units('0.86'));
    now += 1;
    expect(rates.of('EUR')).toBeUndefined();
    expect(rates.since('EUR', 0)).toEqual([]);
    expect(rates.known('EUR')).toEqual({ rate: units('0.86'), at: FRIDAY, isOld: true });
    expect(await publish('a', { EUR: '0.86' })).toEqual(new Map([['EUR', 'too-old']]));
    expect(rates.of('USD')).toBe(ONE);
  });

  it('are the middle one of three sources, the mean of two', async () => {
    await publish('a', { EUR: '0.86' });
    await publish('b', { EUR: '0.87' });
    expect(rates.of('EUR')).toBe(units('0.865'));
    await publish('c', { EUR: '9' });
    expect(rates.of('EUR')).toBe(units('0.87'));
  });

  it('stay as they are while two sources differ by more than two percent', async () => {
    await publish('a', { EUR: '0.86' });
    expect(await publish('b', { EUR: '0.8773' })).toEqual(new Map([['EUR', 'sources-disagree']]));
    expect(rates.of('EUR')).toBe(units('0.86'));
    expect(await publish('b', { EUR: '0.8772' })).toEqual(new Map());
    expect(rates.of('EUR')).toBe(units('0.8686'));
  });

  it('follow a source that publishes often beside one that does so once a day', async () => {
    await publish('often', { EUR: '0.86' }, FRIDAY + 60_000);
    await publish('daily', { EUR: '0.868' });
    expect(rates.of('EUR')).toBe(units('0.864'));
    await publish('often', { EUR: '0.862' }, FRIDAY + 120_000);
    expect(rates.known('EUR')).toEqual({ rate: units('0.865'), at: FRIDAY + 120_000, isOld: false });
    // What was published before comes once more, through a cache that is behind.
    await publish('often', { EUR: '0.86' }, FRIDAY + 60_000);
    expect(rates.of('EUR')).toBe(units('0.865'));
  });

  it('leap only when they are published a second time, later', async () => {
    await publish('a', { EUR: '0.86' });
    const leap = new Map([['EUR', 'leap']]);
    expect(await publish('a', { EUR: '1' }, FRIDAY + 1)).toEqual(leap);
    expect(await publish('a', { EUR: '1' }, FRIDAY + 1)).toEqual(leap);
    expect(await publish('a', { EUR: '1.5' }, FRIDAY + 2)).toEqual(leap);
    expect(rates.of('EUR')).toBe(units('0.86'));
    expect(await publish('a', { EUR: '1.51' }, FRIDAY + 3)).toEqual(new Map());
    expect(rates.of('EUR')).toBe(units('1.51'));
  });

  it('forget a leap that went back', async () => {
    await publish('a', { EUR: '0.86' });
    await publish('a', { EUR: '1' }, FRIDAY + 1);
    await publish('a', { EUR: '0.87' }, FRIDAY + 2);
    expect(await publish('a', { EUR: '1' }, FRIDAY + 3)).toEqual(new Map([['EUR', 'leap']]));
    expect(rates.of('EUR')).toBe(units('0.87'));
  });

  it('do not go back in time, nor into the future', async () => {
    await publish('a', { EUR: '0.86' });
    await publish('a', { EUR: '0.85' }, FRIDAY - 1);
    expect(rates.of('EUR')).toBe(units('0.86'));
    expect(await publish('a', { EUR: '0.85' }, now + 25 * HOUR)).toEqual(new Map([['USD', 'malformed']]));
    await publish('a', { EUR: '0.85' }, now + 2 * HOUR);
    expect(rates.known('EUR')).toEqual({ rate: units('0.85'), at: now, isOld: false });
  });

  test.each(['0', '-1', '1e3', '', 'x', '99999999999999'])('a rate of %j is none', async (rate) => {
    expect(await publish('a', { EUR: rate, JPY: '156' })).toEqual(new Map([['EUR', 'malformed']]));
    expect([rates.of('EUR'), rates.of('JPY')]).toEqual([undefined, units('156')]);
  });

  it('are none without a dollar to hold them against', async () => {
    expect(await rates.published('ecb', { base: 'EUR', at: FRIDAY, rates: new Map([['JPY', '180']]) })).toEqual(
      new Map([['EUR', 'malformed']]),
    );
    expect(rates.of('JPY')).toBeUndefined();
  });

  it('know the rate of before for a moment, for who has seen it', async () => {
    await publish('a', { EUR: '0.86' });
    now += 5_000;
    await publish('a', { EUR: '0.87' }, FRIDAY + 1);
    expect(rates.since('EUR', now)).toEqual([units('0.86'), units('0.87')]);
    expect(rates.since('EUR', now + 1)).toEqual([units('0.87')]);
  });

  it('are taken one publication after the other, however slow the rows are', async () => {
    let slow = 30;
    const slowRows: RateRows = {
      ...rows,
      async saveRate(name, rate, at) {
        await new Promise((later) => setTimeout(later, slow));
        slow = 0;
        await rows.saveRate(name, rate, at);
      },
    };
    rates = await publishedRates({ rows: slowRows, now: () => now });
    await Promise.all([publish('a', { EUR: '0.86' }), publish('b', { EUR: '0.87' }, FRIDAY + 1)]);
    expect(rates.of('EUR')).toBe(units('0.865'));
    expect(saved.at(-1)).toEqual(['EUR', units('0.865'), FRIDAY + 1]);
  });

  it('are in the rows before anybody has them', async () => {
    const broken: RateRows = { ...rows, saveRate: () => Promise.reject(new Error('the database is away')) };
    rates = await publishedRates({ rows: broken, now: () => now });
    await expect(publish('a', { EUR: '0.86' })).rejects.toThrow('away');
    expect(rates.of('EUR')).toBeUndefined();
  });
});

it('a simulated market has the rates that it begins with, which never grow old', async () => {
  const rates = await startingRates(
    { currencies: async () => [{ name: 'EUR', rate: units('0.863'), ratedAt: null }] },
    () => now,
  );
  expect([rates.of('EUR'), rates.of('JPY'), rates.since('EUR', 0)]).toEqual([
    units('0.863'),
    undefined,
    [units('0.863')],
  ]);
  expect(rates.known('EUR')).toEqual({ rate: units('0.863'), at: now, isOld: false });
});
