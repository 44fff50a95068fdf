import { trading } from '@quay/contract';
import { favorAdd, favorDelete, favorFind } from '@quay/contract/market';
import { Refusal } from '@quay/web-kit/request';
import { storedValue } from '@quay/web-kit/storage';
import { useEffect } from 'react';
import { create } from 'zustand';
import { ask } from '../../request/ask.ts';
import { notify } from '../../shell/notify.ts';
import { useSession } from '../../shell/session.ts';
import { marketWords } from './words/index.ts';

type FavouritesStore = {
  /** Oldest first. */
  symbols: readonly string[];
  toggle(symbol: string): void;
};

/** A guest's favourites. They move to the account at the login. */
const onDevice = storedValue<readonly string[]>('quay.favourites', []);
/** The session whose favourites are shown; nothing while they are a guest's. */
let shownFor: string | null = null;

export const useFavouritesStore = create<FavouritesStore>()((set, get) => ({
  symbols: onDevice.read(),
  toggle(symbol) {
    const had = get().symbols.includes(symbol);
    const symbols = had ? get().symbols.filter((one) => one !== symbol) : [...get().symbols, symbol];
    set({ symbols });
    if (!useSession.getState().token) {
      onDevice.write(symbols);
      return;
    }
    ask(had ? favorDelete : favorAdd, { symbol }, { quiet: true }).then(
      (saved) => set({ symbols: saved }),
      () => {
        // The star goes back to what the account holds, and says why.
        const now = get().symbols;
        set({ symbols: had ? [...now.filter((one) => one !== symbol), symbol] : now.filter((one) => one !== symbol) });
        const words = marketWords.now();
        if (words) notify(words.favouriteFailed, { tone: 'error' });
      },
    );
  },
}));

/** Shows the favourites of whoever is logged in; what a guest had kept on this device is added to the account. */
async function follow(token: string | null): Promise<void> {
  if (token === shownFor) return;
  shownFor = token;
  if (!token) {
    useFavouritesStore.setState({ symbols: onDevice.read() });
    return;
  }
  try {
    let symbols = await ask(favorFind, {}, { quiet: true });
    for (const symbol of onDevice.read().filter((one) => !symbols.includes(one))) {
      // A market that is gone is refused and forgotten; anything else is tried again another time.
      symbols = await ask(favorAdd, { symbol }, { quiet: true }).catch((failure: unknown) => {
        if (failure instanceof Refusal && failure.reason === trading['symbol-unknown'].reason) return symbols;
        throw failure;
      });
    }
    onDevice.write([]);
    if (shownFor === token) useFavouritesStore.setState({ symbols });
  } catch {
    // What is shown stays; the next screen that shows favourites asks again.
    if (shownFor === token) shownFor = null;
  }
}

export type Favourites = {
  /** Oldest first. */
  readonly symbols: readonly string[];
  has(symbol: string): boolean;
  toggle(symbol: string): void;
};

/** The reader's favourite markets: on the account when logged in, on the device for a guest. */
export function useFavourites(): Favourites {
  const { symbols, toggle } = useFavouritesStore();
  const token = useSession((session) => session.token);
  useEffect(() => void follow(token), [token]);
  return { symbols, has: (symbol) => symbols.includes(symbol), toggle };
}
