import { describe, test } from 'vitest';
import { story } from './story.ts';

describe('stop-limit', () => {
  test('a purchase wakes when the price rises to it, not one tick before, and then it is a limit order', () => {
    story(`
      who   | does  | quantity | stop    | at      | becomes | order | filled | for     | coin | free   | frozen
      alice | buys  | 0.01     | 64100.0 | 64200.0 | waiting | 1     | 0      | 0       | -    | -      | -
      alice | holds | -        | -       | -       | -       | -     | -      | -       | USDT | 9358   | 642
      bob   | sells | 0.01     | -       | 64099.9 | open    | 2     | 0      | 0       | -    | -      | -
      carol | buys  | 0.01     | -       | 64099.9 | filled  | 3     | 0.01   | 640.999 | -    | -      | -
      alice | sees  | -        | -       | -       | waiting | 1     | 0      | 0       | -    | -      | -
      bob   | sells | 0.02     | -       | 64100.0 | open    | 4     | 0      | 0       | -    | -      | -
      carol | buys  | 0.01     | -       | 64100.0 | filled  | 5     | 0.01   | 641     | -    | -      | -
      alice | sees  | -        | -       | -       | filled  | 1     | 0.01   | 641     | -    | -      | -
      alice | holds | -        | -       | -       | -       | -     | -      | -       | USDT | 9359   | 0
    `);
  });

  test('a sale wakes when the price falls to it, and rests behind who was there before', () => {
    story(`
      who   | does  | quantity | stop    | at      | becomes | order | filled | for
      alice | sells | 0.01     | 63900.0 | 63950.0 | waiting | 1     | 0      | 0
      bob   | sells | 0.01     | -       | 63950.0 | open    | 2     | 0      | 0
      carol | buys  | 0.01     | -       | 63900.0 | open    | 3     | 0      | 0
      bob   | sells | 0.01     | -       | 63900.0 | filled  | 4     | 0.01   | 639
      alice | sees  | -        | -       | -       | open    | 1     | 0      | 0
      carol | buys  | 0.01     | -       | 63950.0 | filled  | 6     | 0.01   | 639.5
      bob   | sees  | -        | -       | -       | filled  | 2     | 0.01   | 639.5
      alice | sees  | -        | -       | -       | open    | 1     | 0      | 0
    `);
  });

  test('every price of a sweep counts, its first as well as its last', () => {
    story(`
      who   | does  | quantity | stop    | at      | becomes | order | filled | for
      alice | buys  | 0.01     | 64010.0 | 64020.0 | waiting | 1     | 0      | 0
      bob   | buys  | 0.01     | -       | 64010.0 | open    | 2     | 0      | 0
      bob   | buys  | 0.01     | -       | 63990.0 | open    | 3     | 0      | 0
      carol | sells | 0.02     | -       | 63990.0 | filled  | 4     | 0.02   | 1280
      alice | sees  | -        | -       | -       | open    | 1     | 0      | 0
    `);
  });

  test('of those that wake together the nearest goes first, then the oldest', () => {
    story(`
      who   | does  | quantity | stop    | at      | becomes | order | filled | for
      alice | buys  | 0.01     | 64020.0 | 64100.0 | waiting | 1     | 0      | 0
      carol | buys  | 0.01     | 64010.0 | 64100.0 | waiting | 2     | 0      | 0
      alice | buys  | 0.01     | 64010.0 | 64100.0 | waiting | 3     | 0      | 0
      bob   | sells | 0.01     | -       | 64020.0 | open    | 4     | 0      | 0
      bob   | sells | 0.01     | -       | 64030.0 | open    | 5     | 0      | 0
      bob   | sells | 0.01     | -       | 64040.0 | open    | 6     | 0      | 0
      bob   | sells | 0.01     | -       | 64050.0 | open    | 7     | 0      | 0
      carol | buys  | 0.01     | -       | 64020.0 | filled  | 8     | 0.01   | 640.2
      carol | sees  | -        | -       | -       | filled  | 2     | 0.01   | 640.3
      alice | sees  | -        | -       | -       | filled  | 3     | 0.01   | 640.4
      alice | sees  | -        | -       | -       | filled  | 1     | 0.01   | 640.5
    `);
  });

  test('of those that one sweep reached on both sides the ones it rose to go first', () => {
    story(`
      who   | does  | quantity | stop    | at      | becomes | order | filled | for
      alice | sells | 0.01     | 63990.0 | 63900.0 | waiting | 1     | 0      | 0
      carol | buys  | 0.01     | 64010.0 | 64100.0 | waiting | 2     | 0      | 0
      bob   | sells | 0.01     | -       | 63980.0 | open    | 3     | 0      | 0
      bob   | sells | 0.01     | -       | 64015.0 | open    | 4     | 0      | 0
      alice | buys  | 0.02     | -       | 64015.0 | filled  | 5     | 0.02   | 1279.95
      carol | sees  | -        | -       | -       | filled  | 2     | 0.01   | 641
      alice | sees  | -        | -       | -       | filled  | 1     | 0.01   | 641
    `);
  });

  test('one that wakes may wake the next: a cascade within one command', () => {
    story(`
      who   | does  | quantity | stop    | at      | becomes | order | filled | for
      alice | sells | 0.01     | 63990.0 | 63900.0 | waiting | 1     | 0      | 0
      carol | sells | 0.01     | 63980.0 | 63900.0 | waiting | 2     | 0      | 0
      alice | sells | 0.01     | 63970.0 | 63900.0 | waiting | 3     | 0      | 0
      carol | sells | 0.01     | 63960.0 | 63900.0 | waiting | 4     | 0      | 0
      bob   | buys  | 0.01     | -       | 63990.0 | open    | 5     | 0      | 0
      bob   | buys  | 0.01     | -       | 63980.0 | open    | 6     | 0      | 0
      bob   | buys  | 0.01     | -       | 63970.0 | open    | 7     | 0      | 0
      bob   | buys  | 0.01     | -       | 63961.0 | open    | 8     | 0      | 0
      carol | sells | 0.01     | -       | 63990.0 | filled  | 9     | 0.01   | 639.9
      alice | sees  | -        | -       | -       | filled  | 1     | 0.01   | 639.8
      carol | sees  | -        | -       | -       | filled  | 2     | 0.01   | 639.7
      alice | sees  | -        | -       | -       | filled  | 3     | 0.01   | 639.61
      carol | sees  | -        | -       | -       | waiting | 4     | 0      | 0
    `);
  });

  test('a stop that was reached wakes even when one before it moved the price away', () => {
    story(`
      who   | does  | quantity | stop    | at      | becomes | order | filled | for
      alice | sells | 0.01     | 64010.0 | 63900.0 | waiting | 1     | 0      | 0
      carol | buys  | 0.01     | 64010.0 | 64020.0 | waiting | 2     | 0      | 0
      bob   | buys  | 0.01     | -       | 63990.0 | open    | 3     | 0      | 0
      bob   | sells | 0.01     | -       | 64010.0 | open    | 4     | 0      | 0
      carol | buys  | 0.01     | -       | 64010.0 | filled  | 5     | 0.01   | 640.1
      alice | sees  | -        | -       | -       | filled  | 1     | 0.01   | 639.9
      carol | sees  | -        | -       | -       | open    | 2     | 0      | 0
    `);
  });

  test('its band stands round its stop price, and again round the last price when it wakes', () => {
    story(`
      who   | does  | quantity | stop    | at      | becomes            | order | why        | coin | free  | frozen
      alice | buys  | 0.01     | 69000.0 | 75900.1 | price-outside-band | -     | -          | -    | -     | -
      alice | buys  | 0.01     | 69000.0 | 62099.9 | price-outside-band | -     | -          | -    | -     | -
      alice | sells | 0.01     | 60000.0 | 54000.0 | waiting            | 1     | -          | -    | -     | -
      bob   | buys  | 0.01     | -       | 59000.0 | open               | 2     | -          | -    | -     | -
      carol | buys  | 0.01     | -       | 58000.0 | open               | 3     | -          | -    | -     | -
      alice | holds | -        | -       | -       | -                  | -     | -          | BTC  | 4.99  | 0.01
      bob   | buys  | 0.01     | -       | 60100.0 | open               | 4     | -          | -    | -     | -
      carol | sells | 0.01     | -       | 60100.0 | filled             | 5     | -          | -    | -     | -
      alice | sees  | -        | -       | -       | waiting            | 1     | -          | -    | -     | -
      bob   | buys  | 0.01     | -       | 60001.0 | open               | 6     | -          | -    | -     | -
      carol | sells | 0.02     | -       | 59000.0 | filled             | 7     | -          | -    | -     | -
      alice | sees  | -        | -       | -       | filled             | 1     | -          | -    | -     | -
    `);
    story(`
      who   | does  | quantity | stop    | at      | becomes            | order
      alice | buys  | 0.01     | 69000.0 | 75900.0 | waiting            | 1
      alice | sells | 0.01     | 60000.0 | 66000.1 | price-outside-band | -
    `);
    story(`
      who   | does  | quantity | stop    | at      | becomes | order | filled | why        | coin | free | frozen
      alice | buys  | 0.01     | 64100.0 | 57690.0 | waiting | 1     | 0      | -          | -    | -    | -
      bob   | sells | 0.01     | -       | 64101.0 | open    | 2     | 0      | -          | -    | -    | -
      carol | buys  | 0.01     | -       | 64101.0 | filled  | 3     | 0.01   | -          | -    | -    | -
      alice | sees  | -        | -       | -       | expired | 1     | 0      | price-band | -    | -    | -
      alice | holds | -        | -       | -       | -       | -     | -      | -          | USDT | 10000 | 0
    `);
    story(`
      who   | does  | quantity | stop    | at      | becomes | order | filled
      alice | buys  | 0.01     | 64100.0 | 57690.0 | waiting | 1     | 0
      bob   | sells | 0.01     | -       | 64100.0 | open    | 2     | 0
      carol | buys  | 0.01     | -       | 64100.0 | filled  | 3     | 0.01
      alice | sees  | -        | -       | -       | open    | 1     | 0
    `);
  });

  test('fok and ioc decide when they wake', () => {
    story(`
      who   | does  | quantity | stop    | at      | force | becomes | order | filled | why            | coin | free    | frozen
      alice | buys  | 0.02     | 64010.0 | 64020.0 | fok   | waiting | 1     | 0      | -              | -    | -       | -
      alice | buys  | 0.02     | 64010.0 | 64020.0 | ioc   | waiting | 2     | 0      | -              | -    | -       | -
      alice | buys  | 0.01     | 64011.0 | 64020.0 | fok   | waiting | 3     | 0      | -              | -    | -       | -
      bob   | sells | 0.02     | -       | 64010.0 | -     | open    | 4     | 0      | -              | -    | -       | -
      carol | buys  | 0.01     | -       | 64010.0 | -     | filled  | 5     | 0.01   | -              | -    | -       | -
      alice | sees  | -        | -       | -       | -     | expired | 1     | 0      | no-more-offers | -    | -       | -
      alice | sees  | -        | -       | -       | -     | expired | 2     | 0.01   | no-more-offers | -    | -       | -
      alice | sees  | -        | -       | -       | -     | waiting | 3     | 0      | -              | -    | -       | -
      alice | holds | -        | -       | -       | -     | -       | -     | -      | -              | USDT | 8719.7  | 640.2
      bob   | sells | 0.02     | -       | 64011.0 | -     | open    | 7     | 0      | -              | -    | -       | -
      carol | buys  | 0.01     | -       | 64011.0 | -     | filled  | 8     | 0.01   | -              | -    | -       | -
      alice | sees  | -        | -       | -       | -     | filled  | 3     | 0.01   | -              | -    | -       | -
    `);
  });
});

