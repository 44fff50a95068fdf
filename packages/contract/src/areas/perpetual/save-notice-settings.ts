import { z } from 'zod';
import { call } from '../../call.ts';
import { c2c } from '../c2c/refusals.ts';
import { chosenChannels, type NoticeSettings, noticeSettingsResponse } from './notice-settings.ts';

export const saveNoticeSettingsRequest = z.strictObject({
  risk: chosenChannels,
  activity: chosenChannels,
  alerts: chosenChannels.optional().describe('as they are when left out'),
});
export const saveNoticeSettingsResponse = noticeSettingsResponse;

/** Chooses by which ways the user is told of their contracts; at least one for what is a risk. */
export const saveNoticeSettings = call<z.infer<typeof saveNoticeSettingsRequest>, NoticeSettings>({
  name: 'perpetual/save-notice-settings',
  method: 'POST',
  path: '/perpetual/notices/settings/save',
  permission: 'user',
  refusals: [c2c['channel-needed'], c2c['channel-not-bound']],
  about: 'Chooses by which ways the user is told of their contracts; at least one for what is a risk.',
});
