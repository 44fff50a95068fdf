import type { CurrencyCode, Language, Theme, Updown } from '@quay/contract/identity';
import { deviceLanguage, loadLanguage } from '@quay/web-kit/language';
import { createPreferences } from '@quay/web-kit/preferences';
import { tongues } from '@quay/words';

/** What the user chose. `null` has not been chosen and follows the device or the language. */
type Choices = {
  language: Language | null;
  currency: CurrencyCode | null;
  theme: Theme | null;
  updown: Updown | null;
  hideBalances: boolean;
  /** The market that was looked at last; the trade tabs open it. */
  symbol: string;
  /** On which side of the order form the book stands on a phone. */
  bookSide: 'left' | 'right';
};

/** What applies now, with every choice made or filled in. */
type Effective = { [Key in keyof Choices]: NonNullable<Choices[Key]> };

function resolve(chosen: Partial<Choices>): Effective {
  const language = chosen.language ?? deviceLanguage();
  return {
    language,
    currency: chosen.currency ?? 'USD',
    theme: chosen.theme ?? 'dark',
    updown: chosen.updown ?? tongues[language].updown,
    hideBalances: chosen.hideBalances ?? false,
    symbol: chosen.symbol ?? 'BTC',
    bookSide: chosen.bookSide ?? 'left',
  };
}

export const { usePreferences, chosenPreferences } = createPreferences<Choices, Effective>('quay.preferences', resolve);

/** Changes the language once all words that the screen uses are there: nothing flashes, nothing shows half. */
export async function changeLanguage(language: Language): Promise<void> {
  await loadLanguage(language);
  usePreferences.getState().set({ language });
}
