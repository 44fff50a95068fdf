import type { Language, Theme, Updown } from '@quay/contract/identity';
import { languageFacts } from '@quay/words';

type Appearance = { readonly theme: Theme; readonly language: Language; readonly updown?: Updown };
type Preferences = { getState(): Appearance; subscribe(listener: () => void): unknown };

/** The background of the page, for the frame that a browser draws round it. */
const backgrounds = { dark: '#0A1013', light: '#F2F5F5' };

/** Puts theme, colours of rise and fall and the language on the document, now and at every change. */
export function applyAppearance(preferences: Preferences): void {
  const deviceIsLight = matchMedia('(prefers-color-scheme: light)');
  const apply = () => {
    const { theme, updown, language } = preferences.getState();
    const shown = theme === 'system' ? (deviceIsLight.matches ? 'light' : 'dark') : theme;
    const root = document.documentElement;
    root.dataset.theme = shown;
    if (updown) root.dataset.updown = updown;
    const { tag, direction } = languageFacts(language);
    root.lang = tag;
    root.dir = direction;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', backgrounds[shown]);
  };
  apply();
  preferences.subscribe(apply);
  deviceIsLight.addEventListener('change', apply);
}
