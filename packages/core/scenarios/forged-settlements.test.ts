import { generateKeyPairSync, hash, sign } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { verify } from '../../../tools/verify-receipt.mjs';
import {
  type DeliveryReceipt,
  type Hashed,
  isGood,
  type LineName,
  type SettlementReceipt,
  workDelivery,
  workFile,
  workReceipt,
} from '../src/receipts/index.ts';
import { DatedStory, WINDOW } from './perpetual-dated-story.ts';
import { INVERSE } from './perpetual-story.ts';
import { settlementReceipts } from './receipt-rows.ts';

/** Receipts of settlements that were changed so that what was changed fits together: the rule that each breaks finds it. */

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const key = publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
const signed = (document: object) => {
  const words = JSON.stringify(document);
  return { signed: words, signature: sign(null, Buffer.from(words), privateKey).toString('base64') };
};
const sha256 = (document: object): string => hash('sha256', JSON.stringify(document));

const right = (receipt: SettlementReceipt, name: LineName): boolean =>
  workReceipt(receipt).lines.every((line) => line.name !== name || line.equal);

/** Alice gained what Bob lost, in a contract of 20 seconds of samples. */
function settled(like?: string) {
  const story = new DatedStory({}, {}, like);
  story.open('alice', 'bob', like === INVERSE ? '1000' : '0.1', '60000', { in: story.symbol });
  story.sampled((n) => (n < 10 ? '60000' : '60600'));
  story.end();
  return settlementReceipts(story, story.symbol);
}

const { settlement, deliveries } = settled();
const [alices, bobs] = deliveries as [DeliveryReceipt, DeliveryReceipt];
const named = (delivery: DeliveryReceipt, of = settlement): DeliveryReceipt => ({
  ...delivery,
  settlement: { number: of.number, hash: sha256(of) },
});

/** The same with other samples, whose count and sum follow. */
function sampled(change: (prices: (string | null)[]) => void): SettlementReceipt {
  const ticks = settlement.ticks.map(({ at, prices }) => ({ at, prices: [...prices] }));
  change(ticks[0]!.prices);
  const taken = ticks.flatMap(({ prices }) => prices.flatMap((price) => price ?? []));
  const sampleSum = String(taken.reduce((sum, price) => sum + BigInt(price), 0n));
  return { ...settlement, ticks, samples: taken.length, sampleSum };
}

