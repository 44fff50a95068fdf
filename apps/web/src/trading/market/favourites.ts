import { trading } from '@quay/contract';
import { type Product, products } from '@quay/contract/trading';
import { Refusal } from '@quay/web-kit/request';
import { storedValue } from '@quay/web-kit/storage';
import { useEffect, useMemo } from 'react';
import { create } from 'zustand';
import { notify } from '../../shell/notify.ts';
import { useSession } from '../../shell/session.ts';
import { type InstrumentKey, instrumentOf, keyOf, namedOf } from '../instrument.ts';
import { submitFavorAdd } from './acts/favor-add.ts';
import { submitFavorDelete } from './acts/favor-delete.ts';
import { fetchFavorFind } from './queries/favor-find.ts';
import { marketWords } from './words/index.ts';

/** The calls that keep the favourites of a product on the account. */
const callsOf = (product: Product) => ({
  find: () => fetchFavorFind(product === 'spot' ? {} : { product }),
  add: (symbol: string) => submitFavorAdd(namedOf({ product, symbol })),
  remove: (symbol: string) => submitFavorDelete(namedOf({ product, symbol })),
});

type FavouritesStore = {
  /** Oldest first. */
  keys: readonly InstrumentKey[];
  toggle(key: InstrumentKey): void;
};

/** A guest's favourites. They move to the account at the login. */
const onDevice = storedValue<readonly InstrumentKey[]>('quay.favourites', []);
/** The session whose favourites are shown; nothing while they are a guest's. */
let shownFor: string | null = null;

const isOf = (product: Product) => (key: InstrumentKey) => instrumentOf(key).product === product;

/** The account answers with all favourites of one product; those of the others stay. */
function withAnswer(keys: readonly InstrumentKey[], product: Product, symbols: readonly string[]): InstrumentKey[] {
  const isOther = (key: InstrumentKey) => !isOf(product)(key);
  return [...keys.filter(isOther), ...symbols.map((symbol) => keyOf({ product, symbol }))];
}

export const useFavouritesStore = create<FavouritesStore>()((set, get) => ({
  keys: onDevice.read(),
  toggle(key) {
    const had = get().keys.includes(key);
    const keys = had ? get().keys.filter((one) => one !== key) : [...get().keys, key];
    set({ keys });
    if (!useSession.getState().token) {
      onDevice.write(keys);
      return;
    }
    const { product, symbol } = instrumentOf(key);
    callsOf(product)
      [had ? 'remove' : 'add'](symbol)
      .then(
        (saved) => set({ keys: withAnswer(get().keys, product, saved) }),
        () => {
          // The star goes back to what the account holds, and says why.
          const now = get().keys;
          set({ keys: had ? [...now.filter((one) => one !== key), key] : now.filter((one) => one !== key) });
          const words = marketWords.now();
          if (words) notify(words.favouriteFailed, { tone: 'error' });
        },
      );
  },
}));

/** The favourites of an account; what a guest had kept on this device is added to them. */
async function onAccount(product: Product): Promise<readonly string[]> {
  const { find, add } = callsOf(product);
  let symbols = await find();
  const kept = onDevice.read().filter(isOf(product));
  for (const { symbol } of kept.map(instrumentOf).filter((one) => !symbols.includes(one.symbol))) {
    // A market that is gone is refused and forgotten; anything else is tried again another time.
    symbols = await add(symbol).catch((failure: unknown) => {
      if (failure instanceof Refusal && failure.reason === trading['symbol-unknown'].reason) return symbols;
      throw failure;
    });
  }
  return symbols;
}

/** Shows the favourites of whoever is logged in. */
async function load(token: string | null): Promise<void> {
  if (token === shownFor) return;
  shownFor = token;
  if (!token) {
    useFavouritesStore.setState({ keys: onDevice.read() });
    return;
  }
  try {
    let keys: InstrumentKey[] = [];
    for (const product of products) keys = withAnswer(keys, product, await onAccount(product));
    onDevice.write([]);
    if (shownFor === token) useFavouritesStore.setState({ keys });
  } catch {
    // What is shown stays; the next screen that shows favourites asks again.
    if (shownFor === token) shownFor = null;
  }
}

export type Favourites = {
  /** Those of the product, oldest first. */
  readonly symbols: readonly string[];
  has(key: InstrumentKey): boolean;
  toggle(key: InstrumentKey): void;
};

/** The reader's favourites: on the account when logged in, on the device for a guest. */
export function useFavourites(product: Product = 'spot'): Favourites {
  const { keys, toggle } = useFavouritesStore();
  const token = useSession((session) => session.token);
  useEffect(() => void load(token), [token]);
  const symbols = useMemo(() => keys.filter(isOf(product)).map((key) => instrumentOf(key).symbol), [keys, product]);
  return { symbols, has: (key) => keys.includes(key), toggle };
}
