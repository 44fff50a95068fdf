import type { Logger } from 'pino';

/** Longest that a part may take to end. */
const END_WITHIN_MS = 15_000;

/** What does not end is left behind: a stop that hangs is worse than one that a crash would have been as good as. */
export async function endInTime(part: () => unknown, log: Pick<Logger, 'error'>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      log.error(`a part of the server does not end: ${String(part).replace(/\s+/g, ' ').slice(0, 80)}`);
      resolve();
    }, END_WITHIN_MS);
  });
  await Promise.race([part(), late]);
  clearTimeout(timer);
}
