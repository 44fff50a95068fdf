import type { SourceFile } from '../tidy/files.ts';
import type { ImportGraph } from './import-graph.ts';

/** The test files that a change can break, by stage. */
export interface Choice {
  readonly unit: readonly string[];
  readonly simulation: readonly string[];
  readonly api: readonly string[];
  readonly browser: readonly string[];
}

/** What every API test needs to have somebody signed up says nothing of what the test is about. */
const SIGNS_UP = /^apps\/server\/test\/(serving|account|console)\.ts$/;
/** Lists to which each area adds lines of its own: a change of them comes with a change of the area. */
const LISTS =
  /^packages\/(words\/|contract\/src\/(catalog|index)\.ts$|contract\/src\/areas\/[^/]+\/index\.ts$|store\/src\/(reads|index)\.ts$|core\/src\/(core|index|tables)\.ts$)/;
/** Lives of 25,000 commands, for minutes: `npm test -- simulation`. */
const LONG = 'packages/core/simulation/simulation.test.ts';
const CATALOG = 'packages/contract/src/catalog.ts';
/** The same lives, short: they go through every area. */
const SHORT = 'packages/core/simulation/short-lives.test.ts';
/** Where the core puts its areas together: whoever has a core reaches every area through these. */
const ASSEMBLY = /^packages\/core\/src\/(core|manifests|index|tables)\.ts$/;
const MANIFESTS = 'packages/core/src/manifests.ts';
/** A line of a test that names a command or a table of an area: `spot/place-order`, `spot_orders`. */
const NAMED = /^([a-z0-9]+)[/_][a-z]/;
/** What runs in a browser alone: no server imports it. */
const SCREENS = /^(apps\/(web|console|testnet)|packages\/ui)\//;

const TESTS: readonly (readonly [stage: keyof Choice, name: RegExp])[] = [
  ['simulation', /^packages\/core\/simulation\/.*\.test\.ts$/],
  ['api', /\.api\.test\.ts$/],
  ['browser', /\.e2e\.ts$/],
  ['unit', /(?<!\.crash)\.test\.tsx?$/],
];
const stageOf = (file: string): keyof Choice | undefined => TESTS.find(([, name]) => name.test(file))?.[0];

export const areaOf = (file: string): string | undefined => /\/src\/areas\/([^/]+)\//.exec(file)?.[1];

/**
 * Unit tests and simulation are chosen by who imports what has changed. Whoever has a core reaches each of its areas: of
 * these, a change inside an area chooses those that give its commands or look at its tables. API tests and walks through
 * the app reach nearly everything through the running server: a change inside an area chooses those that are about the
 * area, any other change those that import it without passing through an area, and those about the areas that use it.
 */
