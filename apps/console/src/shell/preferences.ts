import type { Language } from '@quay/contract/identity';
import { languageFor, tongues } from '@quay/words';
import { create } from 'zustand';
import { kept } from './kept.ts';

type Choices = { readonly language?: Language; readonly theme?: 'dark' | 'light' };

/** `public/first-paint.js` reads the same key, so that the first paint has the right theme. */
const choices = kept<Choices>('quay.console.preferences', {});

const held = (chosen: Choices): Required<Choices> => ({
  language: chosen.language ?? languageFor(globalThis.navigator?.language),
  theme: chosen.theme ?? 'dark',
});

/** What this member of staff chose on this device. */
export const usePreferences = create<Required<Choices> & { set(changes: Choices): void }>()((set) => ({
  ...held(choices.read()),
  set(changes) {
    const chosen = { ...choices.read(), ...changes };
    choices.write(chosen);
    set(held(chosen));
  },
}));

/** The page's own ground, for the frame that a browser draws round it. */
const grounds = { dark: '#0A1013', light: '#F2F5F5' };

/** Puts theme and language on the document, now and at every change. */
export function wearPreferences(): void {
  const wear = () => {
    const { theme, language } = usePreferences.getState();
    const root = document.documentElement;
    root.dataset.theme = theme;
    root.lang = tongues[language].tag;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', grounds[theme]);
  };
  wear();
  usePreferences.subscribe(wear);
}
