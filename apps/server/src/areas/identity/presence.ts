import type { Reads } from '@quay/store';

/**
 * Who is here: whoever has a session that made a call or has an open connection, and for some minutes after. It stands
 * in the rows, so that every process can say it of everybody.
 */
export type Presence = {
  /** Sessions of these users are in use now. */
  note(users: readonly number[]): void;
  /** A session of the user has ended. */
  ended(user: number): void;
  /** Whether somebody is here, by what the rows say of them. */
  isHere(of: { readonly userId: number; readonly seenAt: number | null }): boolean;
};

/** For how long somebody counts as here after the last sign of them. */
export const PRESENT_MS = 5 * 60_000;
/** That somebody is here is written down this often. */
const NOTE_EVERY_MS = 60_000;
const KEPT_MAX = 100_000;

export function createPresence(
  rows: Pick<Reads['identity'], 'notePresent' | 'noteAbsent'>,
  now: () => number,
): Presence {
  /** What this process has written: the rows of others are read some seconds late. */
  const noted = new Map<number, number>();
  let writing: Promise<unknown> = Promise.resolve();

  /** One after another: that somebody left is not overtaken by what was noted before. */
  function write(work: () => Promise<void>): void {
    // It is a mark and no promise: the next minute has another.
    writing = writing.then(work).catch(() => undefined);
  }

  return {
    note(users) {
      const at = now();
      const due = users.filter((user) => at - (noted.get(user) ?? Number.NEGATIVE_INFINITY) >= NOTE_EVERY_MS);
      if (due.length === 0) return;
      if (noted.size + due.length > KEPT_MAX) noted.clear();
      for (const user of due) noted.set(user, at);
      write(() => rows.notePresent(due, at));
    },
    ended(user) {
      noted.delete(user);
      write(() => rows.noteAbsent(user, now()));
    },
    isHere: ({ userId, seenAt }) => now() - Math.max(noted.get(userId) ?? 0, seenAt ?? 0) < PRESENT_MS,
  };
}
