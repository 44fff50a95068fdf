import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import own from '../package.json' with { type: 'json' };

/** The same sources give the same version, on any machine and at any time. */
export function versionOf(...folders: string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    for (const file of files.sort()) hash.update(relative(folder, file)).update(readFileSync(file));
  }
  return `${own.version}-${hash.digest('hex').slice(0, 10)}`;
}

/** `version.json` beside the app: the server tells it to every client, and one that differs offers the update. */
export function versionFile(version: string): Plugin {
  return {
    name: 'version-file',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'version.json', source: JSON.stringify({ version }) });
    },
  };
}
