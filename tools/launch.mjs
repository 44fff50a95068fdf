import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { buildWeb, webIsBuilt } from './build-web.mjs';
import { binFolder, install, node24, root } from './install.mjs';
import { SetupFailure } from './setup-failure.mjs';

/** Runs a job that gives an exit code; a set-up failure is one line, anything else is a fault of ours and keeps its stack. */
export async function finish(job) {
  try {
    process.exit(await job());
  } catch (error) {
    console.error(error instanceof SetupFailure ? `Quay cannot start: ${error.message}` : error);
    process.exit(1);
  }
}

export async function start() {
  install('start');
  if (!webIsBuilt()) {
    console.log('Building the app…');
    buildWeb();
  }
  return run(node24, [path.join(root, 'apps/server/src/main.ts'), ...process.argv.slice(2)], { watched: true });
}

/** Runs a program of node_modules/.bin from the project's root. */
export async function tool(name, args, level = 'all') {
  install(level);
  const program = name === 'node' ? node24 : path.join(binFolder, name);
  if (!existsSync(program)) throw new SetupFailure(`there is no program called ${name} in node_modules/.bin.`);
  return run(program, args);
}

const PARENT_EVERY_MS = 500;

/**
 * Runs to the end in our own process group, passing signals on; gives the exit code. What is `watched` ends when we
 * do, however that comes about: it has a channel to us, which breaks when we are gone.
 */
function run(program, args, { watched = false } = {}) {
  return new Promise((resolve, reject) => {
    const env = {
      // What Node made of our sources stays for the next start: it need not strip their types again, in each thread anew.
      NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/node'),
      ...process.env,
      PATH: `${binFolder}${path.delimiter}${process.env.PATH ?? ''}`,
    };
    const stdio = ['inherit', 'inherit', 'inherit', ...(watched ? ['ipc'] : [])];
    const child = spawn(program, args, { cwd: root, env, stdio });
    if (watched) whenParentEnds(() => child.kill('SIGTERM'));
    const passed = new Set();
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
      process.on(signal, () => {
        // Ctrl-C in a terminal reaches the whole group by itself, and npm passes a second one on.
        if (passed.has(signal) || (signal === 'SIGINT' && process.stdin.isTTY)) return;
        passed.add(signal);
        child.kill(signal);
      });
    }
    child.once('error', (error) => reject(new SetupFailure(`${program} could not be run: ${error.message}.`)));
    child.once('exit', (code, signal) => resolve(signal ? 128 + (SIGNAL_NUMBERS[signal] ?? 0) : code));
  });
}

/**
 * npm starts us through a shell, and either may end without a word to us. Whoever starts us otherwise may well go away
 * and leave us running.
 */
function whenParentEnds(act) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    act();
  }, PARENT_EVERY_MS);
  watch.unref();
}

const SIGNAL_NUMBERS = { SIGHUP: 1, SIGINT: 2, SIGQUIT: 3, SIGABRT: 6, SIGKILL: 9, SIGSEGV: 11, SIGTERM: 15 };
