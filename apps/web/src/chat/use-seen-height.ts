import { useEffect } from 'react';

/**
 * The height that a phone's keyboard leaves, as `--chat-height`. Browsers lay the keyboard over the page, and with
 * it over whatever stands at its end.
 */
export function useSeenHeight(): void {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return;
    const root = document.documentElement;
    const fit = () => {
      // Pinched larger, the page is not to be laid out anew.
      if (seen.scale > 1.01) return;
      root.style.setProperty('--chat-height', `${seen.height}px`);
      // The browser has moved the page to bring the field into sight; now it is in sight by itself.
      if (seen.offsetTop > 0) scrollTo(0, 0);
    };
    fit();
    seen.addEventListener('resize', fit);
    return () => {
      seen.removeEventListener('resize', fit);
      root.style.removeProperty('--chat-height');
    };
  }, []);
}
