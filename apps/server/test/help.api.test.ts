import { type HelpArticle, helpArticles } from '@quay/contract/help';
import { audit, helpArticles as editedArticles, helpVersions, saveHelpArticle } from '@quay/contract/staff';
import { articles, helpWords } from '@quay/words/help';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Console } from './console.ts';
import { helpReasons } from './reached/support.ts';
import { reasonOf, Serving } from './serving.ts';

let serving: Serving;
let admin: Console;

beforeAll(async () => {
  serving = await Serving.start();
  admin = await Console.first(serving);
});
afterAll(() => serving.end());

const read = (lang: string) => serving.get<HelpArticle[]>(helpArticles, {}, { headers: { lang } });
const oneOf = (all: readonly HelpArticle[], id: string) => all.find(({ articleId }) => articleId === id)!;

test('a guest reads every article in the language of the request, with its figures', async () => {
  for (const [lang, words] of [
    ['en_US', helpWords('en_US')],
    ['zh_CN', helpWords('zh_CN')],
  ] as const) {
    const all = await read(lang);
    expect(all.map(({ articleId }) => articleId)).toEqual(articles.map(({ id }) => id));
    expect(oneOf(all, 'escrow')).toMatchObject({ ...words.get('escrow'), topic: 'c2c', isQuestion: true, version: 1 });
    expect(oneOf(all, 'c2c-merchant').text).toContain('15,000 USDT');
  }
  // One that is not spoken is read in English.
  expect(oneOf(await read('xx_XX'), 'escrow').title).toBe(helpWords('en_US').get('escrow')!.title);
});

test('what staff write is read at once in its language alone, and the versions before stay', async () => {
  const request = { articleId: 'escrow', language: 'en_US', title: 'Escrow, briefly', text: 'One.\n\nTwo.', after: 1 };
  const saved = await admin.get(saveHelpArticle, request as never);
  expect(saved.words.en_US).toMatchObject({ title: 'Escrow, briefly', version: 2 });
  expect(oneOf(await read('en_US'), 'escrow')).toMatchObject({ title: 'Escrow, briefly', version: 2 });
  expect(oneOf(await read('zh_CN'), 'escrow')).toMatchObject({ version: 1 });

  const versions = await admin.get(helpVersions, { articleId: 'escrow', language: 'en_US' } as never);
  expect(versions).toMatchObject([
    { version: 2, title: 'Escrow, briefly', by: 'admin' },
    { version: 1, ...helpWords('en_US').get('escrow') },
  ]);
  const edited = await admin.get(editedArticles);
  expect(edited).toHaveLength(articles.length);
  expect((await admin.get(audit))[0]).toMatchObject({ act: 'save-help-article', subject: 'article escrow' });
});

test('whoever edited an older version is refused, of two at once one is, and what is not there is', async () => {
  const save = (change: object) =>
    admin.ask(saveHelpArticle, {
      ...{ articleId: 'adl', language: 'en_US', title: 'ADL', text: 'Words.', after: 1 },
      ...change,
    } as never);
  const both = await Promise.all([save({}), save({ text: 'Other words.' })]);
  expect(both.map((answer) => (answer.envelope.code === 0 ? 'saved' : reasonOf(answer))).sort()).toEqual([
    'saved',
    'staff/help-article-changed',
  ]);
  expect(reasonOf(await save({}))).toBe('staff/help-article-changed');
  expect(reasonOf(await save({ articleId: 'nothing' }))).toBe('staff/help-article-unknown');
  expect(reasonOf(await save({ language: 'xx_XX' }))).toBe('staff/help-article-unknown');
  const versions = { articleId: 'nothing', language: 'en_US' };
  expect(reasonOf(await admin.ask(helpVersions, versions as never))).toBe('staff/help-article-unknown');
});

test('every refusal of the help centre was met here', () => {
  expect([...serving.reasons]).toEqual(expect.arrayContaining([...helpReasons]));
});
