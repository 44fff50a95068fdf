import type { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../fields.ts';
import { type SystemSettings, systemSettings } from './system-settings.ts';

export const settingsRequest = nothing;

export const settingsResponse = systemSettings;

/** The system settings. */
export const settings = call<z.infer<typeof settingsRequest>, SystemSettings>({
  name: 'staff/settings',
  method: 'GET',
  path: '/console/api/settings',
  permission: 'staff:settings',
  refusals: [],
  about: 'The settings of the exchange.',
});
