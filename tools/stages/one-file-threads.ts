import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { root } from '../install.mjs';
import { COMPILED } from './programs.ts';

/** Which module starts which thread. Each loads some five hundred modules, and a stage starts hundreds of them. */
const THREADS: Readonly<Record<string, string>> = {
  'apps/server/src/core-host/host.ts': 'apps/server/src/core-host/thread.ts',
  'packages/store/src/projector/projector.ts': 'packages/store/src/projector/thread.ts',
};
const STARTED = "new URL('./thread.ts', import.meta.url)";
const FOLDER = path.join(COMPILED, 'threads');

/**
 * A plugin of Vitest for servers that run inside a test's process: their threads are each loaded from one file that is
 * made of the same modules. It is made once a run, when the first server is imported, and is named by its content.
 */
export function oneFileThreads(): Plugin {
  let files: Promise<ReadonlyMap<string, string>> | undefined;
  return {
    name: 'quay-one-file-threads',
    enforce: 'pre',
    async transform(code, id) {
      const thread = THREADS[path.relative(root, id).replaceAll(path.sep, '/')];
      if (thread === undefined) return undefined;
      files ??= buildThreads();
      const file = (await files).get(thread);
      if (file === undefined || !code.includes(STARTED)) throw new Error(`${id} no longer starts ${thread}`);
      return { code: code.replace(STARTED, `new URL('${pathToFileURL(file).href}')`), map: null };
    },
  };
}

/** The file of each thread. */
async function buildThreads(): Promise<ReadonlyMap<string, string>> {
  const made = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    ssr: { noExternal: [/^@quay\//] },
    build: {
      ssr: true,
      outDir: FOLDER,
      // Another run may be using what it made there.
      emptyOutDir: false,
      minify: false,
      target: 'node24',
      rollupOptions: {
        input: Object.values(THREADS).map((thread) => path.join(root, thread)),
        output: { entryFileNames: '[hash].mjs', chunkFileNames: '[hash].mjs' },
      },
    },
  });
  const { output } = [made].flat().find((one) => 'output' in one) ?? { output: [] };
  return new Map(
    output.flatMap((one) =>
      one.type === 'chunk' && one.facadeModuleId
        ? [[path.relative(root, one.facadeModuleId).replaceAll(path.sep, '/'), path.join(FOLDER, one.fileName)]]
        : [],
    ),
  );
}
