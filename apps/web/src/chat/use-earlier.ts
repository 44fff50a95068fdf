import { useState } from 'react';

export type Earlier = { readonly state: 'idle' | 'loading' | 'failed'; readonly load: () => Promise<void> };

/** Brings what was written before, one page at a time. `fetch` puts the page before `oldest` where it belongs. */
export function useEarlier(
  oldest: number | undefined,
  begun: boolean,
  fetch: (before: number) => Promise<void>,
): Earlier {
  const [state, setState] = useState<Earlier['state']>('idle');
  async function load() {
    if (state === 'loading' || oldest === undefined || begun) return;
    setState('loading');
    try {
      await fetch(oldest);
      setState('idle');
    } catch {
      setState('failed');
    }
  }
  return { state, load };
}
