import { tongues } from '@quay/words';
import { useSyncExternalStore } from 'react';
import { usePreferences } from '../shell/preferences.ts';
import { shellWords } from '../shell/words/index.ts';
import { momentOf, presentFor, spanOf } from './times.ts';

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
  const tag = tongues[usePreferences((chosen) => chosen.language)].tag;
  const present = useNow();
  return (
    <time className="q-n" dateTime={new Date(at).toISOString()} title={new Date(at).toISOString()}>
      {momentOf(at, presentFor(at, present), tag)}
    </time>
  );
}

/** For how long something has waited. */
export function Age({ since }: { since: number }) {
  const words = shellWords.use();
  return <span className="q-n">{spanOf(Math.max(0, useNow() - since), words)}</span>;
}

/** How long there is until something was promised; in amber when that is over. */
export function Due({ at }: { at: number }) {
  const words = shellWords.use();
  const left = at - useNow();
  if (left < 0) return <span className="q-n q-warn">{words.overdueBy(spanOf(-left, words))}</span>;
  return <span className="q-n">{words.dueIn(spanOf(left, words))}</span>;
}
