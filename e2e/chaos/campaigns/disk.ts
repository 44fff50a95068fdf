import { execFileSync } from 'node:child_process';
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { killDatabase } from '../../database-processes.ts';
import { newTally, type Tally } from '../findings.ts';
import { Scene } from '../scene.ts';
import type { Order } from './campaign.ts';

const SIZE_MB = 400;
const BLOCK = Buffer.alloc(1 << 20);
const FULL_WITHIN_MS = 20_000;

/**
 * The disk that the database lives on is full while orders run. PostgreSQL errs, or ends; what it answered stands. When
 * there is space again the exchange starts and goes on.
 */
export async function disk({ cycles, seed }: Order): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'quay-disk-'));
  chmodSync(folder, 0o755);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m,mode=755`, 'tmpfs', folder], { stdio: 'pipe' });
  } catch (error) {
    rmSync(folder, { recursive: true });
    const tally = newTally();
    tally.notes.push(`disk: did not run, a small disk cannot be mounted here (it needs root): ${lineOf(error)}`);
    return tally;
  }
  const dataDir = join(folder, 'data');
  let scene: Scene | undefined;
  try {
    scene = await Scene.open({ seed, dataDir });
    for (let cycle = 0; cycle < cycles; cycle++) await fillUp(scene, folder);
    return await scene.finish();
  } finally {
    await scene?.remove();
    await killDatabase(dataDir);
    execFileSync('umount', [folder]);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function fillUp(scene: Scene, folder: string): Promise<void> {
  const { server, tally } = scene;
  const filler = join(folder, 'filler');
  scene.startLoad();
  await sleep(200 + scene.dice.below(300));
  fill(filler);
  await sleep(50);
  fill(filler);
  // The log's segment that is open still has space; the fault comes when it needs the next one.
  const began = performance.now();
  let last = scene.acknowledged;
  let quiet = 0;
  while (server.alive() && quiet < 5 && performance.now() - began < FULL_WITHIN_MS) {
    await sleep(200);
    fill(filler);
    quiet = scene.acknowledged === last ? quiet + 1 : 0;
    last = scene.acknowledged;
  }
  if (server.alive() && quiet < 5) {
    tally.notes.push(`disk: orders were still taken ${FULL_WITHIN_MS / 1_000} s after the disk was full`);
  }
  await scene.stopLoad();
  rmSync(filler);
  await scene.recover();
  await scene.check();
}

/** Takes all the space that is left. */
function fill(filler: string): void {
  const file = openSync(filler, 'a');
  try {
    for (;;) writeSync(file, BLOCK);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(file);
  }
}

const lineOf = (error: unknown): string => String((error as { stderr?: unknown }).stderr ?? error).trim();
