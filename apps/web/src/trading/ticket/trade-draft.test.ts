import { expect, test } from 'vitest';
import { broughtUp, emptyDraft, type TradeDraft, type UnansweredOrder } from './trade-draft.ts';

test('a form that an older version kept gets what it did not know, and an unanswered order is not forgotten', () => {
  const { stopPrice: _, ...older } = { ...emptyDraft, price: '64000', quantity: '0.5' };
  const unanswered = { BTC: { symbol: 'BTC', clientOrderId: 'a1' } as UnansweredOrder };
  expect(broughtUp({ drafts: { BTC: older as TradeDraft }, unanswered })).toEqual({
    drafts: { BTC: { ...emptyDraft, price: '64000', quantity: '0.5', stopPrice: '' } },
    unanswered,
  });
});
