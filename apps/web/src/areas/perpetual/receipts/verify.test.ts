import { generateKeyPairSync, hash, sign } from 'node:crypto';
import type { DeliveryReceipt, FundingReceipt, PaymentReceipt, SettlementReceipt } from '@quay/core/receipts';
import { FIRST_RECEIPT } from '@quay/core/receipts';
import { describe, expect, test } from 'vitest';
import { checkPeriod } from './check-period.ts';
import { checkFile, isWhole } from './verify.ts';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const key = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
const signed = (document: object) => {
  const words = JSON.stringify(document);
  return { signed: words, signature: sign(null, Buffer.from(words), privateKey).toString('base64') };
};
const fileOf = (...documents: readonly object[]) => JSON.stringify({ receipts: documents.map(signed), publicKey: key });
const hashOf = (document: object) => hash('sha256', JSON.stringify(document));

const STAMP = Date.UTC(2026, 0, 1, 8);
/** One minute of samples of a tenth of a percent: 480 minutes were due. */
const period: FundingReceipt = {
  ...{ quay: 'perpetual-receipt', version: 1, kind: 'funding', number: 1, before: FIRST_RECEIPT, period: 7 },
  contract: { symbol: 'BTCUSDT-PERP', kind: 'linear', quote: 'USDT' },
  ...{ startsAt: STAMP - 8 * 3_600_000, endsAt: STAMP, wasOpen: true },
  terms: { interest: '10000', damp: '50000', cap: '300000' },
  tiers: {
    ...{ version: 1, cap: '5000000000000000' },
    rows: [{ floor: '0', maintenanceRate: '400000', initialRate: '1000000' }],
  },
  minutes: [{ at: STAMP - 60_000, premiums: Array.from({ length: 12 }, () => '100000') }],
  ...{ samples: 12, due: 5760, premiumSum: '1200000', rate: '10000', mark: '5000000000000' },
  ...{ holders: 2, received: '0' },
};
const payment: PaymentReceipt = {
  ...{ quay: 'perpetual-payment', version: 1, kind: 'payment', payment: 53 },
  funding: { number: 1, hash: hashOf(period) },
  contract: period.contract,
  ...{ stamp: STAMP, at: STAMP, rate: '10000', mark: '5000000000000' },
  ...{ quantity: '10000000', amount: '-50000000', shortfall: '0' },
};

/** A window of one minute with a mean of 50,000.5: two holders, of whom one gained what the other lost. */
const settlement: SettlementReceipt = {
  ...{ quay: 'perpetual-receipt', version: 1, kind: 'settlement', number: 4, before: FIRST_RECEIPT },
  contract: { symbol: 'BTCUSDT-0102', kind: 'linear', quote: 'USDT', tick: '10000000' },
  ...{ expiry: STAMP, startsAt: STAMP - 60_000, endsAt: STAMP, at: STAMP },
  ticks: [60_000, 30_000].map((before, n) => ({
    at: STAMP - before,
    prices: Array.from({ length: 30 }, () => (n === 0 ? '5000000000000' : '5000100000000')),
  })),
  ...{ samples: 60, due: 60, sampleSum: '300003000000000', index: null, price: '5000050000000', feeRate: '50000' },
  ...{ holders: 2, quantity: '0', openValue: '0', profit: '0', fees: '500005000' },
};
const delivery: DeliveryReceipt = {
  ...{ quay: 'perpetual-delivery', version: 1, kind: 'delivery', delivery: 61 },
  settlement: { number: 4, hash: hashOf(settlement) },
  contract: { symbol: 'BTCUSDT-0102', kind: 'linear', quote: 'USDT' },
  ...{ mode: 'cross', openedAt: STAMP - 90_000, at: STAMP, price: '5000050000000' },
  ...{ quantity: '10000000', openValue: '500100000000', profit: '-95000000', feeRate: '50000' },
  ...{ fee: '250002500', shortfall: '0' },
};

