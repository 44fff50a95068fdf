import { describe, test } from 'vitest';
import { c2cStory } from './c2c-story.ts';

describe('a sell ad', () => {
  test('has its coins in escrow while it is on the shelf, and orders take them over until they are released', () => {
    c2cStory(`
      alice | sells    | total 1000           | ad 1 on
      alice | has      | -                    | 19000 + 0
      alice | has      | in c2c               | 0 + 1000
      bob   | takes    | for 720              | order 1
      alice | has      | in c2c               | 0 + 1000
      -     | sees     | ad 1                 | on, 900 left, 100 locked, 0 dealt
      -     | sees     | what sums            | 720 CNY for 100 USDT at 7.2
      bob   | pays     | -                    | paid
      alice | releases | -                    | completed
      -     | sees     | -                    | completed, released, over
      alice | has      | in c2c               | 0 + 900
      bob   | has      | -                    | 20100 + 0
      -     | sees     | ad 1                 | on, 900 left, 0 locked, 100 dealt
      -     | follows  | -                    | locked by payer, paid by payer, released by seller
      alice | reads    | -                    | escrow spot -1000 #1, escrow c2c 1000 #1, c2c-trade c2c -100 #1
      bob   | reads    | -                    | c2c-trade spot 100 #1
      bob   | counts   | -                    | 0 cancels, 100 taken
      alice | closes   | -                    | ad 1 closed
      alice | has      | -                    | 19900 + 0
      alice | has      | in c2c               | 0 + 0
      alice | reads    | -                    | escrow-return c2c -900 #1, escrow-return spot 900 #1
    `);
  });

  test('off the shelf gives back what is left, and orders under way keep theirs; on it again it takes it again', () => {
    c2cStory(`
      alice | sells     | total 1000  | ad 1 on
      bob   | takes     | of 400      | order 1
      carol | takes     | of 100      | order 2
      alice | unshelves | -           | ad 1 off
      alice | unshelves | -           | ad 1 off
      alice | has       | -           | 19500 + 0
      alice | has       | in c2c      | 0 + 500
      -     | sees      | ad 1        | off, 500 left, 500 locked, 0 dealt
      bob   | cancels   | order 1     | cancelled
      alice | has       | -           | 19900 + 0
      alice | has       | in c2c      | 0 + 100
      carol | pays      | order 2     | paid
      alice | releases  | order 2     | completed
      alice | has       | in c2c      | 0 + 0
      alice | reads     | -           | escrow spot -1000 #1, escrow c2c 1000 #1, escrow-return c2c -500 #1, escrow-return spot 500 #1, escrow-return c2c -400 #1, escrow-return spot 400 #1, c2c-trade c2c -100 #2
      alice | shelves   | -           | ad 1 on
      alice | shelves   | -           | ad 1 on
      alice | has       | -           | 19000 + 0
      alice | has       | in c2c      | 0 + 900
      alice | reads     | -           | escrow spot -900 #1, escrow c2c 900 #1
      -     | sees      | ad 1        | on, 900 left, 0 locked, 100 dealt
    `);
  });

  test('is posted once under one request id, with the same words, for a day', () => {
    c2cStory(`
      alice | sells    | total 1000 id a said x          | ad 1 on
      bob   | takes    | of 100                          | order 1
      alice | sells    | total 1000 id a said x          | ad 1 on
      alice | has      | in c2c                          | 0 + 1000
      alice | sells    | total 1000 id a said y          | request-id-reused
      alice | takes    | of 100 id a said x              | request-id-reused
      mallory | sells  | total 1000 id a said x          | ad 2 on
      alice | unshelves | -                              | ad 1 off
      alice | sells    | total 1000 id a said x          | ad 1 off
      -     | restarts | -                               | the same
      alice | sells    | total 1000 id a said x          | ad 1 off
      bob   | cancels  | -                               | cancelled
      alice | closes   | -                               | ad 1 closed
      alice | sells    | total 1000 id a said x          | ad-closed
      alice | has      | in c2c                          | 0 + 0
      -     | away     | time 86400000ms                 | -
      -     | ticks    | -                               | -
      alice | sells    | total 1000 id a said x          | ad 3 on
    `);
  });

  test('posted for later holds nothing; what comes back from an order stays in its escrow on the shelf', () => {
    c2cStory(`
      alice | sells   | shelf off total 500 | ad 1 off
      alice | has     | -                   | 20000 + 0
      bob   | takes   | of 100              | ad-off-shelf
      alice | shelves | -                   | ad 1 on
      bob   | takes   | of 100              | order 1
      bob   | cancels | -                   | cancelled
      alice | has     | -                   | 19500 + 0
      alice | has     | in c2c              | 0 + 500
      -     | sees    | ad 1                | on, 500 left, 0 locked, 0 dealt
    `);
  });

  test('sells what lies free in the c2c book first, then of spot; what comes back is in spot', () => {
    c2cStory(`
      alice | moves     | of 300                | #1
      alice | has       | in c2c                | 300 + 0
      alice | sells     | total 20000.01        | balance-too-small, available 20000, needed 20000.01, coin USDT
      alice | sells     | total 200             | ad 1 on
      alice | has       | -                     | 19700 + 0
      alice | has       | in c2c                | 100 + 200
      alice | moves     | of 100.01 from c2c to spot | balance-too-small, available 100, needed 100.01, coin USDT
      alice | edits     | total 500             | ad 1 on
      alice | has       | -                     | 19500 + 0
      alice | has       | in c2c                | 0 + 500
      bob   | takes     | of 100                | order 1
      bob   | pays      | -                     | paid
      alice | releases  | -                     | completed
      alice | has       | in c2c                | 0 + 400
      alice | unshelves | -                     | ad 1 off
      alice | has       | -                     | 19900 + 0
      alice | has       | in c2c                | 0 + 0
    `);
  });

  test('that buys is sold to from both books of the taker', () => {
    c2cStory(`
      alice   | buys    | total 500 | ad 1 on
      bob     | moves   | of 150    | #1
      bob     | takes   | of 200    | order 1
      bob     | has     | in c2c    | 0 + 200
      bob     | has     | -         | 19800 + 0
    `);
  });

  test('is refused in the order of the contract, without a trace', () => {
    c2cStory(`
      alice   | sells     | total 20000.01      | balance-too-small, available 20000, needed 20000.01, coin USDT
      alice   | sells     | total 20000.01 shelf off | ad 1 off
      alice   | shelves   | -                   | balance-too-small, available 20000, needed 20000.01, coin USDT
      alice   | sells     | total 20000         | ad 2 on
      alice   | sells     | coin BTC total 0.5  | ad 3 on
      alice   | sells     | total 99999         | ads-too-many, max 3
      mallory | edits     | ad 2                | ad-unknown
      mallory | shelves   | ad 1                | ad-unknown
      mallory | closes    | ad 2                | ad-unknown
      alice   | closes    | ad 4                | ad-unknown
      alice   | unshelves | ad 0                | ad-unknown
      bob     | takes     | ad 2 of 2000        | order 1
      alice   | closes    | ad 2                | ad-busy, orders 1
      alice   | edits     | ad 2 total 1999.99  | quantity-below-traded, min 2000, coin USDT
      alice   | edits     | ad 2 total 20000.01 | balance-too-small, available 0, needed 0.01, coin USDT
      alice   | has       | in c2c              | 0 + 20000
      alice   | closes    | ad 1                | ad 1 closed
      alice   | closes    | ad 1                | ad-closed
      alice   | edits     | ad 1                | ad-closed
      alice   | shelves   | ad 1                | ad-closed
      bob     | takes     | ad 1 of 100         | ad-closed
      alice   | sells     | coin BTC total 0.5  | ad 4 on
    `);
  });

  test('that is edited moves the difference, and its orders keep what they were made with', () => {
    c2cStory(`
      alice | sells    | total 1000                       | ad 1 on
      bob   | takes    | of 100                           | order 1
      alice | edits    | total 1500 price 7.5 minutes 60 terms None | ad 1 on
      alice | has      | in c2c                           | 0 + 1500
      -     | sees     | what sums                        | 720 CNY for 100 USDT at 7.2
      -     | sees     | what until                       | pay 900000, escalate -, fault -
      carol | takes    | of 100                           | price-moved, price 7.5, fiat CNY
      carol | takes    | of 100 seen 7.5                  | order 2
      -     | sees     | order 2 what until               | pay 3600000, escalate -, fault -
      alice | edits    | total 200                        | ad 1 on
      alice | has      | -                                | 19800 + 0
      alice | has      | in c2c                           | 0 + 200
      -     | sees     | ad 1                             | on, 0 left, 200 locked, 0 dealt
      mallory | takes  | of 20 seen 7.5                   | ad-short, left 0, coin USDT
      bob   | pays     | -                                | paid
      alice | releases | -                                | completed
      carol | cancels  | order 2                          | cancelled
      -     | sees     | ad 1                             | on, 100 left, 0 locked, 100 dealt
      alice | has      | in c2c                           | 0 + 100
    `);
  });

  test('that has nothing left cannot go on the shelf', () => {
    c2cStory(`
      alice | sells     | total 100 | ad 1 on
      bob   | takes     | of 100    | order 1
      bob   | pays      | -         | paid
      alice | releases  | -         | completed
      alice | unshelves | -         | ad 1 off
      alice | shelves   | -         | ad-short, left 0, coin USDT
      alice | edits     | total 150 | ad 1 off
      alice | shelves   | -         | ad 1 on
      alice | has       | in c2c    | 0 + 50
    `);
  });
});

