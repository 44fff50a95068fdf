import { expect, test } from 'vitest';
import { people, ReferralStory } from './referral-story.ts';

test('four lines above get 5, 3, 2 and 1 % of a day of deposits, once, and the fifth nothing', () => {
  const story = new ReferralStory();
  story.deposits('finn', '1200');
  story.until(3);
  expect(story.claimable('emil')).toEqual(['finn 1 1200 60']);
  expect(story.claimable('dora')).toEqual(['finn 2 1200 36']);
  expect(story.claimable('chen')).toEqual(['finn 3 1200 24']);
  expect(story.claimable('bela')).toEqual(['finn 4 1200 12']);
  expect(story.claimable('anna')).toEqual([]);
  expect(story.claim('emil', '60')).toBe('paid 60');
  expect(story.claim('chen', '24')).toBe('paid 24');
  expect(story.claim('dora', '36')).toBe('paid 36');
  expect(story.claim('bela', '12')).toBe('paid 12');
  expect(story.claim('anna', '1')).toBe('referral/nothing-to-claim');
  story.restart();
  story.until(4);
  for (const person of ['emil', 'chen', 'dora', 'bela'] as const) expect(story.claimable(person)).toEqual([]);
  expect(story.rebates()).toEqual([
    '1 emil finn 1 1200 0.05 60',
    '2 chen finn 3 1200 0.02 24',
    '3 dora finn 2 1200 0.03 36',
    '4 bela finn 4 1200 0.01 12',
  ]);
  expect(story.posted()).toEqual(['emil 60', 'chen 24', 'dora 36', 'bela 12']);
  expect([story.has('emil'), story.budget]).toEqual(['60', '868']);
});

test('a day counts when its deposits are more than 1,000 together, in USDT at the index of each', () => {
  const story = new ReferralStory();
  story.prices('BTC', '60000');
  story.deposits('bela', '400');
  story.deposits('bela', '0.01', 'BTC');
  story.until(2, 23);
  story.deposits('bela', '1000.00000001');
  story.until(5);
  expect(story.claimable('anna')).toEqual(['bela 1 1000.00000001 50']);
  const [first] = story.store.core.referral.deposits.ofOwner(people.bela).slice(1);
  expect(first).toMatchObject({ asset: 'BTC', value: 60_000_000_000n, price: 6_000_000_000_000n });
});

test('a coin without an index counts for nothing', () => {
  const story = new ReferralStory();
  story.deposits('bela', '5', 'BTC');
  story.deposits('bela', '1000');
  story.until(5);
  expect(story.claimable('anna')).toEqual([]);
});

test('a day can be claimed from 24 hours after its end, until it is older than 30 days', () => {
  const story = new ReferralStory();
  story.deposits('bela', '2000');
  story.until(2, 23);
  story.at = Date.UTC(2026, 0, 3) - 1;
  expect(story.claimable('anna')).toEqual([]);
  story.until(3);
  expect(story.claimable('anna')).toEqual(['bela 1 2000 100']);
  story.at = Date.UTC(2026, 0, 32) - 1;
  expect(story.claimable('anna')).toEqual(['bela 1 2000 100']);
  story.at += 1;
  expect(story.claim('anna', '100')).toBe('referral/nothing-to-claim');
  story.until(32, 1);
  expect(story.store.core.referral.deposits.size).toBe(0);
  story.restart();
});

test('one claims once a UTC day, and exactly what one has seen', () => {
  const story = new ReferralStory();
  story.deposits('bela', '2000');
  story.until(2);
  story.deposits('bela', '3000');
  story.until(3, 23);
  expect(story.claim('anna', '100')).toBe('paid 100');
  story.at = Date.UTC(2026, 0, 4) - 1;
  expect(story.claim('anna', '150')).toBe('referral/claimed-today');
  // Midnight: another day, and the next day of deposits.
  expect(story.claim('anna', '100')).toBe('referral/claim-changed 150 USDT');
  expect(story.claim('anna', '150')).toBe('paid 150');
  story.restart();
  expect(story.claim('anna', '150')).toBe('referral/claimed-today');
});

test('what leaves within 24 hours was no deposit, and the newest leaves first', () => {
  const story = new ReferralStory();
  story.deposits('bela', '3000');
  story.at += 1000;
  story.deposits('bela', '1500');
  story.withdraws('bela', '2000');
  story.until(3);
  expect(story.claimable('anna')).toEqual(['bela 1 2500 125']);
  const [old, young] = story.store.core.referral.deposits.ofOwner(people.bela);
  expect([old!.uncounted, young!.uncounted]).toEqual([50_000_000_000n, 150_000_000_000n]);
  story.restart();
});

