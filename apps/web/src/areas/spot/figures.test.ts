import type { Order } from '@quay/contract/spot';
import { describe, expect, it } from 'vitest';
import { filledShare, returned } from './figures.ts';

const bySize: Order = {
  orderId: 1,
  clientOrderId: null,
  symbol: 'BTC',
  side: 'buy',
  type: 'limit',
  price: '64000',
  quantity: '1',
  amount: null,
  filledQuantity: '0.25',
  filledAmount: '16000',
  averagePrice: '64000',
  fee: '0.00025',
  feeCoin: 'BTC',
  makerFeeRate: '0.001',
  takerFeeRate: '0.001',
  status: 'open',
  createdAt: 1,
  updatedAt: 1,
};
const byAmount: Order = {
  ...bySize,
  type: 'market',
  price: null,
  quantity: null,
  amount: '2500',
  filledQuantity: '0.039',
  filledAmount: '2497.4898',
  status: 'filled',
};

describe('how much of an order has traded', () => {
  it('is a share of its quantity', () => expect(filledShare(bySize)).toBe(0.25));
  it('is all of a filled one, though a rest too small for a step went back', () => {
    expect(filledShare(byAmount)).toBe(1);
    expect(filledShare({ ...byAmount, status: 'expired' })).toBe(0.998);
  });
});

describe('what an ended order gave back', () => {
  it('is the rest of its amount', () => expect(returned(byAmount)).toBe('2.5102'));
  it('is nothing when all was spent, and not known of a quantity', () => {
    expect(returned({ ...byAmount, filledAmount: '2500' })).toBeNull();
    expect(returned({ ...bySize, status: 'cancelled' })).toBeNull();
  });
});
