import type { RequestOf } from '@quay/contract';
import { savePreferences } from '@quay/contract/identity';
import { ask } from '../../request/ask.ts';

/** Keeps language, currency, theme and colours on the account. What is not named stays. */
export const submitSavePreferences = (request: RequestOf<typeof savePreferences>) =>
  ask(savePreferences, request, { quiet: true });
