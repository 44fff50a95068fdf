import { useEffect, useRef, useSyncExternalStore } from 'react';

/** A key of the console. `keys` are as the browser names them; a pair such as `g u` is pressed one after the other. */
export type Key = {
  readonly keys: readonly string[];
  /** What it does; it stands in the list that `?` opens. Without one it goes unsaid. */
  readonly label?: string;
  run(event: KeyboardEvent): void;
};

/** How long the first key of a pair waits for its second. */
const PAIR_MS = 1_500;

let bound: readonly Key[] = [];
const listeners = new Set<() => void>();
let first = '';
let firstAt = 0;

function change(next: readonly Key[]): void {
  bound = next;
  for (const listener of listeners) listener();
}

/** Keys that hold while the caller is shown. What was bound last comes first, so that a part can answer for its page. */
export function useKeys(keys: readonly Key[]): void {
  const now = useRef(keys);
  now.current = keys;
  // Only what is listed decides when they are bound anew; what they do is read when they are pressed.
  const listed = keys.map((key) => `${key.keys.join()}\n${key.label ?? ''}`).join('\n\n');
  useEffect(() => {
    const own =
      listed === '' ? [] : now.current.map((key, at): Key => ({ ...key, run: (event) => now.current[at]?.run(event) }));
    change([...own, ...bound]);
    return () => change(bound.filter((key) => !own.includes(key)));
  }, [listed]);
}

/** Every key that holds now, for the list of them. */
export function useBoundKeys(): readonly Key[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => bound,
  );
}

/** What is typed into belongs to what is typed; a window that lies above has keys of its own. */
function isTaken(event: KeyboardEvent): boolean {
  const { target } = event;
  if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return true;
  if (document.querySelector('dialog[open]')) return true;
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.closest('input:not([type=checkbox]), textarea, select')) return true;
  return target.closest('[role=tab], [popover]') !== null && event.key.startsWith('Arrow');
}

/** Once, at the start. */
export function listenForKeys(): void {
  document.addEventListener('keydown', (event) => {
    if (isTaken(event)) return;
    const pair = Date.now() - firstAt < PAIR_MS ? `${first} ${event.key}` : '';
    first = '';
    const found = bound.find(({ keys }) => keys.includes(pair)) ?? bound.find(({ keys }) => keys.includes(event.key));
    if (found) {
      event.preventDefault();
      found.run(event);
      return;
    }
    first = event.key;
    firstAt = Date.now();
  });
}
