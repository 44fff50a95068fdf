import { type AnchorHTMLAttributes, type MouseEvent, useSyncExternalStore } from 'react';

/** The console's own small router over the browser's history. Its addresses are a flat list of paths. */

const listeners = new Set<() => void>();
const changed = () => {
  for (const listener of listeners) listener();
};
// A test of what needs no browser has none.
globalThis.addEventListener?.('popstate', changed);

/** Goes somewhere, from inside or outside of React. */
export function navigate(to: string, { replace = false }: { replace?: boolean } = {}): void {
  if (to === location.pathname + location.search) return;
  history[replace ? 'replaceState' : 'pushState'](null, '', to);
  changed();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const usePathname = (): string => useSyncExternalStore(subscribe, () => location.pathname);

type Filter = Readonly<Record<string, string | undefined>>;

/** The query of the address, such as `?search=alice`, and a way to change parts of it in place. */
export function useFilter(): [URLSearchParams, (changes: Filter) => void] {
  const search = useSyncExternalStore(subscribe, () => location.search);
  const now = new URLSearchParams(search);
  const change = (changes: Filter) => {
    const next = new URLSearchParams(location.search);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    navigate(withQuery(location.pathname, next), { replace: true });
  };
  return [now, change];
}

/** A path with a query, when there is one. */
export function withQuery(path: string, query: URLSearchParams | string): string {
  const text = query.toString().replace(/^\?/, '');
  return text ? `${path}?${text}` : path;
}

export type Params = Readonly<Partial<Record<string, string>>>;

/** The parameters of a path such as `/console/users/:userId`, or nothing when the address is another one. */
export function matchPath(path: string, pathname: string): Params | undefined {
  const wanted = path.split('/');
  const given = pathname.replace(/(.)\/+$/, '$1').split('/');
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [at, part] of wanted.entries()) {
    const text = given[at]!;
    if (part.startsWith(':') && text !== '') params[part.slice(1)] = decoded(text);
    else if (part !== text) return undefined;
  }
  return params;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A percent sign that somebody typed.
    return text;
  }
}

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { to: string };

/** A link inside of the console. It stays a real link: a new tab and a middle click do what they always do. */
export function Link({ to, onClick, ...rest }: LinkProps) {
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (event.defaultPrevented || !plain) return;
    event.preventDefault();
    navigate(to);
  }
  return <a {...rest} href={to} onClick={follow} />;
}
