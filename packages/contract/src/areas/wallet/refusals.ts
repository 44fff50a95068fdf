import { refusals } from '../../refusal.ts';

export const wallet = refusals('wallet', {
  'coin-unknown': [14001, 'symbol'],
});
