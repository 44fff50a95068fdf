import path from 'node:path';
import type { Fault, Manifest, SourceFile, Tree } from './files.ts';
import { type Import, importsOf, lineOf } from './scan.ts';

/** Which layer may import which. What is not here may be imported by nobody. */
const LAYERS: Readonly<Record<string, readonly string[]>> = {
  'packages/money': [],
  'packages/contract': ['money'],
  'packages/core': ['money', 'contract'],
  'packages/store': ['money', 'contract', 'core'],
  'apps/server': ['money', 'contract', 'core', 'store', 'words'],
  'packages/words': ['contract'],
  'packages/ui': ['money'],
  'packages/web-kit': ['money', 'contract', 'ui', 'words'],
  'apps/web': ['money', 'contract', 'ui', 'words', 'web-kit'],
  'apps/console': ['money', 'contract', 'ui', 'words', 'web-kit'],
  'apps/testnet': ['money', 'contract', 'ui', 'words', 'web-kit'],
  'packages/cast': ['contract', 'money'],
};

/** Parts of a layer that may be imported where the layer may not: pure functions, so that a screen shows what the core will do. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  'apps/web': ['@quay/core/margin', '@quay/core/lending', '@quay/core/earn-sums', '@quay/core/receipts'],
};

/** Folders beside the layers, which use the whole and are used by no layer. */
const OUTSIDE = new Set(['e2e', 'tools', 'bench']);

const ADVICE: Readonly<Record<string, string>> = {
  core: 'ask the core by a command through the server',
  store: 'let the server read it and answer by a call of the contract',
  cast: 'use the cast in tests, simulation, scenarios, e2e, bench and the files that seed the simulated market',
};

export function importFaults({ files, manifests }: Tree): Fault[] {
  return files.flatMap((file) =>
    importsOf(file).flatMap((one) => {
      const checked = validate(file, one, manifests);
      return checked ? [{ file: file.path, line: lineOf(file.text, one.at), ...checked }] : [];
    }),
  );
}

type Verdict = Pick<Fault, 'wrong' | 'instead'> | undefined;

function validate(file: SourceFile, one: Import, manifests: Tree['manifests']): Verdict {
  const from = one.from.replace(/\?.*$/, '');
  if (from.startsWith('.')) return relativeImport(file, path.posix.join(path.posix.dirname(file.path), from));
  if (/^(node:|virtual:|data:|https?:|\/)/.test(from)) return undefined;
  const parts = from.split('/');
  const name = from.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? from);
  if (name.startsWith('@quay/') && !PARTS[file.home]?.includes(from)) {
    const refused = layerImport(file, name);
    if (refused) return refused;
  }
  return declared(file, one, name, manifests);
}

function layerImport(file: SourceFile, name: string): Verdict {
  const target = name.slice('@quay/'.length);
  const own = file.home.split('/')[1];
  if (OUTSIDE.has(file.home) || target === own) return undefined;
  if (target === 'cast' && mayUseCast(file)) return undefined;
  if (LAYERS[file.home]?.includes(target)) return undefined;
  const allowed = LAYERS[file.home]?.map((layer) => `@quay/${layer}`).join(', ') || 'no other layer';
  return {
    wrong: `${file.home} may not import ${name}`,
    instead: `${ADVICE[target] ?? 'move what both need into a lower layer'}; it sees ${allowed}`,
  };
}

const mayUseCast = (file: SourceFile): boolean =>
  file.isTest ||
  /^packages\/core\/(simulation|scenarios)\//.test(file.path) ||
  (file.home === 'apps/server' && /simulated|demo|seed/.test(file.path));

