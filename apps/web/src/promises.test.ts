import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * What nobody can promise: a seller can release under an appeal, open orders of a frozen account can be filled, banks and
 * networks are not ours, and staff are people.
 */
const untrue = [
  'nobody can move the coins',
  'nothing moves until the appeal',
  'the coins are frozen until it is decided',
  'stay locked until it is decided',
  'money is there at once',
  'only your release moves',
  'yours as soon as the payment is seen',
  'money from somebody else is sent back',
  'a thief cannot',
  '无人能动用这些币',
  '申诉结束前不会变动',
  '冻结至裁定',
  '裁决之前币一直锁定',
  "instant: '实时到账'",
  '只有您的放行才能动用',
  '盗用者不能',
  'coins are safe',
  'safe with us',
  'nothing can be traded',
  'the message is not from us',
  'only quay knows',
  'the coins come all the same',
  'we answer by',
  '. reviewed within',
  '您的资产是安全的',
  '无法交易或提币',
  '无法交易、提现',
  '只有 quay 知道',
  '资产会照常到账',
] as const;

const folders = [new URL('./', import.meta.url), new URL('../../../packages/words/src/', import.meta.url)];
const catalogues = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)(en_US|zh_CN)(\.ts$|\/.*\.ts$)/.test(file))
    .map((file) => [file, new URL(file, folder)] as const),
);

test.each(catalogues)('%s promises nothing that nobody can keep', (_file, url) => {
  const said = readFileSync(url, 'utf8').toLowerCase();
  expect(untrue.filter((phrase) => said.includes(phrase))).toEqual([]);
});
