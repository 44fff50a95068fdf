import { showToast } from '@quay/ui';
import { navigate, withQuery } from '@quay/web-kit/router';
import { useKeys } from '../shell/keys.ts';

export type NextCase = {
  /** Goes on to the next case, or says that there is none. */
  readonly onward: () => void;
  /** After a decision: the next case, or the list where there is none. */
  readonly afterDecision: () => void;
};

/** How one goes from a case to the one after it, by N too. The filter of the list goes along. */
export function useNextCase(
  next: number | undefined,
  of: {
    pathOf: (id: number) => string;
    listPath: string;
    words: { readonly next: string; readonly nextNone: string };
  },
): NextCase {
  const go = (path: string) => navigate(withQuery(path, location.search));
  const onward = () => {
    if (next === undefined) showToast(of.words.nextNone);
    else go(of.pathOf(next));
  };
  useKeys([{ keys: ['n'], label: of.words.next, run: onward }]);
  return { onward, afterDecision: () => (next === undefined ? go(of.listPath) : onward()) };
}
