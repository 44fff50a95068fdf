import { refusals } from '../../refusal.ts';

export const market = refusals('market', {
  'interval-unknown': [12002, 'interval'],
  'alert-price-wrong': [12003, 'tick'],
  'alert-at-once': [12004, 'last'],
  'alert-move-wrong': [12005, 'least', 'most'],
  'alerts-full': [12006, 'max'],
});
