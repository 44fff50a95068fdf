import { describe, expect, test } from 'vitest';
import { Fault } from '../src/index.ts';
import { c2cStory } from './c2c-story.ts';

describe('taking an ad', () => {
  test('is refused in the order of the contract, without a trace', () => {
    c2cStory(`
      alice | sells | total 10000                                    | ad 1 on
      alice | buys  | total 20000 kinds wechat                       | ad 2 on
      bob   | takes | of 100 id a                                    | order 1
      bob   | takes | ad 9 of 100 id a                               | request-id-reused
      bob   | takes | ad 9 of 100                                    | ad-unknown
      alice | sells | total 1 shelf off                              | ad 3 off
      bob   | takes | ad 3 of 100                                    | ad-off-shelf
      alice | takes | of 100 method 99                               | own-ad
      bob   | takes | of 100 method 13 seen 7                        | method-unknown
      bob   | takes | ad 2 of 100 kind alipay seen 7                 | method-mismatch
      bob   | takes | of 1 seen 7.1999                               | price-moved, price 7.2, fiat CNY
      bob   | takes | of 1 seen 7.2001                               | price-moved, price 7.2, fiat CNY
      bob   | takes | for 99.99                                      | amount-out-of-range, min 100, max 100000, fiat CNY
      alice | edits | ad 1 max 50000                                 | ad 1 on
      bob   | takes | for 50000.01                                   | amount-out-of-range, min 100, max 50000, fiat CNY
      alice | edits | ad 1 max 80000                                 | ad 1 on
      bob   | takes | of 9900.01                                     | ad-short, left 9900, coin USDT
      bob   | takes | of 100                                         | order 2
      bob   | takes | of 100 limit 1                                 | open-orders-limit, max 2
      carol | takes | of 100 limit 99.99                             | day-limit, left 99.99, coin USDT
      carol | takes | of 100 limit 100                               | order 3
      carol | takes | of 100 limit 150                               | day-limit, left 50, coin USDT
      carol | takes | of 100 limit 50                                | day-limit, left 0, coin USDT
      carol | takes | ad 2 of 10000 kind wechat limit 10099          | day-limit, left 9999, coin USDT
      carol | has   | -                                              | 20000 + 0
      carol | takes | ad 2 of 10000 kind wechat limit 10100          | order 4
      mallory | takes | ad 2 of 10000 kind wechat                    | order 5
      mallory | sells | total 10000                                  | ad 4 on
      alice | edits | ad 2 total 30000 kinds wechat                  | ad 2 on
      mallory | takes | ad 2 of 0.01 kind wechat                     | amount-out-of-range, min 100, max 100000, fiat CNY
      mallory | takes | ad 2 of 100 kind wechat                      | balance-too-small, available 0, needed 100, coin USDT
    `);
  });

  test('happens once for a request id, for 24 hours to the millisecond, whatever became of the order', () => {
    c2cStory(`
      alice   | sells    | total 1000               | ad 1 on
      bob     | takes    | of 100 id a said x       | order 1
      bob     | takes    | of 100 id a said x       | order 1
      mallory | takes    | of 100 id a said x       | order 2
      bob     | takes    | of 100 id a said y       | request-id-reused
      bob     | cancels  | -                        | cancelled
      bob     | takes    | of 100 id a said x       | order 1
      -       | restarts | -                        | the same
      bob     | takes    | of 100 id a said x       | order 1
      mallory | pays     | order 2                  | paid
      alice   | releases | order 2                  | completed
      -       | away     | time 86399999ms          | -
      -       | ticks    | -                        | -
      bob     | takes    | of 100 id a said x       | order 1
      -       | away     | time 1ms                 | -
      -       | ticks    | -                        | -
      bob     | takes    | of 100 id a said x       | order 3
    `);
  });

  test('at a floating price computes it when it is taken, and asks to confirm what moved', () => {
    c2cStory(`
      alice | sells | total 1000 index 1.02                     | ad 1 on
      bob   | takes | of 100 reference 7.2345 seen 7.2          | price-moved, price 7.379, fiat CNY
      bob   | takes | of 100 reference 7.2345 seen 7.379        | order 1
      -     | sees  | what sums                                 | 737.9 CNY for 100 USDT at 7.379
      bob   | takes | of 100 reference 7.2 seen 7.379           | price-moved, price 7.344, fiat CNY
      bob   | takes | of 100 seen 7.379                         | no-reference, symbol USDT
      alice | edits | index 0 price 7.4                         | ad 1 on
      bob   | takes | of 100 seen 7.4                           | order 2
    `);
  });

  test('for fiat gives what it buys, and for coins what they cost, rounded for the seller of each', () => {
    c2cStory(`
      alice | sells | coin BTC total 0.5 price 452000.5 max 999999 | ad 1 on
      bob   | takes | for 500 seen 452000.5                        | order 1
      -     | sees  | what sums                                    | 500 CNY for 0.00110619 BTC at 452000.5
      bob   | takes | of 0.00110619 seen 452000.5                  | order 2
      -     | sees  | order 2 what sums                            | 500 CNY for 0.00110619 BTC at 452000.5
      bob   | counts | -                                           | 0 cancels, 141.59232 taken
      alice | sells | fiat JPY price 151.27 total 100              | ad 2 on
      carol | takes | ad 2 of 1.37 seen 151.27                     | order 3
      -     | sees  | order 3 what sums                            | 208 JPY for 1.37 USDT at 151.27
      carol | takes | ad 2 for 151 seen 151.27                     | order 4
      -     | sees  | order 4 what sums                            | 151 JPY for 0.99 USDT at 151.27
    `);
  });

  test('sums exactly: what a double would lose is there', () => {
    c2cStory(`
      alice | sells    | coin BTC total 0.9 price 452000.5 max 999999 | ad 1 on
      bob   | takes    | of 0.01 seen 452000.5                        | order 1
      carol | takes    | of 0.57 seen 452000.5                        | order 2
      -     | sees     | ad 1                                         | on, 0.32 left, 0.58 locked, 0 dealt
      mallory | takes  | of 0.32000001 seen 452000.5                  | ad-short, left 0.32, coin BTC
      mallory | takes  | of 0.32 seen 452000.5                        | order 3
      -     | sees     | ad 1                                         | on, 0 left, 0.9 locked, 0 dealt
      carol | pays     | order 2                                      | paid
      alice | releases | order 2                                      | completed
      alice | has      | in c2c coin BTC                              | 0 + 0.33
      carol | has      | coin BTC                                     | 1.57 + 0
    `);
  });

  test('of a coin that no market prices is refused', () => {
    c2cStory(`
      alice | buys  | coin ETH total 1 price 20000                 | ad 1 on
      bob   | takes | of 0.1 seen 20000                            | no-reference, symbol ETH
    `);
  });

  test('for nothing, or for fiat and coins, is a fault of ours', () => {
    expect(() => c2cStory('alice | sells | - | ad 1 on\nbob | takes | - | -')).toThrow(Fault);
    expect(() => c2cStory('alice | sells | - | ad 1 on\nbob | takes | of 100 for 720 | -')).toThrow(Fault);
  });

  test('gives the day’s value back when the coins come back, and not when they were released', () => {
    c2cStory(`
      alice | sells    | total 5000      | ad 1 on
      bob   | takes    | of 100          | order 1
      bob   | takes    | of 50           | order 2
      bob   | counts   | -               | 0 cancels, 150 taken
      bob   | cancels  | order 1         | cancelled
      bob   | counts   | -               | 1 cancels, 50 taken
      bob   | takes    | of 70           | order 3
      -     | passes   | time 15m        | -
      bob   | counts   | -               | 1 cancels, 0 taken
      bob   | takes    | of 60           | order 4
      bob   | pays     | order 4         | paid
      alice | releases | order 4         | completed
      bob   | counts   | -               | 1 cancels, 60 taken
      bob   | takes    | of 40           | order 5
      bob   | pays     | order 5         | paid
      bob   | appeals  | order 5         | appealed
      dave  | rules    | order 5 for seller | cancelled
      bob   | counts   | -               | 1 cancels, 60 taken
    `);
  });

  test('counts by UTC days: what was taken yesterday gives nothing back today', () => {
    c2cStory(`
      alice | sells    | total 5000 minutes 120 | ad 1 on
      -     | passes   | time 43199999ms | -
      bob   | takes    | of 100          | order 1
      carol | takes    | of 100          | order 2
      -     | passes   | time 1ms        | -
      bob   | takes    | of 30           | order 3
      bob   | counts   | -               | 0 cancels, 30 taken
      bob   | cancels  | order 1         | cancelled
      bob   | counts   | -               | 1 cancels, 30 taken
      carol | cancels  | order 2         | cancelled
      carol | counts   | -               | 1 cancels, 0 taken
    `);
  });
});
