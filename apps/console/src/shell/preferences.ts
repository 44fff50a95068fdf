import type { Language } from '@quay/contract/identity';
import { deviceLanguage, loadLanguage } from '@quay/web-kit/language';
import { createPreferences } from '@quay/web-kit/preferences';

type Choices = { language: Language; theme: 'dark' | 'light' };

/** What this member of staff chose on this device. */
export const { usePreferences } = createPreferences<Choices, Choices>('quay.console.preferences', (chosen) => ({
  language: chosen.language ?? deviceLanguage(),
  theme: chosen.theme ?? 'dark',
}));

/** Changes the language once all words that the screen uses are there: nothing flashes, nothing shows half. */
export async function changeLanguage(language: Language): Promise<void> {
  await loadLanguage(language);
  usePreferences.getState().set({ language });
}
