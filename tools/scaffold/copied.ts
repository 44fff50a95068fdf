import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { CHECKERS } from '../stages/type-checkers.ts';
import type { Draft } from './draft.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const PLACES = [
  ...['contract', 'core', 'store', 'words', 'money', 'ui', 'web-kit', 'cast'].map((name) => `packages/${name}`),
  'apps/server',
  'apps/web',
];
const PARTS = ['src', 'simulation', 'scenarios', 'package.json'];

/** A copy of the sources in which tests of tools may write; what it imports of itself is its own. */
export class Copied {
  readonly root = mkdtempSync(path.join(tmpdir(), 'quay-copied-'));

  constructor() {
    const files = [
      ...PLACES.flatMap((place) => PARTS.map((part) => `${place}/${part}`)),
      'apps/console/src',
      'apps/console/package.json',
    ];
    for (const place of [...files, 'package.json', 'tsconfig.json', 'biome.json', '.gitignore']) {
      const from = path.join(root, place);
      if (existsSync(from)) cpSync(from, path.join(this.root, place), { recursive: true });
    }
    const modules = path.join(this.root, 'node_modules');
    mkdirSync(path.join(modules, '@quay'), { recursive: true });
    for (const name of readdirSync(path.join(root, 'node_modules'))) {
      if (name !== '@quay') symlinkSync(path.join(root, 'node_modules', name), path.join(modules, name));
    }
    for (const place of PLACES) {
      symlinkSync(path.join(this.root, place), path.join(modules, '@quay', path.basename(place)));
    }
  }

  read(place: string): string {
    return readFileSync(path.join(this.root, place), 'utf8');
  }

  listing(): string[] {
    return ['packages', 'apps']
      .flatMap((top) => readdirSync(path.join(this.root, top), { recursive: true, encoding: 'utf8' }))
      .sort();
  }

  /** Runs a tool of the repository upon the copy. */
  run(tool: string, ...words: readonly string[]) {
    return spawnSync(process.execPath, [path.join(root, 'tools', tool), ...words, this.root], { encoding: 'utf8' });
  }

  /** Writes what is planned, as the tools do. */
  write({ files }: Draft): readonly string[] {
    for (const [place, text] of files) {
      mkdirSync(path.dirname(path.join(this.root, place)), { recursive: true });
      writeFileSync(path.join(this.root, place), text);
    }
    return [...files.keys()];
  }

  /** Formats some files, and sorts what they import. */
  format(places: readonly string[]): void {
    this.#withQuickRules(() => this.#biome('check', '--write', ...places));
  }

  /** What biome finds in some files. */
  lint(places: readonly string[]): string {
    const checked = this.#biome('ci', '--colors=off', ...places);
    return checked.status === 0 ? '' : `${checked.stdout}${checked.stderr}`;
  }

  /** The same without the rules that ask for types. */
  lintQuickly(places: readonly string[]): string {
    return this.#withQuickRules(() => this.lint(places));
  }

  #biome(...words: readonly string[]) {
    return spawnSync(path.join(root, 'node_modules/.bin/biome'), words, { cwd: this.root, encoding: 'utf8' });
  }

  /** Rules that ask for types make biome read the whole project first, for eight seconds of processor time. */
  #withQuickRules<Result>(work: () => Result): Result {
    const place = path.join(this.root, 'biome.json');
    const text = readFileSync(place, 'utf8');
    const { linter, ...others } = JSON.parse(text) as { readonly linter: { readonly rules: object } };
    const rules = Object.fromEntries(Object.entries(linter.rules).filter(([group]) => group !== 'nursery'));
    writeFileSync(place, JSON.stringify({ ...others, linter: { ...linter, rules } }));
    try {
      return work();
    } finally {
      writeFileSync(place, text);
    }
  }

  /** What the type checker finds in some files and all that they import. */
  typeCheck(places: readonly string[]): string {
    const project = path.join(this.root, 'tsconfig.some.json');
    writeFileSync(project, JSON.stringify({ extends: './tsconfig.json', include: [], files: places }));
    const tsc = path.join(root, 'node_modules/.bin/tsc');
    const checked = spawnSync(tsc, ['--noEmit', '-p', project, ...CHECKERS], { cwd: this.root, encoding: 'utf8' });
    return checked.stdout;
  }

  /** Evaluates a module's text among the copy's files, and gives what it prints. */
  evaluate(text: string): string {
    const place = path.join(this.root, 'packages/core/evaluated.ts');
    writeFileSync(place, text);
    const done = spawnSync(process.execPath, [place], { encoding: 'utf8' });
    if (done.status !== 0) throw new Error(done.stderr);
    return done.stdout.trim();
  }
}
