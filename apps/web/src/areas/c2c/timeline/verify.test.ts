import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import {
  detailsText,
  FIRST_HASH,
  hashedText,
  type OrderDetails,
  type TimelineDocument,
  type TimelineEvent,
  type TimelineExport,
} from '@quay/contract/c2c';
import { expect, test } from 'vitest';
import { verdictOf } from './verify.ts';

const digest = (text: string) => createHash('sha256').update(text).digest('hex');
const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const key = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');

function chained(orderId: number, events: readonly Omit<TimelineEvent, 'hash'>[]): TimelineEvent[] {
  let before = FIRST_HASH;
  return events.map((event) => {
    before = digest(hashedText(before, orderId, event));
    return { ...event, hash: before };
  });
}

function documentOf(locked = '{"quantity":"10"}'): TimelineDocument {
  const events = chained(7, [
    { number: 1, at: 1_000, event: 'locked', actor: 'system', detail: locked },
    { number: 2, at: 2_000, event: 'message', actor: 'payer', detail: `{"digest":"${digest('hello')}"}` },
    { number: 3, at: 3_000, event: 'paid', actor: 'payer', detail: '{}' },
  ]);
  return {
    quay: 'c2c-timeline',
    version: 1,
    order: {
      orderId: 7,
      symbol: 'USDT',
      fiat: 'CNY',
      price: '7.2',
      quantity: '10',
      money: '72',
      kind: 'alipay',
      payer: 'Alice',
      seller: 'Bob',
      rules: 1,
    },
    events,
    messages: [{ number: 2, from: 'payer', text: 'hello', digest: digest('hello') }],
    head: events.at(-1)!.hash,
  };
}

const exported = (document: TimelineDocument): TimelineExport => {
  const signed = JSON.stringify(document);
  return { signed, signature: sign(null, Buffer.from(signed), privateKey).toString('base64'), publicKey: key };
};

test('an untouched timeline is right', async () => {
  expect(await verdictOf(exported(documentOf()), key)).toBe('right');
});

test('whatever is changed in it is found, even when it is signed again', async () => {
  const whole = documentOf();
  const [first, second, third] = whole.events as [TimelineEvent, TimelineEvent, TimelineEvent];
  const changed: TimelineDocument[] = [
    { ...whole, events: [first, second, { ...third, at: 2_999 }] },
    { ...whole, events: [first, second, { ...third, actor: 'seller' }] },
    { ...whole, events: [first, third] },
    { ...whole, events: [first, second] },
    { ...whole, order: { ...whole.order, orderId: 8 } },
    { ...whole, messages: [{ ...whole.messages[0]!, text: 'bye' }] },
  ];
  for (const document of changed) expect(await verdictOf(exported(document), key)).toBe('wrong');
});

test('account and names have to be those that the first event has the digest of', async () => {
  const details: OrderDetails = {
    salt: 'ab'.repeat(32),
    ...{ kind: 'alipay', account: 'bob@example.com', bankName: null, branch: null, swiftCode: null, network: null },
    ...{ country: null, accountName: 'Bob Miller', payerName: 'Alice Liddell', sellerName: 'Bob Miller' },
  };
  const locked = { quantity: '10', details: digest(detailsText(details)) };
  const shown = { ...documentOf(JSON.stringify(locked)), details };
  expect(await verdictOf(exported(shown), key)).toBe('right');
  const other = { ...details, account: 'mallory@example.com' };
  expect(await verdictOf(exported({ ...shown, details: other }), key)).toBe('wrong');
  const { details: _, ...without } = shown;
  expect(await verdictOf(exported(without), key)).toBe('wrong');
});

test('a signature of somebody else, over something else, or by another key is wrong', async () => {
  const file = exported(documentOf());
  const other = generateKeyPairSync('ed25519');
  const otherKey = other.publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  const forged = sign(null, Buffer.from(file.signed), other.privateKey).toString('base64');
  expect(await verdictOf({ ...file, signature: forged }, key)).toBe('wrong');
  expect(await verdictOf({ ...file, signed: `${file.signed} ` }, key)).toBe('wrong');
  expect(await verdictOf({ ...file, signature: forged, publicKey: otherKey }, key)).toBe('wrong');
  expect(await verdictOf({ ...file, signed: 'nonsense' }, key)).toBe('wrong');
});
