import { describe, test } from 'vitest';
import { c2cStory } from './c2c-story.ts';

describe('an appeal', () => {
  test('freezes the clock and leaves the coins where they are, whoever asks for it', () => {
    c2cStory(`
      alice | sells     | total 500               | ad 1 on
      bob   | takes     | of 100                  | order 1
      bob   | pays      | -                       | paid
      alice | appeals   | reason not-paid         | appealed
      alice | appeals   | -                       | appeal-already
      bob   | appeals   | -                       | appeal-already
      alice | has       | in c2c                  | 0 + 500
      -     | sees      | what until              | pay 900000, escalate -, fault -
      alice | unshelves | -                       | ad 1 off
      alice | closes    | -                       | ad-busy, orders 1
      alice | has       | in c2c                  | 0 + 100
      -     | passes    | time 48h                | -
      -     | sees      | -                       | appealed, open
      alice | has       | in c2c                  | 0 + 100
    `);
  });

  test('ends when the seller releases after all', () => {
    c2cStory(`
      alice | sells    | total 500  | ad 1 on
      bob   | takes    | of 100     | order 1
      bob   | pays     | -          | paid
      bob   | appeals  | -          | appealed
      bob   | releases | -          | not-seller
      alice | releases | -          | completed
      dave  | rules    | -          | appeal-decided
      bob   | has      | -          | 20100 + 0
      -     | follows  | -          | locked by payer, paid by payer, appealed by payer, released by seller
    `);
  });

  test('is withdrawn when both say so, and the order waits for its release anew', () => {
    c2cStory(`
      alice | sells     | total 500 | ad 1 on
      bob   | takes     | of 100    | order 1
      bob   | pays      | -         | paid
      -     | passes    | time 1h   | -
      bob   | appeals   | -         | appealed
      bob   | withdraws | -         | appealed
      bob   | withdraws | -         | appealed
      -     | follows   | -         | locked by payer, paid by payer, appealed by payer, withdrawal-offered by payer
      -     | passes    | time 1h   | -
      alice | withdraws | -         | paid
      alice | withdraws | -         | appeal-none
      -     | sees      | what until | pay 900000, escalate 93600000, fault -
      dave  | rules     | -         | appeal-decided
      alice | has       | in c2c    | 0 + 500
      alice | appeals   | -         | appealed
      alice | withdraws | -         | appealed
      bob   | withdraws | -         | paid
      bob   | cancels   | -         | cancelled
      alice | has       | in c2c    | 0 + 500
    `);
  });

  test('that nobody made is withdrawn by both, too', () => {
    c2cStory(`
      alice | buys      | total 500    | ad 1 on
      bob   | takes     | of 100       | order 1
      alice | pays      | -            | paid
      -     | passes    | time 24h     | -
      bob   | withdraws | -            | appealed
      alice | withdraws | -            | paid
      bob   | releases  | -            | completed
      alice | has       | -            | 20100 + 0
    `);
  });

  test('is ruled for the payer or for the seller, and the coins move in the same command', () => {
    c2cStory(`
      alice | deposits  | amount 1000                    | #1 held 1000
      alice | sells     | total 500                      | ad 1 on
      bob   | takes     | of 100                         | order 1
      carol | takes     | of 100                         | order 2
      bob   | pays      | order 1                        | paid
      carol | pays      | order 2                        | paid
      dave  | rules     | order 1                        | appeal-unknown
      dave  | rules     | order 3                        | appeal-unknown
      bob   | appeals   | order 1                        | appealed
      alice | appeals   | order 2                        | appealed
      alice | withdraws | order 2                        | appealed
      dave  | rules     | order 1 for payer compensation 1 | compensation-malformed, max 0
      dave  | rules     | order 1 for payer              | completed
      -     | sees      | order 1                        | completed, ruled-payer, over
      bob   | has       | -                              | 20100 + 0
      dave  | rules     | order 1 for seller             | appeal-decided
      dave  | rules     | order 2 for seller             | cancelled
      -     | sees      | order 2                        | cancelled, ruled-seller, over
      alice | has       | in c2c                         | 0 + 400
      carol | has       | -                              | 20000 + 0
      -     | sees      | ad 1                           | on, 400 left, 0 locked, 100 dealt
      -     | follows   | order 2                        | locked by payer, paid by payer, appealed by seller, withdrawal-offered by seller, ruled by staff
      carol | counts    | -                              | 0 cancels, 0 taken
    `);
  });

  test('of more than 5,000 USDT needs two who rule the same', () => {
    c2cStory(`
      alice | sells     | total 12000            | ad 1 on
      bob   | takes     | of 5000                | order 1
      bob   | takes     | of 5000.01             | order 2
      bob   | pays      | order 1                | paid
      bob   | pays      | order 2                | paid
      bob   | appeals   | order 1                | appealed
      bob   | appeals   | order 2                | appealed
      dave  | rules     | order 1                | completed
      dave  | rules     | order 2                | appealed
      dave  | rules     | order 2                | second-person-needed
      dave  | rules     | order 2 for seller     | second-person-needed
      erin  | rules     | order 2 for seller     | appealed
      erin  | rules     | order 2 for seller     | second-person-needed
      dave  | rules     | order 2 for payer      | appealed
      -     | restarts  | -                      | the same
      frank | rules     | order 2 for payer      | completed
      bob   | has       | -                      | 30000.01 + 0
      -     | follows   | order 2                | locked by payer, paid by payer, appealed by payer, ruling-proposed by staff, ruling-proposed by staff, ruling-proposed by staff, ruled by staff
    `);
  });

  test('that is withdrawn or settled takes a ruling that waits with it', () => {
    c2cStory(`
      alice | sells     | total 12000            | ad 1 on
      bob   | takes     | of 6000                | order 1
      carol | takes     | of 6000                | order 2
      bob   | pays      | order 1                | paid
      bob   | appeals   | order 1                | appealed
      dave  | rules     | order 1                | appealed
      bob   | withdraws | order 1                | appealed
      alice | withdraws | order 1                | paid
      erin  | rules     | order 1                | appeal-decided
      alice | appeals   | order 1                | appealed
      erin  | rules     | order 1                | appealed
      dave  | rules     | order 1 for seller     | appealed
      alice | releases  | order 1                | completed
      -     | sees      | order 1 what ruling    | - by -
      -     | sees      | order 1                | completed, released, over
      carol | pays      | order 2                | paid
      carol | appeals   | order 2                | appealed
      dave  | rules     | order 2 for seller     | appealed
      frank | rules     | order 2 for seller     | cancelled
      alice | has       | in c2c                 | 0 + 6000
    `);
  });
});

