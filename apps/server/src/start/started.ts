import type { Logger } from 'pino';
import { endInTime } from '../end-in-time.ts';

/** What was started, and how it ends: the last first. */
export type Started = {
  /** Notes how something ends that was just started. */
  ends(how: () => unknown): void;
  endAll(): Promise<void>;
};

export function startedParts(log: Pick<Logger, 'error'>): Started {
  const parts: (() => unknown)[] = [];
  return {
    ends: (how) => void parts.push(how),
    async endAll() {
      for (let last = parts.pop(); last; last = parts.pop()) await endInTime(last, log);
    },
  };
}
