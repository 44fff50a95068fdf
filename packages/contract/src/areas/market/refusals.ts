import { refusals } from '../../refusal.ts';

export const market = refusals('market', {
  'interval-unknown': [12002, 'interval'],
});
