import type { Language, Theme } from '@quay/contract/identity';
import { deviceLanguage, loadLanguage } from '@quay/web-kit/language';
import { createPreferences } from '@quay/web-kit/preferences';

type Choices = { language: Language | null; theme: Theme | null };
type Effective = { language: Language; theme: 'dark' | 'light' };

/** The choices of the customers' app, under the same key: these pages look as the app does. */
export const { usePreferences } = createPreferences<Choices, Effective>('quay.preferences', ({ language, theme }) => {
  const isLight = theme === 'light' || (theme === 'system' && matchMedia('(prefers-color-scheme: light)').matches);
  return { language: language ?? deviceLanguage(), theme: isLight ? 'light' : 'dark' };
});

/** Changes the language once all words that the screen uses are there: nothing flashes, nothing shows half. */
export async function changeLanguage(language: Language): Promise<void> {
  await loadLanguage(language);
  usePreferences.getState().set({ language });
}
