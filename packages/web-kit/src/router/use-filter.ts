import { useMemo } from 'react';
import { navigate } from './history.ts';
import { useLocation } from './router.tsx';
import { withQuery } from './with-query.ts';

type Filter = Readonly<Record<string, string | undefined>>;

/** The query of the address as the filter of a list, such as `?search=alice`, and a way to change parts of it in place. */
export function useFilter(): [URLSearchParams, (changes: Filter) => void] {
  const { search } = useLocation();
  const current = useMemo(() => new URLSearchParams(search), [search]);
  const change = (changes: Filter) => {
    const here = window.location;
    const next = new URLSearchParams(here.search);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    const to = withQuery(here.pathname, next);
    if (to !== here.pathname + here.search) navigate(to, { replace: true, immediate: true });
  };
  return [current, change];
}
