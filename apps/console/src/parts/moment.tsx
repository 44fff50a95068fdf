import { durationText, momentText, presentFor } from '@quay/web-kit/format';
import { useLanguageTag } from '@quay/web-kit/language';
import { useSyncExternalStore } from 'react';
import { shellWords } from '../shell/words/index.ts';

const TICK_MS = 10_000;

/** One clock for all that shows an age. */
let now = Date.now();
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function listen(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    now = Date.now();
    for (const one of listeners) one();
  }, TICK_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** The time, to ten seconds. */
export const useNow = (): number => useSyncExternalStore(listen, () => now);

/** When something happened, or will; the exact time in UTC under the pointer. */
export function Moment({ at }: { at: number }) {
  const tag = useLanguageTag();
  const present = useNow();
  return (
    <time className="q-n" dateTime={new Date(at).toISOString()} title={new Date(at).toISOString()}>
      {momentText(at, presentFor(at, present), tag)}
    </time>
  );
}

/** For how long something has waited. */
export function Age({ since }: { since: number }) {
  const words = shellWords.useWords();
  return <span className="q-n">{durationText(Math.max(0, useNow() - since), words)}</span>;
}

/** How long there is until something was promised; in amber when that is over. */
export function Due({ at }: { at: number }) {
  const words = shellWords.useWords();
  const left = at - useNow();
  if (left < 0) return <span className="q-n q-warn">{words.overdueBy(durationText(-left, words))}</span>;
  return <span className="q-n">{words.dueIn(durationText(left, words))}</span>;
}
