import { storedValue } from '@quay/web-kit/storage';

const DAY_MS = 86_400_000;

/** The UTC day of this device's first visit as a member, and whether the hint is over. */
type Hint = { readonly firstDay: number | null; readonly isOver: boolean };

const kept = storedValue<Hint>('quay.install-hint', { firstDay: null, isOver: false });

/**
 * Whether the hint to install is to be shown: on a later day than the first one, since who is here for the first time has
 * something else to do, and never again after it was answered. `now` is in milliseconds.
 */
export function hintIsDue(now: number): boolean {
  const { firstDay, isOver } = kept.read();
  const today = Math.floor(now / DAY_MS);
  if (firstDay === null) kept.write({ firstDay: today, isOver });
  return !isOver && firstDay !== null && today > firstDay;
}

export const neverHintAgain = (): void => {
  kept.write({ ...kept.read(), isOver: true });
};
