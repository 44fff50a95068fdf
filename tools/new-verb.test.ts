import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commandNumber } from './command-number.ts';
import { planArea } from './new-area/plan.ts';
import { planVerb } from './new-verb/plan.ts';
import { Copied } from './scaffold/copied.ts';
import { check } from './tidy/check.ts';

/** Those that the server serves: a call that nobody serves ends its start. */
const there = readdirSync(fileURLToPath(new URL('../apps/server/src/areas', import.meta.url)));
/** Those that are there, and two that new-area makes. */
const areas = [...there, 'tulip', 'garden'];
/** Whose routes may submit commands. */
const withCommands = [
  ...[
    'spot',
    'perpetual',
    'wallet',
    'convert',
    'c2c',
    'following',
    'credit',
    'demo',
    'earn',
    'liquidity',
    'loans',
    'account',
    'referral',
    'tulip',
  ],
];

let copied: Copied;
/** The files of each area's new verbs, and those that these changed. */
const changed = new Map<string, readonly string[]>();

const code = () => [...new Set([...changed.values()].flat())].filter((place) => !place.endsWith('.md'));

beforeAll(() => {
  copied = new Copied();
  const made = [
    ...copied.write(planArea(copied.root, 'tulip', true)),
    ...copied.write(planArea(copied.root, 'garden', false)),
  ];
  changed.set('new-area', made);
  for (const area of areas) {
    const consoleArea = area === 'staff' ? 'team' : undefined;
    changed.set(area, [
      ...copied.write(planVerb(copied.root, area, 'split-thing', { isRead: false, consoleArea })),
      ...copied.write(planVerb(copied.root, area, 'thing-history', { isRead: true, consoleArea })),
    ]);
  }
  copied.format(code());
}, 300_000);
afterAll(() => rmSync(copied.root, { recursive: true }));

describe('new-verb', () => {
  it.each(areas)('writes a verb of %s under one name in every layer that the area has', (area) => {
    const own = changed.get(area)!.filter((place) => place.includes('split-thing'));
    const layers = own.map((place) => place.split('/')[1]);
    expect(layers).toEqual(expect.arrayContaining(['contract', 'server']));
    expect(layers.includes('core')).toBe(withCommands.includes(area));
    if (area === 'staff') expect(own).toContain('apps/console/src/areas/team/acts/split-thing.ts');
    expect(copied.read(`packages/contract/src/areas/${area}/manifest.ts`)).toContain(`entry(${area}.splitThing,`);
    expect(copied.read(`apps/server/src/areas/${area}/area.ts`)).toContain('serve(splitThing, splitThingRoute');
    if (withCommands.includes(area)) {
      expect(copied.read(`packages/core/src/areas/${area}/README.md`)).toMatch(/^- `split-thing` \(\d+\): /m);
    }
  });

  it('keeps the rules of the house', () => {
    expect(copied.lint(code())).toBe('');
    expect(check(copied.root).faults.filter(({ file }) => code().includes(file))).toEqual([]);
  });

  it('compiles in every area, and so do new areas', () => {
    const places = code().filter((place) => /\.tsx?$/.test(place));
    expect(copied.typeCheck([...places, 'apps/web/src/vite-env.d.ts'])).toBe('');
  }, 300_000);

  it('gives commands numbers that no other has', () => {
    const numbers = copied
      .listing()
      .filter((name) => /\/commands\/.*\.ts$/.test(name) && !name.endsWith('.test.ts'))
      .map((name) => commandNumber(copied.read(path.posix.join('packages', name))));
    expect(numbers).not.toContain(undefined);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it.each([
    ['spot', 'Amend', 'Amend is no verb'],
    ['tulips', 'sell-tulip', 'there is no area tulips'],
  ])('refuses %s %s', (area, verb, why) => {
    expect(() => planVerb(copied.root, area, verb, { isRead: false })).toThrow(why);
  });

  it('writes nothing where it refuses', () => {
    const before = copied.listing();
    const { status, stderr } = copied.run('new-verb.ts', 'spot', 'cancel-order');
    expect(status).toBe(1);
    expect(stderr).toContain('Nothing was written: spot/cancel-order is there already');
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(copied.listing()).toEqual(before);
  }, 60_000);
});
