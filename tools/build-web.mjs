import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { node24, root } from './install.mjs';
import { SetupFailure } from './setup-failure.mjs';

const app = path.join(root, 'apps/web');
/** Holds the hash of the sources that the build was made from. Vite empties dist first, so half a build has none. */
const marker = path.join(app, 'dist/.sources');
const sources = [
  'apps/web',
  'packages/ui',
  'packages/words',
  'packages/contract',
  'packages/money',
  'package-lock.json',
];
const notSources = new Set(['node_modules', 'dist']);

export const webIsBuilt = () => existsSync(marker) && readFileSync(marker, 'utf8') === hashSources();

/** Builds the app. What Vite says is shown only when it fails. */
export function buildWeb() {
  const hash = hashSources();
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const { status, error, stdout, stderr } = spawnSync(node24, [vite, 'build'], {
    cwd: app,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) {
    const said = `${stdout}${stderr}`;
    if (/EACCES|EPERM/.test(said)) {
      throw new SetupFailure(`the app cannot be built: no right to write ${app}/dist; give this account the folder.`);
    }
    if (/ENOSPC/.test(said)) throw new SetupFailure('the app cannot be built: the disk is full; free some space.');
    process.stderr.write(said);
    throw new SetupFailure(`the app cannot be built: ${error?.message ?? 'see what Vite says above'}.`);
  }
  mkdirSync(path.dirname(marker), { recursive: true });
  writeFileSync(marker, hash);
  return `${stdout}${stderr}`;
}

function hashSources() {
  const hash = createHash('sha256');
  for (const source of sources) hashInto(hash, path.join(root, source), source);
  return hash.digest('hex');
}

function hashInto(hash, file, name) {
  const entries = listing(file);
  if (!entries) {
    hash.update(`${name}\0`).update(readFileSync(file)).update('\0');
    return;
  }
  for (const entry of entries) {
    if (!notSources.has(entry)) hashInto(hash, path.join(file, entry), `${name}/${entry}`);
  }
}

function listing(folder) {
  try {
    return readdirSync(folder).sort();
  } catch (error) {
    if (error.code === 'ENOTDIR') return undefined;
    throw error;
  }
}
