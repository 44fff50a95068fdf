import { useSyncExternalStore } from 'react';

/** From here on orders stand in a table; the style sheet says the same. */
const desktop = typeof matchMedia === 'undefined' ? undefined : matchMedia('(min-width: 1024px)');

function listen(changed: () => void): () => void {
  desktop?.addEventListener('change', changed);
  return () => desktop?.removeEventListener('change', changed);
}

export function useWide(): boolean {
  return useSyncExternalStore(listen, () => desktop?.matches ?? false);
}
