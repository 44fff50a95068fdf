import { text, units } from '@quay/money';
import { expect, test } from 'vitest';
import { liquidationsTable } from '../src/index.ts';
import { LINEAR, logged, OTHER, PerpetualStory, type Person, people, periodsOf, STAMP } from './perpetual-story.ts';

const HOUR = 60 * 60 * 1000;

/** One holder is paid a batch. What was opened before the stamp is 0.1 of Alice and Carol, long against the market maker. */
function opened(funds: Partial<Record<Person, string>> = {}): PerpetualStory {
  const story = new PerpetualStory({}, funds, { fundingSlice: 1 });
  story.must('perpetual/set-leverage', { owner: people.alice, contract: LINEAR, leverage: 100 });
  story.open('alice', 'maker', '0.1', '60000');
  story.open('carol', 'maker', '0.1', '60000');
  return story;
}

/** Prices are back right before the stamp. */
function fresh(story: PerpetualStory): void {
  story.at = STAMP - 3000;
  for (const _ of [1, 2]) story.prices('BTC', '60000');
}

/** The stamp is fixed and the holder with the lowest number is paid. Then the core dies. */
function stamped(story: PerpetualStory): PerpetualStory {
  const { store } = story;
  fresh(story);
  store.submit({ name: 'perpetual/cancel-all', input: { owner: 1, symbol: null }, at: STAMP }, () => {});
  store.land('none');
  store.project(store.batches.length - 1);
  store.crash();
  expect([store.core.perpetual.funding.isPaying, store.core.engine.broken()]).toEqual([true, []]);
  return story;
}

/** Sends commands together; what came of each, as soon as the batch that they are in is durable. */
function together({ store }: PerpetualStory, at: number, all: readonly (readonly [string, object])[]): unknown[] {
  const outcomes: unknown[] = [];
  const answer = ({ outcome }: { outcome: { ok: boolean } }) => outcomes.push(outcome.ok);
  store.submitAll(all.map(([name, input]) => ({ sent: { name, input, at }, answer })));
  while (outcomes.length < all.length) store.land('none');
  expect(store.core.engine.broken()).toEqual([]);
  return outcomes;
}

/** Sources agree on a price of bitcoin right after the stamp. */
function marked(price: string): readonly [string, object] {
  const facts = Array.from({ length: 5 }, (_, n) => ({
    ...{ source: `venue-${n}`, price: units(price), weight: 1, at: STAMP + 1 },
  }));
  return ['perpetual/record-prices', { coin: 'BTC', prices: facts }];
}

/** All that is left to be paid is paid. */
function finished(story: PerpetualStory, at: number): PerpetualStory {
  story.at = at;
  story.store.tick(at);
  expect([story.store.core.perpetual.funding.isPaying, story.store.core.engine.broken()]).toEqual([false, []]);
  return story;
}

const wallets = (story: PerpetualStory, ...who: readonly Person[]) => who.map((one) => story.has(one));

test('who opens while others have yet to pay owes nothing, not even after another start', () => {
  const story = stamped(opened());
  const { store } = story;
  const place = (who: Person, intent: 'open-long' | 'open-short' | 'close-long' | 'close-short', price: string) =>
    ['perpetual/place-order', story.request(who, intent, '0.1', price)] as const;
  // Bob opens; Alice closes and opens again: she has paid by then, and does not pay for what is new.
  expect(
    together(story, STAMP + 1, [
      place('maker', 'open-short', '60000'),
      place('bob', 'open-long', '60000'),
      place('maker', 'close-short', '59990'),
      place('alice', 'close-long', '59990'),
      place('maker', 'open-short', '60000'),
      place('alice', 'open-long', '60000'),
      ['perpetual/cancel-all', { owner: people.bob, symbol: null }],
      ['perpetual/set-leverage', { owner: people.bob, contract: LINEAR, leverage: 20 }],
    ]),
  ).toEqual(Array.from({ length: 8 }, () => true));
  expect(story.position('bob').openedAt).toBe(STAMP + 1);
  store.project(store.batches.length - 1);
  store.crash();
  expect(store.core.perpetual.funding.isPaying).toBe(true);
  finished(story, STAMP + 1000);
  // Fees of 3 for each fill, and for Alice 1 of loss with 2.9995 of fee for what she closed.
  expect(wallets(story, 'alice', 'bob', 'carol')).toEqual(['9989.4005/0', '9997/0', '9996.4/0']);
  expect(periodsOf(story)).toMatchObject([{ status: 'paid', holders: 3, received: 0n }]);
  story.restart();
});

