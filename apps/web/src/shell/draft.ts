import { create } from 'zustand';

/**
 * What a task of several screens remembers. It survives a reload of this tab, so that nobody types twice; what is
 * `secret` lives as long as the page and is asked again.
 */
export function draftOf<Draft extends object>(key: string, empty: Draft, secret: readonly (keyof Draft)[] = []) {
  const store = create<Draft>()(() => ({ ...empty, ...read<Draft>(key) }));
  store.subscribe((draft) => {
    write(key, Object.fromEntries(Object.entries(draft).filter(([name]) => !secret.includes(name as keyof Draft))));
  });
  return Object.assign(store, { clear: () => store.setState(empty, true) });
}

function read<Draft>(key: string): Partial<Draft> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Draft>;
  } catch {
    // Blocked, or nonsense from another version: it begins anew.
    return {};
  }
}

function write(key: string, draft: object): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Kept for this page alone.
  }
}
