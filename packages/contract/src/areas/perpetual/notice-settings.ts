import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../fields.ts';
import { noticeChannels } from '../c2c/sets.ts';

export const chosenChannels = z.array(z.enum(noticeChannels)).max(noticeChannels.length);

export const noticeSettingsRequest = nothing;
export const noticeSettingsResponse = z.object({
  risk: chosenChannels.describe('warnings, liquidations and deleveraging'),
  activity: chosenChannels.describe('funding that took a profit, and what happens to a contract; may be empty'),
  alerts: chosenChannels.describe('price alerts that have fired; may be empty'),
  bound: chosenChannels.describe('channels that can reach the user'),
});
export type NoticeSettings = z.infer<typeof noticeSettingsResponse>;

/** By which ways the user is told of their contracts. Every notice stands in the list of them besides. */
export const noticeSettings = call<z.infer<typeof noticeSettingsRequest>, NoticeSettings>({
  name: 'perpetual/notice-settings',
  method: 'GET',
  path: '/perpetual/notices/settings',
  permission: 'user',
  refusals: [],
  about: 'By which ways the user is told of their contracts. Every notice stands in the list of them besides.',
});