test('what is given to another user counts like what leaves: nothing is earned by moving the same coins round', () => {
  const story = new ReferralStory();
  story.deposits('bela', '3000');
  story.gives('bela', 'anna', '1800');
  story.until(2, 13);
  story.gives('bela', 'anna', '1200');
  story.until(3);
  expect(story.claim('anna', '60')).toBe('paid 60');
  story.deposits('bela', '1200');
  story.deposits('bela', '1100');
  story.restart();
  story.until(6);
  expect(story.claimable('anna')).toEqual(['bela 1 1100 55']);
});

test('what leaves later stays counted, and does not count again when it comes back', () => {
  const story = new ReferralStory();
  story.deposits('bela', '3000');
  story.until(2, 13);
  story.withdraws('bela', '3000');
  story.until(3);
  expect(story.claim('anna', '150')).toBe('paid 150');
  story.deposits('bela', '2500');
  story.deposits('bela', '1700');
  story.restart();
  story.until(6);
  // 3,000 came back: 1,200 are new.
  expect(story.claimable('anna')).toEqual(['bela 1 1200 60']);
  expect(story.store.core.referral.members.of(people.bela)).toMatchObject({ withdrawn: 0n, counted: 420_000_000_000n });
});

test('more than was deposited may leave: what was earned here is not owed back', () => {
  const story = new ReferralStory();
  story.deposits('bela', '1500');
  story.until(4);
  const { ledger } = story.store.core;
  ledger.post(1, story.at, [
    { account: ledger.account(1, 'spot', 'USDT'), amount: -900_000_000_000n, cause: 'practice-funds' },
    { account: ledger.account(people.bela, 'spot', 'USDT'), amount: 900_000_000_000n, cause: 'practice-funds' },
  ]);
  story.withdraws('bela', '9000');
  story.deposits('bela', '3000');
  story.until(7);
  expect(story.claimable('anna')).toEqual(['bela 1 1500 75', 'bela 1 1500 75']);
});

test('a day waits while a withdrawal is under way that may take it; one that fails takes nothing', () => {
  const story = new ReferralStory();
  story.deposits('bela', '2000');
  const withdrawal = story.asks('bela', '1800');
  story.until(3, 5);
  expect(story.claimable('anna')).toEqual([]);
  story.settles(withdrawal, false);
  expect(story.claimable('anna')).toEqual(['bela 1 2000 100']);
  story.asks('bela', '1900');
  expect(story.claimable('anna')).toEqual(['bela 1 2000 100']);
});

test('a deposit that the chain takes back was none', () => {
  const story = new ReferralStory();
  story.deposits('bela', '900');
  const lost = story.deposits('bela', '900');
  story.loses(lost);
  story.until(3);
  expect(story.claimable('anna')).toEqual([]);
  expect(story.store.core.referral.members.of(people.bela)).toMatchObject({ recharged: 90_000_000_000n });
});

test('a claim that the budget cannot pay is scheduled, and paid in order when it is funded', () => {
  const story = new ReferralStory('50');
  story.deposits('chen', '2000');
  story.until(3);
  expect(story.claim('bela', '100')).toBe('scheduled 100');
  // A smaller one does not go before.
  story.deposits('emil', '2000');
  expect(story.claim('anna', '60')).toBe('scheduled 60');
  story.restart();
  story.fund('60');
  story.until(3, 1);
  expect([story.has('bela'), story.has('anna'), story.budget]).toEqual(['100', '0', '10']);
  story.fund('100');
  story.until(3, 2);
  expect([story.has('anna'), story.budget]).toEqual(['60', '50']);
  expect(story.posted()).toEqual(['bela 100', 'anna 60']);
});

test('somebody who is stopped is passed over while their claim waits', () => {
  const story = new ReferralStory('0');
  story.deposits('chen', '2000');
  story.until(3);
  expect(story.claim('bela', '100')).toBe('scheduled 100');
  expect(story.claim('anna', '60')).toBe('scheduled 60');
  story.must('guard/freeze-account', { owner: people.bela, by: 'staff' });
  story.fund('200');
  story.until(3, 1);
  expect([story.has('bela'), story.has('anna')]).toEqual(['0', '60']);
  story.must('guard/unfreeze-account', { owner: people.bela });
  story.until(3, 2);
  expect(story.has('bela')).toBe('100');
});

