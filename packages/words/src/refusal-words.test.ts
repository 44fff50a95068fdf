import { allRefusals } from '@quay/contract/catalog';
import { expect, test } from 'vitest';
import { languages } from './languages.ts';
import { fill } from './refusal-words.ts';
import { refusalWordsIn } from './refusals/index.ts';

test('every refusal has its own code, and words in every language that use only its parameters', () => {
  expect(new Set(allRefusals.map((refusal) => refusal.code)).size).toBe(allRefusals.length);
  for (const language of languages) {
    const words = refusalWordsIn(language);
    expect(Object.keys(words).toSorted(), language).toEqual(allRefusals.map((one) => one.reason).toSorted());
    for (const refusal of allRefusals) {
      const params = Object.fromEntries(refusal.params.map((name) => [name, '1']));
      expect(fill(words[refusal.reason as keyof typeof words], params), `${language} ${refusal.reason}`).not.toMatch(
        /[{}]/,
      );
    }
  }
});
