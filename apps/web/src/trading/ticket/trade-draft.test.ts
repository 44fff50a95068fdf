import { expect, test } from 'vitest';
import { spotKey } from '../instrument.ts';
import { broughtUp, emptyDraft, type TradeDraft } from './trade-draft.ts';

test('a form that an older version kept gets what it did not know, and an unanswered order is not forgotten', () => {
  const { stopPrice: _, ...older } = { ...emptyDraft, price: '64000', quantity: '0.5' };
  const key = spotKey('BTC');
  const unanswered = { [key]: { symbol: 'BTC', clientOrderId: 'a1' } };
  expect(broughtUp({ drafts: { [key]: older as TradeDraft }, unanswered })).toEqual({
    drafts: { BTC: { ...emptyDraft, price: '64000', quantity: '0.5', stopPrice: '' } },
    unanswered,
  });
});
