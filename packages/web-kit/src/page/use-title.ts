import { useEffect } from 'react';

/** Names the browser's tab while the screen is shown: "BTC/USDT 64,218.4 · Quay". */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} · Quay` : 'Quay';
  }, [title]);
}
