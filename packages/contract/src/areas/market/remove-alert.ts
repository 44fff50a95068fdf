import { z } from 'zod';
import { call } from '../../call.ts';
import { id } from '../../fields.ts';
import { type Alerts, alertsAnswer } from './alert.ts';

export const removeAlertRequest = z.strictObject({ id });
export const removeAlertResponse = alertsAnswer;

/** Removes a price alert that has not fired; removing it again changes nothing. */
export const removeAlert = call<z.infer<typeof removeAlertRequest>, Alerts>({
  name: 'market/remove-alert',
  method: 'POST',
  path: '/market/alerts/remove',
  permission: 'user',
  refusals: [],
  about: 'Removes a price alert that has not fired; removing it again changes nothing.',
});
