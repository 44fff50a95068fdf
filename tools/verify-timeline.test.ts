import { spawnSync } from 'node:child_process';
import { hash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  type C2cActor,
  type C2cEvent,
  detailsText,
  FIRST_HASH,
  hashedText,
  type TimelineDocument,
  type TimelineEvent,
} from '@quay/contract/c2c';
import { describe, expect, test } from 'vitest';
import { openSecrets } from '../apps/server/src/secrets/secrets.ts';
import { verify } from './verify-timeline.mjs';

const sha256 = (text: string): string => hash('sha256', text);
const signer = openSecrets(randomBytes(32)).signer('c2c timeline');
const HELLO = 'Paid just now — 已付款';

function chained(happened: readonly (readonly [C2cEvent, C2cActor, object])[]): TimelineEvent[] {
  let head = FIRST_HASH;
  return happened.map(([event, actor, detail], at) => {
    const said = { number: at + 1, at: 1_763_740_800_000 + at, event, actor, detail: JSON.stringify(detail) };
    head = sha256(hashedText(head, 1042, said));
    return { ...said, hash: head };
  });
}

const details = {
  salt: 'ab'.repeat(32),
  ...{ kind: 'bank-card', account: '6222 0000 1111', bankName: 'Harbour Bank', branch: null, swiftCode: null },
  ...{ network: null, country: null, accountName: 'Bob Miller', payerName: 'Alice Liddell', sellerName: 'Bob Miller' },
};
const events = chained([
  ['locked', 'payer', { quantity: '100', details: sha256(detailsText(details)) }],
  ['message', 'payer', { digest: sha256(HELLO) }],
  ['picture', 'payer', { digest: sha256('a picture') }],
  ['paid', 'payer', {}],
  ['released', 'seller', {}],
]);
const good: TimelineDocument = {
  quay: 'c2c-timeline',
  version: 1,
  order: {
    orderId: 1042,
    symbol: 'USDT',
    fiat: 'CNY',
    price: '7.23',
    quantity: '100',
    money: '723',
    kind: 'alipay',
    payer: 'alice01',
    seller: 'bob01',
    rules: 1,
  },
  events,
  messages: [
    { number: 2, from: 'payer', text: HELLO, digest: sha256(HELLO) },
    { number: 3, from: 'payer', text: null, digest: sha256('a picture') },
  ],
  details,
  head: events.at(-1)!.hash,
};

/** As the exchange would sign it, whatever it says. */
function exported(document: object): string {
  const signed = JSON.stringify(document);
  return JSON.stringify({ signed, signature: signer.sign(signed), publicKey: signer.publicKey });
}

describe('an exported timeline', () => {
  test('is good as it was exported, with the key that is known or with none', () => {
    expect(verify(exported(good))).toMatchObject({ publicKey: signer.publicKey });
    expect(verify(exported(good), signer.publicKey).wrong).toBeUndefined();
  });

  test('is broken when any one byte is another', () => {
    const file = Buffer.from(exported(good));
    const survived: number[] = [];
    for (let at = 0; at < file.length; at++) {
      const changed = Buffer.from(file);
      changed[at] = changed[at]! ^ 1;
      if (verify(changed.toString(), signer.publicKey).wrong === undefined) survived.push(at);
    }
    expect(survived).toEqual([]);
  });

  test('is broken when it was signed by somebody else', () => {
    const other = openSecrets(randomBytes(32)).signer('c2c timeline');
    const signed = JSON.stringify(good);
    const file = JSON.stringify({ signed, signature: other.sign(signed), publicKey: other.publicKey });
    expect(verify(file).wrong).toBeUndefined();
    expect(verify(file, signer.publicKey).wrong).toContain('another key');
  });

  test.each<[string, object, string]>([
    ['an event was left out', { events: events.toSpliced(1, 1) }, 'event 2'],
    ['the end was cut off', { events: events.slice(0, -1) }, 'head'],
    ['an event was changed', { events: events.with(3, { ...events[3]!, at: 1 }) }, 'event 4'],
    ['a message says something else', { messages: [{ ...good.messages[0]!, text: 'Paid' }] }, 'message 2'],
    [
      'a message was made up',
      { messages: [{ number: 4, from: 'payer', text: HELLO, digest: sha256(HELLO) }] },
      'message 4',
    ],
    ['a message is said to be of the other', { messages: [{ ...good.messages[0]!, from: 'seller' }] }, 'message 2'],
    ['the account is another', { details: { ...details, account: '6222 0000 1112' } }, 'account and names'],
    ['the payee bears another name', { details: { ...details, accountName: 'Mallory Black' } }, 'account and names'],
    ['it has another salt', { details: { ...details, salt: 'ac'.repeat(32) } }, 'account and names'],
    ['the account was left out', { details: undefined }, 'is missing'],
    ['it is of another order', { order: { ...good.order, orderId: 1043 } }, 'event 1'],
    ['it is something else', { quay: 'proof' }, 'no timeline'],
  ])('signed by the house and still broken: %s', (_, changed, why) => {
    expect(verify(exported({ ...good, ...changed })).wrong).toContain(why);
  });

  test('as a command: says what it found, and by its exit whether it was good', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'quay-timeline-'));
    try {
      const run = (text: string, ...more: string[]) => {
        const file = path.join(folder, 'order.json');
        writeFileSync(file, text);
        const tool = new URL('verify-timeline.mjs', import.meta.url).pathname;
        return spawnSync(process.execPath, [tool, file, ...more], { encoding: 'utf8' });
      };
      const whole = run(exported(good), signer.publicKey);
      expect(whole.stdout).toContain('All 5 events follow from each other, all 2 messages are as they were written.');
      expect(whole.status).toBe(0);
      const broken = run(exported(good).replace('723', '732'));
      expect(broken.stdout).toContain('The timeline is broken: the signature is not of these words.');
      expect(broken.status).toBe(1);
      expect(run('').status).toBe(1);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
