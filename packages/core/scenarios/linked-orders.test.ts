import { describe, test } from 'vitest';
import { story } from './story.ts';

describe('one cancels the other', () => {
  test('a sale holds its quantity once, and the stop order goes when the limit order begins to trade', () => {
    story(`
      who   | does  | quantity | rests   | stop    | at      | becomes   | order | filled | why  | coin | free | frozen
      alice | sells | 1        | 65000.0 | 63000.0 | market  | open      | 1     | 0      | -    | -    | -    | -
      alice | sees  | -        | -       | -       | -       | waiting   | 2     | 0      | -    | -    | -    | -
      alice | holds | -        | -       | -       | -       | -         | -     | -      | -    | BTC  | 4    | 1
      bob   | buys  | 0.01     | -       | -       | 65000.0 | filled    | 3     | 0.01   | -    | -    | -    | -
      alice | sees  | -        | -       | -       | -       | open      | 1     | 0.01   | -    | -    | -    | -
      alice | sees  | -        | -       | -       | -       | cancelled | 2     | 0      | oco  | -    | -    | -
      alice | holds | -        | -       | -       | -       | -         | -     | -      | -    | BTC  | 4    | 0.99
      bob   | sells | 0.01     | -       | -       | 62990.0 | open      | 4     | 0      | -    | -    | -    | -
      carol | buys  | 0.01     | -       | -       | 62990.0 | filled    | 5     | 0.01   | -    | -    | -    | -
      alice | sees  | -        | -       | -       | -       | open      | 1     | 0.01   | -    | -    | -    | -
      alice | amends| 0.5      | -       | -       | -       | open      | 1     | 0.01   | -    | -    | -    | -
      alice | cancels | -      | -       | -       | -       | cancelled | 1     | 0.01   | owner| -    | -    | -
      alice | holds | -        | -       | -       | -       | -         | -     | -      | -    | BTC  | 4.99 | 0
    `);
  });

  test('the limit order goes when the stop order is reached, which then sells all of it at market', () => {
    story(`
      who   | does  | quantity | rests   | stop    | at      | becomes   | order | filled | why  | coin | free | frozen
      alice | sells | 0.02     | 65000.0 | 63000.0 | market  | open      | 1     | 0      | -    | -    | -    | -
      bob   | buys  | 0.01     | -       | -       | 63000.0 | open      | 3     | 0      | -    | -    | -    | -
      bob   | buys  | 0.05     | -       | -       | 62990.0 | open      | 4     | 0      | -    | -    | -    | -
      carol | sells | 0.01     | -       | -       | 63000.0 | filled    | 5     | 0.01   | -    | -    | -    | -
      alice | sees  | -        | -       | -       | -       | filled    | 2     | 0.02   | -    | -    | -    | -
      alice | sees  | -        | -       | -       | -       | cancelled | 1     | 0      | oco  | -    | -    | -
      alice | holds | -        | -       | -       | -       | -         | -     | -      | -    | BTC  | 4.98 | 0
    `);
  });

  test('a purchase holds what the dearer of the two needs, and gives the rest back when the other goes', () => {
    story(`
      who   | does  | quantity | rests   | stop    | at      | becomes   | order | filled | why  | coin | free    | frozen
      alice | buys  | 0.1      | 63000.0 | 65000.0 | 66000.0 | open      | 1     | 0      | -    | -    | -       | -
      alice | holds | -        | -       | -       | -       | -         | -     | -      | -    | USDT | 3400    | 6600
      bob   | sells | 0.04     | -       | -       | 63000.0 | filled    | 3     | 0.04   | -    | -    | -       | -
      alice | sees  | -        | -       | -       | -       | cancelled | 2     | 0      | oco  | -    | -       | -
      alice | holds | -        | -       | -       | -       | -         | -     | -      | -    | USDT | 3700    | 3780
    `);
    story(`
      who   | does  | quantity | rests   | stop    | at      | becomes   | order | filled | why  | coin | free    | frozen
      alice | buys  | 0.1      | 63000.0 | 65000.0 | 66000.0 | open      | 1     | 0      | -    | -    | -       | -
      bob   | sells | 0.01     | -       | -       | 65000.0 | open      | 3     | 0      | -    | -    | -       | -
      carol | buys  | 0.01     | -       | -       | 65000.0 | filled    | 4     | 0.01   | -    | -    | -       | -
      alice | sees  | -        | -       | -       | -       | open      | 2     | 0      | -    | -    | -       | -
      alice | sees  | -        | -       | -       | -       | cancelled | 1     | 0      | oco  | -    | -       | -
      alice | holds | -        | -       | -       | -       | -         | -     | -      | -    | USDT | 3400    | 6600
      bob   | sells | 0.1      | -       | -       | 65000.0 | filled    | 6     | 0.1    | -    | -    | -       | -
      alice | sees  | -        | -       | -       | -       | filled    | 2     | 0.1    | -    | -    | -       | -
      alice | holds | -        | -       | -       | -       | -         | -     | -      | -    | USDT | 3400    | 0
    `);
    // The limit of the stop order may also be the lower of the two.
    story(`
      who   | does  | quantity | rests   | stop    | at      | becomes   | order | filled | why  | coin | free    | frozen
      alice | buys  | 0.1      | 63000.0 | 64100.0 | 62000.0 | open      | 1     | 0      | -    | -    | -       | -
      alice | holds | -        | -       | -       | -       | -         | -     | -      | -    | USDT | 3700    | 6300
      bob   | sells | 0.01     | -       | -       | 64100.0 | open      | 3     | 0      | -    | -    | -       | -
      carol | buys  | 0.01     | -       | -       | 64100.0 | filled    | 4     | 0.01   | -    | -    | -       | -
      alice | holds | -        | -       | -       | -       | -         | -     | -      | -    | USDT | 3800    | 6200
    `);
  });

  test('cancelling either cancels both and frees what they held, and so does all at once', () => {
    for (const named of [1, 2]) {
      story(`
        who   | does    | quantity | rests   | stop    | at      | becomes   | order    | why   | coin | free | frozen
        alice | buys    | 0.1      | 63000.0 | 65000.0 | 66000.0 | open      | 1        | -     | -    | -    | -
        alice | cancels | -        | -       | -       | -       | cancelled | ${named} | owner | -    | -    | -
        alice | sees    | -        | -       | -       | -       | cancelled | 1        | owner | -    | -    | -
        alice | sees    | -        | -       | -       | -       | cancelled | 2        | owner | -    | -    | -
        alice | holds   | -        | -       | -       | -       | -         | -        | -     | USDT | 10000 | 0
      `);
    }
    story(`
      who   | does        | quantity | rests   | stop    | at      | becomes     | order | why   | coin | free | frozen
      alice | sells       | 0.1      | 65000.0 | 63000.0 | 62000.0 | open        | 1     | -     | -    | -    | -
      alice | sells       | 0.1      | -       | -       | 66000.0 | open        | 3     | -     | -    | -    | -
      alice | cancels all | -        | -       | -       | -       | cancelled 3 | -     | -     | -    | -    | -
      alice | holds       | -        | -       | -       | -       | -           | -     | -     | BTC  | 5    | 0
    `);
  });

  test('an order that meets its own owner ends its pair', () => {
    story(`
      who   | does  | quantity | rests   | stop    | at      | self         | becomes   | order | why       | coin | free | frozen
      alice | sells | 0.1      | 65000.0 | 63000.0 | market  | -            | open      | 1     | -         | -    | -    | -
      alice | buys  | 0.01     | -       | -       | 65000.0 | cancel-maker | open      | 3     | -         | -    | -    | -
      alice | sees  | -        | -       | -       | -       | -            | cancelled | 1     | self-trade| -    | -    | -
      alice | sees  | -        | -       | -       | -       | -            | cancelled | 2     | oco       | -    | -    | -
      alice | holds | -        | -       | -       | -       | -            | -         | -     | -         | BTC  | 5    | 0
    `);
  });

  test('a sweep that fills the limit order and passes the stop price executes the limit order alone', () => {
    story(`
      who   | does  | quantity | rests   | stop    | at      | becomes   | order | filled | why  | coin | free | frozen
      alice | sells | 0.1      | 65000.0 | 63000.0 | market  | open      | 1     | 0      | -    | -    | -    | -
      bob   | sells | 0.01     | -       | -       | 62900.0 | open      | 3     | 0      | -    | -    | -    | -
      carol | buys  | 0.05     | -       | -       | 65000.0 | filled    | 4     | 0.05   | -    | -    | -    | -
      alice | sees  | -        | -       | -       | -       | open      | 1     | 0.04   | -    | -    | -    | -
      alice | sees  | -        | -       | -       | -       | cancelled | 2     | 0      | oco  | -    | -    | -
      alice | holds | -        | -       | -       | -       | -         | -     | -      | -    | BTC  | 4.9  | 0.06
    `);
  });

  test('a stop order that was reached has no limit order any more when others trade before its turn', () => {
    story(`
      who   | does  | quantity | rests   | stop    | at      | becomes   | order | filled | why  | coin | free | frozen
      bob   | sells | 0.01     | -       | -       | 64900.0 | open      | 1     | 0      | -    | -    | -    | -
      carol | buys  | 0.01     | -       | -       | 64900.0 | filled    | 2     | 0.01   | -    | -    | -    | -
      alice | sells | 0.02     | 64950.0 | 64000.0 | market  | open      | 3     | 0      | -    | -    | -    | -
      carol | buys  | 0.03     | -       | 64500.0 | 65000.0 | waiting   | 5     | 0      | -    | -    | -    | -
      bob   | buys  | 0.01     | -       | -       | 64000.0 | open      | 6     | 0      | -    | -    | -    | -
      bob   | buys  | 0.05     | -       | -       | 63990.0 | open      | 7     | 0      | -    | -    | -    | -
      bob   | sells | 0.01     | -       | -       | 64000.0 | expired   | 8     | 0      | self-trade | - | - | -
      carol | sells | 0.01     | -       | -       | 64000.0 | filled    | 9     | 0.01   | -    | -    | -    | -
      alice | sees  | -        | -       | -       | -       | cancelled | 3     | 0      | oco  | -    | -    | -
      alice | sees  | -        | -       | -       | -       | filled    | 4     | 0.02   | -    | -    | -    | -
      carol | sees  | -        | -       | -       | -       | open      | 5     | 0.02   | -    | -    | -    | -
      alice | holds | -        | -       | -       | -       | -         | -     | -      | -    | BTC  | 4.98 | 0
    `);
  });

  test('the same client id gives the same pair, and another pair is refused', () => {
    story(`
      who   | does  | quantity | rests   | stop    | at     | id | becomes          | order
      alice | sells | 0.1      | 65000.0 | 63000.0 | market | a  | open             | 1
      alice | sells | 0.1      | 65000.0 | 63000.0 | market | a  | open             | 1
      alice | sells | 0.1      | 65000.0 | 63000.1 | market | a  | client-id-reused | -
      alice | sells | 0.1      | -       | -       | 65000.0| a  | client-id-reused | -
      alice | cancels all | -  | -       | -       | -      | -  | cancelled 2      | -
      alice | sells | 0.1      | 65000.0 | 63000.0 | market | a  | open             | 1
    `);
  });

  test('refuses in the order of the contract', () => {
    story(
      `
      who   | does  | quantity | rests   | stop    | at      | becomes              | order
      alice | sells | 0.1      | 0       | 63000.0 | market  | price-missing        | -
      alice | sells | 0.1      | 65000.0 | 0       | market  | stop-price-missing   | -
      alice | sells | 0.1      | 65000.0 | 63000.0 | 0       | price-missing        | -
      alice | buys  | 0.1      | 63000.0 | 65000.0 | market  | oco-buy-needs-limit  | -
      alice | sells | 0        | 65000.0 | 63000.0 | market  | quantity-missing     | -
      alice | sells | 0.1      | 65000.05| 63000.0 | market  | price-off-tick       | -
      alice | sells | 0.1      | 99000.0 | 63000.0 | market  | price-outside-band   | -
      alice | sells | 0.1000001| 65000.0 | 63000.0 | market  | quantity-off-lot     | -
      alice | sells | 0.00005  | 65000.0 | 63000.0 | market  | quantity-off-lot     | -
      alice | sells | 90000000 | 65000.0 | 63000.0 | market  | quantity-above-max   | -
      alice | sells | 0.1      | 65000.0 | 63000.05| market  | stop-price-off-tick  | -
      alice | sells | 0.1      | 65000.0 | 64000.0 | market  | stop-price-at-last   | -
      alice | sells | 0.1      | 65000.0 | 63000.0 | 30000.0 | price-outside-band   | -
      alice | sells | 0.1      | 64000.0 | 63000.0 | market  | oco-limit-not-above  | -
      alice | buys  | 0.1      | 64000.0 | 65000.0 | 65000.0 | oco-limit-not-below  | -
      alice | sells | 0.1      | 65000.0 | 64000.1 | market  | oco-stop-not-below  | -
      alice | buys  | 0.1      | 63000.0 | 63999.9 | 65000.0 | oco-stop-not-above  | -
      alice | sells | 6        | 65000.0 | 63000.0 | market  | balance-too-small    | -
      bob   | sells | 0.1      | -       | -       | 65000.0 | open                 | 1
      bob   | buys  | 0.1      | -       | -       | 64990.0 | open                 | 2
      alice | sells | 0.1      | 64980.0 | 63000.0 | market  | would-take           | -
      alice | sells | 0.1      | 65000.0 | 63000.0 | market  | open                 | 3
      alice | amends| 0.2      | -       | -       | -       | order-not-found      | -
      alice | sells | 0.1      | 65000.0 | 63000.0 | market  | too-many-open-orders | -
      carol | halts | -        | -       | -       | -       | -                    | -
      alice | sells | 0.1      | 65000.0 | 63000.0 | market  | market-halted        | -
    `,
      { openOrders: 3 },
    );
  });

  test('neither of a pair is amended, nor a purchase with exits', () => {
    story(`
      who   | does   | quantity | rests   | stop    | at      | profit  | becomes             | order
      alice | sells  | 0.1      | 65000.0 | 63000.0 | 62900.0 | -       | open                | 1
      alice | amends | 0.05     | -       | -       | -       | -       | order-linked        | 1
      alice | amends | 0.05     | -       | -       | -       | -       | order-not-amendable | 2
      alice | buys   | 0.1      | -       | -       | 63000.0 | 66000.0 | open                | 3
      alice | amends | 0.05     | -       | -       | -       | -       | order-linked        | 3
    `);
  });
});

