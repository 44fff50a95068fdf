import { call } from '../../call.ts';
import { type ApprovalRequested, request } from './approval-request.ts';
import { staff } from './refusals.ts';
import { type SystemSettings, systemSettings } from './system-settings.ts';

export const saveSettingsRequest = systemSettings;

export const saveSettingsResponse = request;

/** Changes settings; a second person approves it. */
export const saveSettings = call<SystemSettings, ApprovalRequested>({
  name: 'staff/save-settings',
  method: 'POST',
  path: '/console/api/settings/save',
  permission: 'staff:settings',
  refusals: [staff['setting-malformed']],
  about: 'Changes settings; a second person approves it.',
});
