import { describe, test } from 'vitest';
import { story } from './story.ts';

describe('amend-order', () => {
  test('a smaller quantity keeps the place in time and gives back what it does not need', () => {
    story(`
      who   | does   | quantity | at      | becomes | order | filled | for | coin | free | frozen
      alice | buys   | 0.03     | 64000.0 | open    | 1     | 0      | 0   | -    | -    | -
      bob   | buys   | 0.01     | 64000.0 | open    | 2     | 0      | 0   | -    | -    | -
      alice | amends | 0.02     | -       | open    | 1     | 0      | 0   | -    | -    | -
      alice | holds  | -        | -       | -       | -     | -      | -   | USDT | 8720 | 1280
      carol | sells  | 0.02     | 64000.0 | filled  | 3     | 0.02   | 1280 | -   | -    | -
      alice | sees   | -        | -       | filled  | 1     | 0.02   | 1280 | -   | -    | -
      bob   | sees   | -        | -       | open    | 2     | 0      | 0   | -    | -    | -
    `);
  });

  test('a larger quantity goes to the back of its price and holds more', () => {
    story(`
      who   | does   | quantity | at      | becomes | order | filled | for | coin | free | frozen
      alice | buys   | 0.01     | 64000.0 | open    | 1     | 0      | 0   | -    | -    | -
      bob   | buys   | 0.01     | 64000.0 | open    | 2     | 0      | 0   | -    | -    | -
      alice | amends | 0.02     | -       | open    | 1     | 0      | 0   | -    | -    | -
      alice | holds  | -        | -       | -       | -     | -      | -   | USDT | 8720 | 1280
      carol | sells  | 0.01     | 64000.0 | filled  | 4     | 0.01   | 640 | -    | -    | -
      alice | sees   | -        | -       | open    | 1     | 0      | 0   | -    | -    | -
      bob   | sees   | -        | -       | filled  | 2     | 0.01   | 640 | -    | -    | -
    `);
  });

  test('another price, there and back, loses the place; both at once do as well', () => {
    story(`
      who   | does   | quantity | at      | becomes | order | filled
      alice | sells  | 0.02     | 64000.0 | open    | 1     | 0
      bob   | sells  | 0.02     | 64000.0 | open    | 2     | 0
      alice | amends | -        | 64000.1 | open    | 1     | 0
      alice | amends | -        | 64000.0 | open    | 1     | 0
      carol | buys   | 0.02     | 64000.0 | filled  | 5     | 0.02
      bob   | sees   | -        | -       | filled  | 2     | 0.02
      bob   | sells  | 0.02     | 64000.0 | open    | 6     | 0
      alice | amends | 0.01     | 63999.0 | open    | 1     | 0
      carol | buys   | 0.01     | 64000.0 | filled  | 8     | 0.01
      alice | sees   | -        | -       | filled  | 1     | 0.01
      bob   | sees   | -        | -       | open    | 6     | 0
    `);
  });

  test('one that would take trades at once, at the price of who waits; a post-only one is refused', () => {
    story(`
      who   | does   | quantity | at      | force     | becomes    | order | filled | for   | coin | free    | frozen
      alice | sells  | 0.01     | 64000.0 | -         | open       | 1     | 0      | 0     | -    | -       | -
      bob   | buys   | 0.02     | 63000.0 | post-only | open       | 2     | 0      | 0     | -    | -       | -
      carol | buys   | 0.02     | 63000.0 | -         | open       | 3     | 0      | 0     | -    | -       | -
      bob   | amends | -        | 64000.0 | -         | would-take | 2     | -      | -     | -    | -       | -
      bob   | amends | -        | 63999.9 | -         | open       | 2     | 0      | 0     | -    | -       | -
      carol | amends | -        | 64010.0 | -         | open       | 3     | 0.01   | 640   | -    | -       | -
      carol | holds  | -        | -       | -         | -          | -     | -      | -     | USDT | 8719.9  | 640.1
    `);
  });

  test('below what is filled it cannot go, and its owner alone amends it', () => {
    story(
      `
      who   | does   | quantity | at      | becomes                 | order | filled | for
      alice | sells  | 0.03     | 64000.0 | open                    | 1     | 0      | 0
      bob   | buys   | 0.01     | 64000.0 | filled                  | 2     | 0.01   | 640
      alice | amends | 0.01     | -       | quantity-already-filled | 1     | -      | -
      alice | amends | 0.009    | -       | quantity-already-filled | 1     | -      | -
      bob   | amends | 0.02     | -       | order-not-found         | 1     | -      | -
      alice | amends | 0.0101   | -       | open                    | 1     | 0.01   | 640
      bob   | buys   | 0.0001   | 64000.0 | filled                  | 3     | -      | -
    `,
    );
  });

  // Each line breaks its rule and every later one too, as far as that is possible.
  test('refusals come in the order of the contract', () => {
    story(`
      who   | does   | quantity  | at      | becomes            | order
      alice | buys   | 0.01      | 64000.0 | open               | 1
      alice | amends | 0.00001   | 1.05    | order-not-found    | 9
      alice | amends | 0.01      | 64000.0 | nothing-to-amend   | 1
      alice | amends | -         | -       | nothing-to-amend   | 1
      staff | halts  | -         | -       | -                  | -
      alice | amends | 0.00001   | 1.05    | market-halted      | 1
      staff | opens  | -         | -       | -                  | -
      alice | amends | 0.00001   | 1.05    | price-off-tick     | 1
      alice | amends | 0.00001   | 70400.1 | price-outside-band | 1
      alice | amends | 0.00001   | 64001.0 | quantity-off-lot   | 1
      alice | amends | 200.0001  | -       | quantity-above-max | 1
      alice | amends | 5         | -       | balance-too-small  | 1
      alice | amends | 0.15625   | 64000.0 | quantity-off-lot   | 1
      alice | amends | 0.1562    | 64000.0 | open               | 1
      alice | amends | 0.1563    | -       | balance-too-small  | 1
    `);
  });

  test('a price that stays is not judged again when the band moved away', () => {
    story(`
      who   | does   | quantity | at      | becomes            | order
      alice | buys   | 0.02     | 58000.0 | open               | 1
      bob   | sells  | 0.01     | 69000.0 | open               | 2
      carol | buys   | 0.01     | 69000.0 | filled             | 3
      alice | amends | 0.01     | -       | open               | 1
      alice | amends | 0.02     | -       | open               | 1
      alice | amends | -        | 58000.1 | price-outside-band | 1
      alice | amends | -        | 62100.0 | open               | 1
    `);
  });
});
