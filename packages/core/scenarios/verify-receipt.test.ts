import { spawnSync } from 'node:child_process';
import { generateKeyPairSync, hash, sign } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { units } from '@quay/money';
import { describe, expect, test } from 'vitest';
import { verify } from '../../../tools/verify-receipt.mjs';
import { systemAccounts } from '../src/index.ts';
import { LINEAR, PerpetualStory, people } from './perpetual-story.ts';
import { fundingReceipts, stepReceipts } from './receipt-rows.ts';

const sha256 = (text: string): string => hash('sha256', text);
/** A key as the exchange has one. */
function newSigner() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
    sign: (text: string) => sign(null, Buffer.from(text), privateKey).toString('base64'),
  };
}
const signer = newSigner();

/** A take-over and the funding before it, with what Bob paid. */
function story() {
  const perpetualStory = new PerpetualStory({}, { alice: '120' });
  perpetualStory.must('wallet/fund-system-account', {
    account: systemAccounts.insurance,
    asset: 'USDT',
    amount: units('10000'),
  });
  perpetualStory.must('perpetual/set-leverage', { owner: people.alice, contract: LINEAR, leverage: 100 });
  perpetualStory.open('alice', 'bob', '0.1', '60000');
  perpetualStory.at = Date.UTC(2026, 0, 1, 8);
  perpetualStory.store.tick(perpetualStory.at);
  perpetualStory.prices('BTC', '59990');
  perpetualStory.prices('BTC', '59990');
  perpetualStory.prices('BTC', '58900');
  return perpetualStory;
}

/** As the exchange would sign them, whatever they say. */
function exported(...documents: readonly object[]): string {
  const receipts = documents.map((document) => {
    const signed = JSON.stringify(document);
    return { signed, signature: signer.sign(signed) };
  });
  return JSON.stringify({ receipts, publicKey: signer.publicKey });
}

const perpetualStory = story();
const [step] = stepReceipts(perpetualStory);
const [{ period, payments }] = fundingReceipts(perpetualStory, LINEAR) as [ReturnType<typeof fundingReceipts>[0]];
const second = { ...step!, number: 2, before: sha256(JSON.stringify(period)) };
const paid = { ...payments[1]!, funding: { number: 1, hash: sha256(JSON.stringify(period)) } };
const chained = exported(period, second);

describe('a file of receipts', () => {
  test('is good as it was exported, with the key that is known or with none', () => {
    expect(step).toMatchObject({ step: 'takeover' });
    for (const file of [chained, exported(step!), exported(period, paid)]) {
      expect(verify(file)).toMatchObject({ publicKey: signer.publicKey });
      expect(verify(file, signer.publicKey).wrong).toBeUndefined();
    }
  });

  test('is broken when any one byte is another', () => {
    const file = Buffer.from(exported(step!));
    const survived: number[] = [];
    for (let at = 0; at < file.length; at++) {
      const changed = Buffer.from(file);
      changed[at] = changed[at]! ^ 1;
      if (verify(changed.toString(), signer.publicKey).wrong === undefined) survived.push(at);
    }
    expect(survived).toEqual([]);
  });

  test('is broken when it was signed by somebody else', () => {
    const other = newSigner();
    const signed = JSON.stringify(step);
    const file = JSON.stringify({ receipts: [{ signed, signature: other.sign(signed) }], publicKey: other.publicKey });
    expect(verify(file).wrong).toBeUndefined();
    expect(verify(file, signer.publicKey).wrong).toContain('another key');
  });

  test.each<[string, string, string]>([
    ['the one before was left out of the chain', exported({ ...period, number: 0 }, second), 'does not follow'],
    ['the one before is another', exported({ ...period, holders: 3 }, second), 'does not follow'],
    ['a figure is another', exported({ ...step!, equity: '1' }), 'equity is said to be 1'],
    ['a rate is another', exported({ ...period, rate: '10001' }), 'rate is said to be 10001'],
    ['a payment is another', exported(period, { ...paid, amount: '1' }), 'payment is said to be 1'],
    ['a payment stands alone', exported(paid), 'does not follow the receipt of its period'],
    ['it is something else', exported({ quay: 'proof' }), 'no receipt that is known'],
    ['there is nothing in it', exported(), 'no file of receipts'],
  ])('signed by the house and still broken: %s', (_, file, why) => {
    expect(verify(file, signer.publicKey).wrong).toContain(why);
  });

  test('as a command: says what it found, and by its exit whether it was good', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'quay-receipt-'));
    try {
      const run = (text: string, ...more: string[]) => {
        const file = path.join(folder, 'receipt.json');
        writeFileSync(file, text);
        const tool = new URL('../../../tools/verify-receipt.mjs', import.meta.url).pathname;
        return spawnSync(process.execPath, [tool, file, ...more], { encoding: 'utf8' });
      };
      const whole = run(chained, signer.publicKey);
      expect(whole.stdout).toContain('Receipt 2, takeover: all ');
      expect(whole.status).toBe(0);
      const broken = run(chained.replace('takeover', 'adl'));
      expect(broken.stdout).toContain('The receipt is broken: the signature of receipt 2 is not of these words.');
      expect(broken.status).toBe(1);
      expect(run('').status).toBe(1);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
