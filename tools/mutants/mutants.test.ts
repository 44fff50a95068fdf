import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { mutants, mutated } from './all.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

test('every mutant still finds its piece of the source, once, and changes it', () => {
  const lost = mutants.flatMap((mutant) => {
    try {
      const source = readFileSync(`${root}${mutant.file}`, 'utf8');
      return mutated(source, mutant) === source ? [`${mutant.name} changes nothing`] : [];
    } catch (error) {
      return [String(error)];
    }
  });
  expect(lost).toEqual([]);
});

test('there are at least fifty, each with a name of its own', () => {
  expect(mutants.length).toBeGreaterThanOrEqual(50);
  expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length);
});

test('a piece that is not there is an error, and so is one that is there twice', () => {
  const mutant = { name: 'one', file: 'a.ts', from: 'x', to: 'y' };
  expect(() => mutated('abc', mutant)).toThrow('a.ts has the text of "one" 0 times');
  expect(() => mutated('axbx', mutant)).toThrow('2 times');
  expect(mutated('axb', mutant)).toBe('ayb');
});
