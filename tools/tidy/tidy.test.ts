import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { check } from './check.ts';
import { importsOf, scan } from './scan.ts';

let root: string;

const DEPENDENCIES: Record<string, string[]> = {
  'packages/money': [],
  'packages/contract': ['@quay/money', 'zod'],
  'packages/core': ['@quay/contract', '@quay/money'],
  'packages/store': ['@quay/contract', '@quay/core', '@quay/money', 'pg'],
  'packages/words': ['@quay/contract'],
  'packages/ui': ['@quay/money', 'react'],
  'packages/web-kit': ['@quay/contract', '@quay/money', '@quay/ui', '@quay/words', 'react'],
  'packages/cast': ['@quay/contract', '@quay/money'],
  'apps/server': ['@quay/cast', '@quay/contract', '@quay/core', '@quay/money', '@quay/store', '@quay/words', 'fastify'],
  'apps/web': ['@quay/contract', '@quay/core', '@quay/money', '@quay/ui', '@quay/web-kit', '@quay/words', 'react'],
};

/** A small tree in which nothing is wrong, with much that looks wrong at first sight. */
const CLEAN: Record<string, string> = {
  'packages/money/src/index.ts': `// Date.now() and Math.random() only in words\nexport const note = 'await new Date()';\n`,
  'packages/contract/src/areas/spot/place-order.ts': `import { z } from 'zod';\nexport const order = z.string();\n`,
  'packages/contract/src/areas/staff/support-desk.ts': `import { order } from '../spot/place-order.ts';\nexport const seen = order;\n`,
  'packages/contract/src/areas/wallet/entries.ts': `import { sides } from '../spot/sets.ts';\nexport const all = sides;\n`,
  'packages/contract/src/areas/spot/sets.ts': `export const sides = ['buy', 'sell'];\n`,
  'packages/contract/src/catalog.ts': `export * from './areas/spot/place-order.ts';\n`,
  'packages/core/src/core.ts': `import { spot } from './areas/spot/area.ts';\nimport { wallet } from './areas/wallet/area.ts';\nexport const areas = [spot, wallet];\n`,
  'packages/core/src/areas/spot/area.ts': `import type { Amount } from '@quay/money';\nexport const spot = (at: number): string => new Date(at).toISOString() + \`\${at} select\`;\nexport type A = Amount;\n`,
  'packages/core/src/areas/wallet/area.ts': `/* setTimeout */ export const wallet = { process: 1, async: false };\n`,
  'packages/core/src/areas/spot/area.test.ts': `import { alice } from '@quay/cast';\nimport { wallet } from '../wallet/area.ts';\nexport const now = [Date.now(), alice, wallet];\n`,
  'packages/core/simulation/simulate.ts': `import { alice } from '@quay/cast';\nconsole.log(alice, Date.now());\n`,
  'packages/store/src/reads.ts': `import pg from 'pg';\nexport const read = [pg, 'select balance from accounts'];\n`,
  'packages/words/src/index.ts': `export const words = ['Select a coin from the list', "Don't update"];\n`,
  'packages/ui/src/field.tsx': `import { useState } from 'react';\nexport const Field = () => <p>Don't {useState(0)}</p>;\n`,
  'packages/web-kit/src/page/use-title.ts': `import { useEffect } from 'react';\nimport { words } from '@quay/words';\nexport const title = [useEffect, words];\n`,
  'packages/cast/src/index.ts': `export const alice = 'Alice';\n`,
  'apps/server/src/simulated-market/bots.ts': `import { alice } from '@quay/cast';\nexport const bot = alice;\n`,
  'apps/server/src/main.ts': `import '@quay/store';\nimport { readFileSync } from 'node:fs';\nexport const boot = async () => readFileSync;\n`,
  'apps/web/src/main.tsx': `import { title } from '@quay/web-kit/page';\nimport { words } from '@quay/words';\nimport 'virtual:pwa-register';\nexport const page = () => import('./areas/spot/area.tsx').then(() => [words, title]);\n`,
  'apps/web/src/sums.ts': `import { notional } from '@quay/core/margin';\nexport const worth = notional;\n`,
  'apps/web/src/areas/spot/area.tsx': `export const area = /'|"/.test("it's") ? 1 : 2 / 3;\n`,
  'e2e/place-order.e2e.ts': `import { chromium } from 'playwright-core';\nimport { alice } from '@quay/cast';\nconsole.log(chromium, alice);\n`,
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'quay-tidy-'));
  for (const [home, dependencies] of Object.entries(DEPENDENCIES)) {
    write(`${home}/package.json`, JSON.stringify({ dependencies: asVersions(dependencies) }));
  }
  const cast = {
    dependencies: asVersions(DEPENDENCIES['packages/core'] ?? []),
    devDependencies: { '@quay/cast': '1' },
  };
  write('packages/core/package.json', JSON.stringify(cast));
  write('package.json', JSON.stringify({ devDependencies: asVersions(['playwright-core', 'vitest']) }));
  for (const [name, text] of Object.entries(CLEAN)) write(name, text);
});

