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
  install();
  if (!webIsBuilt()) {
    console.log('Building the app…');
    buildWeb();
  }
  return run(node24, [path.join(root, 'apps/server/src/main.ts'), ...process.argv.slice(2)]);
}

/** Runs a program of node_modules/.bin from the project's root. */
export async function tool(name, args) {
  install();
  const program = name === 'node' ? node24 : path.join(binFolder, name);
  if (!existsSync(program)) throw new SetupFailure(`there is no program called ${name} in node_modules/.bin.`);
  return run(program, args);
}

/** Runs to the end in our own process group, passing signals on; gives the exit code. */
function run(program, args) {
  return new Promise((resolve, reject) => {
    const env = {
      // What Node made of our sources stays for the next start: it need not strip their types again, in each thread anew.
      NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/node'),
      ...process.env,
      PATH: `${binFolder}${path.delimiter}${process.env.PATH ?? ''}`,
    };
    const child = spawn(program, args, { cwd: root, env, stdio: 'inherit' });
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

const SIGNAL_NUMBERS = { SIGHUP: 1, SIGINT: 2, SIGQUIT: 3, SIGABRT: 6, SIGKILL: 9, SIGSEGV: 11, SIGTERM: 15 };