describe('an order that timed out', () => {
  test('is appealed against the advertiser’s deposit within 48 hours, to the millisecond', () => {
    c2cStory(`
      alice | deposits | amount 15000             | #1 held 15000
      alice | sells    | total 500                | ad 1 on
      bob   | takes    | of 100                   | order 1
      carol | takes    | of 100                   | order 2
      -     | passes   | time 15m                 | -
      alice | returns  | -                        | merchant-busy
      alice | appeals  | -                        | order-over
      -     | passes   | time 172799999ms         | -
      bob   | appeals  | reason paid-after-timeout | disputed
      bob   | appeals  | -                        | appeal-already
      alice | closes   | -                        | ad-busy, orders 1
      alice | withdraws | -                       | appeal-none
      -     | away     | time 1ms                 | -
      carol | appeals  | order 2                  | appeal-late, hours 48
      carol | notes    | order 2                  | event 3
      -     | ticks    | -                        | -
      -     | sees     | order 2                  | timed-out, timed-out, over
      -     | follows  | order 2                  | locked by payer, timed-out by system, message by payer, closed by system
      carol | appeals  | order 2                  | order-over
      carol | notes    | order 2                  | chat-closed
      -     | sees     | -                        | disputed, timed-out, open
    `);
  });

  test('ruled for the payer is paid from the deposit, the oldest first', () => {
    c2cStory(`
      alice | deposits | amount 60                            | #1 held 60
      alice | deposits | amount 100                           | #2 held 40
      alice | sells    | total 5000                           | ad 1 on
      bob   | takes    | of 90                                | order 1
      bob   | takes    | of 500                               | order 2
      -     | passes   | time 15m                             | -
      alice | has      | -                                    | 14900 + 100
      bob   | appeals  | order 1 reason paid-after-timeout    | disputed
      bob   | appeals  | order 2 reason paid-after-timeout    | disputed
      dave  | rules    | order 1 for payer compensation 90.01 | compensation-malformed, max 90
      dave  | rules    | order 1 for seller compensation 1    | compensation-malformed, max 0
      dave  | rules    | order 1 for payer compensation 90    | timed-out
      -     | sees     | order 1                              | timed-out, timed-out, over
      -     | sees     | deposit 1                            | used 0
      -     | sees     | deposit 2                            | held 10
      bob   | has      | -                                    | 20090 + 0
      alice | has      | -                                    | 14900 + 10
      bob   | reads    | -                                    | c2c-compensation spot 90 #1
      -     | follows  | order 1                              | locked by payer, timed-out by system, appealed by payer, ruled by staff, compensated by staff
      -     | restarts | -                                    | the same
      dave  | rules    | order 2 for payer compensation 11    | compensation-malformed, max 10
      dave  | rules    | order 2 for payer                    | timed-out
      -     | follows  | order 2                              | locked by payer, timed-out by system, appealed by payer, ruled by staff
      alice | returns  | deposit 1                            | used 0
      alice | returns  | deposit 2                            | refunded 10
      alice | has      | -                                    | 14910 + 0
      alice | deposits | amount 14000                         | #3 held 14000
    `);
  });

  test('ruled for the seller is dismissed, and the payer may take it back before', () => {
    c2cStory(`
      alice | deposits  | amount 1000 | #1 held 1000
      alice | sells     | total 500   | ad 1 on
      bob   | takes     | of 100      | order 1
      -     | passes    | time 15m    | -
      bob   | appeals   | -           | disputed
      bob   | withdraws | -           | timed-out
      dave  | rules     | -           | appeal-decided
      bob   | appeals   | -           | disputed
      dave  | rules     | for seller  | timed-out
      bob   | appeals   | -           | order-over
      -     | sees      | -           | timed-out, timed-out, over
      -     | sees      | deposit 1   | held 1000
      alice | has       | -           | 18500 + 1000
      bob   | has       | -           | 20000 + 0
      alice | returns   | -           | refunded 1000
    `);
  });

  test('of more than 5,000 USDT needs two, for the same amount', () => {
    c2cStory(`
      alice | deposits  | amount 1000                  | #1 held 1000
      alice | sells     | total 6000                   | ad 1 on
      bob   | takes     | of 6000                      | order 1
      -     | passes    | time 15m                     | -
      bob   | appeals   | -                            | disputed
      dave  | rules     | for payer compensation 1000  | disputed
      erin  | rules     | for payer compensation 900   | disputed
      dave  | rules     | for payer compensation 900   | timed-out
      bob   | has       | -                            | 20900 + 0
      -     | sees      | deposit 1                    | held 100
    `);
  });

  test('taken back after 48 hours is over', () => {
    c2cStory(`
      alice | sells     | total 500   | ad 1 on
      bob   | takes     | of 100      | order 1
      -     | passes    | time 15m    | -
      bob   | appeals   | -           | disputed
      -     | passes    | time 49h    | -
      -     | sees      | -           | disputed, timed-out, open
      bob   | withdraws | -           | timed-out
      -     | ticks     | -           | -
      -     | sees      | -           | timed-out, timed-out, over
    `);
  });
});

