import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState, useTransition } from 'react';
import {
  type Arrival,
  currentVisit,
  type Location,
  type Navigate,
  type NavigateOptions,
  navigate,
  subscribeToHistory,
  type Visit,
} from './history.ts';
import type { Params } from './match-path.ts';
import { withQuery } from './with-query.ts';

/**
 * A small router for a flat list of paths. A general one costs more than a tenth of all the JavaScript that the first
 * screen may load. The names are those of React Router.
 */
const VisitContext = createContext<Visit | null>(null);
const LeavingContext = createContext(false);
const ParamsContext = createContext<Params>({});

export function Router({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState(currentVisit);
  const [isLeaving, startTransition] = useTransition();
  useEffect(() => {
    const update = (immediate: boolean) => {
      if (immediate) setShown(currentVisit());
      // A transition: the present page stays until the next one is there, instead of an empty one in between.
      else startTransition(() => setShown(currentVisit()));
    };
    const unsubscribe = subscribeToHistory(update);
    // A redirect of the very first page went off before there was a subscriber: effects run from the inside out.
    update(false);
    return unsubscribe;
  }, []);
  return (
    <LeavingContext value={isLeaving}>
      <VisitContext value={shown}>{children}</VisitContext>
    </LeavingContext>
  );
}

/** Whether the address is the next page's already, and what is shown is still the one before. */
export const useIsLeaving = (): boolean => use(LeavingContext);

/** Gives the parameters of the matched path to the page. */
export const ParamsProvider = ParamsContext;

function useVisit(): Visit {
  const visit = use(VisitContext);
  if (!visit) throw new Error('outside of the router');
  return visit;
}

export const useLocation = (): Location => useVisit().location;
export const useArrival = (): Arrival => useVisit().arrival;
export const useParams = (): Params => use(ParamsContext);
export const useNavigate = (): Navigate => navigate;

type NextSearch = URLSearchParams | Record<string, string>;

/** The query of the address, and a way to change it. */
export function useSearchParams(): [
  URLSearchParams,
  (next: NextSearch | ((now: URLSearchParams) => NextSearch), options?: NavigateOptions) => void,
] {
  const { pathname, search } = useLocation();
  const current = useMemo(() => new URLSearchParams(search), [search]);
  const change = useCallback(
    (next: NextSearch | ((now: URLSearchParams) => NextSearch), options?: NavigateOptions) => {
      const given = typeof next === 'function' ? next(new URLSearchParams(search)) : next;
      navigate(withQuery(pathname, new URLSearchParams(given)), options);
    },
    [pathname, search],
  );
  return [current, change];
}

/** Goes elsewhere as soon as it is shown, in place of where one is. */
export function Redirect({ to }: { to: string }) {
  useEffect(() => navigate(to, { replace: true }), [to]);
  return null;
}
