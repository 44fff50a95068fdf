import { refusals } from '../../refusal.ts';

export const loans = refusals('loans', {
  'rate-too-high': [23_001, 'max', 'coin'],
  'below-min': [23_002, 'min', 'coin'],
  'pool-empty': [23_003, 'free', 'coin'],
  'not-renewable-yet': [23_004, 'hours'],
  'coin-cap': [23_005, 'left', 'coin'],
  'index-abnormal': [23_006, 'coin'],
  'product-unknown': [23_007],
  'product-closed': [23_008],
  'rate-changed': [23_009, 'rate'],
  'loan-unknown': [23_010],
  'repay-above-debt': [23_011, 'owed', 'coin'],
  'amount-missing': [23_012],
  'balance-too-small': [23_013, 'available', 'needed', 'coin'],
  'too-many-loans': [23_014, 'max'],
  overdue: [23_015],
  'terms-impossible': [23_016],
  'warned-at-once': [23_017],
  'capital-lent': [23_018, 'free', 'coin'],
  'coin-halted': [23_019, 'coin'],
  /** Of the wire alone. */
  'receipt-unknown': [23_020],
  'amount-malformed': [23_021],
  'coin-unknown': [23_022, 'coin'],
  /** Of moving a coin, which only a simulated market allows. */
  'market-real': [23_023],
  'move-range': [23_024, 'min', 'max', 'minutes'],
});
