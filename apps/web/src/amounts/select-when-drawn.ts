import type { FocusEvent } from 'react';

/**
 * For a field that reads otherwise while somebody is in it. It is rewritten when it gets the focus, and what the
 * keyboard had selected would no longer be: what is typed next would stand behind the old figure. Selects all of it
 * once it is rewritten. A press with a pointer then still places the caret.
 */
export function selectWhenDrawn({ currentTarget }: FocusEvent<HTMLInputElement>): void {
  queueMicrotask(() => currentTarget.select());
}
