import { useEffect, useState } from 'react';
import type { InstrumentKey } from '../instrument.ts';
import { type DepthView, watchDepth } from '../market/depth.ts';

/** The form estimates with the book; it need not follow every change of it. */
const INTERVAL_MS = 500;

/** The book of a market, at most twice a second; null until it is known. */
export function useBook(key: InstrumentKey): DepthView | null {
  const [book, setBook] = useState<DepthView | null>(null);
  useEffect(() => {
    let latest: DepthView | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = watchDepth(key, (view) => {
      latest = view;
      timer ??= setTimeout(() => {
        timer = undefined;
        setBook(latest);
      }, INTERVAL_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
      setBook(null);
    };
  }, [key]);
  return book;
}
