import type { z } from 'zod';
import { call } from '../../call.ts';
import { preferences } from './preferences.ts';

export type Preferences = z.infer<typeof preferences>;

export const savePreferencesRequest = preferences.partial();

export const savePreferencesResponse = preferences;

/** Keeps language, currency, theme and colours on the account. What is not named stays. */
export const savePreferences = call<z.infer<typeof savePreferencesRequest>, Preferences>({
  name: 'identity/save-preferences',
  method: 'POST',
  path: '/member/preferences',
  permission: 'user',
  inDemo: 'same',
  whileFrozen: true,
  refusals: [],
  about: 'Keeps language, currency, theme and colours on the account. What is not named stays.',
});
