import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { MASTER_KEY_BYTES } from './secrets.ts';

/**
 * The key of this installation: from the settings, or from a file beside the data that the first start makes. Whoever
 * loses it loses every sealed secret, and whoever copies the database without it has none of them.
 */
export function masterKey(given: Uint8Array | undefined, dataDir: string): Uint8Array {
  if (given) return given;
  const file = path.join(dataDir, 'keys', 'master.key');
  if (!existsSync(file)) {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    // Two starts at once: one writes, the other reads what was written.
    try {
      writeFileSync(file, `${randomBytes(MASTER_KEY_BYTES).toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  return Buffer.from(readFileSync(file, 'utf8').trim(), 'hex');
}