afterEach(() => rmSync(root, { recursive: true }));

const asVersions = (names: string[]) => Object.fromEntries(names.map((name) => [name, '1.0.0']));

function write(name: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), text);
}

const run = () => {
  const program = fileURLToPath(new URL('./tidy.ts', import.meta.url));
  return spawnSync(process.execPath, [program, root], { encoding: 'utf8' });
};

describe('tidy', () => {
  it('passes a clean tree and counts its files', () => {
    expect(check(root)).toEqual({ files: Object.keys(CLEAN).length, faults: [] });
    const { status, stdout } = run();
    expect([status, stdout]).toEqual([0, `tidy: ${Object.keys(CLEAN).length} files, no faults\n`]);
  });

  it('says what is wrong, where, and what to do instead, and fails', () => {
    write('packages/core/src/clock.ts', '\n\nexport const now = Date.now();\n');
    const { status, stderr, stdout } = run();
    expect(status).toBe(1);
    expect(stderr).toContain('packages/core/src/clock.ts:3  it reads the clock (Date.now)\n    instead: take the time');
    expect(stdout).toMatch(/, 1 fault\n$/);
  });

  const core = 'packages/core/src/planted.ts';
  const web = 'apps/web/src/planted.ts';
  const unit = 'packages/core/src/planted.test.ts';
  const mark = 'TO' + 'DO';
  const planted: [what: string, file: string, text: string, says: RegExp][] = [
    ['money above itself', 'packages/money/src/a.ts', `import '@quay/contract';`, /may not import @quay\/contract/],
    ['core from store', core, `import { x } from '@quay/store';`, /may not import @quay\/store/],
    ['web from core', web, `import type { x } from '@quay/core';`, /may not import @quay\/core/],
    ['web from another part of core', web, `import '@quay/core/matching';`, /may not import @quay\/core/],
    ['the console from margin', 'apps/console/src/a.ts', `import '@quay/core/margin';`, /may not import @quay\/core/],
    ['web from store, later', web, `export const x = () => import('@quay/store');`, /may not import @quay\/store/],
    ['web from cast', web, `export { alice } from '@quay/cast';`, /may not import @quay\/cast/],
    ['cast in the edge', 'apps/server/src/edge/a.ts', `import '@quay/cast';`, /may not import @quay\/cast/],
    ['ui from words', 'packages/ui/src/a.ts', `import '@quay/words';`, /may not import @quay\/words/],
    ['ui from the kit', 'packages/ui/src/a.ts', `import '@quay/web-kit/page';`, /may not import @quay\/web-kit/],
    ['the kit from core', 'packages/web-kit/src/a.ts', `import '@quay/core';`, /may not import @quay\/core/],
    ['words from core', 'packages/words/src/a.ts', `import '@quay/core';`, /may not import @quay\/core/],
    ['a path into a package', core, `import '../../money/src/index.ts';`, /reaches into packages\/money/],
    ['a path into an app', core, `import '../../../apps/web/src/main.tsx';`, /reaches into apps\/web/],
    ['the product from tools', web, `import '../../../tools/browser.ts';`, /the product imports tools/],
    [
      'area to area',
      'packages/core/src/areas/spot/a.ts',
      `import '../wallet/area.ts';`,
      /spot imports the area wallet/,
    ],
    [
      'contract area to another verb',
      'packages/contract/src/areas/spot/a.ts',
      `import '../wallet/entries.ts';`,
      /spot imports the area wallet/,
    ],
    ['web area to area', 'apps/web/src/areas/funds/a.ts', `import '../spot/area.tsx';`, /funds imports the area spot/],
    [
      'what products share to an area',
      'apps/web/src/trading/ticket/a.ts',
      `import '../../areas/spot/area.tsx';`,
      /what products share imports the area spot/,
    ],
    [
      'the edge to an area',
      'apps/server/src/edge/calls.ts',
      `import type { Team } from '../areas/staff/team.ts';`,
      /the edge of the server imports the area staff/,
    ],
    [
      'the socket hub to an area',
      'apps/server/src/live/hub.ts',
      `import { tickersPush } from '../areas/market/pushes.ts';`,
      /the live of the server imports the area market/,
    ],
    [
      'engine to area',
      'packages/core/src/engine/a.ts',
      `import '../areas/spot/area.ts';`,
      /share imports the area spot/,
    ],
    ['an undeclared package', web, `import 'left-pad';`, /left-pad is not a dependency in apps\/web/],
    ['a test tool in the product', web, `import 'vitest';`, /vitest is not a dependency/],
    ['new Date', core, `export const a = new Date();`, /new Date/],
    ['bare new Date', core, `export const a = new Date;`, /new Date/],
    ['Date()', core, `export const a = Date();`, /Date\(\)/],
    ['performance', core, `export const a = performance.now();`, /performance/],
    ['chance', 'packages/contract/src/a.ts', `export const a = Math.random();`, /Math\.random/],
    ['crypto', core, `export const a = crypto.randomUUID();`, /crypto/],
    ['chance inside a template', core, `export const a = \`x\${Math.random()}\`;`, /Math\.random/],
    ['a timer', core, `setTimeout(() => 1, 2);`, /timer/],
    ['setInterval', core, `setInterval(() => 1, 2);`, /timer/],
    ['setImmediate', core, `setImmediate(() => 1);`, /timer/],
    ['queueMicrotask', core, `queueMicrotask(() => 1);`, /timer/],
    ['process', core, `export const a = process.env;`, /process/],
    ['await', core, `export const a = await b;`, /waits/],
    ['async', core, `export async function a() {}`, /waits/],
    ['fetch', core, `fetch('x');`, /fetch/],
    ['node:', core, `import { readFileSync } from 'node:fs';`, /imports node:fs/],
    ['parseFloat', 'packages/money/src/a.ts', `export const a = parseFloat('1');`, /float/],
    ['toFixed', core, `export const a = (1).toFixed(2);`, /float/],
    ['SQL', web, `export const a = 'select id from users';`, /SQL/],
    ['SQL in capitals', web, `export const a = \`\n  SELECT *\n  FROM users WHERE id = \${1}\`;`, /SQL/],
    ['an update', 'apps/server/src/a.ts', `export const a = 'update users set name = $1';`, /SQL/],
    ['a table', 'apps/server/src/a.ts', `export const a = 'create table users (id int)';`, /SQL/],
    ['an insert', 'apps/server/src/a.ts', `export const a = "insert into users values (1)";`, /SQL/],
    ['a deletion', 'apps/server/src/a.ts', `export const a = 'delete from users';`, /SQL/],
    ['a with', 'apps/server/src/a.ts', `export const a = 'with x as (select 1) table x';`, /SQL/],
    ['a folder utils', 'apps/web/src/utils/a.ts', `export const a = 1;`, /the name utils/],
    ['a name that has a term', web, `export const wish = 1;`, /the name wish is not a term of the field/],
    ['a name that was told', web, `export const told = 1;`, /the name told is not a term of the field/],
    ['a file named by a replaced word', 'apps/web/src/judge.ts', `export const a = 1;`, /the name judge is not/],
    ['a comment with a replaced word', web, `/** A wish. */\nexport const a = 1;`, /it says wish/],
    ['a file helpers', 'apps/web/src/helpers.ts', `export const a = 1;`, /the name helpers/],
    ['a folder lib', 'tools/lib/a.ts', `export const a = 1;`, /the name lib/],
    ['a long file', web, 'export {};\n'.repeat(501), /501 lines/],
    ['unfinished work', web, `// ${mark}: later`, /it says TODO/],
    ['a silenced type', web, `// @ts-${'ignore'}\nexport {};`, /it says @ts-ignore/],
    ['a silenced lint', web, `// biome-${'ignore'} lint: x\nexport {};`, /it says biome-ignore/],
    ['as any', web, `export const a = 1 as any;`, /it says as any/],
    ['only', unit, `it.only('x', () => 1);`, /it says it\.only/],
    ['skip', unit, `describe.skip('x', () => 1);`, /it says describe\.skip/],
    ['skip behind another word', unit, `it.concurrent.skip('x', () => 1);`, /skip/],
    ['todo', 'e2e/a.e2e.ts', `test.todo('x');`, /it says test\.todo/],
    ['console.log', 'apps/server/src/a.ts', `console.log('x');`, /console\.log/],
  ];

  it.each(planted)('catches %s', (_, file, text, says) => {
    write(file, text);
    const { faults } = check(root);
    expect(faults.map((fault) => [fault.file, fault.wrong])).toEqual([[file, expect.stringMatching(says)]]);
    expect(faults[0]?.instead).not.toBe('');
  });
});

