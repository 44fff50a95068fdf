import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { products } from '@quay/contract/trading';
import { expect, test } from 'vitest';
import { createCore } from './core.ts';
import type { Shape } from './engine/command.ts';
import {
  commandShapes,
  coreTables,
  followedBy,
  manifests,
  newsTables,
  openingTables,
  tradingProducts,
} from './manifests.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Where an area's files are: beside the engine, or among the areas. */
const filesUnder = (pattern: RegExp): string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => pattern.test(name) && !name.endsWith('.test.ts'))
    .sort();

const areaOf = (file: string): string => path.basename(file.replace(/\/(commands\/[^/]+|[^/]+)\.ts$/, ''));

/** Names in one list and not in the other. */
const missing = (all: readonly string[], from: readonly string[]) => all.filter((name) => !from.includes(name));

test('every area that has commands has a manifest, and the core knows it', () => {
  const areas = [...new Set(filesUnder(/\/commands\/[^/]+\.ts$/).map(areaOf))];
  expect(
    missing(
      areas,
      manifests.map(({ name }) => name),
    ),
  ).toEqual([]);
  const declared = filesUnder(/(^|\/)manifest\.ts$/).map(areaOf);
  // The engine's folder has the type of all of them; its own stands in manifests.ts.
  expect(declared.sort()).toEqual(manifests.map(({ name }) => name).sort());
});

test('every file in commands/ is a command of its area’s manifest, by its name', () => {
  const files = filesUnder(/\/commands\/[^/]+\.ts$/)
    .map((file) => `${areaOf(file)}/${path.basename(file, '.ts')}`)
    .sort();
  expect(files).toEqual(commandShapes.map(({ name }) => name).sort());
  for (const { name, commands } of manifests) {
    for (const command of commands) expect(command.name.split('/')[0]).toBe(name);
  }
});

test('the core runs the commands of the manifests, and no others', () => {
  const core = createCore({ port: { append: () => {} } });
  const runs = (name: string) => {
    try {
      core.engine.submit({ name, input: {}, at: 0 }, () => {});
      return true;
    } catch (error) {
      return !String(error).includes(`no command ${name}`);
    }
  };
  expect(commandShapes.map(({ name }) => name).filter((name) => !runs(name))).toEqual([]);
  expect(runs('spot/no-such-command')).toBe(false);
});

test('the tables of the manifests are those that the core keeps, each with a number, a name and a follower of its own', () => {
  const core = createCore({ port: { append: () => {} } });
  const names = (tables: readonly { readonly name: string }[]) => tables.map(({ name }) => name).sort();
  expect(names(coreTables)).toEqual(names(core.engine.tables));
  const all = [...coreTables, ...newsTables];
  expect(new Set(all.map(({ number }) => number)).size).toBe(all.length);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  for (const { number } of coreTables) expect(['owner', 'all', 'none']).toContain(followedBy(number));
  // Whose rows are followed by owner says whose they are in its second column, where it is read without the others.
  const byOwner = coreTables.filter(({ number }) => followedBy(number) === 'owner');
  expect(byOwner.map(({ columns }) => Object.keys(columns).slice(0, 2).includes('owner'))).toEqual(
    byOwner.map(() => true),
  );
});

test('what is loaded comes before the logs, and what others need before them', () => {
  const at = (name: string) => coreTables.findIndex((table) => table.name === name);
  expect(at('sequences')).toBe(0);
  expect(at('markets')).toBeLessThan(at('spot_orders'));
  expect(at('instruments')).toBeLessThan(at('spot_orders'));
  const firstLog = coreTables.findIndex(({ kind }) => kind === 'log');
  expect(coreTables.slice(firstLog).every(({ kind }) => kind === 'log')).toBe(true);
});

test('numbers of commands are used once, and what is due is a command of the same area', () => {
  expect(new Set(commandShapes.map(({ number }) => number)).size).toBe(commandShapes.length);
  const named = (commands: readonly Shape[]) => commands.map(({ name }) => name);
  for (const { due, commands } of manifests) expect(missing(due, named(commands))).toEqual([]);
});

test('every product that trades stands in a manifest, with all its tables', () => {
  expect(tradingProducts.map(({ name }) => name)).toEqual(products);
  const numbers = [...coreTables, ...newsTables].map(({ number }) => number);
  for (const { tables } of tradingProducts) {
    for (const { number } of Object.values(tables)) expect(numbers).toContain(number);
  }
});

test('every product lets subscribers follow its orders by owner and begin with them, and gives all its trades and levels', () => {
  for (const { name, tables } of tradingProducts) {
    const { orders, trades, levels } = tables;
    const followed = {
      orders: followedBy(orders.number),
      begins: openingTables.includes(orders),
      trades: followedBy(trades.number),
      levels: newsTables.includes(levels),
    };
    expect([name, followed]).toEqual([name, { orders: 'owner', begins: true, trades: 'all', levels: true }]);
  }
});

test('what subscribers begin with is in memory, and they get its changes', () => {
  const names = (tables: typeof openingTables) => tables.map(({ name }) => name);
  expect(names(openingTables.filter(({ kind }) => kind !== 'state'))).toEqual([]);
  expect(names(openingTables.filter(({ number }) => followedBy(number) === 'none'))).toEqual([]);
  expect(names(openingTables).sort()).toEqual([
    'account_freezes',
    'account_holds',
    'c2c_ads',
    'c2c_blocks',
    'debts',
    'earn_funds',
    'earn_pools',
    'earn_products',
    'earn_scheduled',
    'holders',
    'markets',
    'merchant_suspensions',
    'perpetual_caps',
    'perpetual_cases',
    'perpetual_contracts',
    'perpetual_dated',
    'perpetual_funding_periods',
    'perpetual_marks',
    'perpetual_orders',
    'perpetual_positions',
    'perpetual_settlement_samples',
    'perpetual_syncing',
    'perpetual_triggers',
    'perpetual_warned',
    'spot_orders',
  ]);
});
