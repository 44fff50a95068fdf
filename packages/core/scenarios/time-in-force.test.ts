import { describe, test } from 'vitest';
import { story } from './story.ts';

describe('ioc', () => {
  test('takes what is there at its price, and the rest expires', () => {
    story(`
      who   | does  | quantity | at      | force | becomes              | filled | for  | why            | coin | free   | frozen
      bob   | buys  | 0.01     | 64000.0 | ioc   | no-one-to-trade-with | -      | -    | -              | -    | -      | -
      alice | sells | 0.01     | 64000.0 | -     | open                 | 0      | 0    | -              | -    | -      | -
      alice | sells | 0.01     | 64000.1 | -     | open                 | 0      | 0    | -              | -    | -      | -
      bob   | buys  | 0.03     | 64000.0 | ioc   | expired              | 0.01   | 640  | no-more-offers | -    | -      | -
      bob   | holds | -        | -       | -     | -                    | -      | -    | -              | USDT | 9360   | 0
      bob   | buys  | 0.01     | 64000.1 | ioc   | filled               | 0.01   | 640.001 | -           | -    | -      | -
    `);
  });
});

describe('fok', () => {
  test('all of it across levels, or nothing at all', () => {
    story(`
      who   | does  | quantity | at      | force | becomes           | order | filled | for     | coin | free  | frozen
      alice | sells | 0.01     | 64000.0 | -     | open              | 1     | 0      | 0       | -    | -     | -
      carol | sells | 0.01     | 64001.0 | -     | open              | 2     | 0      | 0       | -    | -     | -
      bob   | buys  | 0.0201   | 64001.0 | fok   | cannot-fill-whole | -     | -      | -       | -    | -     | -
      bob   | buys  | 0.02     | 64000.9 | fok   | cannot-fill-whole | -     | -      | -       | -    | -     | -
      bob   | holds | -        | -       | -     | -                 | -     | -      | -       | USDT | 10000 | 0
      bob   | buys  | 0.02     | 64001.0 | fok   | filled            | 3     | 0.02   | 1280.01 | -    | -     | -
      bob   | sells | 0.01     | 64000.0 | fok   | cannot-fill-whole | -     | -      | -       | -    | -     | -
    `);
  });

  test('own orders inside the book do not fill it: only the mode that takes them away may pass them', () => {
    story(`
      who   | does  | quantity | at      | force | self         | becomes           | order | filled | for    | why
      alice | sells | 0.01     | 64000.0 | -     | -            | open              | 1     | 0      | 0      | -
      bob   | sells | 0.01     | 64000.0 | -     | -            | open              | 2     | 0      | 0      | -
      alice | sells | 0.01     | 64000.0 | -     | -            | open              | 3     | 0      | 0      | -
      bob   | buys  | 0.02     | 64000.0 | fok   | cancel-taker | cannot-fill-whole | -     | -      | -      | -
      bob   | buys  | 0.02     | 64000.0 | fok   | cancel-both  | cannot-fill-whole | -     | -      | -      | -
      bob   | sees  | -        | -       | -     | -            | open              | 2     | 0      | 0      | -
      bob   | buys  | 0.03     | 64000.0 | fok   | cancel-maker | cannot-fill-whole | -     | -      | -      | -
      bob   | buys  | 0.02     | 64000.0 | fok   | cancel-maker | filled            | 4     | 0.02   | 1280   | -
      bob   | sees  | -        | -       | -     | -            | cancelled         | 2     | 0      | 0      | self-trade
    `);
  });

  test('an own order behind what is needed does not matter', () => {
    story(`
      who   | does  | quantity | at      | force | becomes | order | filled
      alice | sells | 0.01     | 64000.0 | -     | open    | 1     | 0
      bob   | sells | 0.01     | 64000.0 | -     | open    | 2     | 0
      bob   | buys  | 0.01     | 64000.0 | fok   | filled  | 3     | 0.01
    `);
  });
});

describe('post-only', () => {
  test('is refused if it would take, and rests one tick away', () => {
    story(`
      who   | does  | quantity | at      | force     | becomes    | order | filled
      alice | sells | 0.01     | 64000.0 | post-only | open       | 1     | 0
      bob   | buys  | 0.01     | 64000.0 | post-only | would-take | -     | -
      bob   | buys  | 0.01     | 63999.9 | post-only | open       | 2     | 0
      carol | sells | 0.01     | 63999.9 | post-only | would-take | -     | -
      carol | sells | 0.01     | 64000.0 | post-only | open       | 3     | 0
    `);
  });

  test('its own owner on the other side counts as anybody', () => {
    story(`
      who   | does  | quantity | at      | force     | self         | becomes
      alice | sells | 0.01     | 64000.0 | -         | -            | open
      alice | buys  | 0.01     | 64000.0 | post-only | cancel-maker | would-take
    `);
  });
});
