import { expect, test } from 'vitest';
import { emptyDraft } from '../ticket/trade-draft.ts';
import type { Order } from './order.ts';
import { repeatedDraft, repeatedSettings } from './repeat-order.ts';

const coin = { priceDecimals: 1, quantityDecimals: 4 };
const order = {
  ...{ symbol: 'BTC', side: 'sell', type: 'limit', timeInForce: 'fok', selfTrade: 'cancel-maker', status: 'filled' },
  ...{ price: '64000', stopPrice: null, quantity: '0.5', amount: null, filledQuantity: '0.5' },
} as unknown as Order;

test('all that was ordered is ordered again, in the decimals of the form', () => {
  expect(repeatedDraft(order, coin)).toEqual({
    ...emptyDraft,
    ...{ side: 'sell', type: 'limit', price: '64000.0', stopPrice: '', quantity: '0.5000', amount: '', by: 'quantity' },
  });
  const stop = { ...order, type: 'stop-limit', stopPrice: '63000' } as Order;
  expect(repeatedDraft(stop, coin)).toMatchObject({ type: 'stop-limit', price: '64000.0', stopPrice: '63000.0' });
  const spends = { ...order, side: 'buy', type: 'market', quantity: null, amount: '100' } as Order;
  // The price of a market order is the worst one that it named.
  expect(repeatedDraft(spends, coin)).toMatchObject({ price: '', quantity: '', amount: '100', by: 'amount' });
});

test('it is treated as it was; a market order leaves the time in force of the form', () => {
  expect(repeatedSettings(order)).toEqual({ timeInForce: 'fok', selfTrade: 'cancel-maker' });
  expect(repeatedSettings({ ...order, type: 'market', timeInForce: 'ioc' } as Order)).toEqual({
    selfTrade: 'cancel-maker',
  });
});
