import { useEffect, useLayoutEffect, useRef } from 'react';
import { useArrival, useLocation } from './router.tsx';

/** How long a page that comes back may take to grow to its old height. */
const GROWING_MS = 1_500;

const positions = new Map<string, number>();

/** Back and forward find the page where it was left; a new page starts at its top. */
export function useScrollMemory(): void {
  const { key, pathname } = useLocation();
  const how = useArrival();
  const before = useRef(pathname);

  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);

  useLayoutEffect(() => {
    const samePage = before.current === pathname;
    before.current = pathname;
    const wanted = how === 'POP' ? (positions.get(key) ?? 0) : 0;
    // A filter in the address is not a new page.
    if (how !== 'POP' && samePage) return remember(key);

    scrollTo(0, wanted);
    let frame = 0;
    const until = performance.now() + GROWING_MS;
    const grow = () => {
      if (Math.abs(scrollY - wanted) < 2 || performance.now() > until) return;
      scrollTo(0, wanted);
      frame = requestAnimationFrame(grow);
    };
    if (wanted > 0) frame = requestAnimationFrame(grow);
    // A finger on the page is stronger than the memory.
    const stop = () => cancelAnimationFrame(frame);
    addEventListener('pointerdown', stop, { once: true });
    addEventListener('wheel', stop, { once: true, passive: true });
    const forget = remember(key);
    return () => {
      stop();
      removeEventListener('pointerdown', stop);
      removeEventListener('wheel', stop);
      forget();
    };
  }, [key, pathname, how]);
}

function remember(key: string): () => void {
  const note = () => positions.set(key, scrollY);
  addEventListener('scroll', note, { passive: true, capture: true });
  return () => removeEventListener('scroll', note, { capture: true });
}
