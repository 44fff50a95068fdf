import { refusalWordsIn } from '@quay/words/refusals';
import { expect, test } from 'vitest';
import { reasonOf, sayRefusal } from './refusal-words.ts';

const words = refusalWordsIn('en_US');

test('the sentence of a refusal says why, with whatever filled it', () => {
  const sentence = sayRefusal(words, 'c2c/cancels-today', { max: '3' });
  expect(sentence).toContain('3');
  expect(reasonOf(sentence!)).toBe('c2c/cancels-today');
  expect(reasonOf('Nothing that anybody was refused.')).toBeUndefined();
  expect(sayRefusal(words, 'c2c/no-such-reason')).toBeUndefined();
});

test('only so many are remembered, the newest', () => {
  const first = sayRefusal(words, 'c2c/cancels-today', { max: '1' })!;
  for (let max = 2; max < 150; max += 1) sayRefusal(words, 'c2c/cancels-today', { max: String(max) });
  expect(reasonOf(first)).toBeUndefined();
  expect(reasonOf(sayRefusal(words, 'c2c/cancels-today', { max: '149' })!)).toBe('c2c/cancels-today');
});
