import { refusals } from '../../refusal.ts';

export const convert = refusals('convert', {
  'coin-unknown': [14501, 'symbol'],
  'same-coin': [14502],
  'amount-malformed': [14503],
  'amount-below-min': [14504, 'min', 'coin'],
  'amount-above-max': [14505, 'max', 'coin'],
  'no-price': [14506],
  'price-deviates': [14507],
  'quote-unknown': [14508],
  'quote-expired': [14509],
  'balance-too-small': [14510, 'available', 'needed', 'coin'],
  'house-short': [14511, 'coin'],
});
