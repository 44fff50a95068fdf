import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, nothing } from '../../fields.ts';
import { staff } from './refusals.ts';
import { type Asked, asked } from './team.ts';

/** What the house can change while it runs. */
export const houseSettings = z.strictObject({
  supportOpens: z.string().describe('`HH:MM`, UTC'),
  supportCloses: z.string().describe('`HH:MM`, UTC; the same as opening means always'),
  supportDays: z.array(z.number().int().min(0).max(6)).describe('0 is Sunday'),
  merchantDeposit: decimal.describe('USDT'),
  signUpOpen: z.boolean(),
  withdrawalsOpen: z.boolean(),
  withdrawalOpens: z.string().describe('`HH:MM`, UTC'),
  withdrawalCloses: z.string().describe('`HH:MM`, UTC; the same as opening means always'),
  convertOpen: z.boolean().describe('flash exchange quotes prices'),
});
export type HouseSettings = z.infer<typeof houseSettings>;

export const settingsRequest = nothing;
export const settingsResponse = houseSettings;
/** The settings of the house. */
export const settings = call<z.infer<typeof settingsRequest>, HouseSettings>({
  name: 'staff/settings',
  method: 'GET',
  path: '/console/api/settings',
  permission: 'staff:settings',
  refusals: [],
  about: 'The settings of the house.',
});

export const saveSettingsRequest = houseSettings;
export const saveSettingsResponse = asked;
/** Changes settings; a second person approves it. */
export const saveSettings = call<HouseSettings, Asked>({
  name: 'staff/save-settings',
  method: 'POST',
  path: '/console/api/settings/save',
  permission: 'staff:settings',
  refusals: [staff['setting-malformed']],
  about: 'Changes settings; a second person approves it.',
});