describe('a purchase with exits', () => {
  test('places both as a pair when it is filled, on what it bought less the fee', () => {
    story(`
      who   | does  | quantity | at      | profit  | loss    | becomes   | order | filled | why  | coin | free   | frozen
      alice | buys  | 0.1      | 63990.0 | 66000.0 | 62000.0 | open      | 1     | 0      | -    | -    | -      | -
      bob   | sells | 0.04     | 63990.0 | -       | -       | filled    | 2     | 0.04   | -    | -    | -      | -
      alice | holds | -        | -       | -       | -       | -         | -     | -      | -    | BTC  | 5.03996 | 0
      bob   | sells | 0.06     | 63990.0 | -       | -       | filled    | 3     | 0.06   | -    | -    | -      | -
      alice | holds | -        | -       | -       | -       | -         | -     | -      | -    | BTC  | 5      | 0.0999
      alice | sees  | -        | -       | -       | -       | open      | 4     | 0      | -    | -    | -      | -
      alice | sees  | -        | -       | -       | -       | waiting   | 5     | 0      | -    | -    | -      | -
      bob   | buys  | 0.2      | 66000.0 | -       | -       | open      | 6     | 0.0999 | -    | -    | -      | -
      alice | sees  | -        | -       | -       | -       | filled    | 4     | 0.0999 | -    | -    | -      | -
      alice | sees  | -        | -       | -       | -       | cancelled | 5     | 0      | oco  | -    | -      | -
      alice | holds | -        | -       | -       | -       | -         | -     | -      | -    | BTC  | 5      | 0
    `);
  });

  test('one exit alone is an order like any other', () => {
    story(
      `
      who   | does  | quantity | at      | profit  | loss    | becomes | order | filled | coin | free | frozen
      bob   | sells | 0.2      | 64000.0 | -       | -       | open    | 1     | 0      | -    | -    | -
      alice | buys  | 0.1      | market  | 66000.0 | -       | filled  | 2     | 0.1    | -    | -    | -
      alice | sees  | -        | -       | -       | -       | open    | 3     | 0      | -    | -    | -
      alice | buys  | 0.1      | market  | -       | 62000.0 | filled  | 4     | 0.1    | -    | -    | -
      alice | sees  | -        | -       | -       | -       | waiting | 5     | 0      | -    | -    | -
      alice | holds | -        | -       | -       | -       | -       | -     | -      | BTC  | 0    | 0.1998
      alice | amends| 0.05     | 66000.0 | -       | -       | open    | 3     | 0      | -    | -    | -
    `,
      { funds: { alice: '20000 USDT', bob: '5 BTC' } },
    );
  });

  test('a market purchase that finds too few offers guards what it found', () => {
    story(`
      who   | does  | spending | at      | quantity | profit  | loss    | becomes | order | filled | coin | free | frozen
      bob   | sells | -        | 64000.0 | 0.05     | -       | -       | open    | 1     | 0      | -    | -    | -
      alice | buys  | 6400     | market  | -        | 66000.0 | 62000.0 | expired | 2     | 0.05   | -    | -    | -
      alice | sees  | -        | -       | -        | -       | -       | open    | 3     | 0      | -    | -    | -
      alice | holds | -        | -       | -        | -       | -       | -       | -     | -      | BTC  | 5.00005 | 0.0499
    `);
  });

  test('its owner cancels it with its exits', () => {
    story(`
      who   | does    | quantity | at      | profit  | loss    | becomes   | order | filled | coin | free   | frozen
      alice | buys    | 0.1      | 63990.0 | 66000.0 | 62000.0 | open      | 1     | 0      | -    | -      | -
      bob   | sells   | 0.04     | 63990.0 | -       | -       | filled    | 2     | 0.04   | -    | -      | -
      alice | cancels | -        | -       | -       | -       | cancelled | 1     | 0.04   | -    | -      | -
      alice | cancels all | -    | -       | -       | -       | cancelled 0 | -   | -      | -    | -      | -
      alice | holds   | -        | -       | -       | -       | -         | -     | -      | BTC  | 5.03996 | 0
    `);
  });

  test('sells at once where a price came before the purchase was over', () => {
    story(
      `
      who   | does  | quantity | at      | profit  | loss    | becomes | order | filled | coin | free | frozen
      alice | buys  | 0.1      | 63990.0 | 66000.0 | 63980.0 | open    | 1     | 0      | -    | -    | -
      bob   | buys  | 0.01     | 63980.0 | -       | -       | open    | 2     | 0      | -    | -    | -
      bob   | buys  | 1        | 63970.0 | -       | -       | open    | 3     | 0      | -    | -    | -
      carol | sells | 0.11     | 63980.0 | -       | -       | filled  | 4     | 0.11   | -    | -    | -
      alice | sees  | -        | -       | -       | -       | filled  | 5     | 0.0999 | -    | -    | -
      alice | holds | -        | -       | -       | -       | -       | -     | -      | BTC  | 0    | 0
    `,
      { funds: { alice: '10000 USDT', bob: '90000 USDT', carol: '5 BTC' } },
    );
    // The offers went far above the price that takes the profit, and a bid is between: it sells to that bid, and no pair is made.
    story(`
      who   | does  | quantity | at      | profit  | loss    | becomes | order | filled | coin | free    | frozen
      bob   | sells | 0.0001   | 64050.0 | -       | -       | open    | 1     | 0      | -    | -       | -
      bob   | sells | 0.1      | 64500.0 | -       | -       | open    | 2     | 0      | -    | -       | -
      alice | buys  | 0.1001   | market  | 64100.0 | 63000.0 | filled  | 3     | 0.1001 | -    | -       | -
      alice | sees  | -        | -       | -       | -       | open    | 4     | 0      | -    | -       | -
      alice | sees  | -        | -       | -       | -       | waiting | 5     | 0      | -    | -       | -
    `);
    story(
      `
      who   | does  | quantity | at      | stop    | profit  | loss    | becomes | order | filled | coin | free | frozen
      carol | sells | 0.0001   | 64050.0 | -       | -       | -       | open    | 1     | 0      | -    | -    | -
      carol | sells | 0.01     | 64500.0 | -       | -       | -       | open    | 2     | 0      | -    | -    | -
      bob   | buys  | 0.05     | 64300.0 | 64050.0 | -       | -       | waiting | 3     | 0      | -    | -    | -
      bob   | buys  | 0.0001   | 64050.0 | -       | -       | -       | filled  | 4     | 0.0001 | -    | -    | -
      bob   | sees  | -        | -       | -       | -       | -       | open    | 3     | 0      | -    | -    | -
      carol | sells | 0.0001   | 64400.0 | -       | -       | -       | open    | 6     | 0      | -    | -    | -
      alice | buys  | 0.0101   | market  | -       | 64100.0 | 63000.0 | take-profit-wrong-side | - | - | - | - | -
    `,
      { funds: { alice: '10000 USDT', bob: '10000 USDT', carol: '5 BTC' } },
    );
  });

  test('sells no more than its owner still has, and nothing of what is too little', () => {
    story(
      `
      who   | does  | quantity | at      | profit  | loss    | becomes | order | filled | coin | free   | frozen
      alice | buys  | 0.1      | 63990.0 | 66000.0 | 62000.0 | open    | 1     | 0      | -    | -      | -
      bob   | sells | 0.04     | 63990.0 | -       | -       | filled  | 2     | 0.04   | -    | -      | -
      alice | sells | 0.03     | 64500.0 | -       | -       | open    | 3     | 0      | -    | -      | -
      bob   | sells | 0.06     | 63990.0 | -       | -       | filled  | 4     | 0.06   | -    | -      | -
      alice | holds | -        | -       | -       | -       | -       | -     | -      | BTC  | 0      | 0.0999
      alice | sees  | -        | -       | -       | -       | open    | 5     | 0      | -    | -      | -
    `,
      { funds: { alice: '10000 USDT', bob: '5 BTC' } },
    );
    story(
      `
      who   | does  | quantity | at      | profit  | loss    | becomes | order | filled | coin | free   | frozen
      bob   | sells | 0.0001   | 64000.0 | -       | -       | open    | 1     | 0      | -    | -      | -
      alice | buys  | 0.1      | market  | 66000.0 | 62000.0 | expired | 2     | 0.0001 | -    | -      | -
      alice | holds | -        | -       | -       | -       | -       | -     | -      | BTC  | 0.0000999 | 0
    `,
      { funds: { alice: '10000 USDT', bob: '5 BTC' } },
    );
  });

  test('of several that end at once each places its own, before the stop orders that were reached', () => {
    story(`
      who   | does  | quantity | at      | stop    | profit  | loss    | becomes | order | filled | coin | free | frozen
      alice | buys  | 0.01     | 63990.0 | -       | 66000.0 | 62000.0 | open    | 1     | 0      | -    | -    | -
      carol | buys  | 0.01     | 63990.0 | -       | 66000.0 | 62000.0 | open    | 2     | 0      | -    | -    | -
      carol | sells | 0.01     | 63900.0 | 63990.0 | -       | -       | waiting | 3     | 0      | -    | -    | -
      bob   | sells | 0.02     | 63990.0 | -       | -       | -       | filled  | 4     | 0.02   | -    | -    | -
      alice | sees  | -        | -       | -       | -       | -       | open    | 5     | 0      | -    | -    | -
      alice | sees  | -        | -       | -       | -       | -       | waiting | 6     | 0      | -    | -    | -
      carol | sees  | -        | -       | -       | -       | -       | open    | 7     | 0      | -    | -    | -
      carol | sees  | -        | -       | -       | -       | -       | waiting | 8     | 0      | -    | -    | -
      carol | sees  | -        | -       | -       | -       | -       | open    | 3     | 0      | -    | -    | -
    `);
  });

  test('refuses exits that could not be placed', () => {
    story(`
      who   | does  | quantity | spending | at      | stop    | profit   | loss     | exits | becomes                | order
      alice | sells | 0.1      | -        | 65000.0 | -       | 66000.0  | -        | -     | exits-of-purchases     | -
      alice | buys  | 0.1      | -        | 65000.0 | 64500.0 | 66000.0  | -        | -     | exits-of-purchases     | -
      alice | buys  | 0.1      | -        | 63000.0 | -       | -        | -        | none  | exit-missing           | -
      alice | buys  | 0.1      | -        | 63000.0 | -       | 66000.05 | -        | -     | price-off-tick         | -
      alice | buys  | 0.1      | -        | 63000.0 | -       | 63000.0  | -        | -     | take-profit-wrong-side | -
      alice | buys  | 0.1      | -        | 63000.0 | -       | 99000.0  | -        | -     | price-outside-band     | -
      alice | buys  | 0.1      | -        | 63000.0 | -       | -        | 62000.05 | -     | stop-price-off-tick    | -
      alice | buys  | 0.1      | -        | 63000.0 | -       | -        | 63000.0  | -     | stop-loss-wrong-side   | -
      alice | buys  | 0.1      | -        | 63000.0 | -       | 66000.0  | 0        | -     | stop-loss-wrong-side   | -
      alice | buys  | 0.0001   | -        | 63000.0 | -       | 66000.0  | 62000.0  | -     | exits-too-small        | -
      bob   | sells | 1        | -        | 64000.0 | -       | -        | -        | -     | open                   | 1
      alice | buys  | -        | 6.4      | market  | -       | 66000.0  | 62000.0  | -     | exits-too-small        | -
      alice | buys  | -        | 64       | market  | -       | 64000.0  | 62000.0  | -     | take-profit-wrong-side | -
      alice | buys  | -        | 64       | market  | -       | 66000.0  | 62000.0  | -     | filled                 | 2
      alice | buys  | 1        | -        | 63000.0 | -       | 66000.0  | 62000.0  | -     | balance-too-small      | -
    `);
  });
});
