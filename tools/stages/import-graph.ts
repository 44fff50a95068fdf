import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SourceFile } from '../tidy/files.ts';

/** A name that a file takes from another one; `*` is everything. */
interface Taken {
  readonly from: string;
  readonly name: string;
}

interface Module {
  /** What it imports and uses while it runs; types are the compiler's affair. */
  readonly imports: readonly Taken[];
  /** What it passes on: the name under which others see it, and where it comes from. */
  readonly passedOn: ReadonlyMap<string, Taken>;
  /** Files of which it passes everything on. */
  readonly passedOnWhole: readonly string[];
  readonly own: ReadonlySet<string>;
}

export interface ImportGraph {
  /** The files that a file uses, each where it is written: an index that only passes a name on is none of them. */
  usedBy(file: string): ReadonlySet<string>;
  /** Every file that uses one of these, directly or through others; paths end at the files of `ends`. */
  usersOf(files: Iterable<string>, ends?: ReadonlySet<string>): Set<string>;
}

const CLAUSE = /\b(import|export)\s+(type\s+)?([\w$*{}\s,]+?)\s*from\s*(?=['"])/g;
const WHOLE = /\bimport\s*\(?\s*(?=['"])|\bnew\s+URL\(\s*(?=['"])/g;
const OWN = /\bexport\s+(?:default\s+)?(?:async\s+)?(?:const|let|function\*?|class|enum|type|interface)\s+([\w$]+)/g;
const OWN_LIST = /\bexport\s+\{([^}]*)\}(?!\s*from)/g;

/** Reads who imports whom, in a tree below `root`. */
export function importGraph(files: readonly SourceFile[], root: string): ImportGraph {
  const paths = new Set(files.map((file) => file.path));
  const resolve = resolverOf(paths, root);
  const modules = new Map(files.map((file) => [file.path, moduleOf(file, resolve)]));

  /** Where a name is written that a file shows to others. */
  function writtenIn(file: string, name: string, seen = new Set<string>()): string[] {
    const found = modules.get(file);
    if (!found || seen.has(file)) return [];
    seen.add(file);
    if (name === '*' || found.own.has(name)) return [file];
    const passed = found.passedOn.get(name);
    if (passed) return writtenIn(passed.from, passed.name, seen);
    return found.passedOnWhole.flatMap((one) => (shows(one, name) ? writtenIn(one, name, seen) : []));
  }
  function shows(file: string, name: string, seen = new Set<string>()): boolean {
    const found = modules.get(file);
    if (!found || seen.has(file)) return false;
    seen.add(file);
    if (found.own.has(name) || found.passedOn.has(name)) return true;
    return found.passedOnWhole.some((one) => shows(one, name, seen));
  }

  const used = new Map<string, Set<string>>();
  const users = new Map<string, Set<string>>();
  for (const [file, { imports, passedOn, passedOnWhole }] of modules) {
    const own = new Set<string>();
    for (const { from, name } of imports) {
      const written = writtenIn(from, name);
      // A name whose place is not found, and a whole module, stand for the file that was named and all it passes on.
      for (const one of written.length > 0 ? written : [from]) own.add(one);
      if (name === '*') for (const one of wholeOf(from)) own.add(one);
    }
    // Who imports an index as a whole is found above; an index that does more than pass on uses what it passes on.
    if (imports.length > 0) {
      for (const { from, name } of passedOn.values()) for (const one of writtenIn(from, name)) own.add(one);
      for (const from of passedOnWhole) own.add(from);
    }
    used.set(file, own);
    for (const one of own) users.set(one, (users.get(one) ?? new Set()).add(file));
  }

  function wholeOf(file: string, seen = new Set<string>()): Set<string> {
    const found = modules.get(file);
    if (!found || seen.has(file)) return seen;
    seen.add(file);
    for (const { from } of found.passedOn.values()) seen.add(from);
    for (const from of found.passedOnWhole) wholeOf(from, seen);
    return seen;
  }

  return {
    usedBy: (file) => used.get(file) ?? new Set(),
    usersOf(changed, ends = new Set()) {
      const reached = new Set(changed);
      for (const file of reached) {
        if (ends.has(file)) continue;
        for (const user of users.get(file) ?? []) reached.add(user);
      }
      return reached;
    },
  };
}

type Resolve = (from: string, name: string) => string | undefined;

function moduleOf(file: SourceFile, resolve: Resolve): Module {
  const literals = new Map(file.literals.map(({ at, text }) => [at, text]));
  const imports: Taken[] = [];
  const passedOn = new Map<string, Taken>();
  const passedOnWhole: string[] = [];
  const target = (match: RegExpMatchArray) => {
    const name = literals.get(match.index! + match[0].length);
    return name === undefined ? undefined : resolve(file.path, name);
  };

  for (const match of file.code.matchAll(CLAUSE)) {
    const [, kind, isType, clause = ''] = match;
    const from = target(match);
    if (from === undefined) continue;
    if (kind === 'export') {
      if (clause.trim() === '*') passedOnWhole.push(from);
      for (const { name, as } of namesIn(clause)) passedOn.set(as, { from, name });
      continue;
    }
    if (isType) continue;
    for (const { name, isType: one } of namesIn(clause)) if (!one) imports.push({ from, name });
    if (/^\s*[\w$]/.test(clause) || clause.includes('*')) imports.push({ from, name: '*' });
  }
  for (const match of file.code.matchAll(WHOLE)) {
    const from = target(match);
    if (from !== undefined) imports.push({ from, name: '*' });
  }
  const own = [...file.code.matchAll(OWN)].map(([, name = '']) => name);
  const listed = [...file.code.matchAll(OWN_LIST)].flatMap(([, list = '']) => namesIn(`{${list}}`).map(({ as }) => as));
  return { imports, passedOn, passedOnWhole, own: new Set([...own, ...listed]) };
}

/** The names of an import's or export's braces. */
function namesIn(clause: string): { name: string; as: string; isType: boolean }[] {
  const inside = /\{([^}]*)\}/.exec(clause)?.[1] ?? '';
  return inside
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map((one) => {
      const [name = '', as = name] = one.replace(/^type\s+/, '').split(/\s+as\s+/);
      return { name, as, isType: /^type\s/.test(one) };
    });
}

/** Paths and names of the workspaces, as Node and Vite find them. */
function resolverOf(paths: ReadonlySet<string>, root: string): Resolve {
  const known = new Map<string, Record<string, string>>();
  const exportsOf = (home: string): Record<string, string> => {
    const found = known.get(home) ?? readExports(path.join(root, home, 'package.json'));
    known.set(home, found);
    return found;
  };
  return (from, name) => {
    const plain = name.replace(/\?.*$/, '');
    if (plain.startsWith('.')) return existing(path.posix.join(path.posix.dirname(from), plain), paths);
    const [, own = '', rest = ''] = /^@quay\/([\w-]+)\/?(.*)$/.exec(plain) ?? [];
    if (own === '') return undefined;
    const home = `packages/${own}`;
    const shown = exportsOf(home);
    const direct = shown[rest === '' ? '.' : `./${rest}`];
    const [pattern, place] = Object.entries(shown).find(([key]) => matches(key, rest)) ?? [];
    const found = direct ?? (pattern && place?.replace('*', rest.slice(pattern.indexOf('*') - 2)));
    return found === undefined ? undefined : existing(path.posix.join(home, found), paths);
  };
}

const matches = (pattern: string, rest: string): boolean =>
  pattern.includes('*') && rest !== '' && `./${rest}`.startsWith(pattern.slice(0, pattern.indexOf('*')));

function readExports(manifest: string): Record<string, string> {
  if (!existsSync(manifest)) return {};
  const shown = (JSON.parse(readFileSync(manifest, 'utf8')) as { exports?: Record<string, Export> }).exports ?? {};
  // Where Node reads another file than a bundle, the graph follows the one of Node.
  const fileOf = (one: Export): string => (typeof one === 'string' ? one : (one.node ?? one.default));
  return Object.fromEntries(Object.entries(shown).map(([name, one]) => [name, fileOf(one)]));
}

type Export = string | { readonly node?: string; readonly default: string };

const existing = (place: string, paths: ReadonlySet<string>): string | undefined =>
  [place, `${place}.ts`, `${place}.tsx`, `${place}/index.ts`].find((one) => paths.has(one));
