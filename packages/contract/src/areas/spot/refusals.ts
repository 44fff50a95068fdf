import { refusals } from '../../refusal.ts';

export const spot = refusals('spot', {
  'client-id-reused': [13002],
  'client-id-malformed': [13003],
  'price-missing': [13010],
  'price-malformed': [13011],
  'price-off-tick': [13012, 'tick'],
  'price-outside-band': [13013, 'low', 'high'],
  'price-not-for-market': [13014],
  'quantity-missing': [13020],
  'quantity-malformed': [13021],
  'quantity-off-lot': [13022, 'lot'],
  'quantity-below-min': [13023, 'min', 'coin'],
  'quantity-above-max': [13024, 'max', 'coin'],
  'amount-malformed': [13030],
  'amount-not-here': [13031],
  'notional-below-min': [13032, 'min', 'coin'],
  'balance-too-small': [13040, 'available', 'needed', 'coin'],
  'too-many-open-orders': [13041, 'max'],
  'no-one-to-trade-with': [13042],
  'order-not-found': [13050],
  'order-finished': [13051],
});
