import { useSyncExternalStore } from 'react';

/** From here on chart, book, trades and form stand side by side. */
const WIDE = 1024;
/** From here on there is room for a table beside them. */
export const TABLE = 1200;

const queries = new Map<number, MediaQueryList | undefined>();
function query(from: number): MediaQueryList | undefined {
  const params = queries.get(from) ?? globalThis.matchMedia?.(`(min-width: ${from}px)`);
  queries.set(from, params);
  return params;
}

export function useWide(from = WIDE): boolean {
  return useSyncExternalStore(
    (changed) => {
      query(from)?.addEventListener('change', changed);
      return () => query(from)?.removeEventListener('change', changed);
    },
    () => query(from)?.matches ?? false,
  );
}