describe('while Quay is away', () => {
  test('no deadline passes: each that waits is moved by as long as it was, and the timeline says so', () => {
    c2cStory(`
      alice | sells   | total 5000                    | ad 1 on
      carol | sells   | total 5000                    | ad 2 on
      bob   | takes   | of 100                        | order 1
      bob   | takes   | of 100                        | order 2
      mallory | takes | ad 2 of 100                   | order 3
      bob   | pays    | order 2                       | paid
      mallory | cancels | order 3 reason seller-silent silent 5m | cancelled, claimed
      -     | passes  | time 1m                       | -
      -     | away    | time 1h                       | -
      -     | ticks   | -                             | -
      -     | sees    | order 1                       | unpaid, open
      -     | sees    | order 1 what until            | pay 4500000, escalate -, fault -
      -     | sees    | order 2 what until            | pay 900000, escalate 90000000, fault -
      -     | sees    | order 3 what until            | pay 900000, escalate -, fault 4200000
      -     | follows | order 1                       | locked by payer, paused by system
      -     | follows | order 2                       | locked by payer, paid by payer, paused by system
      -     | passes  | time 839999ms                 | -
      -     | sees    | order 1                       | unpaid, open
      carol | contests | order 3                      | fault-none
      -     | passes  | time 1ms                      | -
      -     | sees    | order 1                       | timed-out, timed-out, open
      mallory | counts | -                            | 0 cancels, 0 taken
    `);
  });

  test('a payment that comes before the first tick is in time, and moves the others too', () => {
    c2cStory(`
      alice | sells  | total 5000          | ad 1 on
      bob   | takes  | of 100              | order 1
      carol | takes  | of 100              | order 2
      -     | passes | time 1m             | -
      -     | away   | time 1h             | -
      bob   | pays   | order 1             | paid
      -     | follows | order 1            | locked by payer, paused by system, paid by payer
      -     | sees   | order 2 what until  | pay 4500000, escalate -, fault -
      -     | ticks  | -                   | -
      -     | follows | order 1            | locked by payer, paused by system, paid by payer
      -     | follows | order 2            | locked by payer, paused by system
    `);
  });

  test('an answer to a fault is in time likewise', () => {
    c2cStory(`
      alice | sells    | total 5000            | ad 1 on
      bob   | takes    | of 100                | order 1
      bob   | cancels  | reason seller-silent silent 5m  | cancelled, claimed
      -     | away     | time 1h               | -
      alice | contests | -                     | cancelled, contested
      bob   | counts   | -                     | 1 cancels, 0 taken
    `);
  });

  test('what comes afterwards gets no more time than it asked for', () => {
    c2cStory(`
      alice | sells  | total 5000          | ad 1 on
      bob   | takes  | of 100              | order 1
      -     | away   | time 1h             | -
      carol | takes  | of 100              | order 2
      -     | ticks  | -                   | -
      -     | sees   | order 1 what until  | pay 4500000, escalate -, fault -
      -     | sees   | order 2 what until  | pay 4500000, escalate -, fault -
      -     | follows | order 2            | locked by payer
    `);
  });

  test('twenty seconds are no absence, and a millisecond more is one', () => {
    c2cStory(`
      alice | sells  | total 5000          | ad 1 on
      bob   | takes  | of 100              | order 1
      -     | away   | time 20s            | -
      -     | ticks  | -                   | -
      -     | sees   | what until          | pay 900000, escalate -, fault -
      -     | away   | time 20001ms        | -
      -     | ticks  | -                   | -
      -     | sees   | what until          | pay 920001, escalate -, fault -
    `);
  });

  test('an exchange where nothing waits is not away, however long it is quiet', () => {
    c2cStory(`
      alice | sells   | total 5000         | ad 1 on
      bob   | takes   | of 100             | order 1
      bob   | cancels | -                  | cancelled
      -     | away    | time 5h            | -
      bob   | takes   | of 100             | order 2
      -     | ticks   | -                  | -
      -     | sees    | order 2 what until | pay 18900000, escalate -, fault -
      -     | follows | order 2            | locked by payer
    `);
  });

  test('a restart keeps every deadline', () => {
    c2cStory(`
      alice | sells    | total 5000         | ad 1 on
      bob   | takes    | of 100             | order 1
      carol | takes    | of 100             | order 2
      carol | pays     | order 2            | paid
      -     | restarts | -                  | the same
      -     | passes   | time 15m           | -
      -     | sees     | order 1            | timed-out, timed-out, open
      -     | passes   | time 86100s        | -
      -     | sees     | order 2            | appealed, open
    `);
  });
});
