import type { DepthDifference, DepthSnapshot } from '@quay/contract/market';
import { Book, type DepthView } from './live-book.ts';
import { live } from '../../live/live.ts';

export type { DepthView } from './live-book.ts';

type Watched = { book: Book; hearers: Set<(book: DepthView) => void>; stop: () => void };
const watched = new Map<string, Watched>();

/** Follows the book of a market; everyone who follows the same market shares one book. */
export function watchDepth(symbol: string, changed: (book: DepthView) => void): () => void {
  const watch = watched.get(symbol) ?? start(symbol);
  watch.hearers.add(changed);
  const now = watch.book.view();
  if (now) changed(now);
  return () => {
    watch.hearers.delete(changed);
    if (watch.hearers.size > 0 || watched.get(symbol) !== watch) return;
    watch.stop();
    watched.delete(symbol);
  };
}

function start(symbol: string): Watched {
  const channel = `depth:${symbol}`;
  const book = new Book();
  const hearers: Watched['hearers'] = new Set();
  const stop = live.subscribe(channel, (data) => {
    const outcome = book.apply(data as DepthSnapshot | DepthDifference);
    if (outcome === 'gap') live.again(channel);
    const view = outcome === 'applied' ? book.view() : null;
    if (view) for (const hear of hearers) hear(view);
  });
  const watch = { book, hearers, stop };
  watched.set(symbol, watch);
  return watch;
}
