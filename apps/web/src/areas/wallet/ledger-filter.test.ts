import type { Entry } from '@quay/contract/wallet';
import { expect, test } from 'vitest';
import {
  aboutEntry,
  entriesParams,
  type LedgerFilter,
  ledgerFilterOf,
  ledgerSearchOf,
  usersCauses,
  withoutFilters,
} from './ledger-filter.ts';

const full: LedgerFilter = { coin: 'USDT', book: 'contract', cause: 'transfer', from: '2026-11-01', to: '2026-11-21' };

test('a filter survives its address, so that back and a shared link show the same', () => {
  expect(ledgerFilterOf(new URLSearchParams(ledgerSearchOf(full)))).toEqual(full);
  expect(ledgerFilterOf(new URLSearchParams())).toEqual({});
});

test.each(['coin=btc', 'book=margin', 'cause=gift', 'cause=safety-fund', 'from=2026-02-30', 'to=soon'])(
  '%s says nothing',
  (query) => expect(ledgerFilterOf(new URLSearchParams(query))).toEqual({}),
);

test('what is asked is on the wire what the days are on the device, both included', () => {
  expect(entriesParams(full)).toEqual({
    symbol: 'USDT',
    book: 'contract',
    cause: 'transfer',
    from: String(new Date(2026, 10, 1).getTime()),
    to: String(new Date(2026, 10, 22).getTime()),
  });
  expect(entriesParams({})).toEqual({});
});

test('what is no longer filtered by is gone, and not merely empty', () => {
  expect(Object.keys(withoutFilters(full, ['coin', 'from', 'to']))).toEqual(['book', 'cause']);
});

test('causes that only the house has are not offered', () => {
  expect(usersCauses).not.toContain('house-funds');
  expect(usersCauses).toContain('deposit-reversal');
});

const at = new Date(2026, 10, 21, 23, 59).getTime();
const entry = (cause: Entry['cause'], symbol = 'USDT'): Entry => ({
  entryId: 1,
  book: 'spot',
  symbol,
  amount: '1',
  balanceAfter: '1',
  cause,
  reference: 7,
  at,
});

test.each<[Entry, string | undefined]>([
  [entry('deposit'), '/recharge/rechargeDetail?id=7'],
  [entry('deposit-reversal'), '/recharge/rechargeDetail?id=7'],
  [entry('withdrawal-fee'), '/withdraw/withdrawDetail?id=7'],
  [entry('convert'), '/exchange/exchangeHistory'],
  [entry('trade', 'BTC'), '/tradeRecord/BTC?tab=fills&from=2026-11-21&to=2026-11-21'],
  [entry('fee'), '/tradeRecord/all?tab=fills&from=2026-11-21&to=2026-11-21'],
  [entry('transfer'), undefined],
  [entry('practice-funds'), undefined],
])('a line is about %j', (line, path) => expect(aboutEntry(line)).toBe(path));
