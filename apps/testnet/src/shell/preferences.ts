import type { Language } from '@quay/contract/identity';
import { languageFor, tongues } from '@quay/words';
import { create } from 'zustand';
import { kept } from './kept.ts';

type Choices = { readonly language?: Language | null; readonly theme?: 'dark' | 'light' | 'system' | null };
type Held = { readonly language: Language; readonly theme: 'dark' | 'light' };

/** The choices of the customers' app, which `first-paint.js` reads too: these pages look as the app does. */
const choices = kept<Choices>('quay.preferences', {});

function hold({ language, theme }: Choices): Held {
  const light = theme === 'light' || (theme === 'system' && matchMedia('(prefers-color-scheme: light)').matches);
  return { language: language ?? languageFor(globalThis.navigator?.language), theme: light ? 'light' : 'dark' };
}

export const usePreferences = create<Held & { set(changes: Partial<Held>): void }>()((set) => ({
  ...hold(choices.read()),
  set(changes) {
    // What else the app keeps there stays.
    const chosen = { ...choices.read(), ...changes };
    choices.write(chosen);
    set(hold(chosen));
  },
}));

export const useTag = (): string => tongues[usePreferences((held) => held.language)].tag;

/** The page's own ground, for the frame that a browser draws round it. */
const grounds = { dark: '#0A1013', light: '#F2F5F5' };

/** Puts theme and language on the document, now and at every change. */
export function wearPreferences(): void {
  const wear = () => {
    const { theme, language } = usePreferences.getState();
    document.documentElement.dataset.theme = theme;
    document.documentElement.lang = tongues[language].tag;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', grounds[theme]);
  };
  wear();
  usePreferences.subscribe(wear);
}
