import {
  type AnchorHTMLAttributes,
  createContext,
  type MouseEvent,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useTransition,
} from 'react';

/**
 * The app's own small router over the browser's history. A general router costs more than a tenth of all the
 * JavaScript that the first screen may load, and a flat list of paths needs little of it.
 */
export type Location = {
  readonly pathname: string;
  readonly search: string;
  /** What a navigation gave along; it lives as long as the entry in the history. */
  readonly state: unknown;
  /** One per entry in the history. */
  readonly key: string;
};

/** How the present page was reached: a new entry, in place of one, or back and forward (and the first load). */
export type Arrival = 'PUSH' | 'REPLACE' | 'POP';

type Way = { replace?: boolean; state?: unknown };
/** To a path, or that many entries back and forward. */
export type Navigate = (to: string | number, way?: Way) => void;

type Kept = { readonly idx: number; readonly key: string; readonly usr: unknown };
type Place = { readonly location: Location; readonly arrival: Arrival };

const kept = (): Kept | null => history.state as Kept | null;

function read(arrival: Arrival): Place {
  const { pathname, search } = window.location;
  return { location: { pathname, search, state: kept()?.usr ?? null, key: kept()?.key ?? 'first' }, arrival };
}

const indexNow = (): number => kept()?.idx ?? 0;
/** Where in the history the present entry is, and which way it was come to: -1 is back, 1 is forward. */
let at = 0;
let step = 0;
let place: Place | undefined;
const present = (): Place => {
  if (!place) {
    place = read('POP');
    at = indexNow();
  }
  return place;
};

const hearers = new Set<() => void>();
function arrive(arrival: Arrival): void {
  const idx = indexNow();
  step = arrival === 'POP' ? Math.sign(idx - at) : 0;
  at = idx;
  place = read(arrival);
  for (const hear of hearers) hear();
}
let last = 0;

/** Goes somewhere, from inside or outside of React. */
export const navigate: Navigate = (to, { replace = false, state = null } = {}) => {
  if (typeof to === 'number') {
    history.go(to);
    return;
  }
  last += 1;
  const idx = (kept()?.idx ?? 0) + (replace ? 0 : 1);
  const entry: Kept = { idx, key: `${Date.now().toString(36)}-${last}`, usr: state };
  history[replace ? 'replaceState' : 'pushState'](entry, '', to);
  arrive(replace ? 'REPLACE' : 'PUSH');
};

/** For a page that is over: goes on in the direction in which it was come to. False when there is none. */
export function passOver(): boolean {
  if (step === 0 || (step < 0 && at === 0)) return false;
  history.go(step);
  return true;
}

const PlaceContext = createContext<Place | null>(null);
const LeavingContext = createContext(false);
const ParamsContext = createContext<Readonly<Record<string, string>>>({});

export function Router({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState(present);
  const [isLeaving, startTransition] = useTransition();
  useEffect(() => {
    // A transition: the present page stays until the next one is there, instead of an empty one in between.
    const hear = () => startTransition(() => setShown(present()));
    const popped = () => arrive('POP');
    hearers.add(hear);
    addEventListener('popstate', popped);
    // A redirect of the very first page went off before anybody listened: effects run from the inside out.
    hear();
    return () => {
      hearers.delete(hear);
      removeEventListener('popstate', popped);
    };
  }, []);
  return (
    <LeavingContext value={isLeaving}>
      <PlaceContext value={shown}>{children}</PlaceContext>
    </LeavingContext>
  );
}

/** Whether the address is the next page's already, and what is shown is still the one before. */
export const useIsLeaving = (): boolean => use(LeavingContext);

/** Gives the parameters of the matched path to the page. */
export const ParamsProvider = ParamsContext;

function usePlace(): Place {
  const place = use(PlaceContext);
  if (!place) throw new Error('outside of the router');
  return place;
}

export const useLocation = (): Location => usePlace().location;
export const useArrival = (): Arrival => usePlace().arrival;
export const useParams = (): Readonly<Partial<Record<string, string>>> => use(ParamsContext);
export const useNavigate = (): Navigate => navigate;

type NextSearch = URLSearchParams | Record<string, string>;

/** The query of the address, and a way to change it. */
export function useSearchParams(): [
  URLSearchParams,
  (next: NextSearch | ((now: URLSearchParams) => NextSearch), way?: Way) => void,
] {
  const { pathname, search } = useLocation();
  const now = useMemo(() => new URLSearchParams(search), [search]);
  const change = useCallback(
    (next: NextSearch | ((now: URLSearchParams) => NextSearch), way?: Way) => {
      const given = typeof next === 'function' ? next(new URLSearchParams(search)) : next;
      const query = new URLSearchParams(given).toString();
      navigate(pathname + (query && `?${query}`), way);
    },
    [pathname, search],
  );
  return [now, change];
}

/** The parameters of a path such as `/trade/:symbol`, or nothing when the address is another one. */
export function matchPath(path: string, pathname: string): Record<string, string> | null {
  const wanted = path.split('/');
  const given = pathname.replace(/(.)\/+$/, '$1').split('/');
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [at, part] of wanted.entries()) {
    const text = given[at]!;
    if (part.startsWith(':')) {
      if (text === '') return null;
      params[part.slice(1)] = decoded(text);
    } else if (part.toLowerCase() !== text.toLowerCase()) return null;
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

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & Way & { to: string };

/** A link inside of the app. It stays a real link: a new tab, a long press and a middle click do what they always do. */
export function Link({ to, replace, state, onClick, target, ...rest }: LinkProps) {
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (event.defaultPrevented || !plain || (target && target !== '_self')) return;
    event.preventDefault();
    // The same page once more is no new step back.
    const here = window.location.pathname + window.location.search;
    navigate(to, { replace: replace ?? to === here, state });
  }
  return <a {...rest} href={to} target={target} onClick={follow} />;
}

/** Goes elsewhere as soon as it is shown, in place of where one is. */
export function Redirect({ to }: { to: string }) {
  useEffect(() => navigate(to, { replace: true }), [to]);
  return null;
}
