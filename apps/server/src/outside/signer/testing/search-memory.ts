/**
 * Looks for the key of the hot wallet and the key of the seed in the memory of processes, from a process of its own,
 * which alone knows what to look for: `search-memory.ts <folder of the signer> <key file> <pid>…`. Prints how often each
 * process has one of them; ends with 2 where the system lets no process look at another.
 */
import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { HDKey } from 'viem/accounts';
import { seedIn } from '../keys/seed.ts';
import { readUnlockKey } from '../keys/unlock-key.ts';

const [folder = '', keyFile = '', ...pids] = process.argv.slice(2);
const key = readUnlockKey(keyFile);
const hot = HDKey.fromMasterSeed(seedIn(folder, key)).derive("m/44'/60'/1'/0/0").privateKey!;
const needles = [key.secret, Buffer.from(hot)].flatMap((one) => [one, Buffer.from(one.toString('hex'))]);
const AT_ONCE = 16 * 1024 * 1024;

function openMemory(pid: string): number {
  try {
    return openSync(`/proc/${pid}/mem`, 'r');
  } catch {
    process.exit(2);
  }
}

function timesIn(pid: string): number {
  const memory = openMemory(pid);
  let times = 0;
  for (const line of readFileSync(`/proc/${pid}/maps`, 'utf8').split('\n')) {
    const [, from, to] = /^([0-9a-f]+)-([0-9a-f]+) rw/.exec(line) ?? [];
    if (from === undefined || to === undefined) continue;
    const end = Number.parseInt(to, 16);
    for (let at = Number.parseInt(from, 16); at < end; at += AT_ONCE) {
      const bytes = Buffer.alloc(Math.min(AT_ONCE, end - at));
      try {
        readSync(memory, bytes, 0, bytes.length, at);
      } catch {
        continue;
      }
      times += needles.filter((needle) => bytes.includes(needle)).length;
    }
  }
  closeSync(memory);
  return times;
}

process.stdout.write(JSON.stringify(pids.map(timesIn)));
