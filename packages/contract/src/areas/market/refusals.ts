import { refusals } from '../../refusal.ts';

export const market = refusals('market', {
  'interval-unknown': [12002, 'interval'],
  'alert-price-wrong': [29000, 'tick'],
  'alert-at-once': [29001, 'last'],
  'alert-move-wrong': [29002, 'least', 'most'],
  'alerts-full': [29003, 'max'],
});
