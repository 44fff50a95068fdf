import { refusals } from '../../refusal.ts';

export const demo = refusals('demo', {
  'exit-first': [27_000],
  'not-in-demo': [27_001],
  'not-offered': [27_002],
  'started-over': [27_003, 'hours'],
  'balance-too-small': [27_004, 'available', 'needed', 'coin'],
});
