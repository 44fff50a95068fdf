import { describe, test } from 'vitest';
import { c2cStory } from './c2c-story.ts';

describe('an order of a sell ad', () => {
  test('is paid by the user alone, released by the acceptor alone, and unknown to strangers', () => {
    c2cStory(`
      alice   | sells    | -      | ad 1 on
      bob     | takes    | of 100 | order 1
      mallory | pays     | -      | order-unknown
      mallory | releases | -      | order-unknown
      mallory | cancels  | -      | order-unknown
      mallory | appeals  | -      | order-unknown
      mallory | withdraws | -     | order-unknown
      mallory | accepts  | -      | order-unknown
      mallory | notes    | -      | order-unknown
      bob     | pays     | order 2 | order-unknown
      bob     | pays     | order 0 | order-unknown
      alice   | pays     | -      | acceptor-cannot-pay
      alice   | cancels  | -      | seller-cannot-cancel
      alice   | releases | -      | release-unpaid
      bob     | releases | -      | not-seller
      bob     | appeals  | -      | appeal-unpaid
      alice   | appeals  | -      | appeal-unpaid
      bob     | withdraws | -     | appeal-none
      alice   | accepts  | -      | fault-none
      bob     | accepts  | -      | not-seller
      bob     | pays     | -      | paid
      bob     | pays     | -      | order-not-unpaid
      bob     | releases | -      | not-seller
      alice   | cancels  | -      | seller-cannot-cancel
      alice   | releases | -      | completed
      bob     | has      | -      | 20100 + 0
    `);
  });

  test('that is over refuses everything as its state does, and nothing of it moves again', () => {
    c2cStory(`
      alice | sells     | total 500 | ad 1 on
      bob   | takes     | of 100    | order 1
      bob   | pays      | -         | paid
      alice | releases  | -         | completed
      alice | releases  | -         | order-over
      bob   | pays      | -         | order-not-unpaid
      bob   | cancels   | -         | order-not-cancellable
      bob   | appeals   | -         | order-over
      bob   | withdraws | -         | appeal-none
      alice | accepts   | -         | fault-none
      bob   | notes     | -         | chat-closed
      dave  | rules     | -         | appeal-decided
      alice | has       | in c2c    | 0 + 400
      bob   | has       | -         | 20100 + 0
      bob   | takes     | of 100    | order 2
      bob   | cancels   | order 2   | cancelled
      alice | releases  | order 2   | order-over
      alice | has       | in c2c    | 0 + 400
    `);
  });

  test('is cancelled by its payer after paying, too, and never under an appeal', () => {
    c2cStory(`
      alice | sells   | total 500 | ad 1 on
      bob   | takes   | of 100    | order 1
      bob   | pays    | -         | paid
      bob   | cancels | reason cannot-pay | cancelled
      -     | sees    | -         | cancelled, cancelled, over
      alice | has     | in c2c    | 0 + 500
      bob   | takes   | of 100    | order 2
      bob   | pays    | order 2   | paid
      alice | appeals | order 2 reason not-paid | appealed
      bob   | cancels | order 2   | order-not-cancellable
      alice | cancels | order 2   | seller-cannot-cancel
      alice | has     | in c2c    | 0 + 500
    `);
  });

  test('keeps what was written and shown on its timeline until it is over', () => {
    c2cStory(`
      alice | sells    | -                               | ad 1 on
      bob   | takes    | of 100                          | order 1
      bob   | notes    | -                               | event 2
      alice | notes    | as seller event picture         | event 3
      alice | notes    | as payer                        | order-unknown
      bob   | notes    | as seller                       | order-unknown
      dave  | notes    | as staff event appeal-taken     | event 4
      -     | notes    | as system event reminded order 7 | order-unknown
      bob   | cancels  | reason seller-silent silent 5m            | cancelled, claimed
      bob   | notes    | -                               | chat-closed
      -     | follows  | -                               | locked by payer, message by payer, picture by seller, appeal-taken by staff, cancelled by payer, fault-claimed by payer
    `);
  });
});

describe('an order of a buy ad', () => {
  test('is paid by the acceptor alone and released by the user alone', () => {
    c2cStory(`
      alice | buys     | -         | ad 1 on
      bob   | takes    | of 100    | order 1
      bob   | pays     | -         | user-cannot-pay
      bob   | cancels  | -         | seller-cannot-cancel
      bob   | releases | -         | release-unpaid
      alice | releases | -         | not-seller
      alice | pays     | -         | paid
      alice | releases | -         | not-seller
      bob   | releases | -         | completed
      alice | has      | -         | 20100 + 0
    `);
  });

  test('that times out has no deposit to ask for', () => {
    c2cStory(`
      alice | deposits | amount 15000 | #1 held 15000
      alice | buys     | -            | ad 1 on
      bob   | takes    | of 100       | order 1
      -     | passes   | time 15m     | -
      bob   | has      | -            | 20000 + 0
      alice | appeals  | -            | order-over
      bob   | appeals  | -            | order-over
      dave  | rules    | -            | appeal-unknown
      bob   | notes    | as seller    | event 3
    `);
  });
});

