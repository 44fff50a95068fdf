import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Scanned, scan } from './scan.ts';

export interface SourceFile extends Scanned {
  /** From the repository's root, with forward slashes. */
  readonly path: string;
  readonly text: string;
  /** `packages/core`, `apps/web`, or the root folder it lies in, such as `e2e`. */
  readonly home: string;
  readonly isTest: boolean;
}

export interface Manifest {
  readonly dependencies: ReadonlySet<string>;
  readonly devDependencies: ReadonlySet<string>;
}

export interface Tree {
  readonly files: readonly SourceFile[];
  /** By home; `.` is the root's own. */
  readonly manifests: ReadonlyMap<string, Manifest>;
}

export interface Fault {
  readonly file: string;
  readonly line: number;
  readonly wrong: string;
  readonly instead: string;
}

const ROOTS = ['packages', 'apps', 'e2e', 'tools', 'bench'];
const SKIPPED = new Set(['node_modules', 'dist', 'coverage', 'data']);
const SOURCE = /\.(ts|tsx|mts|mjs|css)$/;

export function readTree(root: string): Tree {
  const paths = ROOTS.flatMap((folder) => walk(root, folder));
  const files = paths.map((name) => readSource(root, name));
  const homes = new Set(files.map((file) => file.home));
  const manifests = new Map(['.', ...homes].map((home) => [home, readManifest(path.join(root, home))]));
  return { files, manifests };
}

function walk(root: string, folder: string): string[] {
  const absolute = path.join(root, folder);
  if (!existsSync(absolute)) return [];
  return readdirSync(absolute, { withFileTypes: true })
    .sort((a, b) => a.name.localeCompare(b.name))
    .flatMap((entry) => {
      const name = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : walk(root, name);
      return SOURCE.test(entry.name) ? [name] : [];
    });
}

function readSource(root: string, name: string): SourceFile {
  const text = readFileSync(path.join(root, name), 'utf8');
  const [first = '', second = ''] = name.split('/');
  const home = first === 'packages' || first === 'apps' ? `${first}/${second}` : first;
  const isTest = /\.test\.tsx?$/.test(name) || name.endsWith('.e2e.ts');
  const scanned = name.endsWith('.css') ? { code: '', comments: text, literals: [] } : scan(text);
  return { path: name, text, home, isTest, ...scanned };
}

function readManifest(folder: string): Manifest {
  const file = path.join(folder, 'package.json');
  const manifest = (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}) as Record<string, object>;
  return {
    // What an installation may leave out stands among the peers, marked as optional.
    dependencies: new Set(Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })),
    devDependencies: new Set(Object.keys(manifest.devDependencies ?? {})),
  };
}
