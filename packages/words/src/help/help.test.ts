import { catalog } from '@quay/contract/catalog';
import { describe, expect, test } from 'vitest';
import { languageFacts, languages, SOURCE } from '../languages.ts';
import { articles, articlesOf, helpWords, ownHelpWords, unknownFigures, withFigures } from './index.ts';
import { blocksOf, piecesOf, plainOf } from './markup.ts';

const reasons = new Set(catalog.flatMap(({ call }) => call.refusals.map(({ reason }) => reason)));

describe('the articles of the help centre', () => {
  test('each has words in every language, and no words are without an article', () => {
    for (const language of languages) {
      expect([...helpWords(language).keys()].sort(), language).toEqual(articles.map(({ id }) => id).sort());
    }
  });

  test('a complete language has every article of its own, in the order of the English file', () => {
    const source = [...ownHelpWords(SOURCE).keys()];
    for (const language of languages) {
      const own = [...ownHelpWords(language).keys()];
      expect(own, language).toEqual(
        languageFacts(language).complete ? source : source.filter((id) => own.includes(id)),
      );
    }
  });

  test('there are at least sixty, and each topic has questions or articles of its own', () => {
    expect(articles.length).toBeGreaterThanOrEqual(60);
    expect(new Set(articles.map(({ id }) => id)).size).toBe(articles.length);
  });

  test('a refusal that an article explains is one that a call can answer, and one article explains it', () => {
    const explained = articles.flatMap(({ refusals = [] }) => refusals);
    expect(explained.filter((reason) => !reasons.has(reason) && !reason.startsWith('edge/'))).toEqual([]);
    expect(new Set(explained).size).toBe(explained.length);
  });

  test('every figure that an article names is known, and none of its marks is left open', () => {
    for (const language of languages) {
      for (const [id, { title, text }] of helpWords(language)) {
        expect([language, id, unknownFigures(text)]).toEqual([language, id, []]);
        expect([language, id, /\*\*|\]\(|\{/.exec(plainOf(withFigures(text, 'en'))) ?? 'closed']).toEqual([
          language,
          id,
          'closed',
        ]);
        expect(title).not.toMatch(/[*[\]{}]/);
      }
    }
  });
});

test('a file whose articles share a name, or that begins with words, is refused', () => {
  expect(() => articlesOf('# A {#a}\n\nx\n\n# B {#a}\n\ny')).toThrow('two articles are called a');
  expect(() => articlesOf('words\n# A {#a}')).toThrow('before the first article');
  expect(articlesOf('# A b? {#a}\n\nx\n\ny\n')).toEqual(new Map([['a', { title: 'A b?', text: 'x\n\ny' }]]));
});

test('figures are written as the language writes numbers', () => {
  expect(withFigures('{MERCHANT_DEPOSIT} USDT', 'de')).toBe('15.000 USDT');
  expect(withFigures('{NOBODY_KNOWS}', 'en')).toBe('{NOBODY_KNOWS}');
  expect(unknownFigures('{NOBODY_KNOWS} {HOLD_HOURS}')).toEqual(['NOBODY_KNOWS']);
});

test('a text is read as paragraphs, headings, lists and steps', () => {
  expect(blocksOf('One\nline\n\n## Then\n\n- a **b**\n- c\n\n1. d\n2. e')).toEqual([
    { kind: 'paragraph', pieces: [{ words: 'One line' }] },
    { kind: 'heading', pieces: [{ words: 'Then' }] },
    { kind: 'list', items: [[{ words: 'a ' }, { words: 'b', isStrong: true }], [{ words: 'c' }]] },
    { kind: 'steps', items: [[{ words: 'd' }], [{ words: 'e' }]] },
  ]);
});

test('a link leads into the app and nowhere else', () => {
  expect(piecesOf('[here](/funds) [there](//evil.example) [x](https://evil.example)')).toEqual([
    { words: 'here', path: '/funds' },
    { words: ' ' },
    { words: 'there' },
    { words: ' [x](https://evil.example)' },
  ]);
});
