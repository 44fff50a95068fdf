import { describe, expect, test } from 'vitest';
import { root } from '../install.mjs';
import { readTree, type SourceFile } from '../tidy/files.ts';
import { scan } from '../tidy/scan.ts';
import { type Choice, choose } from './choice.ts';
import { importGraph } from './import-graph.ts';

const TREE: Readonly<Record<string, string>> = {
  'packages/contract/src/catalog.ts': `import { sell } from './areas/c2c/sell.ts';\nimport { place } from './areas/spot/place.ts';\nexport const catalog = [sell, place];`,
  'packages/contract/src/areas/spot/place.ts': `export const place = 1;`,
  'packages/contract/src/areas/c2c/sell.ts': `export const sell = 1;`,
  'packages/contract/src/areas/identity/login.ts': `export const login = 1;`,
  'packages/core/src/index.ts': `export { book } from './book.ts';\nexport * from './ledger.ts';`,
  'packages/core/src/book.ts': `export const book = 1;`,
  'packages/core/src/book.test.ts': `import { book } from './index.ts';`,
  'packages/core/src/ledger.ts': `export const ledger = 1;\nexport type Line = number;`,
  'packages/core/src/ledger.test.ts': `import { ledger } from './index.ts';`,
  'packages/core/src/line.test.ts': `import type { Line } from './ledger.ts';`,
  'packages/core/src/whole.test.ts': `import * as core from './index.ts';`,
  'packages/core/simulation/lives.test.ts': `import { ledger } from '../src/index.ts';`,
  'packages/core/simulation/simulation.test.ts': `import { ledger } from '../src/index.ts';`,
  'packages/core/src/core.ts': `import { swap } from './areas/convert/swap.ts';\nimport { lend } from './areas/loans/lend.ts';\nexport const core = [swap, lend];`,
  'packages/core/src/areas/convert/swap.ts': `export const swap = 1;`,
  'packages/core/src/areas/convert/swap.test.ts': `import { swap } from './swap.ts';`,
  'packages/core/src/areas/loans/lend.ts': `export const lend = 1;`,
  'packages/core/scenarios/story.ts': `import { core } from '../src/core.ts';\nexport const story = core;`,
  'packages/core/scenarios/convert-story.ts': `import { story } from './story.ts';\nexport const swaps = () => story + 'convert/swap';`,
  'packages/core/scenarios/quotes.test.ts': `import { swaps } from './convert-story.ts';`,
  'packages/core/scenarios/lending.test.ts': `import { story } from './story.ts';\nexport const lends = story + 'loans/lend';`,
  'packages/core/simulation/loans/loans.test.ts': `import { core } from '../../src/core.ts';\nimport { audit } from '../auditor/audit.ts';\nexport const life = [core, audit, 'loans/lend'];`,
  'packages/core/simulation/auditor/audit.ts': `import { swap } from '../../src/areas/convert/swap.ts';\nexport const audit = [swap, 'convert/swap'];`,
  'packages/core/simulation/short-lives.test.ts': `import { core } from '../src/core.ts';`,
  'apps/server/src/page.ts': `export const page = 1;`,
  'apps/server/src/areas/c2c/lists.ts': `import { page } from '../../page.ts';\nexport const lists = page;`,
  'apps/server/src/main.ts': `import { lists } from './areas/c2c/lists.ts';\nimport { sells } from './areas/c2c/sells.ts';\nimport { edge } from './edge.ts';\nexport const start = [lists, sells, edge];`,
  'apps/server/src/edge.ts': `export const edge = 1;`,
  'apps/server/src/worker.ts': `export const url = new URL('./thread.ts', import.meta.url);`,
  'apps/server/src/thread.ts': `export const thread = 1;`,
  'apps/server/src/worker.test.ts': `import { url } from './worker.ts';`,
  'apps/server/src/areas/c2c/sells.ts': `export const sells = 1;`,
  'apps/server/test/serving.ts': `import { start } from '../src/main.ts';\nimport { login } from '../../../packages/contract/src/areas/identity/login.ts';\nexport const serving = [start, login];`,
  'apps/server/test/seller.ts': `import { sell } from '../../../packages/contract/src/areas/c2c/sell.ts';\nexport const seller = sell;`,
  'apps/server/test/c2c-trade.api.test.ts': `import { serving } from './serving.ts';`,
  'apps/server/test/theft.api.test.ts': `import { serving } from './serving.ts';\nimport { seller } from './seller.ts';`,
  'apps/server/test/orders.api.test.ts': `import { serving } from './serving.ts';\nimport { login } from '../../../packages/contract/src/areas/identity/login.ts';\nimport { place } from '../../../packages/contract/src/areas/spot/place.ts';`,
  'apps/server/test/every-call.api.test.ts': `import { catalog } from '../../../packages/contract/src/catalog.ts';\nimport { serving } from './serving.ts';`,
  'apps/web/src/areas/c2c/page.tsx': `export const page = 1;`,
  'apps/web/src/shell.tsx': `export const shell = 1;`,
  'e2e/browser/c2c.e2e.ts': `export const walk = 1;`,
  'e2e/browser/spot.e2e.ts': `export const walk = 1;`,
  'e2e/kill.crash.test.ts': `import { book } from '../packages/core/src/book.ts';`,
};

