import { text, units } from '@quay/money';
import { expect, test } from 'vitest';
import { positionIn } from '../sums/account.ts';
import { closingAll } from './close-all.form.ts';
import { accountOf, bitcoin, longOf } from './example-contract.ts';
import type { OpenPosition } from './position-sheet.tsx';

test('closing all is valued at the marks after fees, each position and each coin', () => {
  const of = (openValue: string): OpenPosition => {
    const account = accountOf('1000', [longOf('0.1', { openValue })]);
    const position = positionIn(account, bitcoin.symbol)!;
    return { contract: bitcoin, account, position, orders: [], triggers: [], realised: '0', fees: '0' };
  };
  const { each, coins } = closingAll([of('4900'), of('5100')], () => units('0.0005'));
  // 0.1 at 50,000 is worth 5,000, and its fee 2.5.
  expect(each.map(({ net }) => text(net))).toEqual(['97.5', '-102.5']);
  expect([...coins].map(([coin, net]) => [coin, text(net)])).toEqual([['USDT', '-5']]);
});
