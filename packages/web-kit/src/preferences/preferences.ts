import type { Language } from '@quay/contract/identity';
import { create } from 'zustand';
import { setLanguage } from '../language/language.ts';
import { storedValue } from '../storage/stored-value.ts';

type Store<Choices, Effective> = Effective & {
  /** Keeps the choices on this device. */
  set(changes: Partial<Choices>): void;
};

/**
 * The preferences of an app, kept under `key`. `Choices` is what the user chose; `resolve` fills in what was not, from
 * the device or the language. `public/first-paint.js` reads the same key, so that the first paint has the right theme.
 */
export function createPreferences<Choices extends object, Effective extends { readonly language: Language }>(
  key: string,
  resolve: (chosen: Partial<Choices>) => Effective,
) {
  const choices = storedValue<Partial<Choices>>(key, {});
  type State = Store<Choices, Effective>;
  const usePreferences = create<State>()((set) => ({
    ...resolve(choices.read()),
    set(changes) {
      // What another app keeps under the same key stays.
      const chosen = { ...choices.read(), ...changes };
      choices.write(chosen);
      set((state) => ({ ...state, ...resolve(chosen) }));
    },
  }));
  const follow = () => setLanguage(usePreferences.getState().language);
  follow();
  usePreferences.subscribe(follow);
  choices.onOtherTab(() => usePreferences.setState((state) => ({ ...state, ...resolve(choices.read()) })));
  /** Only what was chosen, without what is filled in. */
  const chosenPreferences = (): Partial<Choices> => choices.read();
  return { usePreferences, chosenPreferences };
}