export function choose(changed: readonly string[], files: readonly SourceFile[], graph: ImportGraph): Choice {
  const tests = files.map(({ path }) => path).filter((file) => stageOf(file));
  const all = new Set(files.map(({ path }) => areaOf(path)));
  const chosen = new Set(changed.filter((file) => tests.includes(file)));
  const areas = new Set<string>();
  const served = new Set<string>();
  const ofAreas: string[] = [];
  const shared: string[] = [];
  for (const file of changed) {
    if (areaOf(file)) ofAreas.push(file);
    else if (!LISTS.test(file)) shared.push(file);
  }
  const inAreas = new Set(files.map(({ path }) => path).filter((path) => areaOf(path) && !stageOf(path)));
  const reachedByShared = graph.usersOf(shared, inAreas);
  for (const file of [...ofAreas, ...[...reachedByShared].filter((one) => inAreas.has(one))]) {
    areas.add(areaOf(file)!);
    if (!SCREENS.test(file)) served.add(areaOf(file)!);
  }
  const assembly = new Set(files.map(({ path }) => path).filter((path) => ASSEMBLY.test(path)));
  const reached = graph.usersOf(changed.filter((file) => !ofAreas.includes(file)));
  const reachedDirectly = graph.usersOf(ofAreas, assembly);
  const reachedByAreas = graph.usersOf(ofAreas);
  const ofChanged = new Set(ofAreas.map((file) => areaOf(file)!));
  const texts = new Map(files.map((file) => [file.path, file]));
  const isShown = changed.some((file) => SCREENS.test(file) || file.startsWith('packages/contract/'));

  for (const test of tests) {
    const stage = stageOf(test);
    if (stage === 'unit') {
      const hasCore = reachedByAreas.has(test) && givesCommandsOf(test, ofChanged, texts, graph);
      if (reached.has(test) || reachedDirectly.has(test) || hasCore) chosen.add(test);
    } else if (stage === 'simulation' && test !== LONG) {
      // The auditor looks at every area: what counts is what the test itself does.
      const hasCore = reachedByAreas.has(test) && (test === SHORT || givesCommandsOf(test, ofChanged, texts, graph));
      if (reached.has(test) || hasCore) chosen.add(test);
    } else if (stage === 'api') {
      if (reachedByShared.has(test) || isAbout(test, served, all, graph)) chosen.add(test);
    } else if (stage === 'browser') {
      const anyScreen = shared.some((file) => SCREENS.test(file));
      if (anyScreen || reachedByShared.has(test) || (isShown && isAbout(test, areas, all, graph))) chosen.add(test);
    }
  }
  const of = (stage: keyof Choice) => [...chosen].filter((test) => stageOf(test) === stage).sort();
  return { unit: of('unit'), simulation: of('simulation'), api: of('api'), browser: of('browser') };
}

/**
 * Whether a test with a whole core looks at one of these areas: it, or the test code that it uses, names one of its
 * commands or tables, or goes through the manifests of all. Of a simulation that is the code of its own folder.
 */
function givesCommandsOf(
  test: string,
  areas: ReadonlySet<string>,
  texts: ReadonlyMap<string, SourceFile>,
  graph: ImportGraph,
): boolean {
  const isSimulation = stageOf(test) === 'simulation';
  const visited = new Set([test]);
  for (const file of visited) {
    const used = graph.usedBy(file);
    if (file === test && used.has(MANIFESTS)) return true;
    const names = texts.get(file)?.literals.map(({ text }) => NAMED.exec(text)?.[1] ?? '') ?? [];
    if (names.some((name) => areas.has(name))) return true;
    for (const one of used)
      if (isTestOfCore(one) && (!isSimulation || folderOf(one) === folderOf(test))) visited.add(one);
  }
  return false;
}

const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/'));

/** Whether a test is about one of these areas: by its place, its name, or what it asks for beyond a sign-up. */
function isAbout(
  test: string,
  areas: ReadonlySet<string>,
  all: ReadonlySet<string | undefined>,
  graph: ImportGraph,
): boolean {
  if (areas.size === 0) return false;
  const own = areaOf(test) ?? test.slice(test.lastIndexOf('/') + 1).split(/[-.]/)[0] ?? '';
  if (all.has(own)) return areas.has(own);
  const known = new Set<string>();
  const used = new Set<string>();
  const visited = new Set([test]);
  for (const file of visited) {
    for (const one of graph.usedBy(file)) {
      if (SIGNS_UP.test(one)) for (const needed of graph.usedBy(one)) known.add(needed);
      else if (isTestCode(one)) visited.add(one);
      else used.add(one);
    }
  }
  if (used.has(CATALOG)) return true;
  return [...used].some((file) => !known.has(file) && areas.has(areaOf(file) ?? ''));
}

const isTestCode = (file: string): boolean => /^(apps\/server\/test|e2e)\//.test(file);
/** Stories and simulations that tests of the core are made of. */
const isTestOfCore = (file: string): boolean =>
  isTestCode(file) || /^packages\/core\/(scenarios|simulation)\//.test(file);
