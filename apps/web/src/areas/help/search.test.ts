import type { HelpArticle } from '@quay/contract/help';
import { helpWords } from '@quay/words/help';
import { expect, test } from 'vitest';
import { articlesLike } from './search.ts';

const shipped = (language: 'en_US' | 'zh_CN'): HelpArticle[] =>
  [...helpWords(language)].map(([articleId, words]) => ({
    articleId,
    ...words,
    topic: 'wallet',
    isQuestion: false,
    explains: [],
    version: 1,
  }));

const first = (search: string, language: 'en_US' | 'zh_CN' = 'en_US') =>
  articlesLike(search, shipped(language))[0]?.articleId;

test.each([
  ['Where is my deposit?', 'deposit-missing'],
  ['deposits missing', 'deposit-missing'],
  ['cancel c2c', 'c2c-cancel'],
  ['trailing stop', 'stop-orders'],
  ['LIQUIDATED', 'liquidation'],
  ['fee tiers', 'fee-tiers'],
])('"%s" finds %s first', (search, id) => {
  expect(first(search)).toBe(id);
});

test('a language without spaces is searched as it is written', () => {
  expect(first('强平', 'zh_CN')).toBe('liquidation');
  expect(first('资金密码', 'zh_CN')).toBe('fund-password');
});

test('what no article says finds nothing, and an empty search all', () => {
  expect(articlesLike('zeppelin', shipped('en_US'))).toEqual([]);
  expect(articlesLike('  ', shipped('en_US'))).toHaveLength(shipped('en_US').length);
});
