import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planArea } from './new-area/plan.ts';
import { planVerb } from './new-verb/plan.ts';
import { Copied } from './scaffold/copied.ts';
import { check } from './tidy/check.ts';

/** Files that a new product with its first verbs changes, at most; all others are its own. A catalogue is one in all languages. */
const TOUCHED_MAX = 15;

let copied: Copied;
/** What was there before, what the tool made, and what it changed. */
let before: string[];
let made: string[];
let touched: string[];

beforeAll(() => {
  copied = new Copied();
  before = copied.listing();
  const { root } = copied;
  const act = { isRead: false };
  const all = new Set([
    ...copied.write(planArea(root, 'tulip', true)),
    ...copied.write(planVerb(root, 'tulip', 'place-order', act)),
    ...copied.write(planVerb(root, 'tulip', 'set-leverage', act)),
    ...copied.write(planVerb(root, 'tulip', 'funding-history', { isRead: true })),
  ]);
  const isOwn = (place: string) => /\/(\d{4}-)?tulip\//.test(place);
  made = [...all].filter(isOwn);
  touched = [...all].filter((place) => !isOwn(place));
  const plain = [
    ...copied.write(planArea(root, 'garden', false)),
    ...copied.write(planVerb(root, 'garden', 'plant-bulb', act)),
  ];
  copied.format([...all, ...plain]);
}, 300_000);
afterAll(() => rmSync(copied.root, { recursive: true }));

describe('new-area', () => {
  it('writes a product with verbs, and touches few files that are not its own', () => {
    const counted = new Set(touched.map((place) => place.replace(/[a-z]{2}_[A-Z]{2}\.ts$/, 'language.ts')));
    expect(counted.size).toBeLessThanOrEqual(TOUCHED_MAX);
    for (const place of touched) expect(before).toContain(place.replace(/^(packages|apps)\//, ''));
    expect(made.length).toBeGreaterThan(30);
  });

  it('keeps the rules of the house', () => {
    const code = [...made, ...touched].filter((place) => !place.endsWith('.md'));
    // With the rules that ask for types new-verb.test.ts lints what the same texts make.
    expect(copied.lintQuickly(code)).toBe('');
    expect(check(copied.root).faults.filter(({ file }) => code.includes(file))).toEqual([]);
  });

  it('runs: the core answers its commands, and its tables, calls and refusals are where all are', () => {
    const said = copied.evaluate(`
      import { allRefusals, catalog } from '@quay/contract/catalog';
      import { refusalWordsIn } from '@quay/words/refusals';
      import { commandShapes, coreTables, createCore, newsTables, openingTables, tradingProducts } from '@quay/core';
      const { engine } = createCore({ port: { append: () => {} } });
      const answers: unknown[] = [];
      for (const name of ['tulip/place-order', 'tulip/set-leverage']) {
        engine.submit({ name, input: { owner: 1001 }, at: 7 }, ({ outcome }) => answers.push(outcome));
      }
      const numbers = commandShapes.map(({ number }) => number);
      const tables = [...coreTables, ...newsTables];
      console.log(JSON.stringify({
        answers,
        calls: catalog.map(({ call }) => call.name).filter((name) => /^(tulip|garden)/.test(name)),
        products: tradingProducts.map(({ name }) => name),
        tables: tables.filter(({ name }) => name.startsWith('tulip_')).length,
        opening: openingTables.map(({ name }) => name).filter((name) => name.startsWith('tulip_')),
        isNumberedOnce: new Set(numbers).size === numbers.length && new Set(tables.map(({ number }) => number)).size === tables.length,
        isCodedOnce: new Set(allRefusals.map(({ code }) => code)).size === allRefusals.length,
        unworded: allRefusals.filter(({ reason }) => ['en_US', 'zh_CN'].some((language) => !(reason in refusalWordsIn(language)))).length,
      }));
    `);
    const answer = { ok: true, value: { at: 7 } };
    expect(JSON.parse(said)).toEqual({
      answers: [answer, answer],
      calls: ['tulip/place-order', 'tulip/set-leverage', 'tulip/funding-history', 'garden/plant-bulb'],
      products: ['spot', 'perpetual', 'tulip'],
      tables: 6,
      opening: ['tulip_orders'],
      isNumberedOnce: true,
      isCodedOnce: true,
      unworded: 0,
    });
  });

  it.each([
    ['ledger', 'there is an area ledger already'],
    ['Two-Words', 'Two-Words is no area'],
  ])('refuses %s', (area, why) => {
    expect(() => planArea(copied.root, area, true)).toThrow(why);
  });

  it('writes nothing where it refuses', () => {
    const area = 'spot';
    const why = 'there is an area spot already';
    const there = copied.listing();
    const { status, stderr } = copied.run('new-area.ts', area, '--product');
    expect(status).toBe(1);
    expect(stderr).toContain(`Nothing was written: ${why}`);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(copied.listing()).toEqual(there);
  }, 60_000);
});
