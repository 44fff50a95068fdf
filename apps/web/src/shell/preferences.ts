import type { CurrencyCode, Language, Theme, Updown } from '@quay/contract/identity';
import { type Product, products } from '@quay/contract/trading';
import { deviceLanguage, loadLanguage } from '@quay/web-kit/language';
import { createPreferences } from '@quay/web-kit/preferences';
import { languageFacts } from '@quay/words';

/** What the user chose. `null` has not been chosen and follows the device or the language. */
type Choices = {
  language: Language | null;
  currency: CurrencyCode | null;
  theme: Theme | null;
  updown: Updown | null;
  hideBalances: boolean;
  /** The spot market that was looked at last, as versions before `lastSymbols` kept it. */
  symbol: string;
  /** Of each product the market that was looked at last; the trade tabs open it. */
  lastSymbols: Readonly<Partial<Record<Product, string>>>;
  /** On which side of the order form the book stands on a phone. */
  bookSide: 'left' | 'right';
  /** Whether letters are shortcuts on a desktop. */
  keys: boolean;
};

/** What applies now, with every choice made or filled in. */
type Effective = { [Key in keyof Omit<Choices, 'symbol' | 'lastSymbols'>]: NonNullable<Choices[Key]> } & {
  readonly lastSymbols: Readonly<Record<Product, string>>;
};

/** Where a product opens at which nobody looked yet. */
const firstSymbols = Object.fromEntries(products.map((product) => [product, 'BTC'])) as Record<Product, string>;

export function resolve(chosen: Partial<Choices>): Effective {
  const language = chosen.language ?? deviceLanguage();
  return {
    language,
    currency: chosen.currency ?? 'USD',
    theme: chosen.theme ?? 'dark',
    updown: chosen.updown ?? languageFacts(language).updown,
    hideBalances: chosen.hideBalances ?? false,
    lastSymbols: { ...firstSymbols, ...(chosen.symbol && { spot: chosen.symbol }), ...chosen.lastSymbols },
    bookSide: chosen.bookSide ?? 'left',
    keys: chosen.keys ?? true,
  };
}

export const { usePreferences, chosenPreferences } = createPreferences<Choices, Effective>('quay.preferences', resolve);

/** Remembers the market of a product that was looked at last. */
export function keepLastSymbol(product: Product, symbol: string): void {
  const { lastSymbols, set } = usePreferences.getState();
  set({ lastSymbols: { ...lastSymbols, [product]: symbol } });
}

/** Changes the language once all words that the screen uses are there: nothing flashes, nothing shows half. */
export async function changeLanguage(language: Language): Promise<void> {
  await loadLanguage(language);
  usePreferences.getState().set({ language });
}
