import type { CurrencyCode, Language, Theme, Updown } from '@quay/contract/identity';
import { languageFor, tongues } from '@quay/words';
import { create } from 'zustand';
import { kept } from './kept.ts';

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

/** What holds now, with every choice made or filled in. */
export type Held = { [Key in keyof Choices]: NonNullable<Choices[Key]> };

type PreferencesStore = Held & { set(changes: Partial<Choices>): void };

/** `public/first-paint.js` reads the same key, so that the first paint has the right theme. */
const choices = kept<Partial<Choices>>('quay.preferences', {});

function hold(chosen: Partial<Choices>): Held {
  const language = chosen.language ?? languageFor(globalThis.navigator?.language);
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

export const usePreferences = create<PreferencesStore>()((set) => ({
  ...hold(choices.read()),
  set(changes) {
    const chosen = { ...choices.read(), ...changes };
    choices.write(chosen);
    set(hold(chosen));
  },
}));

choices.onOtherTab(() => usePreferences.setState(hold(choices.read())));

/** Only what was chosen, without what is filled in. */
export const chosenPreferences = (): Partial<Choices> => choices.read();
