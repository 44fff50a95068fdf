import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What the core does not do: a seller can release under an appeal, banks are not ours, and staff are people. */
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
] as const;

const areas = new URL('../', import.meta.url);
const catalogues = ['c2c', 'wallet', 'identity'].flatMap((area) =>
  readdirSync(new URL(`${area}/words/`, areas), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => `${area}/words/${file}`),
);

test.each(catalogues)('%s promises nothing that the core does not do', (file) => {
  const said = readFileSync(new URL(file, areas), 'utf8').toLowerCase();
  expect(untrue.filter((phrase) => said.includes(phrase))).toEqual([]);
});
