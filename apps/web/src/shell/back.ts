import { useCallback } from 'react';
import { navigate } from './router.tsx';

/** Back to where the reader came from; a page that was opened by its address leads to `otherwise`. */
export function useBack(otherwise: string): () => void {
  return useCallback(() => {
    const { idx } = (history.state ?? {}) as { idx?: number };
    if (idx) navigate(-1);
    else navigate(otherwise, { replace: true });
  }, [otherwise]);
}
