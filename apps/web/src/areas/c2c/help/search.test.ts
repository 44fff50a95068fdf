import { expect, test } from 'vitest';
import { words as english } from '../words/help/en_US.ts';
import { words as chinese } from '../words/help/zh_CN.ts';
import { answersLike } from './search.ts';
import { helpTopics } from './topics.ts';

const found = (typed: string, topics = english.topics) =>
  answersLike(typed, topics).flatMap(({ topic }) => topic.answers.map(({ id }) => id));

test('nothing typed shows everything, in order', () => {
  expect(answersLike(' ', english.topics).map(({ id }) => id)).toEqual([...helpTopics]);
});

test('every typed word has to stand in an answer, however it is written', () => {
  expect(found('ESCROW what')).toContain('escrow');
  expect(found('appeal timed out')).toContain('late');
  expect(found('zzz')).toEqual([]);
  expect(found('托管', chinese.topics)).toContain('escrow');
});

test('both languages answer the same questions, each once', () => {
  for (const topic of helpTopics) {
    const ids = english.topics[topic].answers.map(({ id }) => id);
    expect(chinese.topics[topic].answers.map(({ id }) => id)).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { answer } of [...english.topics[topic].answers, ...chinese.topics[topic].answers]) {
      expect(answer.every((paragraph) => paragraph.trim().length > 0) && answer.length > 0).toBe(true);
    }
  }
});
