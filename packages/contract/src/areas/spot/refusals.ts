import { refusals } from '../../refusal.ts';
import { orderRefusals } from '../../trading/refusals.ts';

/** What orders of every product are refused with, and what only spot refuses. */
export const spot = {
  ...orderRefusals('spot', 13_000),
  ...refusals('spot', {
    'order-linked': [13_080],
    'oco-buy-needs-limit': [13_081],
    'oco-limit-not-above': [13_082, 'last'],
    'oco-limit-not-below': [13_083, 'last'],
    'oco-stop-not-above': [13_084, 'last'],
    'oco-stop-not-below': [13_085, 'last'],
    'exits-of-purchases': [13_086],
    'exit-missing': [13_087],
    'take-profit-wrong-side': [13_088, 'reference'],
    'stop-loss-wrong-side': [13_089, 'reference'],
    'exits-too-small': [13_090, 'min', 'coin'],
  }),
};