test('what is left of a stamp is paid before the next one is fixed, by what each of them says', () => {
  const story = stamped(opened());
  // Carol is paid before her turn: that is not for the next stamp.
  together(story, STAMP + 1, [['perpetual/set-leverage', { owner: people.carol, contract: OTHER, leverage: 20 }]]);
  const { store } = story;
  store.project(store.batches.length);
  store.crash();
  expect(periodsOf(story)).toMatchObject([{ status: 'paying' }]);
  finished(story, STAMP + 8 * HOUR);
  expect(periodsOf(story)).toMatchObject([
    { status: 'paid', endsAt: STAMP, holders: 3, received: 0n },
    { status: 'paid', endsAt: STAMP + 8 * HOUR, holders: 3, received: 0n },
  ]);
  expect(wallets(story, 'alice', 'carol')).toEqual(['9995.8/0', '9995.8/0']);
  story.restart();
});

/** Alice long with 117 behind it, which is 116.4 when she has paid. */
function leveraged(mode: 'cross' | 'isolated'): PerpetualStory {
  const story = new PerpetualStory({}, { alice: '120', bob: '1000' }, { fundingSlice: 1 });
  const { alice } = people;
  if (mode === 'isolated') story.must('perpetual/set-margin-mode', { owner: alice, contract: LINEAR, mode });
  story.must('perpetual/set-leverage', { owner: alice, contract: LINEAR, leverage: 100 });
  story.open('alice', 'maker', '0.1', '60000');
  if (mode === 'isolated') story.must('perpetual/add-margin', { owner: alice, contract: LINEAR, amount: units('57') });
  return story;
}

test.each(['cross', 'isolated'] as const)(
  'what is to be paid of a position that is %s is not behind it any more',
  (mode) => {
    const story = stamped(leveraged(mode));
    const { accounts } = story.store.core.perpetual;
    const equity = () => text(accounts.equity(accounts.groupOf(story.position('alice'), STAMP)));
    expect(equity()).toBe('116.4');
    // (6,000 − 116.4)/(0.1 · 0.996) is 59,072.28…, where it is 59,066.26… with the 0.6. The mark is 0.01 % above this index.
    together(story, STAMP + 1, [marked('59063')]);
    // The batch of the mark has worked on it already.
    expect(logged(story, liquidationsTable)).toMatchObject([{ step: 'reduce', wallet: units('116.4') }]);
    finished(story, STAMP + 1000);
    story.restart();
  },
);

test('guards that were set before the stamp are passed by what is to be paid', () => {
  const story = leveraged('cross');
  fresh(story);
  // The stamp has a batch of its own, then comes the mark: Alice has the second turn.
  together(story, STAMP + 1, [marked('59063')]);
  expect(logged(story, liquidationsTable)).toMatchObject([{ step: 'reduce', wallet: units('116.4') }]);
  finished(story, STAMP + 1000);
  story.restart();
});

test('who is deleveraged before their turn gets the funding of what they held at the stamp', () => {
  const story = new PerpetualStory({}, { alice: '120' }, { fundingSlice: 1 });
  story.must('perpetual/set-leverage', { owner: people.alice, contract: LINEAR, leverage: 100 });
  story.open('alice', 'bob', '0.1', '60000');
  stamped(story);
  together(story, STAMP + 1, [marked('58850')]);
  finished(story, STAMP + 1000);
  // 116.4 of profit at the bankruptcy price of 58,836, and 0.6 of funding.
  expect(wallets(story, 'alice', 'bob')).toEqual(['0/0', '10115.8/0']);
  expect([story.held('bob'), ...periodsOf(story)]).toMatchObject(['0 0', { status: 'paid', received: 0n }]);
  story.restart();
});
