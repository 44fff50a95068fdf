import type { DepthDifference, DepthSnapshot } from '@quay/contract/market';
import { live } from '../../live/live.ts';
import { channelOf } from '../channels.ts';
import type { InstrumentKey } from '../instrument.ts';
import { Book, type DepthView } from './live-book.ts';

export type { DepthView } from './live-book.ts';

type Watched = { book: Book; subscribers: Set<(book: DepthView) => void>; stop: () => void };
const watched = new Map<InstrumentKey, Watched>();

/** Follows the book of an instrument; everyone who follows the same one shares one book. */
export function watchDepth(key: InstrumentKey, changed: (book: DepthView) => void): () => void {
  const watch = watched.get(key) ?? start(key);
  watch.subscribers.add(changed);
  const now = watch.book.view();
  if (now) changed(now);
  return () => {
    watch.subscribers.delete(changed);
    if (watch.subscribers.size > 0 || watched.get(key) !== watch) return;
    watch.stop();
    watched.delete(key);
  };
}

function start(key: InstrumentKey): Watched {
  const channel = channelOf('depth', key);
  const book = new Book();
  const subscribers: Watched['subscribers'] = new Set();
  const stop = live.subscribe(channel, (data) => {
    const outcome = book.apply(data as DepthSnapshot | DepthDifference);
    if (outcome === 'gap') live.again(channel);
    const view = outcome === 'applied' ? book.view() : null;
    if (view) for (const subscriber of subscribers) subscriber(view);
  });
  const watch = { book, subscribers, stop };
  watched.set(key, watch);
  return watch;
}
