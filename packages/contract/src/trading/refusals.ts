import { refusals } from '../refusal.ts';

export const trading = refusals('trading', {
  'symbol-unknown': [12001, 'symbol'],
  'market-halted': [12003],
});

/**
 * The refusals that orders of every product share, under the product's own name and numbers: `first` is the first of
 * its hundred, of which those from 80 on are free for what only this product refuses.
 */
export const orderRefusals = <const Product extends string>(product: Product, first: number) =>
  refusals(product, {
    'client-id-reused': [first + 2],
    'client-id-malformed': [first + 3],
    'price-missing': [first + 10],
    'price-malformed': [first + 11],
    'price-off-tick': [first + 12, 'tick'],
    'price-outside-band': [first + 13, 'low', 'high'],
    'price-not-for-market': [first + 14],
    'stop-price-missing': [first + 15],
    'stop-price-malformed': [first + 16],
    'stop-price-off-tick': [first + 17, 'tick'],
    'stop-price-not-here': [first + 18],
    'stop-price-at-last': [first + 19, 'last'],
    'quantity-missing': [first + 20],
    'quantity-malformed': [first + 21],
    'quantity-off-lot': [first + 22, 'lot'],
    'quantity-below-min': [first + 23, 'min', 'coin'],
    'quantity-above-max': [first + 24, 'max', 'coin'],
    'amount-malformed': [first + 30],
    'amount-not-here': [first + 31],
    'amount-above-max': [first + 33, 'max', 'coin'],
    'notional-below-min': [first + 32, 'min', 'coin'],
    'balance-too-small': [first + 40, 'available', 'needed', 'coin'],
    'too-many-open-orders': [first + 41, 'max'],
    'no-one-to-trade-with': [first + 42],
    'time-in-force-not-here': [first + 43],
    'would-take': [first + 44],
    'cannot-fill-whole': [first + 45],
    'far-price-held': [first + 70, 'hours'],
    'order-not-found': [first + 50],
    'order-finished': [first + 51],
    'nothing-to-amend': [first + 52],
    'order-not-amendable': [first + 53],
    'quantity-already-filled': [first + 54, 'filled', 'coin'],
  });

/** Those of any product. */
export type OrderRefusals = ReturnType<typeof orderRefusals<string>>;
