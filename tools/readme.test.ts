import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalog } from '@quay/contract/catalog';
import { manifests } from '@quay/core';
import { describe, expect, test } from 'vitest';
import { commandNumber } from './command-number.ts';

const HEADINGS = ['Words', 'State', 'Commands', 'Due work', 'Refusals', 'Invariants'];
const folder = fileURLToPath(new URL('../packages/core/src/areas', import.meta.url));

/** The text below each heading of a level, by heading. */
function sections(text: string, level: '##' | '###'): Map<string, string> {
  const [, ...parts] = `\n${text}`.split(`\n${level} `);
  return new Map(parts.map((part) => [part.split('\n', 1)[0]!.trim(), part.slice(part.indexOf('\n'))]));
}

const numbered = (text: string): string[] => [...text.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, reason]) => reason!);

describe.each(readdirSync(folder))('the README of %s', (area) => {
  const file = path.join(folder, area, 'README.md');
  const parts = existsSync(file) ? sections(readFileSync(file, 'utf8'), '##') : new Map<string, string>();

  test('has the headings of every area, in their order', () => {
    expect([...parts.keys()]).toEqual(HEADINGS);
  });

  test('names every command with its number', () => {
    const commands = path.join(folder, area, 'commands');
    for (const name of readdirSync(commands).filter((one) => !one.endsWith('.test.ts'))) {
      const number = commandNumber(readFileSync(path.join(commands, name), 'utf8'));
      expect(parts.get('Commands')).toContain(`- \`${name.replace('.ts', '')}\` (${number}): `);
    }
  });

  test('names every table', () => {
    const { tables, news = [] } = manifests.find(({ name }) => name === area)!;
    for (const { name } of [...tables.map(([table]) => table), ...news]) {
      expect(parts.get('State')).toMatch(new RegExp(`^- .*\`${name}\``, 'm'));
    }
  });

  test("has every call's refusals in the order of the contract", () => {
    const calls = catalog.map(({ call }) => call).filter(({ name }) => name.startsWith(`${area}/`));
    const refused = calls.filter(({ refusals }) => refusals.length > 0);
    const written = sections(parts.get('Refusals') ?? '', '###');
    expect([...written.keys()].sort()).toEqual(refused.map(({ name }) => name.split('/')[1]).sort());
    for (const { name, refusals } of refused) {
      const listed = numbered(written.get(name.split('/')[1]!) ?? '');
      expect(listed, name).toEqual(refusals.map(({ reason }) => reason));
    }
  });
});