function relativeImport(file: SourceFile, target: string): Verdict {
  const [top = '', second = ''] = target.split('/');
  const home = top === 'packages' || top === 'apps' ? `${top}/${second}` : top;
  if (home !== file.home && !OUTSIDE.has(home) && !(OUTSIDE.has(file.home) && top === 'apps')) {
    return {
      wrong: `it reaches into ${home} by a path`,
      instead: top === 'packages' ? `import @quay/${second}` : 'an app is imported by nobody; use a package',
    };
  }
  if (OUTSIDE.has(home) && !OUTSIDE.has(file.home) && !file.isTest) {
    return { wrong: `the product imports ${target}`, instead: `move what it needs out of ${home} into a package` };
  }
  return areaImport(file, target);
}

const areaOf = (name: string): string | undefined => /\/src\/areas\/([^/]+)\//.exec(`${name}/`)?.[1];
/** Files directly under src/ wire the areas together; core.ts and catalog.ts are two of them. */
const wires = (name: string): boolean => /^(packages|apps)\/[^/]+\/src\/[^/]+$/.test(name);

/** On the wire staff speak of every area, and any area may name a closed set or a refusal of another. */
const maySay = (own: string | undefined, target: string): boolean =>
  own === 'staff' || /\/(sets|refusals)\.ts$/.test(target);

/** What products that trade share in an app; in packages the rule below holds for all code outside of areas. */
const isShared = (name: string): boolean => /^apps\/[^/]+\/src\/trading\//.test(name);

function areaImport(file: SourceFile, target: string): Verdict {
  const own = areaOf(file.path);
  const other = areaOf(target);
  if (!other || own === other || file.isTest || wires(file.path) || !file.path.includes('/src/')) return undefined;
  if (file.home === 'packages/contract' && maySay(own, target)) return undefined;
  if (own) {
    return {
      wrong: `the area ${own} imports the area ${other}`,
      instead: 'declare the narrow view it needs in needs.ts and wire it in the file under src/ that knows all areas',
    };
  }
  if (isShared(file.path)) {
    return {
      wrong: `what products share imports the area ${other}`,
      instead: 'let the product hand in what is needed: its calls, its refusals, its rules',
    };
  }
  if (/^apps\/server\/src\/(edge|live)\/(?!testing\/)/.test(file.path)) {
    return {
      wrong: `the ${file.path.split('/')[3]} of the server imports the area ${other}`,
      instead: 'let the area declare it in its area.ts; apps/server/src/start gathers what areas declare',
    };
  }
  // The apps' shell and the server's start gather the areas; in a package nothing but the wiring may know them.
  if (!file.home.startsWith('packages/')) return undefined;
  return {
    wrong: `code that all areas share imports the area ${other}`,
    instead: 'let the area hand in what is needed, from the file under src/ that knows all areas',
  };
}

function declared(file: SourceFile, one: Import, name: string, manifests: Tree['manifests']): Verdict {
  const none: Manifest = { dependencies: new Set(), devDependencies: new Set() };
  const own = manifests.get(file.home) ?? none;
  const root = manifests.get('.') ?? none;
  const self = `@quay/${file.home.split('/')[1]}`;
  if (name === self || own.dependencies.has(name)) return undefined;
  const developing = file.isTest || one.typeOnly || OUTSIDE.has(file.home) || !file.path.includes('/src/');
  if (developing && (own.devDependencies.has(name) || root.devDependencies.has(name))) return undefined;
  // Outside of every package there is no list but the root's; npm links the workspaces there.
  if (OUTSIDE.has(file.home) && [...manifests.values()].some((manifest) => manifest.dependencies.has(name))) {
    return undefined;
  }
  if (developing && OUTSIDE.has(file.home) && name.startsWith('@quay/')) return undefined;
  if (file.isTest && name === '@quay/cast') return undefined;
  const list = `${OUTSIDE.has(file.home) ? '' : `${file.home}/`}package.json`;
  return {
    wrong: `${name} is not a dependency in ${list}`,
    instead: own.devDependencies.has(name)
      ? 'move it from devDependencies to dependencies, or import it in tests only'
      : 'add it there with its exact version, or do without it',
  };
}
