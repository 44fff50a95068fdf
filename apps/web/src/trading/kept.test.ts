import type { Product } from '@quay/contract/trading';
import { beforeEach, expect, test, vi } from 'vitest';
import { keyOf, spotKey } from './instrument.ts';

vi.mock('../request/ask.ts', () => ({ ask: vi.fn() }));

/** What a product that comes later will be named by. */
const later = 'perpetual' as Product;
const perpetual = keyOf({ product: later, symbol: 'BTC' });

/** A browser's storage with what an older version of the app left there. */
function storage(kept: Record<string, string>): Storage {
  const values = new Map(Object.entries(kept));
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
    key: () => null,
    length: 0,
  };
}

beforeEach(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
});

test('a form that was begun before there were products is found, and stands beside that of another product', async () => {
  const { emptyDraft } = await import('./ticket/trade-draft.ts');
  const begun = { ...emptyDraft, price: '64000', quantity: '0.5' };
  const state = { drafts: { BTC: begun }, unanswered: { BTC: { symbol: 'BTC', clientOrderId: 'a1' } } };
  vi.stubGlobal('sessionStorage', storage({ 'quay.trade-draft': JSON.stringify({ state, version: 2 }) }));
  vi.resetModules();
  const { useTradeDrafts } = await import('./ticket/trade-draft.ts');
  useTradeDrafts.getState().keep(perpetual, { ...emptyDraft, price: '1' });
  const { drafts, unanswered } = useTradeDrafts.getState();
  expect(drafts[spotKey('BTC')]).toEqual(begun);
  expect(unanswered[spotKey('BTC')]?.clientOrderId).toBe('a1');
  expect(drafts[perpetual]?.price).toBe('1');
});

test('favourites that were kept before there were products are found, and those of another product stand beside them', async () => {
  const local = storage({ 'quay.favourites': JSON.stringify(['BTC', 'ETH']) });
  vi.stubGlobal('localStorage', local);
  const { useFavouritesStore } = await import('./market/favourites.ts');
  const { toggle } = useFavouritesStore.getState();
  expect(useFavouritesStore.getState().keys).toEqual([spotKey('BTC'), spotKey('ETH')]);
  toggle(perpetual);
  toggle(spotKey('BTC'));
  expect(JSON.parse(local.getItem('quay.favourites') ?? '')).toEqual(['ETH', 'perpetual.BTC']);
});

test('the market that was looked at last is found, and each product remembers its own', async () => {
  vi.stubGlobal('localStorage', storage({ 'quay.preferences': JSON.stringify({ symbol: 'ETH' }) }));
  const { keepLastSymbol, usePreferences } = await import('../shell/preferences.ts');
  const last = () => usePreferences.getState().lastSymbols as Record<string, string>;
  expect(last()).toEqual({ spot: 'ETH', perpetual: 'BTC' });
  keepLastSymbol(later, 'SOL');
  expect(last()).toEqual({ spot: 'ETH', perpetual: 'SOL' });
  keepLastSymbol('spot', 'DOGE');
  expect(last()).toEqual({ spot: 'DOGE', perpetual: 'SOL' });
});
