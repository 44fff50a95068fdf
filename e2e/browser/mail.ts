import { setTimeout as pause } from 'node:timers/promises';
import { outbox } from '@quay/contract/staff';
import { administrator } from '../console/staff.ts';

const WITHIN_MS = 10_000;

/**
 * What was written to an address, the newest first. Where no mail server is configured and coins are for practice, the
 * console's outbox shows it; it stands nowhere else.
 */
export async function mailTo(address: string): Promise<readonly string[]> {
  const rows = await (await administrator()).ask(outbox, { to: address });
  return rows.filter(({ to }) => to.toLowerCase() === address.toLowerCase()).map(({ text }) => text ?? '');
}

/** The newest code to an address, once it is another one than `earlier`. */
export const codeTo = (address: string, earlier?: string): Promise<string> =>
  newestIn(address, /^[0-9]{6}(?= )/, earlier);

/** The newest of what matches in the messages to an address, once there is one. */
export async function newestIn(address: string, pattern: RegExp, earlier?: string): Promise<string> {
  const until = Date.now() + WITHIN_MS;
  while (Date.now() < until) {
    const found = (await mailTo(address)).flatMap((text) => pattern.exec(text)?.[0] ?? [])[0];
    if (found && found !== earlier) return found;
    await pause(100);
  }
  throw new Error(`nothing like ${pattern} came to ${address}`);
}