describe('the deadline', () => {
  test('is late itself: a millisecond before it a payment counts, and nothing ends the order any more', () => {
    c2cStory(`
      alice | sells  | total 500      | ad 1 on
      bob   | takes  | of 100         | order 1
      carol | takes  | of 100         | order 2
      -     | passes | time 899999ms  | -
      bob   | pays   | -              | paid
      carol | pays   | order 9        | order-unknown
      -     | passes | time 1ms       | -
      -     | sees   | -              | paid, open
      -     | sees   | order 2        | timed-out, timed-out, open
      carol | pays   | order 2        | payment-late
      alice | has    | in c2c         | 0 + 500
      -     | sees   | ad 1           | on, 400 left, 100 locked, 0 dealt
      -     | passes | time 2h        | -
      -     | sees   | -              | paid, open
    `);
  });

  test('refuses a payment though no timer has run yet', () => {
    c2cStory(`
      alice | sells  | total 500      | ad 1 on
      bob   | takes  | of 100         | order 1
      carol | takes  | of 100         | order 2
      -     | passes | time 899990ms  | -
      -     | away   | time 9ms       | -
      bob   | pays   | -              | paid
      -     | away   | time 1ms       | -
      carol | pays   | order 2        | payment-late
      -     | ticks  | -              | -
      -     | sees   | order 2        | timed-out, timed-out, open
      -     | follows | order 2       | locked by payer, timed-out by system
    `);
  });

  test('gives the coins of a seller whose ad is off the shelf back in the same commit', () => {
    c2cStory(`
      alice | sells     | total 500    | ad 1 on
      bob   | takes     | of 100       | order 1
      alice | unshelves | -            | ad 1 off
      alice | reads     | -            | escrow spot -500 #1, escrow c2c 500 #1, escrow-return c2c -400 #1, escrow-return spot 400 #1
      -     | passes    | time 15m     | -
      alice | reads     | -            | escrow-return c2c -100 #1, escrow-return spot 100 #1
      bob   | counts    | -            | 0 cancels, 0 taken
      alice | has       | -            | 20000 + 0
    `);
  });

  test('of a paid order is 24 hours: then staff look, and nothing moves', () => {
    c2cStory(`
      alice | sells    | total 500      | ad 1 on
      bob   | takes    | of 100         | order 1
      bob   | pays     | -              | paid
      -     | sees     | what until     | pay 900000, escalate 86400000, fault -
      -     | passes   | time 86399999ms | -
      -     | sees     | -              | paid, open
      -     | passes   | time 1ms       | -
      -     | sees     | -              | appealed, open
      -     | follows  | -              | locked by payer, paid by payer, escalated by system
      alice | has      | in c2c         | 0 + 500
      bob   | cancels  | -              | order-not-cancellable
      bob   | appeals  | -              | appeal-already
      alice | releases | -              | completed
    `);
  });
});

