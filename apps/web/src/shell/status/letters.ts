type Pressed = {
  readonly target: unknown;
  readonly defaultPrevented: boolean;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
};

/** Whether a key goes into a field, was taken already, or belongs to the browser or the system. */
export function isTyping({ target, defaultPrevented, altKey, ctrlKey, metaKey }: Pressed): boolean {
  if (defaultPrevented || altKey || ctrlKey || metaKey) return true;
  const closest = (target as { closest?(selector: string): unknown } | null)?.closest;
  return Boolean(closest?.call(target, 'input, textarea, select, [contenteditable]'));
}

/** Where the second letter leads, in upper or lower case. */
export const goalOf = <Goal>(key: string, goals: Readonly<Record<string, Goal>>): Goal | undefined =>
  Object.hasOwn(goals, key.toLowerCase()) ? goals[key.toLowerCase()] : undefined;
