import { expect, test } from 'vitest';
import { languages } from '../languages.ts';
import { fill } from '../refusal-words.ts';
import { type MessageKind, messageBook, messageParams } from './index.ts';

test('each message in each language names all of its parameters and no other', () => {
  for (const language of languages) {
    const book = messageBook(language);
    for (const [kind, names] of Object.entries(messageParams)) {
      const { subject, text } = book[kind as MessageKind];
      const named = new Set(`${subject} ${text}`.match(/(?<=\{)\w+(?=\})/g) ?? []);
      expect([...named].toSorted(), `${language} ${kind}`).toEqual([...names].toSorted());
      expect(subject, `${language} ${kind}`).not.toMatch(/[{}\n]/);
    }
    expect(fill(book.antiPhishing, { word: 'lighthouse' })).toContain('lighthouse');
  }
});