describe('a settlement and a position that it settled', () => {
  test('are whole, with the price made again from its seconds', async () => {
    const found = (await checkFile(fileOf(settlement, delivery), key))!;
    expect(isWhole(found)).toBe(true);
    const lineOf = (one: number, name: string) => found.receipts[one]!.worked.lines.find((line) => line.name === name);
    expect(lineOf(0, 'settlement-price')).toMatchObject({ found: '5000050000000', equal: true });
    expect(lineOf(1, 'profit')).toMatchObject({ found: '-95000000', equal: true });
  });

  test('do not hold with another second, another fee or another settlement, even when signed again', async () => {
    const isHeld = async (...documents: readonly object[]) => isWhole((await checkFile(fileOf(...documents), key))!);
    const [first, second] = settlement.ticks;
    const moved = { ...settlement, ticks: [first, { ...second!, prices: second!.prices.with(0, '5000100000001') }] };
    expect(await isHeld(moved)).toBe(false);
    expect(await isHeld({ ...settlement, price: '5000060000000' })).toBe(false);
    expect(await isHeld(settlement, { ...delivery, fee: '250002501' })).toBe(false);
    expect(await isHeld(settlement, { ...delivery, settlement: { number: 5, hash: hashOf(settlement) } })).toBe(false);
  });

  test('do not hold when any one byte is another', async () => {
    const file = Buffer.from(fileOf(settlement, delivery));
    const survived: number[] = [];
    for (let at = 0; at < file.length; at++) {
      const changed = Buffer.from(file);
      changed[at] = changed[at]! ^ 1;
      const found = await checkFile(changed.toString(), key);
      if (found && isWhole(found)) survived.push(at);
    }
    expect(survived).toEqual([]);
  });
});

describe('a file of receipts', () => {
  test('is whole as it was saved, with the key of the exchange or without a connection to ask for it', async () => {
    const alone = (await checkFile(fileOf(period), key))!;
    expect([isWhole(alone), alone.isOurs]).toEqual([true, true]);
    const both = (await checkFile(fileOf(period, payment), undefined))!;
    expect([isWhole(both), both.isOurs, both.receipts.length]).toEqual([true, undefined, 2]);
    expect(both.receipts[1]!.worked.lines.find(({ name }) => name === 'payment')).toMatchObject({
      found: '-50000000',
      equal: true,
    });
  });

  test('does not hold when any one byte is another', async () => {
    const file = Buffer.from(fileOf(period, payment));
    const survived: number[] = [];
    for (let at = 0; at < file.length; at++) {
      const changed = Buffer.from(file);
      changed[at] = changed[at]! ^ 1;
      const found = await checkFile(changed.toString(), key);
      if (found && isWhole(found)) survived.push(at);
    }
    expect(survived).toEqual([]);
  });

  test('says which line is wrong, even when it is signed again', async () => {
    const found = (await checkFile(fileOf({ ...period, rate: '10001' }), key))!;
    expect(isWhole(found)).toBe(false);
    const wrong = found.receipts[0]!.worked.lines.filter(({ equal }) => !equal);
    expect(wrong).toEqual([{ name: 'rate', stands: '10001', found: '10000', equal: false }]);
  });

  test('does not hold when it is signed by somebody else, or its receipts do not follow each other', async () => {
    const other = generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
    expect(isWhole((await checkFile(fileOf(period), other))!)).toBe(false);
    const next = { ...period, number: 3, before: hashOf(period) };
    expect(isWhole((await checkFile(fileOf(period, next), key))!)).toBe(false);
    expect(isWhole((await checkFile(fileOf(period, { ...next, number: 2 }), key))!)).toBe(true);
    const stray = { ...payment, funding: { number: 1, hash: hashOf(payment) } };
    expect(isWhole((await checkFile(fileOf(period, stray), key))!)).toBe(false);
  });

  test('is none when it is something else', async () => {
    for (const text of [
      '',
      '{}',
      'null',
      '{"receipts":[]}',
      '[1]',
      JSON.stringify({ receipts: [{}], publicKey: key }),
    ]) {
      expect(await checkFile(text, key)).toBeUndefined();
    }
  });
});

describe('a listed funding rate', () => {
  const file = (of: FundingReceipt) => JSON.parse(fileOf(of));

  test('is equal to what its samples make, or different by a single unit', async () => {
    expect(await checkPeriod({ period: 7, rate: '0.0001' }, file(period))).toEqual({ found: 10_000n, isEqual: true });
    expect(await checkPeriod({ period: 7, rate: '0.00010001' }, file(period))).toEqual({
      found: 10_000n,
      isEqual: false,
    });
  });

  test('is not taken from the receipt of another period, nor from one whose samples were changed', async () => {
    expect(await checkPeriod({ period: 8, rate: '0.0001' }, file(period))).toEqual({
      found: undefined,
      isEqual: false,
    });
    const changed = { ...period, minutes: [{ ...period.minutes[0]!, premiums: Array(12).fill('90000') }] };
    expect((await checkPeriod({ period: 7, rate: '0.0001' }, file(changed))).isEqual).toBe(false);
  });
});