describe('a buy ad', () => {
  test('holds nothing; who takes it puts coins into escrow with the order', () => {
    c2cStory(`
      alice | buys     | total 1000  | ad 1 on
      alice | has      | -           | 20000 + 0
      bob   | takes    | of 300      | order 1
      bob   | has      | -           | 19700 + 0
      bob   | has      | in c2c      | 0 + 300
      -     | sees     | ad 1        | on, 700 left, 300 locked, 0 dealt
      alice | pays     | -           | paid
      bob   | releases | -           | completed
      alice | has      | -           | 20300 + 0
      bob   | has      | in c2c      | 0 + 0
      -     | follows  | -           | locked by seller, paid by payer, released by seller
      bob   | reads    | -           | escrow spot -300 #1, escrow c2c 300 #1, c2c-trade c2c -300 #1
      alice | reads    | -           | c2c-trade spot 300 #1
      -     | sees     | ad 1        | on, 700 left, 0 locked, 300 dealt
      alice | closes   | -           | ad 1 closed
    `);
  });

  test('gives a cancelled order’s coins back to who sold them, on the shelf or off it', () => {
    c2cStory(`
      alice | buys      | total 1000 | ad 1 on
      bob   | takes     | of 300     | order 1
      alice | cancels   | -          | cancelled
      bob   | has       | -          | 20000 + 0
      -     | sees      | ad 1       | on, 1000 left, 0 locked, 0 dealt
      bob   | takes     | of 300     | order 2
      alice | unshelves | -          | ad 1 off
      alice | closes    | -          | ad-busy, orders 1
      -     | passes    | time 15m   | -
      -     | sees      | order 2    | timed-out, timed-out, open
      bob   | has       | -          | 20000 + 0
      alice | closes    | -          | ad 1 closed
    `);
  });
});
