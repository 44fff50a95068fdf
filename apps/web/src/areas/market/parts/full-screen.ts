import { type RefObject, useEffect, useState } from 'react';

/**
 * One element over the whole screen. The browser's own full screen where there is one; on a phone that has none the
 * element covers the page. Esc and the system's back out of full screen both end it.
 */
export function useFullScreen(element: RefObject<HTMLElement | null>): { full: boolean; toggle: () => void } {
  const [full, setFull] = useState(false);
  useEffect(() => {
    if (!full) return;
    const left = () => {
      if (!document.fullscreenElement) setFull(false);
    };
    const key = (event: KeyboardEvent) => {
      // A sheet over the chart takes Esc for itself.
      if (event.key === 'Escape' && !document.querySelector('dialog[open]')) setFull(false);
    };
    document.addEventListener('fullscreenchange', left);
    document.addEventListener('keydown', key);
    const overflow = document.documentElement.style.overflow;
    document.documentElement.style.overflow = 'hidden';
    return () => {
      document.removeEventListener('fullscreenchange', left);
      document.removeEventListener('keydown', key);
      document.documentElement.style.overflow = overflow;
      if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
    };
  }, [full]);
  return {
    full,
    toggle() {
      if (!full) element.current?.requestFullscreen?.().catch(() => undefined);
      setFull(!full);
    },
  };
}
