import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../fields.ts';
import { networkName } from '../wallet/networks.ts';
import { chainAlarms } from './chain-cases.ts';
import { staff } from './refusals.ts';

export const closeAlarmRequest = z.strictObject({
  network: networkName,
  alarm: z.enum(chainAlarms),
  subject: z.string().max(200),
});

export const closeAlarmResponse = nothing;

/** Ends an alarm of something that happened, after somebody has looked. */
export const closeAlarm = call<z.infer<typeof closeAlarmRequest>, z.infer<typeof closeAlarmResponse>>({
  name: 'staff/close-alarm',
  method: 'POST',
  path: '/console/api/chain/close-alarm',
  permission: 'staff:chain',
  refusals: [staff['network-unknown'], staff['alarm-unknown']],
  about: 'Ends an alarm of something that happened, after somebody has looked.',
});
