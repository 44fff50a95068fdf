import { useCallback } from 'react';
import { canGoBack, navigate } from './history.ts';

/** Back to where the reader came from; a page that was opened by its address leads to `otherwise`. */
export function useBack(otherwise: string): () => void {
  return useCallback(() => {
    if (canGoBack()) navigate(-1);
    else navigate(otherwise, { replace: true });
  }, [otherwise]);
}