describe('the scanner', () => {
  it('keeps offsets and lines', () => {
    const source = `const a = 'b'; // c\n/* d\n*/ const e = \`f \${g('h')} i\`;\n`;
    const { code, comments } = scan(source);
    expect([code.length, comments.length]).toEqual([source.length, source.length]);
    expect(code).toBe(`const a = ' ';     \n    \n   const e = \`  \${g(' ')}  \`;\n`);
  });

  it('knows division from regular expressions', () => {
    expect(scan(`const a = b / c; const d = "e" / f;`).literals.map(({ text }) => text)).toEqual(['e']);
    expect(scan(`const a = /['"]/; const b = 'c';`).literals.map(({ text }) => text)).toEqual(['c']);
    expect(scan(`const a = x.replace(/\\/\\//g, '/'); const b = 'c'; // d`).literals.map(({ text }) => text)).toEqual([
      '/',
      'c',
    ]);
  });

  it('reads nested templates and braces', () => {
    const source = `const a = \`x \${[{ b: \`y \${1} z\` }].map((c) => { return c; })} w\`; const d = \`e\`;`;
    expect(scan(source).literals.map(({ text }) => text)).toEqual(['x ', 'y ', ' z', ' w', 'e']);
  });

  it('finds every form of import', () => {
    const source = `import a from 'a';
      import type { b } from "b";
      import {
        c,
        type d,
      } from 'c';
      import 'e';
      import * as f from 'f';
      export * from 'g';
      export { h } from 'h';
      const i = await import('i');
      // import 'j';
      export const k = 'k from l';`;
    const found = importsOf(scan(source)).map(({ from, typeOnly }) => (typeOnly ? `type ${from}` : from));
    expect(found).toEqual(['a', 'type b', 'c', 'e', 'f', 'g', 'h', 'i']);
  });
});
