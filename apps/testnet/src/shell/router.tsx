import { type AnchorHTMLAttributes, type MouseEvent, useSyncExternalStore } from 'react';

/** A small router over the browser's history. */

const listeners = new Set<() => void>();
const changed = () => {
  for (const listener of listeners) listener();
};
// A test of what needs no browser has none.
globalThis.addEventListener?.('popstate', changed);

export function navigate(to: string, { replace = false }: { replace?: boolean } = {}): void {
  if (to === location.pathname + location.search) return;
  history[replace ? 'replaceState' : 'pushState'](null, '', to);
  scrollTo(0, 0);
  changed();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const usePathname = (): string => useSyncExternalStore(subscribe, () => location.pathname);
export const useSearch = (): URLSearchParams =>
  new URLSearchParams(useSyncExternalStore(subscribe, () => location.search));

/** A link inside of these pages. It stays a real link: a new tab and a middle click do what they always do. */
export function Link({ href = '', onClick, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (event.defaultPrevented || !plain) return;
    event.preventDefault();
    navigate(href);
  }
  return <a {...rest} href={href} onClick={follow} />;
}