describe('a settlement', () => {
  test('is whole as the core left it, linear and inverse, with each position that it settled', () => {
    for (const { settlement: own, deliveries: all } of [settled(), settled(INVERSE)]) {
      expect(isGood(workReceipt(own))).toBe(true);
      expect(all).toHaveLength(2);
      for (const one of all) expect(isGood(workDelivery(named(one, own), own))).toBe(true);
    }
  });

  test('has its price from its samples', () => {
    // One second is higher by 20: the mean by 1.
    const moved = sampled((prices) => {
      const last = prices.length - 1;
      prices[last] = String(BigInt(prices[last]!) + 2_000_000_000n);
    });
    expect([right(moved, 'sample-sum'), right(moved, 'settlement-price')]).toEqual([true, false]);
    const price = String(BigInt(settlement.price) + 100_000_000n);
    expect(isGood(workReceipt({ ...moved, price }))).toBe(true);
    expect(right({ ...settlement, price }, 'settlement-price')).toBe(false);
  });

  test('has no second of before or after its window, and no half minute twice', () => {
    const [tick] = settlement.ticks;
    const wrong = (ticks: SettlementReceipt['ticks']) => workReceipt({ ...settlement, ticks }).wrong;
    const before = { at: tick!.at - 30_000, prices: Array.from({ length: 30 }, () => '6000000000000') };
    expect(wrong([before, tick!])).toContain('is not of the window');
    expect(wrong([tick!, tick!])).toContain('is not of the window');
    expect(wrong([{ ...tick!, prices: ['6000000000000', ...tick!.prices] }])).toContain('is not of the window');
  });

  test('needs nine tenths of its seconds, and has an index only where there are fewer', () => {
    const few = sampled((prices) => {
      for (const second of [2, 5, 9]) prices[prices.length - 1 - second] = null;
    });
    expect([few.samples, right(few, 'settlement-price')]).toEqual([17, false]);
    // By staff: at the last of them, and at no other index.
    expect(right({ ...few, index: '6060000000000', price: '6060000000000' }, 'settlement-price')).toBe(true);
    expect(right({ ...few, index: '6000000000000', price: '6000000000000' }, 'settlement-price')).toBe(false);
    const enough = { ...settlement, index: '6060000000000', price: '6060000000000' };
    expect(right(enough, 'settlement-price')).toBe(false);
  });

  test('leaves nothing open, and less than a unit for each holder', () => {
    expect(right({ ...settlement, quantity: '1' }, 'closed')).toBe(false);
    const left = (units: number) => ({ ...settlement, profit: String(BigInt(settlement.profit) - BigInt(units)) });
    expect([left(-1), left(0), left(1), left(2)].map((one) => right(one, 'residue'))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

describe('a position that was settled', () => {
  const rightOf = (one: DeliveryReceipt, name: LineName) =>
    workDelivery(one, settlement).lines.find((line) => line.name === name)!.equal;

  test('gained what the price makes, and was charged no more than the fee', () => {
    const mine = named(alices);
    expect(rightOf({ ...mine, profit: String(BigInt(mine.profit) + 1n) }, 'profit')).toBe(false);
    expect(rightOf({ ...mine, fee: String(BigInt(mine.fee) + 1n) }, 'fee')).toBe(false);
    // Where nothing more was there.
    expect(rightOf({ ...mine, fee: '0' }, 'fee')).toBe(true);
    expect(rightOf({ ...mine, price: String(BigInt(mine.price) + 10_000_000n) }, 'stamp')).toBe(false);
  });

  test('owes no more than it lost', () => {
    const [lost, gained] = [named(bobs), named(alices)];
    const loss = -BigInt(lost.profit);
    expect(rightOf({ ...lost, shortfall: String(loss) }, 'residue')).toBe(true);
    expect(rightOf({ ...lost, shortfall: String(loss + 1n) }, 'residue')).toBe(false);
    expect(rightOf({ ...gained, shortfall: '1' }, 'residue')).toBe(false);
  });

  test('names the settlement of its own contract, behind which it stands in a file', () => {
    const other = settled(INVERSE).settlement;
    const wrong = (...file: readonly Hashed[]) => workFile(file).at(-1)!.wrong;
    const hashed = (document: Hashed['document']): Hashed => ({ document, hash: sha256(document) });
    expect(wrong(hashed(settlement), hashed(named(alices)))).toBeUndefined();
    expect(wrong(hashed(other), hashed(named(alices)))).toContain('does not follow');
    expect(wrong(hashed(named(alices)))).toContain('does not follow');
    // Named rightly, it is still of another contract.
    expect(workDelivery(named(alices, other), other).lines.every(({ equal }) => equal)).toBe(false);
  });
});

describe('a file', () => {
  const file = (...documents: readonly object[]) => JSON.stringify({ receipts: documents.map(signed), publicKey: key });
  const whole = file(settlement, named(alices));

  test('does not hold with any byte changed', () => {
    expect(verify(whole, key).wrong).toBeUndefined();
    const { receipts } = JSON.parse(whole) as { receipts: { signed: string; signature: string }[] };
    for (const [n, { signed: words }] of receipts.entries()) {
      for (let at = 0; at < words.length; at += 7) {
        const byte = words[at] === '1' ? '2' : '1';
        const forged = receipts.with(n, { ...receipts[n]!, signed: words.slice(0, at) + byte + words.slice(at + 1) });
        if (forged[n]!.signed === words) continue;
        expect(verify(JSON.stringify({ receipts: forged, publicKey: key }), key).wrong, `byte ${at}`).toBeDefined();
      }
    }
  });

  test("has the receipt of somebody else only where that is said: its words are the other's", () => {
    const theirs = file(settlement, named(bobs));
    expect(verify(theirs, key).wrong).toBeUndefined();
    // Bob's gain under the number of Alice's receipt.
    expect(verify(file(settlement, { ...named(bobs), profit: alices.profit }), key).wrong).toBeDefined();
    const [own, other] = [file(settlement, named(alices)), theirs].map(
      (text) => (JSON.parse(text) as { receipts: { signed: string; signature: string }[] }).receipts[1]!,
    );
    const mixed = [signed(settlement), { signed: own!.signed, signature: other!.signature }];
    expect(verify(JSON.stringify({ receipts: mixed, publicKey: key }), key).wrong).toBeDefined();
  });
});

test('samples of two windows within one half minute stay apart', () => {
  // Windows of 20 seconds: the third begins in the half minute in which the second ended.
  const story = new DatedStory();
  const { symbol, dated } = story;
  story.open('alice', 'bob', '0.1', '60000', { in: symbol });
  story.sampled(() => '60000', 17);
  for (let n = 0; n < 40; n++) {
    story.at = dated.expiresAt + (n - 1) * 1000;
    if (n > 15) story.prices('BTC', '60500');
  }
  story.until(dated.expiresAt + 2 * WINDOW);
  const { settlement: late } = settlementReceipts(story, symbol);
  expect(late).toMatchObject({ samples: 20, price: '6050000000000', startsAt: dated.expiresAt + WINDOW });
  expect(isGood(workReceipt(late))).toBe(true);
});
