import { query } from '../wire/messages.ts';
import { takeLease } from './lease.ts';
import { openLine } from './session.ts';

const WITHIN_MS = 3_000;
const SPEAK_EVERY_MS = 1_000;

/** Does something to a database that nobody may write to meanwhile. Refuses while Quay runs on it. */
export async function alone<Result>(databaseUrl: string, work: () => Promise<Result>): Promise<Result> {
  const line = await openLine(databaseUrl);
  const timer = setInterval(() => void line.ask(query('select 1')).catch(() => undefined), SPEAK_EVERY_MS);
  try {
    if (!(await takeLease(line, WITHIN_MS))) throw new Error('another Quay is running on this database: stop it first');
    return await work();
  } finally {
    clearInterval(timer);
    await line.close().catch(() => undefined);
  }
}
