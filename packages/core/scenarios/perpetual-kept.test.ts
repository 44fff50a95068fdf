import { text, units } from '@quay/money';
import { expect, test } from 'vitest';
import { LINEAR, PerpetualStory, people } from './perpetual-story.ts';

/** What is kept beside rows so that nothing is searched: it is what the rows say, after closing, later, and after a start. */

test('who opens again after closing all is in a group again', () => {
  const story = new PerpetualStory();
  story.open('alice', 'bob', '0.1', '60000');
  story.open('carol', 'bob', '0.1', '60000');
  story.order('maker', 'open-long', '1', '59990');
  story.order('alice', 'close-long', '0.1', '59990');
  expect(story.position('alice').quantity).toBe(0n);
  story.open('alice', 'bob', '0.2', '60010');
  story.order('alice', 'close-long', '0.1', '59990');
  expect(text(story.position('alice').quantity)).toBe('0.1');
  expect(story.store.core.engine.broken()).toEqual([]);
  story.restart();
});

test('what sources have said is known after a start: one that speaks again makes an index with the others', () => {
  const story = new PerpetualStory();
  story.prices('BTC', '60000');
  story.restart();
  story.at += 1_000;
  const fact = { source: 'venue-0', price: units('60100'), weight: 1, at: story.at };
  expect(story.must('perpetual/record-prices', { coin: 'BTC', prices: [fact] })).not.toEqual({ marked: 0 });
  expect(text(story.store.core.perpetual.marks.marks.get(LINEAR)!.indexPrice)).toBe('60020');
});

test('samples of a book count for 150 seconds, also where no other comes', () => {
  const story = new PerpetualStory();
  story.order('alice', 'open-long', '0.001', '60090');
  story.order('bob', 'open-short', '0.001', '60110');
  story.prices('BTC', '60000');
  const byBasis = () => text(story.store.core.perpetual.marks.marks.get(LINEAR)!.byBasis);
  expect(byBasis()).toBe('60100');
  for (const owner of [people.alice, people.bob]) {
    story.must('perpetual/cancel-all', { owner, symbol: null });
  }
  story.at += 140_000;
  story.prices('BTC', '60000');
  expect(byBasis()).toBe('60100');
  story.at += 10_000;
  story.prices('BTC', '60000');
  expect(byBasis()).toBe('60000');
  story.restart();
});

test('what was opened since the last mark counts for the next order', () => {
  const story = new PerpetualStory({ openInterestMax: units('1') });
  story.open('alice', 'bob', '0.6', '60000');
  expect(story.order('carol', 'open-long', '0.5', '60000')).toBe('open-interest-full');
  story.open('carol', 'maker', '0.4', '60000');
  story.restart();
});
