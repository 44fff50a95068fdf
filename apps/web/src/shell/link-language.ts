import { isSpoken } from '@quay/words';
import { chosenPreferences, usePreferences } from './preferences.ts';
import { useSession } from './session.ts';

/** Takes the language that a shared link names (`?lang=ko_KR`), as long as nobody has chosen one here or is logged in. */
export function takeLinkLanguage(search: string): void {
  const named = new URLSearchParams(search).get('lang');
  if (!named || !isSpoken(named)) return;
  if (chosenPreferences().language || useSession.getState().token) return;
  usePreferences.getState().set({ language: named });
}
