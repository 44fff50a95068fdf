import type { Balance, Book } from '@quay/contract/wallet';
import { expect, test } from 'vitest';
import {
  choose,
  coinsIn,
  refusalOf,
  remaining,
  swapped,
  type TransferDraft,
  transferOf,
} from './transfer-coins.form.ts';

const held = (book: Book, symbol: string, available: string, frozen = '0'): Balance => ({
  book,
  symbol,
  available,
  frozen,
});
const balances = [held('spot', 'USDT', '100', '50'), held('contract', 'USDT', '7'), held('spot', 'BTC', '0', '1')];
const draft: TransferDraft = { from: 'spot', to: 'contract', symbol: 'USDT', amount: '30', unanswered: null };

test.each<[Partial<TransferDraft>, string | undefined]>([
  [{}, undefined],
  [{ amount: '100' }, undefined],
  [{ amount: '' }, 'wallet/amount-malformed'],
  [{ amount: '0' }, 'wallet/amount-malformed'],
  [{ amount: '1,500' }, 'wallet/amount-malformed'],
  [{ amount: '1.123456789' }, 'wallet/amount-malformed'],
  [{ amount: '', to: 'spot' }, 'wallet/amount-malformed'],
  [{ to: 'spot' }, 'wallet/same-book'],
  [{ amount: '100.00000001' }, 'wallet/balance-too-small'],
  [{ from: 'contract', to: 'spot', amount: '8' }, 'wallet/balance-too-small'],
  [{ symbol: 'BTC', amount: '1' }, 'wallet/balance-too-small'],
])('%j is refused early as the server would: %s', (change, reason) => {
  expect(refusalOf({ ...draft, ...change }, balances)?.reason).toBe(reason);
});

test('what is frozen does not count, and the refusal says what there is', () => {
  expect(refusalOf({ ...draft, amount: '120' }, balances)?.params).toEqual({
    available: '100',
    needed: '120',
    coin: 'USDT',
  });
});

test('choosing the account of the other side swaps both', () => {
  expect(choose(draft, 'from', 'contract')).toMatchObject({ from: 'contract', to: 'spot' });
  expect(choose(draft, 'to', 'mining')).toMatchObject({ from: 'spot', to: 'mining' });
  expect(swapped(swapped(draft))).toEqual(draft);
});

test('coins that can leave are offered, and the one that is chosen stays', () => {
  expect(coinsIn(balances, 'spot', 'USDT')).toEqual(['USDT']);
  expect(coinsIn(balances, 'contract', 'BTC')).toEqual(['BTC', 'USDT']);
});

test('what remains is worked out to the last digit', () => {
  expect(remaining({ ...draft, amount: '0.00000001' }, balances)).toBe('99.99999999');
});

test('a transfer that was not answered keeps its number until it is another one', () => {
  let drawn = 0;
  const newId = () => `id-${++drawn}`;
  const first = transferOf({ ...draft, amount: '30,5' }, newId);
  expect(first).toEqual({ symbol: 'USDT', from: 'spot', to: 'contract', amount: '30.5', requestId: 'id-1' });
  expect(transferOf({ ...draft, amount: '30.50', unanswered: first }, newId)).toEqual(first);
  for (const change of [{ amount: '31' }, { to: 'mining' as const }, { symbol: 'BTC', amount: '30.5' }]) {
    expect(transferOf({ ...draft, amount: '30.5', unanswered: first, ...change }, newId).requestId).not.toBe('id-1');
  }
});
