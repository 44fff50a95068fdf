import { z } from 'zod';
import { call } from '../../call.ts';
import { trading } from '../../trading/index.ts';
import { product } from '../../trading/instrument-fields.ts';
import { type Alerts, alertCondition, alertsAnswer } from './alert.ts';
import { market } from './refusals.ts';

export const setAlertRequest = z.strictObject({ product, ...alertCondition });
export const setAlertResponse = alertsAnswer;

/** Sets a price alert, which fires once. One that is there already is not set twice. */
export const setAlert = call<z.infer<typeof setAlertRequest>, Alerts>({
  name: 'market/set-alert',
  method: 'POST',
  path: '/market/alerts/set',
  permission: 'user',
  refusals: [
    trading['symbol-unknown'],
    market['alert-price-wrong'],
    market['alert-at-once'],
    market['alert-move-wrong'],
    market['alerts-full'],
  ],
  about:
    'Sets a price alert: when the last price rises above a price, falls below it, or moves by some percent within a time. It fires once; one that is there already is not set twice.',
});