describe('stop-market', () => {
  test('a sale takes what is there when the price falls, and never rests', () => {
    story(`
      who   | does  | quantity | stop    | at      | becomes | order | filled | for   | why            | coin | free    | frozen
      alice | sells | 0.03     | 63990.0 | market  | waiting | 1     | 0      | 0     | -              | -    | -       | -
      alice | holds | -        | -       | -       | -       | -     | -      | -     | -              | BTC  | 4.97    | 0.03
      bob   | buys  | 0.02     | -       | 63990.0 | open    | 2     | 0      | 0     | -              | -    | -       | -
      bob   | buys  | 0.01     | -       | 63980.0 | open    | 3     | 0      | 0     | -              | -    | -       | -
      carol | sells | 0.01     | -       | 63990.0 | filled  | 4     | 0.01   | 639.9 | -              | -    | -       | -
      alice | sees  | -        | -       | -       | expired | 1     | 0.02   | 1279.7 | no-more-offers | -   | -       | -
      alice | holds | -        | -       | -       | -       | -     | -      | -     | -              | BTC  | 4.98    | 0
    `);
  });

  test('a purchase spends an amount when the price rises', () => {
    story(`
      who   | does  | quantity | spending | stop    | at      | becomes          | order | filled | for   | coin | free  | frozen
      alice | buys  | -        | 100      | 64010.0 | market  | waiting          | 1     | 0      | 0     | -    | -     | -
      alice | buys  | 0.01     | -        | 64010.0 | market  | quantity-missing | -     | -      | -     | -    | -     | -
      alice | buys  | 0.01     | 100      | 64010.0 | market  | amount-not-here  | -     | -      | -     | -    | -     | -
      alice | holds | -        | -        | -       | -       | -                | -     | -      | -     | USDT | 9900  | 100
      bob   | sells | 0.02     | -        | -       | 64010.0 | open             | 2     | 0      | 0     | -    | -     | -
      carol | buys  | 0.01     | -        | -       | 64010.0 | filled           | 3     | 0.01   | 640.1 | -    | -     | -
      alice | sees  | -        | -        | -       | -       | filled           | 1     | 0.0015 | 96.015 | -   | -     | -
      alice | holds | -        | -        | -       | -       | -                | -     | -      | -     | USDT | 9903.985 | 0
    `);
  });

  test('it is cancelled like any other while it waits, and cannot be amended', () => {
    story(`
      who   | does    | quantity | stop    | at      | becomes             | order | coin | free  | frozen
      alice | sells   | 0.03     | 63990.0 | market  | waiting             | 1     | -    | -     | -
      alice | amends  | 0.02     | -       | -       | order-not-amendable | 1     | -    | -     | -
      alice | cancels | -        | -       | -       | cancelled           | 1     | -    | -     | -
      alice | holds   | -        | -       | -       | -                   | -     | BTC  | 5     | 0
      alice | cancels | -        | -       | -       | order-not-found     | 1     | -    | -     | -
      bob   | buys    | 0.01     | -       | 63990.0 | open                | 2     | -    | -     | -
      carol | sells   | 0.01     | -       | 63990.0 | filled              | 3     | -    | -     | -
      alice | sees    | -        | -       | -       | cancelled           | 1     | -    | -     | -
    `);
  });
});
