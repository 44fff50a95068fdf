import { refusals } from '../../refusal.ts';

export const referral = refusals('referral', {
  'own-code': [26_001],
  ring: [26_002],
  bound: [26_003],
  'no-right': [26_004],
  'direct-line': [26_005],
  settled: [26_006],
  'claimed-today': [26_007],
  'nothing-to-claim': [26_008],
  'claim-changed': [26_009, 'amount', 'coin'],
  'not-verified': [26_010],
  unchanged: [26_011],
  'member-unknown': [26_012],
});
