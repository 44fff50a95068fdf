import type { ChatWarning } from '@quay/contract/c2c';
import { describe, expect, test } from 'vitest';
import { warningsOf } from './warnings.ts';

const cases: readonly (readonly [string, readonly ChatWarning[]])[] = [
  ['Hello, I am paying now.', []],
  ['I sent 1383.50 CNY with reference 20261121.', []],
  ['My card is 6222 0213 0200 1234 567', []],
  ['Paid 12,000.00 at 17:05', []],
  ['on 2026-11-21 at 17:05', []],
  ['你好，我已经付款了', []],
  ['The line at the bank is long', []],
  ['call me: +44 7700 900123', ['off-platform']],
  ['13800138000', ['off-platform']],
  ['find me at @mallory_otc', ['off-platform']],
  ['let us go on in WhatsApp', ['off-platform']],
  ['加微信聊', ['off-platform']],
  ['QQ 10001', ['off-platform']],
  ['write to mallory@example.com', ['off-platform']],
  ['see https://quay.example/verify', ['off-platform']],
  ['cheap coins at otc-best.top', ['off-platform']],
  ['Please release first, I pay in an hour', ['release-first']],
  ['pls release', ['release-first']],
  ['你先放币，我马上转', ['release-first']],
  ['快放行', ['release-first']],
  ['here is the receipt', ['receipt-is-no-proof']],
  ['付款截图发你了', ['receipt-is-no-proof']],
  ['加微信，先放币，有截图', ['off-platform', 'release-first', 'receipt-is-no-proof']],
  ['ｗｈａｔｓａｐｐ', ['off-platform']],
];

describe('what both are warned of', () => {
  test.each(cases)('%s', (text, warnings) => {
    expect(warningsOf(text)).toEqual(warnings);
  });

  test('a picture of the payer, not one of the seller', () => {
    expect(warningsOf(null, { fromPayer: true })).toEqual(['receipt-is-no-proof']);
    expect(warningsOf(null, { fromPayer: false })).toEqual([]);
  });
});
