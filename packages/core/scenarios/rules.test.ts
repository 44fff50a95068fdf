import { describe, test } from 'vitest';
import { story } from './story.ts';

describe('a market buy by amount', () => {
  test('is filled when what is left buys no lot more', () => {
    story(`
      who   | does  | quantity | spending | at      | becomes            | filled | for    | why            | coin | free    | frozen
      alice | sells | 0.001    | -        | 64000.0 | open               | 0      | 0      | -              | -    | -       | -
      alice | sells | 0.001    | -        | 64010.0 | open               | 0      | 0      | -              | -    | -       | -
      bob   | buys  | -        | 6.3999   | market  | notional-below-min | -      | -      | -              | -    | -       | -
      bob   | buys  | -        | 6.4      | market  | filled             | 0.0001 | 6.4    | -              | -    | -       | -
      bob   | buys  | -        | 64.0005  | market  | filled             | 0.0009 | 57.6   | -              | -    | -       | -
      bob   | holds | -        | -        | -       | -                  | -      | -      | -              | USDT | 9936    | 0
      bob   | buys  | -        | 100      | market  | expired            | 0.001  | 64.01  | no-more-offers | -    | -       | -
      bob   | holds | -        | -        | -       | -                  | -      | -      | -              | USDT | 9871.99 | 0
    `);
  });
});

describe('the band and market orders', () => {
  test('a market order sees only what waits within the band', () => {
    story(`
      who   | does  | quantity | at      | becomes              | order | filled | for   | why
      alice | sells | 0.01     | 70400.0 | open                 | 1     | 0      | 0     | -
      alice | sells | 0.01     | 64000.0 | open                 | 2     | 0      | 0     | -
      bob   | buys  | 0.01     | 63000.0 | open                 | 3     | 0      | 0     | -
      carol | sells | 0.01     | market  | filled               | 4     | 0.01   | 630   | -
      bob   | buys  | 0.02     | market  | expired              | 5     | 0.01   | 640   | no-more-offers
      carol | buys  | 0.01     | market  | filled               | 6     | 0.01   | 704   | -
      alice | sells | 0.01     | 77440.0 | open                 | 7     | 0      | 0     | -
      alice | buys  | 0.01     | 63360.0 | open                 | 8     | 0      | 0     | -
      bob   | sells | 0.01     | 63360.0 | filled               | 9     | 0.01   | 633.6 | -
      carol | buys  | 0.01     | market  | no-one-to-trade-with | -     | -      | -     | -
    `);
  });
});

describe('the cap of open orders', () => {
  test('counts what rests and what waits, for each owner and market', () => {
    story(
      `
      who   | does    | quantity | stop    | at      | force | becomes              | order
      alice | buys    | 0.01     | -       | 60000.0 | -     | open                 | 1
      alice | sells   | 0.01     | 63000.0 | market  | -     | waiting              | 2
      alice | buys    | 0.01     | -       | 60000.0 | -     | open                 | 3
      alice | buys    | 0.01     | -       | 60000.0 | -     | too-many-open-orders | -
      alice | sells   | 0.01     | 63000.0 | market  | -     | too-many-open-orders | -
      bob   | sells   | 0.01     | -       | 64000.0 | -     | open                 | 4
      alice | buys    | 0.005    | -       | 64000.0 | ioc   | filled               | 5
      alice | buys    | 0.005    | -       | market  | -     | filled               | 6
      alice | cancels | -        | -       | -       | -     | cancelled            | 2
      alice | buys    | 0.01     | -       | 60000.0 | -     | open                 | 7
      alice | buys    | 0.01     | -       | 60000.0 | -     | too-many-open-orders | -
    `,
      { openOrders: 3 },
    );
  });
});

describe('a halted market', () => {
  test('takes no orders and changes none; cancels always work', () => {
    story(`
      who   | does    | quantity | at      | becomes       | order
      alice | buys    | 0.01     | 60000.0 | open          | 1
      alice | buys    | 0.01     | 60000.0 | open          | 2
      staff | halts   | -        | -       | -             | -
      alice | buys    | 0.01     | 60000.0 | market-halted | -
      alice | amends  | 0.005    | -       | market-halted | 1
      alice | cancels | -        | -       | cancelled     | 1
      alice | cancels all | -    | -       | cancelled 1   | -
      staff | opens   | -        | -       | -             | -
      alice | buys    | 0.01     | 60000.0 | open          | 3
    `);
  });
});

