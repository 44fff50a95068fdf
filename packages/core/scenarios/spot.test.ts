import { describe, test } from 'vitest';
import { story } from './story.ts';

describe('place-order', () => {
  test('a limit order rests, is taken at its own price, and both pay a tenth of a percent of what they receive', () => {
    story(`
      who   | does  | quantity | at      | becomes | order | filled | for  | fee    | coin | free      | frozen
      alice | sells | 0.5      | 64000.0 | open    | 1     | 0      | 0    | 0      | -    | -         | -
      bob   | buys  | 0.1      | 64100.0 | filled  | 2     | 0.1    | 6400 | 0.0001 | -    | -         | -
      bob   | holds | -        | -       | -       | -     | -      | -    | -      | USDT | 3600      | 0
      bob   | holds | -        | -       | -       | -     | -      | -    | -      | BTC  | 5.0999    | 0
      alice | holds | -        | -       | -       | -     | -      | -    | -      | USDT | 16393.6   | 0
      alice | holds | -        | -       | -       | -     | -      | -    | -      | BTC  | 4.5       | 0.4
    `);
  });

  test('price first, then time', () => {
    story(`
      who   | does    | quantity | at      | becomes        | order | filled | for
      alice | sells   | 0.01     | 64000.0 | open           | 1     | 0      | 0
      bob   | sells   | 0.01     | 63999.9 | open           | 2     | 0      | 0
      bob   | sells   | 0.01     | 64000.0 | open           | 3     | 0      | 0
      carol | buys    | 0.02     | 64000.0 | filled         | 4     | 0.02   | 1279.999
      alice | cancels | -        | -       | order-not-found | 1    | -      | -
      bob   | cancels | -        | -       | cancelled      | 3     | 0      | 0
    `);
  });

  test('a buy that crosses pays the better price and gets the difference back at once', () => {
    story(`
      who   | does  | quantity | at      | becomes | filled | for  | coin | free    | frozen
      alice | sells | 0.05     | 64000.0 | open    | 0      | 0    | -    | -       | -
      bob   | buys  | 0.1      | 64500.0 | open    | 0.05   | 3200 | -    | -       | -
      bob   | holds | -        | -       | -       | -      | -    | USDT | 3575    | 3225
    `);
  });

  test('a market order takes what is there and never rests', () => {
    story(`
      who   | does  | quantity | spending | at      | becomes              | filled | for     | coin | free   | frozen
      bob   | buys  | 0.1      | -        | market  | no-one-to-trade-with | -      | -       | -    | -      | -
      alice | sells | 0.01     | -        | 64000.0 | open                 | 0      | 0       | -    | -      | -
      alice | sells | 0.01     | -        | 64010.0 | open                 | 0      | 0       | -    | -      | -
      bob   | buys  | 0.03     | -        | market  | expired              | 0.02   | 1280.1  | -    | -      | -
      bob   | holds | -        | -        | -       | -                    | -      | -       | USDT | 8719.9 | 0
      alice | sells | 0.01     | -        | 64000.0 | open                 | 0      | 0       | -    | -      | -
      bob   | buys  | -        | 100      | market  | filled               | 0.0015 | 96      | -    | -      | -
      bob   | holds | -        | -        | -       | -                    | -      | -       | USDT | 8623.9 | 0
    `);
  });

  test('a market order that names its worst price takes nothing beyond it, and holds no more than that costs', () => {
    story(`
      who   | does  | quantity | spending | at      | worst   | becomes              | filled | for    | coin | free    | frozen
      alice | sells | 0.01     | -        | 64000.0 | -       | open                 | 0      | 0      | -    | -       | -
      alice | sells | 0.01     | -        | 64010.0 | -       | open                 | 0      | 0      | -    | -       | -
      alice | sells | 0.01     | -        | 64900.0 | -       | open                 | 0      | 0      | -    | -       | -
      bob   | buys  | 0.03     | -        | market  | 63999.9 | no-one-to-trade-with | -      | -      | -    | -       | -
      bob   | buys  | 0.03     | -        | market  | 0       | price-missing        | -      | -      | -    | -       | -
      bob   | buys  | 0.03     | -        | market  | 64000.05 | price-off-tick      | -      | -      | -    | -       | -
      bob   | buys  | 0.03     | -        | market  | 70400.1 | price-outside-band   | -      | -      | -    | -       | -
      bob   | buys  | 0.03     | -        | market  | 64010.0 | expired              | 0.02   | 1280.1 | -    | -       | -
      bob   | holds | -        | -        | -       | -       | -                    | -      | -      | USDT | 8719.9  | 0
      bob   | buys  | -        | 3000     | market  | 64899.9 | no-one-to-trade-with | -      | -      | -    | -       | -
      bob   | buys  | -        | 3000     | market  | 64900.0 | expired              | 0.01   | 649    | -    | -       | -
      bob   | holds | -        | -        | -       | -       | -                    | -      | -      | USDT | 8070.9  | 0
    `);
  });

  test('nobody trades with themselves: the rest of the taker expires, the maker stays', () => {
    story(`
      who   | does    | quantity | at      | becomes   | order | filled | for
      bob   | sells   | 0.01     | 63990.0 | open      | 1     | 0      | 0
      alice | sells   | 0.01     | 64000.0 | open      | 2     | 0      | 0
      alice | buys    | 0.03     | 64000.0 | expired   | 3     | 0.01   | 639.9
      alice | cancels | -        | -       | cancelled | 2     | 0      | 0
    `);
  });

  test('a desk pays no fee', () => {
    story(
      `
      who   | does  | quantity | at      | becomes | filled | for | fee
      desk  | sells | 0.01     | 64000.0 | open    | 0      | 0   | 0
      bob   | buys  | 0.01     | 64000.0 | filled  | 0.01   | 640 | 0.00001
      desk  | buys  | 0.0099   | 64000.0 | open    | 0      | 0   | 0
      bob   | sells | 0.0099   | 64000.0 | filled  | 0.0099 | 633.6 | 0.6336
    `,
      { funds: { desk: '5 BTC, 10000 USDT', bob: '10000 USDT' } },
    );
  });

  // Each line breaks one rule and every later one too, as far as that is possible: the order of the contract decides.
  test('refusals come in the order of the contract', () => {
    story(`
      who   | does  | id | market | quantity   | spending | at        | becomes
      alice | sells | a1 | BTC    | 0.01       | -        | 64000.0   | open
      alice | buys  | a1 | NOPE   | 0.00001    | 5        | -         | client-id-reused
      alice | buys  | -  | NOPE   | 0.00001    | 5        | -         | symbol-unknown
      alice | buys  | -  | BTC    | -          | 5        | -         | price-missing
      alice | buys  | -  | BTC    | -          | 5        | 1.05      | quantity-missing
      alice | buys  | -  | BTC    | 0.00001    | 5        | 1.05      | amount-not-here
      alice | buys  | -  | BTC    | 0.00001    | -        | 1.05      | price-off-tick
      alice | buys  | -  | BTC    | 0.00001    | -        | 1.0       | price-outside-band
      alice | buys  | -  | BTC    | 0.00001    | -        | 70400.1   | price-outside-band
      alice | buys  | -  | BTC    | 0.00001    | -        | 64000.0   | quantity-off-lot
      alice | buys  | -  | BTC    | 200.0001   | -        | 64000.0   | quantity-above-max
      alice | buys  | -  | BTC    | 1          | -        | 64000.0   | balance-too-small
      alice | sells | -  | BTC    | 5          | -        | 64000.0   | balance-too-small
      alice | buys  | -  | BTC    | -          | -        | market    | quantity-missing
      alice | buys  | -  | BTC    | 0.01       | 5        | market    | amount-not-here
      alice | sells | -  | BTC    | -          | 5        | market    | amount-not-here
      alice | buys  | -  | BTC    | -          | 4.99     | market    | notional-below-min
      alice | sells | -  | BTC    | 0.01       | -        | market    | no-one-to-trade-with
    `);
  });

  test('the band ends exactly at a tenth of the reference price', () => {
    story(`
      who   | does  | quantity | at      | becomes
      alice | sells | 0.01     | 70400.0 | open
      alice | sells | 0.01     | 70400.1 | price-outside-band
      alice | buys  | 0.01     | 57600.0 | open
      alice | buys  | 0.01     | 57599.9 | price-outside-band
    `);
  });
});

describe('cancel-order and cancel-all', () => {
  test('only the owner cancels, once, and gets back what was held', () => {
    story(`
      who   | does        | quantity | at      | order | becomes         | coin | free   | frozen
      alice | buys        | 0.1      | 60000.0 | 1     | open            | -    | -      | -
      alice | holds       | -        | -       | -     | -               | USDT | 4000   | 6000
      bob   | cancels     | -        | -       | 1     | order-not-found | -    | -      | -
      alice | cancels     | -        | -       | 1     | cancelled       | -    | -      | -
      alice | cancels     | -        | -       | 1     | order-not-found | -    | -      | -
      alice | holds       | -        | -       | -     | -               | USDT | 10000  | 0
      alice | buys        | 0.01     | 60000.0 | 2     | open            | -    | -      | -
      alice | sells       | 0.01     | 70000.0 | 3     | open            | -    | -      | -
      bob   | buys        | 0.01     | 60000.0 | 4     | open            | -    | -      | -
      alice | cancels all | -        | -       | -     | cancelled 2     | -    | -      | -
      alice | cancels all | -        | -       | -     | cancelled 0     | -    | -      | -
      bob   | holds       | -        | -       | -     | -               | USDT | 9400   | 600
    `);
  });
});
