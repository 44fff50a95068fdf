import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { inflate } from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** A Chromium for tests: CHROMIUM_PATH when set, else the one that comes with npm. Give newContext a locale. */
export async function openBrowser(): Promise<Browser> {
  const { program, environment } = await findProgram();
  const env = { ...process.env, LANG: 'en_US.UTF-8', ...environment };
  try {
    return await chromium.launch({ executablePath: program, args: FLAGS, env });
  } catch (error) {
    const reason = String(error).split('\n')[0];
    throw new Error(
      `No browser could be started (${program}: ${reason}); install Chromium and set CHROMIUM_PATH to its program.`,
    );
  }
}

interface Program {
  program: string;
  environment: Record<string, string>;
}

async function findProgram(): Promise<Program> {
  const own = process.env.CHROMIUM_PATH;
  if (own) {
    if (!existsSync(own)) {
      throw new Error(`CHROMIUM_PATH names ${own}, which does not exist; set it to Chromium's program or unset it.`);
    }
    return { program: own, environment: {} };
  }
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      `No browser comes with npm for ${process.platform}-${process.arch}; install Chromium and set CHROMIUM_PATH to its program.`,
    );
  }
  const folder = await unpackOnce();
  const program = path.join(folder, 'chromium');
  // Debian keeps font settings in /etc/fonts; a bare machine has neither settings nor fonts.
  const fonts: Record<string, string> = existsSync('/etc/fonts/fonts.conf')
    ? {}
    : { FONTCONFIG_PATH: path.join(folder, 'fonts') };
  if (await runs(program, {})) return { program, environment: fonts };
  // Without libnss3 on the machine: the package carries the libraries it needs.
  const libraries = { LD_LIBRARY_PATH: path.join(folder, 'al2023', 'lib') };
  if (await runs(program, libraries)) return { program, environment: { ...fonts, ...libraries } };
  throw new Error(
    `The Chromium that comes with npm does not run here (${program}); install Chromium and set CHROMIUM_PATH to its program.`,
  );
}

async function runs(program: string, environment: Record<string, string>): Promise<boolean> {
  try {
    await promisify(execFile)(program, ['--version'], { env: { ...process.env, ...environment } });
    return true;
  } catch {
    return false;
  }
}

/** Unpacks for this account and version alone: a folder that accounts share would end in rights or halves. */
async function unpackOnce(): Promise<string> {
  const packed = path.join(path.dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..', 'bin');
  const stamp = Math.round(statSync(path.join(packed, 'chromium.br')).size);
  const folder = path.join(tmpdir(), `quay-chromium-${stamp}-${userInfo().username}`);
  if (existsSync(folder) && statSync(folder).uid === userInfo().uid) return folder;
  const partial = `${folder}.${process.pid}`;
  mkdirSync(partial, { recursive: true, mode: 0o700 });
  try {
    await inflateInto(
      partial,
      ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'].map((name) => path.join(packed, name)),
    );
    renameSync(partial, folder);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    // Another run may have finished the same work first.
    if (existsSync(folder)) return folder;
    throw new Error(`Chromium could not be unpacked into ${folder} (${String(error)}); free some space there.`);
  }
  return folder;
}

/** The package unpacks into the temporary folder that it sees when it is called, so it is shown ours. */
async function inflateInto(folder: string, archives: string[]): Promise<void> {
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  const work = archives.map((archive) => inflate(archive));
  if (before === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = before;
  await Promise.all(work);
}
