import { holdReasons } from '@quay/contract/identity';
import { describe, test } from 'vitest';
import { c2cStory } from './c2c-story.ts';

describe('a hold', () => {
  test('keeps everything in, in every way, to the millisecond of its end', () => {
    c2cStory(`
      alice | buys         | total 500                | ad 1 on
      bob   | sells        | total 500 shelf off      | ad 2 off
      bob   | sells        | total 500                | ad 3 on
      bob   | isheld       | for 24h                  | lasting
      bob   | withdrawsout | -                        | withdrawals-held, hours 24
      bob   | deposits     | amount 1000              | deposit-held, hours 24
      bob   | takes        | ad 1 of 100              | sales-held, hours 24
      alice | takes        | ad 3 of 100              | seller-held
      bob   | shelves      | ad 2                     | sales-held, hours 24
      bob   | edits        | ad 3 total 600           | sales-held, hours 24
      bob   | edits        | ad 3 price 6.9           | sales-held, hours 24
      bob   | closes       | ad 2                     | ad 2 closed
      bob   | sells        | total 100                | sales-held, hours 24
      bob   | sells        | total 100 shelf off      | sales-held, hours 24
      bob   | has          | in c2c                   | 0 + 500
      bob   | unshelves    | ad 3                     | ad 3 off
      bob   | has          | -                        | 20000 + 0
      bob   | passes       | time 23h                 | -
      bob   | withdrawsout | -                        | withdrawals-held, hours 1
      bob   | passes       | time 3599999ms           | -
      bob   | withdrawsout | -                        | withdrawals-held, hours 1
      bob   | away         | time 1ms                 | -
      bob   | withdrawsout | of 50                    | asked
      bob   | takes        | ad 1 of 100              | order 1
      bob   | shelves      | ad 3                     | ad 3 on
      bob   | deposits     | amount 1000              | #1 held 1000
    `);
  });

  test('leaves what brings nothing out: buying, buy ads, what a buyer does', () => {
    c2cStory(`
      alice | sells  | total 500   | ad 1 on
      bob   | isheld | -           | lasting
      bob   | takes  | of 100      | order 1
      bob   | pays   | -           | paid
      alice | releases | -         | completed
      bob   | buys   | total 100 max 700 | ad 2 on
      bob   | edits  | ad 2 total 200    | ad 2 on
      bob   | moves  | of 10 to finance  | #1
    `);
  });

  test('of several the longest end counts, and none is shortened', () => {
    c2cStory(`
      bob | isheld       | for 72h reason reset-by-staff   | lasting
      bob | isheld       | for 24h reason email-changed    | lasting
      bob | isheld       | for 1h  reason reset-by-staff   | lasting
      bob | withdrawsout | -                               | withdrawals-held, hours 72
      bob | passes       | time 25h                        | -
      bob | withdrawsout | -                               | withdrawals-held, hours 47
      bob | isheld       | for 24h reason email-changed    | lasting
      bob | restarts     | -                               | the same
      bob | withdrawsout | -                               | withdrawals-held, hours 47
      bob | passes       | time 47h                        | -
      bob | withdrawsout | -                               | asked
    `);
  });

  test('that would be over already changes nothing', () => {
    c2cStory(`
      bob | isheld       | for 0ms | over
      bob | withdrawsout | -       | asked
    `);
  });

  test('is placed anew after it was over', () => {
    c2cStory(`
      bob | isheld       | for 1h | lasting
      bob | passes       | time 2h | -
      bob | isheld       | for 2h | lasting
      bob | restarts     | -      | the same
      bob | withdrawsout | -      | withdrawals-held, hours 2
    `);
  });
});

describe('an order that began before the hold', () => {
  const keeping = ['password-changed', 'email-changed', 'phone-changed', 'fund-password-wrong', 'unfrozen'];
  test.each([...keeping, 'deposit-reversed'])('is released after %s, and coins that come back stay', (reason) => {
    c2cStory(`
      bob   | sells    | total 500        | ad 1 on
      alice | takes    | of 100           | order 1
      alice | pays     | -                | paid
      bob   | isheld   | reason ${reason} | lasting
      alice | takes    | of 100           | seller-held
      bob   | releases | -                | completed
      alice | has      | -                | 20100 + 0
    `);
  });

  // Whoever changes what a release is proven with may be a thief, who began the sale before: no order is old enough.
  const breaking = holdReasons.filter((reason) => ![...keeping, 'deposit-reversed'].includes(reason));
  test.each([...breaking, 'a-reason-of-tomorrow'])('waits after %s; its payer cancels without fault', (reason) => {
    c2cStory(`
      alice | buys     | total 500            | ad 1 on
      bob   | takes    | of 100               | order 1
      alice | pays     | -                    | paid
      bob   | takes    | of 50                | order 2
      alice | pays     | order 2              | paid
      bob   | isheld   | reason ${reason}     | lasting
      bob   | releases | -                    | release-held, hours 24
      alice | cancels  | order 2              | cancelled, accepted
      alice | counts   | -                    | 0 cancels, 0 taken
      alice | follows  | order 2              | locked by seller, paid by payer, cancelled by payer, fault-claimed by system, fault-accepted by system
      bob   | passes   | time 24h             | -
      alice | has      | -                    | 20000 + 0
      bob   | releases | -                    | completed
      alice | has      | -                    | 20100 + 0
    `);
  });

  test('is ruled by staff for the payer all the same', () => {
    c2cStory(`
      alice | buys    | total 500 | ad 1 on
      bob   | takes   | of 100    | order 1
      alice | pays    | -         | paid
      bob   | isheld  | -         | lasting
      alice | appeals | -         | appealed
      bob   | releases | -        | release-held, hours 24
      dave  | rules   | for payer | completed
      alice | has     | -         | 20100 + 0
    `);
  });
});

test('a frozen account lets nothing out, orders of before included, until it is opened', () => {
  c2cStory(`
    alice | buys         | total 500                | ad 1 on
    bob   | sells        | total 500                | ad 2 on
    bob   | takes        | of 100                   | order 1
    alice | pays         | -                        | paid
    bob   | isfrozen     | -                        | owner
    bob   | isfrozen     | by staff                 | staff
    bob   | isfrozen     | by owner                 | staff
    bob   | restarts     | -                        | the same
    bob   | withdrawsout | -                        | account-frozen
    bob   | deposits     | amount 1000              | account-frozen
    bob   | takes        | of 100                   | account-frozen
    alice | takes        | ad 2 of 100              | seller-held
    bob   | releases     | -                        | account-frozen
    bob   | sells        | total 100                | account-frozen
    bob   | isopened     | -                        | true
    bob   | isopened     | -                        | false
    bob   | releases     | -                        | completed
    bob   | withdrawsout | -                        | asked
  `);
});
