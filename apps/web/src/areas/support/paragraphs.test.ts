import { expect, test } from 'vitest';
import { paragraphsOf } from './paragraphs.ts';

test('a blank line ends a paragraph, however many and with whatever space in them', () => {
  const said = (text: string) => paragraphsOf(text).map(({ words }) => words);
  expect(said('One.\nStill one.\n\nTwo.\n \t\n\n\nThree.\n')).toEqual(['One.\nStill one.', 'Two.', 'Three.']);
  expect(said('<b>One</b>')).toEqual(['<b>One</b>']);
  expect(said(' \n\n ')).toEqual([]);
});
