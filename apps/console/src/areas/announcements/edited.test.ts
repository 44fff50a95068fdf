import { languages } from '@quay/words';
import { expect, test } from 'vitest';
import { changedLanguages, editedOf, lacks, missingLanguages, unfinishedLanguages } from './edited.ts';

const saved = editedOf({
  announcementId: 1,
  pinned: false,
  published: false,
  words: { en_US: { title: 'Maintenance', text: 'On Sunday.' }, zh_CN: { title: '', text: '' } },
  at: 0,
  by: 'ruth',
});

test('says what a language lacks; blanks are nothing', () => {
  expect(lacks(saved.words.en_US)).toBeUndefined();
  expect(lacks(saved.words.zh_CN)).toBe('both');
  expect(lacks({ title: ' ', text: 'On Sunday.' })).toBe('title');
  expect(lacks({ title: 'Maintenance', text: '\n' })).toBe('text');
  expect(missingLanguages(saved.words)).toEqual(languages.filter((language) => language !== 'en_US'));
  expect(missingLanguages({})).toEqual(languages);
});

test('only a language in which something was typed counts as changed', () => {
  expect(changedLanguages(saved, saved)).toEqual([]);
  const padded = { ...saved, words: { ...saved.words, en_US: { title: 'Maintenance ', text: 'On Sunday.' } } };
  expect(changedLanguages(padded, saved)).toEqual([]);
  const typed = { ...saved, words: { ...saved.words, zh_CN: { title: '维护', text: '' } } };
  expect(changedLanguages(typed, saved)).toEqual(['zh_CN']);
});

test('a new one has every language, empty', () => {
  expect(missingLanguages(editedOf(undefined).words)).toEqual(languages);
});

test('English has to be whole before it is published, and another language is whole or left out', () => {
  expect(unfinishedLanguages(saved.words)).toEqual([]);
  expect(unfinishedLanguages({})).toEqual(['en_US']);
  expect(unfinishedLanguages({ ...saved.words, zh_CN: { title: '维护', text: '' } })).toEqual(['zh_CN']);
  expect(unfinishedLanguages({ zh_CN: { title: '维护', text: '周日。' } })).toEqual(['en_US']);
});
