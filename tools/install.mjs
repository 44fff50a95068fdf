import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { SetupFailure } from './setup-failure.mjs';

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const modules = path.join(root, 'node_modules');
export const binFolder = path.join(modules, '.bin');
/** The Node that everything runs on, whatever the machine has. */
export const node24 = path.join(modules, 'node/bin/node');
const marker = path.join(modules, '.quay-installed');

const lockText = () => readFileSync(path.join(root, 'package-lock.json'), 'utf8');

/**
 * Makes node_modules what package-lock.json says, and does nothing when it already is. A start needs the packages of
 * the workspaces, with what builds the apps, the development chain and the embedded database; `all` are these and the
 * root's, with which the project is checked.
 */
export function install(level = 'all') {
  if (process.platform === 'win32') {
    throw new SetupFailure('Windows itself is not supported; run it inside WSL.');
  }
  const lock = lockText();
  const [found = '', had = ''] = existsSync(marker) ? readFileSync(marker, 'utf8').split(' ') : [];
  // Whoever has the tools of a developer keeps them.
  if (had === 'all') level = 'all';
  const wanted = fingerprint(lock);
  const known = found === wanted && had === level;
  if (!known) {
    // Somebody may have run npm ci by hand.
    if (missing(lock, level) !== undefined || !existsSync(node24)) {
      console.log('Installing packages (first time or changed, about a minute)…');
      runNpm(level);
      // Not what somebody installed by hand; a developer's level installs all of it anew.
      if (level === 'start') {
        removeUnrequested(root, JSON.parse(lock).packages);
        removeUnread(modules);
      }
      const name = missing(lock, level);
      if (name) {
        throw new SetupFailure(`npm left out ${name}; remove node_modules, update npm (npm i -g npm) and start again.`);
      }
    }
  }
  assertNode24();
  if (!known) {
    linkWorkspaces(root, JSON.parse(lock).packages);
    removeHeaders();
    writeMarker(`${wanted} ${level}`);
  }
}

/** What decides whether an install is still good: the lock, npm's settings of the project, and the machine's kind. */
function fingerprint(lock) {
  const settings = path.join(root, '.npmrc');
  const hash = createHash('sha256').update(lock);
  if (existsSync(settings)) hash.update(readFileSync(settings));
  return hash.update(`${process.platform} ${process.arch} ${libc()}`).digest('hex');
}

/** A workspace that is new since npm ran needs no installing, only its link. */
export function linkWorkspaces(folder, packages) {
  for (const [place, { link, resolved }] of Object.entries(packages)) {
    const target = path.join(folder, place);
    if (!link || existsSync(target)) continue;
    mkdirSync(path.dirname(target), { recursive: true });
    symlinkSync(path.relative(path.dirname(target), path.join(folder, resolved)), target);
  }
}

/** The C++ headers that come with Node: nothing here is compiled, and they are 67 MB. */
function removeHeaders() {
  const nested = path.join(modules, 'node/node_modules');
  const names = existsSync(nested) ? readdirSync(nested).filter((name) => !name.startsWith('.')) : [];
  for (const name of names) {
    rmSync(path.join(nested, name, 'include'), { recursive: true, force: true });
  }
}

const UNREAD = /\.(map|[cm]?tsx?|js\.flow)$/;

/**
 * Removes the sources, types and source maps that packages bring: Node runs none of them and no build reads them; they
 * are a quarter of an install. Links are not followed: the workspaces are ours.
 */
export function removeUnread(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const found = path.join(folder, entry.name);
    if (entry.isDirectory()) removeUnread(found);
    else if (entry.isFile() && UNREAD.test(entry.name)) rmSync(found);
  }
}

/** Removes what npm brings to a start only because some package could use it if it were there, such as the compiler. */
export function removeUnrequested(folder, packages) {
  const wanted = new Set(placesOf(packages, 'start'));
  for (const [place, { link }] of Object.entries(packages)) {
    if (link || wanted.has(place) || !place.includes('node_modules/')) continue;
    rmSync(path.join(folder, place), { recursive: true, force: true });
  }
}

/** The first package that belongs here and is absent or of another version, or undefined when all are right. */
function missing(lock, level) {
  const hiddenLock = path.join(modules, '.package-lock.json');
  if (!existsSync(hiddenLock)) return 'everything';
  const installed = JSON.parse(readFileSync(hiddenLock, 'utf8')).packages ?? {};
  const { packages } = JSON.parse(lock);
  const wanted = placesOf(packages, level)
    .map((place) => [place, packages[place]])
    .filter(([place, entry]) => place.startsWith('node_modules/') && !entry.link && belongsHere(entry));
  const found = wanted.find(
    ([place, { version }]) =>
      installed[place]?.version !== version || !existsSync(path.join(root, place, 'package.json')),
  );
  return found?.[0].slice('node_modules/'.length);
}