describe('a cancel', () => {
  test('counts for the payer: three in a UTC day, and no more buying until the next', () => {
    c2cStory(`
      alice | sells   | total 5000      | ad 1 on
      carol | buys    | total 5000      | ad 2 on
      bob   | takes   | of 100          | order 1
      bob   | cancels | order 1         | cancelled
      bob   | takes   | of 100          | order 2
      bob   | pays    | order 2         | paid
      bob   | cancels | order 2         | cancelled
      bob   | takes   | of 100          | order 3
      bob   | takes   | of 50           | order 4
      bob   | cancels | order 3         | cancelled
      bob   | takes   | of 100          | cancels-today, max 3
      bob   | takes   | ad 2 of 100     | order 5
      bob   | cancels | order 4         | cancelled
      bob   | counts  | -               | 4 cancels, 100 taken
      -     | passes  | time 43199999ms | -
      bob   | takes   | of 100          | cancels-today, max 3
      -     | passes  | time 1ms        | -
      bob   | takes   | of 100          | order 6
    `);
  });

  test('of an advertiser who pays counts as well: nobody can sell to them that day', () => {
    c2cStory(`
      alice | buys    | total 5000  | ad 1 on
      bob   | takes   | of 100      | order 1
      bob   | takes   | of 100      | order 2
      carol | takes   | of 100      | order 3
      alice | cancels | order 1     | cancelled
      alice | cancels | order 2     | cancelled
      alice | cancels | order 3     | cancelled
      bob   | takes   | of 100      | cancels-today, max 3
      bob   | counts  | -           | 0 cancels, 0 taken
    `);
  });

  test('that names the seller counts until the seller accepts it, and for good when it is contested', () => {
    c2cStory(`
      alice | sells    | total 5000                          | ad 1 on
      bob   | takes    | of 100                              | order 1
      bob   | takes    | of 50                               | order 2
      bob   | cancels  | order 1 reason seller-account-wrong | cancelled, claimed
      bob   | counts   | -                                   | 1 cancels, 50 taken
      -     | sees     | order 1                             | cancelled, cancelled, open
      bob   | accepts  | order 1                             | not-seller
      alice | accepts  | order 2                             | fault-none
      alice | accepts  | order 1                             | cancelled, accepted
      bob   | counts   | -                                   | 0 cancels, 50 taken
      alice | contests | order 1                             | fault-none
      bob   | cancels  | order 2 reason seller-asks-more     | cancelled, claimed
      -     | restarts | -                                   | the same
      alice | contests | order 2                             | cancelled, contested
      bob   | counts   | -                                   | 1 cancels, 0 taken
      alice | accepts  | order 2                             | fault-none
      -     | sees     | order 2                             | cancelled, cancelled, over
      -     | follows  | order 2                             | locked by payer, cancelled by payer, fault-claimed by payer, fault-contested by seller
    `);
  });

  test('that names the seller is accepted when ten minutes passed, to the millisecond', () => {
    c2cStory(`
      alice | sells    | total 5000                           | ad 1 on
      bob   | takes    | of 100                               | order 1
      bob   | takes    | of 100                               | order 2
      bob   | cancels  | order 1 reason seller-silent silent 5m         | cancelled, claimed
      bob   | cancels  | order 2 reason seller-asked-to-cancel | cancelled, claimed
      -     | sees     | what until                           | pay 900000, escalate -, fault 600000
      -     | passes   | time 599999ms                        | -
      bob   | counts   | -                                    | 2 cancels, 0 taken
      alice | contests | order 1                              | cancelled, contested
      -     | away     | time 1ms                             | -
      alice | contests | order 2                              | fault-none
      -     | ticks    | -                                    | -
      bob   | counts   | -                                    | 1 cancels, 0 taken
      -     | follows  | order 2                              | locked by payer, cancelled by payer, fault-claimed by payer, fault-accepted by system
    `);
  });

  test('that says the seller does not answer needs a message that has waited for five minutes', () => {
    c2cStory(`
      alice | sells    | total 5000                                 | ad 1 on
      bob   | takes    | of 100                                     | order 1
      bob   | cancels  | reason seller-silent                       | silence-too-short, minutes 5
      bob   | cancels  | reason seller-silent silent 299999ms       | silence-too-short, minutes 5
      -     | sees     | -                                          | unpaid, open
      bob   | cancels  | reason seller-silent silent 5m             | cancelled, claimed
      -     | follows  | -                                          | locked by payer, cancelled by payer, fault-claimed by payer
    `);
  });

  test('that says so is one a day: of three at once two are refused, or count for another reason', () => {
    c2cStory(`
      alice | sells    | total 5000                                 | ad 1 on
      carol | sells    | total 5000                                 | ad 2 on
      bob   | takes    | of 100                                     | order 1
      bob   | takes    | ad 2 of 100                                | order 2
      bob   | cancels  | order 1 reason seller-silent silent 6m     | cancelled, claimed
      bob   | cancels  | order 2 reason seller-silent silent 6m     | silence-claimed, max 1
      bob   | takes    | of 100                                     | order 3
      bob   | cancels  | order 3 reason seller-silent silent 6m     | silence-claimed, max 1
      bob   | cancels  | order 2 reason other                       | cancelled
      bob   | cancels  | order 3 reason other                       | cancelled
      -     | restarts | -                                          | the same
      -     | passes   | time 10m                                   | -
      bob   | counts   | -                                          | 2 cancels, 0 taken
      bob   | takes    | of 100                                     | order 4
      bob   | cancels  | order 4 reason seller-silent silent 6m     | silence-claimed, max 1
      -     | passes   | time 10m                                   | -
      -     | passes   | time 12h                                   | -
      bob   | takes    | of 100                                     | order 5
      bob   | cancels  | order 5 reason seller-silent silent 6m     | cancelled, claimed
    `);
  });

  test('that says so costs no claim where the seller could not have released', () => {
    c2cStory(`
      alice | sells    | total 5000                                 | ad 1 on
      bob   | takes    | of 100                                     | order 1
      bob   | takes    | of 100                                     | order 2
      alice | isfrozen | -                                          | owner
      bob   | cancels  | order 1 reason seller-silent               | cancelled, accepted
      bob   | cancels  | order 2 reason seller-silent               | cancelled, accepted
      bob   | counts   | -                                          | 0 cancels, 0 taken
    `);
  });

  test('while Quay is away the seller is not silent', () => {
    c2cStory(`
      alice | sells    | total 5000                                 | ad 1 on
      bob   | takes    | of 100                                     | order 1
      -     | away     | time 10m                                   | -
      bob   | cancels  | reason seller-silent silent 10m            | silence-too-short, minutes 5
    `);
  });

  test('that is accepted on the next day takes nothing from that day', () => {
    c2cStory(`
      alice | sells   | total 5000                    | ad 1 on
      -     | passes  | time 43199999ms               | -
      bob   | takes   | of 100                        | order 1
      bob   | takes   | of 100                        | order 2
      bob   | cancels | order 1 reason seller-silent silent 5m  | cancelled, claimed
      -     | passes  | time 1ms                      | -
      bob   | cancels | order 2                       | cancelled
      bob   | counts  | -                             | 1 cancels, 0 taken
      alice | accepts | order 1                       | cancelled, accepted
      bob   | counts  | -                             | 1 cancels, 0 taken
    `);
  });
});
