import { useSyncExternalStore } from 'react';

/** From here on the screen is laid out for the desktop; the style sheets say the same. */
const desktop = typeof matchMedia === 'undefined' ? undefined : matchMedia('(min-width: 1024px)');

function listen(changed: () => void): () => void {
  desktop?.addEventListener('change', changed);
  return () => desktop?.removeEventListener('change', changed);
}

export function useWide(): boolean {
  return useSyncExternalStore(listen, () => desktop?.matches ?? false);
}
