import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { node24, root } from './install.mjs';
import { SetupFailure } from './setup-failure.mjs';

/** What runs in a browser: the customers' app, the console, and the pages of the development chain. */
const apps = ['apps/web', 'apps/console', 'apps/testnet'];
const shared = [
  'packages/web-kit',
  'packages/ui',
  'packages/words',
  'packages/contract',
  'packages/core/src/margin',
  'packages/core/src/prices',
  'packages/core/src/receipts',
  'packages/money',
  'package-lock.json',
];
/** Files of less than this gain nothing. */
const COMPRESSED_FROM_BYTES = 1_000;
const COMPRESSIBLE = /\.(css|html|js|json|svg|txt|webmanifest)$/;
const notSources = new Set(['node_modules', 'dist']);
/** Holds the hash of the sources that a build was made from. Vite empties dist first, so half a build has none. */
const markerOf = (app) => path.join(root, app, 'dist/.sources');

export const webIsBuilt = () => apps.every(isBuilt);

/** Builds what is not built from its present sources. What Vite says is shown only when it fails. */
export function buildWeb() {
  return apps
    .filter((app) => !isBuilt(app))
    .map(build)
    .join('');
}

const isBuilt = (app) => existsSync(markerOf(app)) && readFileSync(markerOf(app), 'utf8') === hashSources(app);

function build(app) {
  const hash = hashSources(app);
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const { status, error, stdout, stderr } = spawnSync(node24, [vite, 'build'], {
    cwd: path.join(root, app),
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) {
    const said = `${stdout}${stderr}`;
    if (/EACCES|EPERM/.test(said)) {
      throw new SetupFailure(`${app} cannot be built: no right to write ${app}/dist; give this account the folder.`);
    }
    if (/ENOSPC/.test(said)) throw new SetupFailure(`${app} cannot be built: the disk is full; free some space.`);
    process.stderr.write(said);
    throw new SetupFailure(`${app} cannot be built: ${error?.message ?? 'see what Vite says above'}.`);
  }
  compressAll(path.join(root, app, 'dist'));
  const marker = markerOf(app);
  mkdirSync(path.dirname(marker), { recursive: true });
  writeFileSync(marker, hash);
  return `${stdout}${stderr}`;
}

/** Each text is compressed once, beside itself (`.br`, `.gz`): a server that starts only reads. */
function compressAll(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    // What starts with a dot is the build's own business.
    if (!entry.isFile() || !COMPRESSIBLE.test(file) || /[\\/]\./.test(path.relative(folder, file))) continue;
    const plain = readFileSync(file);
    if (plain.length < COMPRESSED_FROM_BYTES) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
    writeFileSync(`${file}.br`, brotliCompressSync(plain, { params }));
    writeFileSync(`${file}.gz`, gzipSync(plain, { level: 9 }));
  }
}

function hashSources(app) {
  const hash = createHash('sha256');
  for (const source of [app, ...shared]) hashInto(hash, path.join(root, source), source);
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

if (import.meta.main) process.stdout.write(buildWeb());