/** Where in the lock file's `packages` what a level installs lies: for a start what the workspaces ask for, and what that asks for in turn. */
export function placesOf(packages, level) {
  if (level === 'all') return Object.keys(packages);
  const reached = new Set(Object.keys(packages).filter((place) => /^(apps|packages)\/[^/]+$/.test(place)));
  for (const place of reached) {
    const { dependencies, optionalDependencies, devDependencies } = packages[place];
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...devDependencies })) {
      const found = resolve(packages, place, name);
      if (found) reached.add(packages[found].link ? packages[found].resolved : found);
    }
  }
  return [...reached];
}

/** As Node looks: in the package's own node_modules, then in those of the folders above it. */
function resolve(packages, place, name) {
  for (let from = place; ; from = from.slice(0, Math.max(0, from.lastIndexOf('/')))) {
    const candidate = path.posix.join(from, 'node_modules', name);
    if (packages[candidate]) return candidate;
    if (from === '') return undefined;
  }
}

/** Native packages come for every platform; npm takes the one that fits, and an old Node makes it skip even that. */
function belongsHere({ optional, os, cpu, libc: library }) {
  const fits = (list, value) => !list || (list.includes(value) && !list.includes(`!${value}`));
  const here = fits(os, process.platform) && fits(cpu, process.arch) && fits(library, libc());
  // An optional package for no platform in particular (a WASM fallback) may be absent.
  return here && !(optional && !os && !cpu);
}

/** Which C library Linux has here: native packages come for both. */
function libc() {
  if (process.platform !== 'linux') return '';
  library ??= process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
  return library;
}
let library;

function runNpm(level) {
  const version = npm(['--version']);
  if (version.error || version.status !== 0) {
    throw new SetupFailure('npm was not found; install Node 20 or newer together with its npm.');
  }
  if (Number.parseInt(version.stdout, 10) < 9) {
    throw new SetupFailure(`npm ${version.stdout.trim()} is too old; run npm install -g npm@10 and start again.`);
  }
  // NODE_ENV=production would leave out the tools that build and test.
  const ci = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  if (level === 'start') ci.push('--workspaces');
  const { error, status, stdout, stderr } = isOldNode()
    ? // npm skips native packages that want a newer Node than the one it runs on, so it runs on Node 24.
      npm(['exec', '--yes', `--package=node@${wantedNode()}`, '-c', `npm ${ci.join(' ')}`])
    : npm(ci);
  if (error || status !== 0) throw explain(`${error ?? ''}\n${stdout}\n${stderr}`);
}

function isOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return major < 22 || (major === 22 && minor < 12);
}

const wantedNode = () => JSON.parse(lockText()).packages['node_modules/node'].version;

/** The npm that started us when there is one, else the one on PATH. */
function npm(args) {
  const script = process.env.npm_execpath;
  const own = script && /npm-cli\.js$/.test(script) && existsSync(script);
  const [program, first] = own ? [process.execPath, [script]] : ['npm', []];
  return spawnSync(program, [...first, ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

const KNOWN = [
  [/ENOSPC|no space left/i, 'the disk is full; free about 1 GB and start again'],
  [/EROFS/, `${root} is read-only; copy the project to a folder that can be written`],
  [
    /EACCES|EPERM/,
    `this account has no right to write ${root} or npm's cache; give it the folder (chown) and start again`,
  ],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|network/i,
    'the package registry cannot be reached; check the network or npm\'s proxy settings ("npm ping") and start again',
  ],
  [/EINTEGRITY/, 'a downloaded package is damaged; run npm cache clean --force and start again'],
  [/EUSAGE|in sync/, 'package.json and package-lock.json do not belong together; take both from the same version'],
  [/E404|ETARGET/, 'the package registry lacks a package of package-lock.json; point npm at the public registry'],
  [/E401|E403|ENEEDAUTH/, 'the package registry refuses this account; check the registry and login in .npmrc'],
];

function explain(said) {
  const known = KNOWN.find(([pattern]) => pattern.test(said));
  const last = said
    .split('\n')
    .map((line) => line.replace(/^npm (error|ERR!)( code)?/, '').trim())
    .find((line) => line !== '');
  return new SetupFailure(`the packages could not be installed: ${known?.[1] ?? last ?? 'npm gave no reason'}.`);
}

function assertNode24() {
  if (!existsSync(node24)) {
    throw new SetupFailure(
      'node_modules/node has no program because npm ran no install scripts; run npm config delete ignore-scripts and start again.',
    );
  }
  const { error, status, stdout } = spawnSync(node24, ['--version'], { encoding: 'utf8' });
  if (status !== 0 || !stdout.startsWith('v24.')) {
    const reason = error?.code ?? (stdout.trim() || 'it does not run on this system');
    throw new SetupFailure(
      `node_modules/node is not a working Node 24 (${reason}); remove node_modules and start again.`,
    );
  }
}

function writeMarker(wanted) {
  try {
    writeFileSync(marker, wanted);
  } catch {
    // Installed by another account: looking again costs little.
  }
}
