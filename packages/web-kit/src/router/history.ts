/** The browser's history as an app sees it. Nothing here needs React, so that code outside of it can navigate too. */

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

export type Visit = { readonly location: Location; readonly arrival: Arrival };

export type NavigateOptions = {
  replace?: boolean;
  state?: unknown;
  /** Shows the change at once, for what is typed or held down; else the present page stays until the next one is there. */
  immediate?: boolean;
};

/** To a path, or that many entries back and forward. */
export type Navigate = (to: string | number, options?: NavigateOptions) => void;

/** What stands in the browser's `history.state`. */
type Entry = { readonly idx: number; readonly key: string; readonly usr: unknown };
type Subscriber = (immediate: boolean) => void;

const entry = (): Entry | null => history.state as Entry | null;
const indexNow = (): number => entry()?.idx ?? 0;

/** Where in the history the present entry is, and which way it was reached: -1 is back, 1 is forward. */
let index = 0;
let direction = 0;
let visit: Visit | undefined;
let navigations = 0;
const subscribers = new Set<Subscriber>();

function read(arrival: Arrival): Visit {
  const { pathname, search } = window.location;
  return { location: { pathname, search, state: entry()?.usr ?? null, key: entry()?.key ?? 'first' }, arrival };
}

export function currentVisit(): Visit {
  if (!visit) {
    visit = read('POP');
    index = indexNow();
  }
  return visit;
}

function arrive(arrival: Arrival, immediate = false): void {
  const next = indexNow();
  direction = arrival === 'POP' ? Math.sign(next - index) : 0;
  index = next;
  visit = read(arrival);
  for (const notify of subscribers) notify(immediate);
}

const popped = () => arrive('POP');

/** Calls back after every change of the address. Gives what ends it. */
export function subscribeToHistory(subscriber: Subscriber): () => void {
  if (subscribers.size === 0) addEventListener('popstate', popped);
  subscribers.add(subscriber);
  return () => {
    subscribers.delete(subscriber);
    if (subscribers.size === 0) removeEventListener('popstate', popped);
  };
}

/** Goes somewhere, from inside or outside of React. */
export const navigate: Navigate = (to, { replace = false, state = null, immediate } = {}) => {
  if (typeof to === 'number') {
    history.go(to);
    return;
  }
  navigations += 1;
  const idx = indexNow() + (replace ? 0 : 1);
  const next: Entry = { idx, key: `${Date.now().toString(36)}-${navigations}`, usr: state };
  history[replace ? 'replaceState' : 'pushState'](next, '', to);
  arrive(replace ? 'REPLACE' : 'PUSH', immediate);
};

/** For a page that is over: goes on in the direction in which it was reached. False when there is none. */
export function passOver(): boolean {
  if (direction === 0 || (direction < 0 && index === 0)) return false;
  history.go(direction);
  return true;
}

/** Whether there is a page of the app to go back to. */
export const canGoBack = (): boolean => indexNow() > 0;
