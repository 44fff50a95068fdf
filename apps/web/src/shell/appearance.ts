import { tongues } from '@quay/words';
import { usePreferences } from './preferences.ts';

/** The page's own ground, for the frame that a browser draws round it. */
const grounds = { dark: '#0A1013', light: '#F2F5F5' };

/** Puts theme, colours of rise and fall and the language on the document, now and at every change. */
export function wearPreferences(): void {
  const deviceIsLight = matchMedia('(prefers-color-scheme: light)');
  const wear = () => {
    const { theme, updown, language } = usePreferences.getState();
    const shown = theme === 'system' ? (deviceIsLight.matches ? 'light' : 'dark') : theme;
    const root = document.documentElement;
    root.dataset.theme = shown;
    root.dataset.updown = updown;
    root.lang = tongues[language].tag;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', grounds[shown]);
  };
  wear();
  usePreferences.subscribe(wear);
  deviceIsLight.addEventListener('change', wear);
}
