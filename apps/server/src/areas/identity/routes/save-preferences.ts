import type { savePreferences } from '@quay/contract/identity';
import { type Route, told } from '../../../edge/route.ts';

export const savePreferencesRoute: Route<typeof savePreferences> = async (request, asking) => {
  const saved = await asking.reads.identity.savePreferences(asking.owner, request);
  if (!saved) throw new Error(`user ${asking.owner} has a session and is not there`);
  return told(saved);
};