test('one cannot be below oneself: own code, rings of any length, a second word', () => {
  const story = new ReferralStory('100', ['anna', 'bela', 'chen']);
  expect(story.bind('dora', 'dora')).toBe('referral/own-code');
  expect(story.bind('anna', 'chen')).toBe('referral/ring');
  expect(story.bind('anna', 'bela')).toBe('referral/ring');
  expect(story.bind('chen', 'bela')).toBe('bela');
  expect(story.bind('chen', 'anna')).toBe('referral/bound');
  expect(story.bind('anna', 'dora')).toBe('dora');
});

test('nothing is paid along a way with two accounts of one person or one browser', () => {
  for (const kind of ['person', 'device'] as const) {
    const story = new ReferralStory();
    for (const person of ['bela', 'dora'] as const) story.knows(person, kind, 'the same');
    story.deposits('dora', '2000');
    story.until(3);
    // Dora is Bela’s second account: Chen is paid, Bela is not, and neither is Anna, through Bela.
    expect(story.claimable('chen')).toEqual(['dora 1 2000 100']);
    expect(story.claimable('bela')).toEqual([]);
    expect(story.claimable('anna')).toEqual([]);
    story.restart();
    expect(story.claimable('bela')).toEqual([]);
  }
});

test('who is not verified is paid nothing, and a day counts once its depositor is', () => {
  const story = new ReferralStory('1000', ['anna']);
  story.must('referral/bind', { owner: people.bela, referrer: people.anna });
  story.must('referral/bind', { owner: people.chen, referrer: people.bela });
  story.deposits('bela', '2000');
  story.deposits('chen', '2000');
  story.until(3);
  expect(story.claimable('anna')).toEqual([]);
  expect(story.claim('bela', '100')).toBe('referral/not-verified');
  story.knows('chen', 'person', 'document of chen');
  expect(story.claimable('anna')).toEqual(['chen 2 2000 60']);
  story.knows('bela', 'person', 'document of bela');
  expect(story.claimable('anna')).toEqual(['bela 1 2000 100', 'chen 2 2000 60']);
});

test('an account that is stopped is paid nothing, nor is anybody through it until it goes on', () => {
  const story = new ReferralStory();
  story.deposits('chen', '2000');
  story.until(3);
  story.must('guard/freeze-account', { owner: people.bela, by: 'owner' });
  expect(story.claimable('anna')).toEqual([]);
  expect(story.claim('bela', '100')).toBe('identity/account-frozen');
  story.must('guard/unfreeze-account', { owner: people.bela });
  expect(story.claim('anna', '60')).toBe('paid 60');
});

test('staff take the right to refer, and give it back', () => {
  const story = new ReferralStory('1000', ['anna', 'bela']);
  story.deposits('bela', '2000');
  story.until(3);
  expect(story.right('anna', false)).toMatchObject({ mayRefer: false });
  expect(story.right('anna', false)).toBe('referral/unchanged');
  expect(story.claim('anna', '100')).toBe('referral/no-right');
  expect(story.bind('chen', 'anna')).toBe('referral/no-right');
  expect(story.correct('chen', 'anna')).toBe('referral/no-right');
  expect(story.bind('chen', 'bela')).toBe('bela');
  story.restart();
  expect(story.right('anna', true)).toMatchObject({ mayRefer: true });
  expect(story.claim('anna', '100')).toBe('paid 100');
});

test('staff correct who invited somebody until the first rebate, and never within the direct line', () => {
  const story = new ReferralStory('1000', ['anna', 'bela', 'chen', 'dora']);
  expect(story.correct('chen', 'bela')).toBe('referral/unchanged');
  expect(story.correct('chen', 'chen')).toBe('referral/own-code');
  expect(story.correct('chen', 'anna')).toBe('referral/direct-line');
  expect(story.correct('bela', 'dora')).toBe('referral/direct-line');
  expect(story.correct('chen', 'emil')).toBe('emil');
  story.deposits('dora', '2000');
  story.until(3);
  expect(story.claim('emil', '60')).toBe('referral/not-verified');
  story.knows('emil', 'person', 'document of emil');
  expect(story.claimable('emil')).toEqual(['dora 2 2000 60']);
  expect(story.correct('chen', null)).toBe('nobody');
  expect(story.claimable('emil')).toEqual([]);
  expect(story.correct('chen', 'emil')).toBe('emil');
  expect(story.claim('emil', '60')).toBe('paid 60');
  for (const person of ['chen', 'dora'] as const) expect(story.correct(person, 'finn')).toBe('referral/settled');
  // The link above who was paid is as it was.
  expect(story.correct('emil', 'finn')).toBe('finn');
  expect(story.bind('emil', 'bela')).toBe('referral/bound');
});