describe('a client order id', () => {
  test('gives the first answer again for 24 hours, whatever became of the order, and is free after that', () => {
    story(`
      who   | does    | id | quantity | at      | hours | becomes          | order
      alice | buys    | a1 | 0.01     | 60000.0 | -     | open             | 1
      alice | cancels | -  | -        | -       | -     | cancelled        | 1
      alice | buys    | a1 | 0.01     | 60000.0 | -     | open             | 1
      alice | buys    | a1 | 0.02     | 60000.0 | -     | client-id-reused | -
      alice | buys    | a1 | 0.01     | 60000.1 | -     | client-id-reused | -
      alice | sells   | a1 | 0.01     | 60000.0 | -     | client-id-reused | -
      bob   | buys    | a1 | 0.01     | 60000.0 | -     | open             | 2
      -     | passes  | -  | -        | -       | 23.9  | -                | -
      alice | buys    | a1 | 0.02     | 60000.0 | -     | client-id-reused | -
      -     | passes  | -  | -        | -       | 0.2   | -                | -
      alice | buys    | a1 | 0.02     | 60000.0 | -     | open             | 3
    `);
  });

  test('a refused order leaves its id free', () => {
    story(`
      who   | does | id | quantity | at      | becomes           | order
      alice | buys | a1 | 1        | 64000.0 | balance-too-small | -
      alice | buys | a1 | 0.1      | 64000.0 | open              | 1
    `);
  });

  test('everything that makes an order another one counts', () => {
    story(`
      who   | does | id | quantity | stop    | at      | force | self         | becomes          | order
      alice | buys | a1 | 0.01     | -       | 60000.0 | -     | -            | open             | 1
      alice | buys | a1 | 0.01     | -       | 60000.0 | ioc   | -            | client-id-reused | -
      alice | buys | a1 | 0.01     | -       | 60000.0 | -     | cancel-maker | client-id-reused | -
      alice | buys | a1 | 0.01     | 60001.0 | 60000.0 | -     | -            | client-id-reused | -
      alice | buys | a1 | 0.01     | -       | 60000.0 | -     | -            | open             | 1
    `);
  });
});

describe('fee tiers', () => {
  const rich = { funds: { alice: '200000 USDT', bob: '10 BTC', carol: '200000 USDT, 1 BTC' } };

  test('fifty thousand in thirty days give the first tier from the next day on, one unit less does not', () => {
    story(
      `
      who   | does   | quantity | at      | hours | becomes | order | filled  | fee        | maker   | taker
      bob   | sells  | 0.8      | 62500.0 | -     | open    | 1     | 0       | 0          | 0.001   | 0.001
      carol | buys   | 0.8      | 62500.0 | -     | filled  | 2     | 0.8     | 0.0008     | 0.001   | 0.001
      bob   | sells  | 0.8      | 62499.9 | -     | open    | 3     | -       | -          | -       | -
      alice | buys   | 0.8      | 62499.9 | -     | filled  | 4     | -       | -          | -       | -
      carol | buys   | 0.001    | 60000.0 | -     | open    | 5     | -       | -          | 0.001   | 0.001
      -     | passes | -        | -       | 25    | -       | -     | -       | -          | -       | -
      alice | buys   | 0.001    | 60000.0 | -     | open    | 6     | -       | -          | 0.001   | 0.001
      carol | buys   | 0.001    | 60000.0 | -     | open    | 7     | -       | -          | 0.0009  | 0.00095
      bob   | sells  | 0.001    | 64000.0 | -     | open    | 8     | -       | -          | 0.0009  | 0.00095
      carol | buys   | 0.001    | 64000.0 | -     | filled  | 9     | 0.001   | 0.00000095 | -       | -
      bob   | sees   | -        | -       | -     | filled  | 8     | 0.001   | 0.0576     | -       | -
    `,
      rich,
    );
  });

  test('an order keeps the rates of the moment when it was accepted, and a volume counts for thirty full days', () => {
    story(
      `
      who   | does   | quantity | at      | hours | becomes | order | filled | fee    | maker  | taker
      bob   | sells  | 1        | 64000.0 | -     | open    | 1     | -      | -      | 0.001  | 0.001
      bob   | sells  | 0.01     | 65000.0 | -     | open    | 2     | -      | -      | 0.001  | 0.001
      alice | buys   | 1        | 64000.0 | -     | filled  | 3     | -      | -      | -      | -
      -     | passes | -        | -       | 25    | -       | -     | -      | -      | -      | -
      alice | buys   | 0.01     | 65000.0 | -     | filled  | 4     | 0.01   | 0.0000095 | 0.0009 | 0.00095
      bob   | sees   | -        | -       | -     | filled  | 2     | 0.01   | 0.65   | -      | -
      -     | passes | -        | -       | 695   | -       | -     | -      | -      | -      | -
      alice | buys   | 0.001    | 60000.0 | -     | open    | 5     | -      | -      | 0.0009 | 0.00095
      -     | passes | -        | -       | 24    | -       | -     | -      | -      | -      | -
      alice | buys   | 0.001    | 60000.0 | -     | open    | 6     | -      | -      | 0.001  | 0.001
    `,
      rich,
    );
  });

  test('who stops trading falls back to the lowest tier', () => {
    story(
      `
      who   | does   | quantity | at      | hours | becomes | order | maker  | taker
      bob   | sells  | 1        | 64000.0 | -     | open    | 1     | 0.001  | 0.001
      alice | buys   | 1        | 64000.0 | -     | filled  | 2     | 0.001  | 0.001
      -     | passes | -        | -       | 720   | -       | -     | -      | -
      alice | buys   | 0.001    | 60000.0 | -     | open    | 3     | 0.0009 | 0.00095
      -     | passes | -        | -       | 24    | -       | -     | -      | -
      alice | buys   | 0.001    | 60000.0 | -     | open    | 4     | 0.001  | 0.001
    `,
      rich,
    );
  });

  test('a trade with a desk counts for the other side alone, and a desk has no tier', () => {
    story(
      `
      who   | does   | quantity | at      | hours | becomes | order | maker  | taker
      desk  | sells  | 1        | 64000.0 | -     | open    | 1     | 0      | 0
      alice | buys   | 1        | 64000.0 | -     | filled  | 2     | 0.001  | 0.001
      -     | passes | -        | -       | 25    | -       | -     | -      | -
      desk  | sells  | 0.1      | 64000.0 | -     | open    | 3     | 0      | 0
      alice | buys   | 0.1      | 60000.0 | -     | open    | 4     | 0.0009 | 0.00095
    `,
      { funds: { desk: '5 BTC', alice: '200000 USDT' } },
    );
  });
});