const files = Object.entries(TREE).map(
  ([path, text]): SourceFile => ({ path, text, home: '', isTest: /\.test\.tsx?$/.test(path), ...scan(text) }),
);
const graph = importGraph(files, '/nowhere');
const chosen = (...changed: string[]) => choose(changed, files, graph);
const none: Choice = { unit: [], simulation: [], api: [], browser: [] };
const api = (...names: string[]) => names.map((name) => `apps/server/test/${name}.api.test.ts`);

describe('a change chooses', () => {
  test('the unit tests that use what is written in the file, and not those that take another name of the same index', () => {
    expect(chosen('packages/core/src/book.ts').unit).toEqual([
      'packages/core/src/book.test.ts',
      'packages/core/src/whole.test.ts',
    ]);
    expect(chosen('packages/core/src/ledger.ts').unit).toEqual([
      'packages/core/src/ledger.test.ts',
      'packages/core/src/whole.test.ts',
    ]);
  });

  test('the simulation without its long form', () => {
    expect(chosen('packages/core/src/ledger.ts').simulation).toEqual(['packages/core/simulation/lives.test.ts']);
  });

  test('of the tests with a whole core those that give commands of the area, and the short lives', () => {
    expect(chosen('packages/core/src/areas/convert/swap.ts')).toEqual({
      ...none,
      unit: ['packages/core/scenarios/quotes.test.ts', 'packages/core/src/areas/convert/swap.test.ts'],
      simulation: ['packages/core/simulation/short-lives.test.ts'],
      api: api('every-call'),
    });
    expect(chosen('packages/core/src/areas/loans/lend.ts')).toMatchObject({
      unit: ['packages/core/scenarios/lending.test.ts'],
      simulation: ['packages/core/simulation/loans/loans.test.ts', 'packages/core/simulation/short-lives.test.ts'],
    });
  });

  test('what runs on a thread, by the name of its program', () => {
    expect(chosen('apps/server/src/thread.ts').unit).toEqual(['apps/server/src/worker.test.ts']);
  });

  test('the API tests about its area: by name, by what their helpers ask for, and those of every call', () => {
    expect(chosen('apps/server/src/areas/c2c/sells.ts')).toEqual({
      ...none,
      api: api('c2c-trade', 'every-call', 'theft'),
    });
    // That everybody signs in says nothing.
    expect(chosen('packages/contract/src/areas/identity/login.ts').api).toEqual(api('every-call'));
  });

  test('all that a server carries, when it is of no area', () => {
    expect(chosen('apps/server/src/edge.ts').api).toEqual(api('c2c-trade', 'every-call', 'orders', 'theft'));
  });

  test('the API tests about the areas that use it, when the server reaches it through these alone', () => {
    expect(chosen('apps/server/src/page.ts').api).toEqual(api('c2c-trade', 'every-call', 'theft'));
  });

  test('nothing, when it is only a line of a list', () => {
    expect(chosen('packages/contract/src/catalog.ts')).toEqual(none);
  });

  test('the walks of its area for a screen or the contract, and all for what screens share', () => {
    // No server imports a screen.
    expect(chosen('apps/web/src/areas/c2c/page.tsx')).toEqual({ ...none, browser: ['e2e/browser/c2c.e2e.ts'] });
    expect(chosen('packages/contract/src/areas/spot/place.ts').browser).toEqual(['e2e/browser/spot.e2e.ts']);
    expect(chosen('apps/server/src/areas/c2c/sells.ts').browser).toEqual([]);
    expect(chosen('apps/web/src/shell.tsx').browser).toEqual(['e2e/browser/c2c.e2e.ts', 'e2e/browser/spot.e2e.ts']);
  });

  test('the test itself, and never a crash test', () => {
    expect(chosen('apps/server/test/orders.api.test.ts').api).toEqual(api('orders'));
    expect(chosen('e2e/kill.crash.test.ts', 'packages/core/src/book.ts').unit).not.toContain('e2e/kill.crash.test.ts');
  });
});

test('in the tree as it is, an area has its tests and leaves others out', { timeout: 60_000 }, () => {
  const { files: own } = readTree(root);
  const graph = importGraph(own, root);
  for (const file of ['area.ts', 'routes/conversation.ts']) {
    const found = choose([`apps/server/src/areas/support/${file}`], own, graph);
    expect(found.api).toContain('apps/server/test/support.api.test.ts');
    expect(found.api).toContain('apps/server/test/authorization.api.test.ts');
    // What a developer waits for in two minutes.
    expect(found.api.length).toBeLessThan(12);
    expect([found.simulation, found.browser]).toEqual([[], []]);
  }
  const convert = choose(['packages/core/src/areas/convert/commands/exchange.ts'], own, graph);
  expect(convert.unit).toContain('packages/core/scenarios/flash-exchange.test.ts');
  expect(convert.api).toContain('apps/server/test/flash-exchange.api.test.ts');
  expect(convert.unit.length + convert.simulation.length + convert.api.length).toBeLessThan(30);
});
