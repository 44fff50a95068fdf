import { describe, test } from 'vitest';
import { story } from './story.ts';

describe('self-trade prevention: the taker says who gives way', () => {
  test('cancel-taker: what is left of the taker expires, the maker stays', () => {
    story(`
      who   | does    | quantity | at      | self         | becomes   | order | filled | for   | why        | coin | free     | frozen
      bob   | sells   | 0.01     | 63990.0 | -            | open      | 1     | 0      | 0     | -          | -    | -        | -
      alice | sells   | 0.01     | 64000.0 | cancel-both  | open      | 2     | 0      | 0     | -          | -    | -        | -
      carol | sells   | 0.01     | 64000.0 | -            | open      | 3     | 0      | 0     | -          | -    | -        | -
      alice | buys    | 0.03     | 64000.0 | cancel-taker | expired   | 4     | 0.01   | 639.9 | self-trade | -    | -        | -
      alice | sees    | -        | -       | -            | open      | 2     | 0      | 0     | -          | -    | -        | -
      alice | holds   | -        | -       | -            | -         | -     | -      | -     | -          | USDT | 9360.1   | 0
      alice | holds   | -        | -       | -            | -         | -     | -      | -     | -          | BTC  | 4.99999  | 0.01
    `);
  });

  test('cancel-maker: the own order goes, the taker trades on and rests', () => {
    story(`
      who   | does    | quantity | at      | self         | becomes   | order | filled | for   | why        | coin | free     | frozen
      alice | sells   | 0.01     | 63990.0 | -            | open      | 1     | 0      | 0     | -          | -    | -        | -
      carol | sells   | 0.01     | 64000.0 | -            | open      | 2     | 0      | 0     | -          | -    | -        | -
      alice | sells   | 0.01     | 64000.0 | -            | open      | 3     | 0      | 0     | -          | -    | -        | -
      alice | buys    | 0.03     | 64000.0 | cancel-maker | open      | 4     | 0.01   | 640   | -          | -    | -        | -
      alice | sees    | -        | -       | -            | cancelled | 1     | 0      | 0     | self-trade | -    | -        | -
      alice | sees    | -        | -       | -            | cancelled | 3     | 0      | 0     | self-trade | -    | -        | -
      alice | holds   | -        | -       | -            | -         | -     | -      | -     | -          | USDT | 8080     | 1280
      alice | holds   | -        | -       | -            | -         | -     | -      | -     | -          | BTC  | 5.00999  | 0
    `);
  });

  test('cancel-both: both end where they meet, and nothing behind is touched', () => {
    story(`
      who   | does    | quantity | at      | self         | becomes   | order | filled | for   | why        | coin | free     | frozen
      carol | buys    | 0.01     | 64000.0 | -            | open      | 1     | 0      | 0     | -          | -    | -        | -
      alice | buys    | 0.01     | 63990.0 | -            | open      | 2     | 0      | 0     | -          | -    | -        | -
      carol | buys    | 0.01     | 63980.0 | -            | open      | 3     | 0      | 0     | -          | -    | -        | -
      alice | sells   | 0.03     | 63980.0 | cancel-both  | expired   | 4     | 0.01   | 640   | self-trade | -    | -        | -
      alice | sees    | -        | -       | -            | cancelled | 2     | 0      | 0     | self-trade | -    | -        | -
      carol | sees    | -        | -       | -            | open      | 3     | 0      | 0     | -          | -    | -        | -
      alice | holds   | -        | -       | -            | -         | -     | -      | -     | -          | USDT | 10639.36 | 0
      alice | holds   | -        | -       | -            | -         | -     | -      | -     | -          | BTC  | 4.99     | 0
    `);
  });

  test('a maker that was partly filled keeps what it has and gives back the rest', () => {
    story(`
      who   | does    | quantity | at      | self         | becomes   | order | filled | for   | why        | coin | free     | frozen
      alice | sells   | 0.02     | 64000.0 | -            | open      | 1     | 0      | 0     | -          | -    | -        | -
      bob   | buys    | 0.01     | 64000.0 | -            | filled    | 2     | 0.01   | 640   | -          | -    | -        | -
      alice | buys    | 0.01     | 64000.0 | cancel-maker | open      | 3     | 0      | 0     | -          | -    | -        | -
      alice | sees    | -        | -       | -            | cancelled | 1     | 0.01   | 640   | self-trade | -    | -        | -
      alice | holds   | -        | -       | -            | -         | -     | -      | -     | -          | BTC  | 4.99     | 0
      alice | holds   | -        | -       | -            | -         | -     | -      | -     | -          | USDT | 9999.36  | 640
    `);
  });

  test('a market buy by quantity holds only what others offer', () => {
    story(
      `
      who   | does    | quantity | at      | self         | becomes   | order | filled | for   | why        | coin | free     | frozen
      alice | sells   | 0.01     | 63990.0 | -            | open      | 1     | 0      | 0     | -          | -    | -        | -
      carol | sells   | 0.01     | 64000.0 | -            | open      | 2     | 0      | 0     | -          | -    | -        | -
      alice | buys    | 0.01     | market  | cancel-maker | filled    | 3     | 0.01   | 640   | -          | -    | -        | -
      alice | sees    | -        | -       | -            | cancelled | 1     | 0      | 0     | self-trade | -    | -        | -
      alice | holds   | -        | -       | -            | -         | -     | -      | -     | -          | USDT | 0        | 0
    `,
      { funds: { alice: '640 USDT, 1 BTC', carol: '1 BTC' } },
    );
  });
});
