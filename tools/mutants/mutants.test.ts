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
  expect(() => mutated('a b c', mutant)).toThrow('a.ts has the text of "one" 0 times');
  expect(() => mutated('ax', mutant)).toThrow('0 times');
  expect(() => mutated('a x b x', mutant)).toThrow('2 times');
  expect(mutated('a x b', mutant)).toBe('a y b');
});

test('a piece is found however its source is formatted', () => {
  const mutant = { name: 'one', file: 'a.ts', from: 'pay(owner, { to: seller });', to: 'pay();' };
  const source = 'if (due)\n  pay(\n    owner,\n    {\n      to: seller,\n    },\n  );\nend();';
  expect(mutated(source, mutant)).toBe('if (due)\n  pay();\nend();');
  expect(() => mutated('pay(owner, { to: buyer });', mutant)).toThrow('0 times');
});
