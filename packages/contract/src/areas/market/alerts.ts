import type { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../fields.ts';
import { type Alerts, alertsAnswer } from './alert.ts';

export const alertsRequest = nothing;
export const alertsResponse = alertsAnswer;

/** The price alerts of the user that have not fired. */
export const alerts = call<z.infer<typeof alertsRequest>, Alerts>({
  name: 'market/alerts',
  method: 'GET',
  path: '/market/alerts',
  permission: 'user',
  refusals: [],
  about: 'The price alerts of the user that have not fired, newest first.',
});
