import { generateKeyPairSync, hash, sign } from 'node:crypto';
import type { FundingReceipt, PaymentReceipt } from '@quay/core/receipts';
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
