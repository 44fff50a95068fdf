import { exchangeNow } from '@quay/web-kit/request';
import { useSyncExternalStore } from 'react';

/** One clock for a whole list: of hundreds of rows only the figures that tell the time are drawn anew each second. */
const subscribers = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let now = 0;

function tick(): void {
  now = exchangeNow();
  for (const listener of subscribers) listener();
}

function listen(listener: () => void): () => void {
  subscribers.add(listener);
  if (timer === undefined) {
    timer = setInterval(tick, 1_000);
    now = exchangeNow();
  }
  return () => {
    subscribers.delete(listener);
    if (subscribers.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

const read = (): number => {
  if (timer === undefined && now === 0) now = exchangeNow();
  return now;
};

/** The exchange's clock, once a second. */
export const useSecond = (): number => useSyncExternalStore(listen, read);
