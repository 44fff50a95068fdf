import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { check } from './tidy/check.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const program = path.join(root, 'tools/new-verb.ts');
const biome = path.join(root, 'node_modules/.bin/biome');

let copy: string;

beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'quay-new-verb-'));
  const layers = ['packages/contract', 'packages/core', 'apps/server', 'apps/web'];
  const kept = ['src/areas', 'src/index.ts', 'src/core.ts', 'scenarios', 'package.json'];
  const places = layers.flatMap((layer) => kept.map((part) => `${layer}/${part}`));
  for (const place of [...places, 'package.json', 'biome.json', '.gitignore']) {
    if (existsSync(path.join(root, place))) cpSync(path.join(root, place), path.join(copy, place), { recursive: true });
  }
});

afterAll(() => rmSync(copy, { recursive: true }));

const run = (area: string, verb: string) =>
  spawnSync(process.execPath, [program, area, verb, copy], { encoding: 'utf8' });
const read = (place: string) => readFileSync(path.join(copy, place), 'utf8');
const listing = () => readdirSync(copy, { recursive: true, encoding: 'utf8' }).sort();

describe('new-verb', () => {
  const own = [
    'packages/contract/src/areas/spot/split-order.ts',
    'packages/core/src/areas/spot/commands/split-order.ts',
    'apps/server/src/areas/spot/routes/split-order.ts',
    'apps/web/src/areas/spot/forms/split-order.tsx',
  ];
  const told: [place: string, line: string][] = [
    ['packages/contract/src/areas/spot/index.ts', `export * from './split-order.ts';`],
    [
      'packages/contract/src/areas/spot/manifest.ts',
      'entry(spot.splitOrder, spot.splitOrderRequest, spot.splitOrderResponse),',
    ],
    ['packages/core/src/areas/spot/area.ts', 'splitOrder(parts)'],
    ['packages/core/src/areas/spot/manifest.ts', 'splitOrderShape'],
    ['packages/core/src/index.ts', `export type { SplitOrder } from './areas/spot/commands/split-order.ts';`],
    ['packages/core/scenarios/story.ts', `send('spot/split-order', { owner, order: Number(row.order) })`],
    ['packages/core/scenarios/spot.test.ts', `describe('split-order', () => {`],
    ['apps/server/src/areas/spot/area.ts', 'serve(splitOrder, splitOrderRoute(needs)),'],
    ['apps/web/src/areas/spot/queries.ts', 'export function useSplitOrder()'],
    ['apps/web/src/areas/spot/words/en_US.ts', 'splitOrder: (number: string) => `Split order $'],
  ];

  it('writes the verb into every layer, formatted, and keeps the rules of the house', () => {
    const { status, stdout, stderr } = run('spot', 'split-order');
    expect([status, stderr]).toEqual([0, '']);
    for (const [place, line] of told) expect(read(place), place).toContain(line);
    for (const place of own) expect(read(place), place).not.toMatch(/cancel-?order/i);
    // Every file is named, and what is left is said.
    for (const place of [...own, ...told.map(([name]) => name)]) expect(stdout).toContain(place);
    expect(stdout).toContain('lifecycle.ts: say when it may happen (can.split)');

    const places = [...own, ...told.map(([place]) => place)];
    const judged = spawnSync(biome, ['ci', '--colors=off', ...places], { cwd: copy, encoding: 'utf8' });
    expect([judged.status, judged.stderr]).toEqual([0, '']);
    expect(check(copy).faults.filter(({ file }) => places.includes(file))).toEqual([]);
  });

  it('gives the command a number that no other has', () => {
    const numbers = listing()
      .filter((name) => /^packages\/core\/src\/areas\/.*\/commands\/.*\.ts$/.test(name))
      .map((name) => /\bnumber: (\d+),/.exec(read(name))?.[1]);
    expect(numbers).not.toContain(undefined);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('cuts for another area too, and says what it could not place', () => {
    const { status, stdout } = run('wallet', 'lend-coins');
    expect(status).toBe(0);
    expect(read('packages/core/src/areas/wallet/commands/lend-coins.ts')).toContain(`name: 'wallet/lend-coins'`);
    expect(read('apps/server/src/areas/wallet/area.ts')).toContain('serve(lendCoins, lendCoinsRoute(needs))');
    expect(read('apps/server/src/areas/wallet/routes/lend-coins.ts')).not.toContain('spot');
    expect(stdout).toContain('packages/core/scenarios/wallet.test.ts');
  });

  it.each([
    ['spot', 'cancel-order', 'spot/cancel-order is there already'],
    ['spot', 'Amend', 'Amend is no verb'],
    ['tulips', 'sell-tulip', 'there is no area tulips'],
  ])('refuses %s %s and writes nothing', (area, verb, why) => {
    const before = listing();
    const { status, stderr } = run(area, verb);
    expect(status).toBe(1);
    expect(stderr).toContain(`Nothing was written: ${why}`);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(listing()).toEqual(before);
  });
});
