import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Plugin } from 'vite';

/** What the app needs to open without a network; drawings are kept when they were seen. */
const KEPT = ['**/*.{js,css,html}', 'assets/icons-*.svg', 'manifest.webmanifest'];
/** The worker's own scripts, which the browser keeps with it. */
const OWN = ['sw.js', 'push.js'];
/** Names that change with what is in the file. */
const NAMED_BY_CONTENT = /^assets\//;
const REVISION_LENGTH = 16;

const program = readFileSync(join(import.meta.dirname, 'service-worker.js'), 'utf8');

/** The files of a built app, each with the revision that its name does not tell. */
export function filesIn(folder: string): Record<string, string | null> {
  const found = globSync(KEPT, { cwd: folder })
    .map((file) => file.replaceAll(sep, '/'))
    .filter((file) => !OWN.includes(file))
    .sort();
  const revision = (file: string) =>
    NAMED_BY_CONTENT.test(file)
      ? null
      : createHash('sha256')
          .update(readFileSync(join(folder, file)))
          .digest('hex')
          .slice(0, REVISION_LENGTH);
  return Object.fromEntries(found.map((file) => [`/${file}`, revision(file)]));
}

/** The service worker of an app with these files. It differs when any of them does: that is how a browser finds a new version. */
export const workerOf = (files: Readonly<Record<string, string | null>>): string =>
  `const FILES = ${JSON.stringify(files)};\n${program}`;

/** Writes the service worker beside the built app. */
export function serviceWorker(): Plugin {
  let folder = '';
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      handler: () => writeFileSync(join(folder, 'sw.js'), workerOf(filesIn(folder))),
    },
  };
}
