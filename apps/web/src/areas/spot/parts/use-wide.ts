import { useSyncExternalStore } from 'react';

/** From here on chart, book, trades and form stand side by side. */
const wide = globalThis.matchMedia?.('(min-width: 1024px)');

export function useWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      wide?.addEventListener('change', changed);
      return () => wide?.removeEventListener('change', changed);
    },
    () => wide?.matches ?? false,
  );
}