describe('refusals of stops and times in force come in the order of the contract', () => {
  test('place-order', () => {
    story(`
      who   | does  | quantity | spending | stop    | at      | force     | becomes                | order
      alice | buys  | 0.00001  | 5        | 64000.0 | -       | post-only | price-missing          | -
      alice | buys  | 0.00001  | 5        | 64000.0 | 1.05    | post-only | time-in-force-not-here | -
      alice | buys  | 0.01     | -        | -       | market  | gtc       | time-in-force-not-here | -
      alice | buys  | -        | 5        | 64000.0 | 1.05    | -         | quantity-missing       | -
      alice | buys  | 0.00001  | 5        | 64000.0 | 1.05    | -         | amount-not-here        | -
      alice | buys  | 0.00001  | -        | 64000.05 | 1.05   | -         | price-off-tick         | -
      alice | buys  | 0.00001  | -        | 64000.05 | 1.0    | -         | stop-price-off-tick    | -
      alice | buys  | 0.00001  | -        | 64000.0 | 1.0     | -         | stop-price-at-last     | -
      alice | buys  | 0.00001  | -        | 64001.0 | 1.0     | -         | price-outside-band     | -
      alice | buys  | 0.00001  | -        | 64001.0 | 64001.0 | -         | quantity-off-lot       | -
      alice | buys  | 201      | -        | 64001.0 | 64001.0 | -         | quantity-above-max     | -
      alice | sells | 0.0001   | -        | 40000.0 | market  | -         | notional-below-min     | -
      alice | sells | 6        | -        | 63999.0 | market  | -         | balance-too-small      | -
      alice | buys  | 0.01     | -        | -       | 64000.0 | ioc       | no-one-to-trade-with   | -
      bob   | sells | 0.01     | -        | -       | 64000.0 | -         | open                   | 1
      alice | buys  | 1        | -        | -       | 64000.0 | post-only | balance-too-small      | -
      alice | buys  | 0.02     | -        | -       | 64000.0 | post-only | would-take             | -
      alice | buys  | 1        | -        | -       | 64000.0 | fok       | balance-too-small      | -
      alice | buys  | 0.02     | -        | -       | 64000.0 | fok       | cannot-fill-whole      | -
    `);
  });
});

describe('who has nothing', () => {
  test('cannot sell a coin that was never held, nor buy with money that was never there', () => {
    story(
      `
      who   | does  | quantity | at      | becomes           | order
      alice | sells | 0.01     | 64000.0 | balance-too-small | -
      bob   | buys  | 0.01     | 64000.0 | balance-too-small | -
      alice | buys  | 0.01     | 64000.0 | open              | 1
    `,
      { funds: { alice: '10000 USDT', bob: '5 BTC' } },
    );
  });
});
