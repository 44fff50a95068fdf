import { faultsOf } from './mutant.ts';

const DEMO = 'packages/core/src/areas/demo';

export const demoMutants = [
  ...faultsOf(`${DEMO}/balances.ts`, [
    [
      'practice money comes from nowhere',
      '    this.#change(owner, asset, amount, 0n);\n    this.#change(DEMO_ITSELF, asset, -amount, 0n);',
      '    this.#change(owner, asset, amount, 0n);',
    ],
    [
      'what an order held is lost',
      '    this.#change(owner, asset, 0n, -amount);\n    this.#change(DEMO_ITSELF, asset, amount, 0n);',
      '    this.#change(owner, asset, 0n, -amount);',
    ],
  ]),
  ...faultsOf(`${DEMO}/fills.ts`, [
    ['a fee of the demo is rounded down', "order.takerFeeRate, 'up')", "order.takerFeeRate, 'down')"],
    ['who waits pays as a taker', "role === 'maker' ? order.makerFeeRate : order.takerFeeRate", 'order.takerFeeRate'],
    [
      'a practice order gets more than the real book has',
      'Math.min(left, here, Math.floor',
      'Math.min(left, left, Math.floor',
    ],
    ['a practice order is filled beyond its price', 'ticks > limitTicks : ticks < limitTicks', 'false : false'],
    ['a fill says what the money was worth without what is held', 'available + frozen', 'available'],
    [
      'a resting order holds too little',
      "multiply(order.price!, left, 'up')",
      "multiply(order.price!, left - left / 2n, 'up')",
    ],
  ]),
  ...faultsOf(`${DEMO}/resting.ts`, [
    ['practice orders are filled while the market is halted', "market.terms.status === 'trading' &&", ''],
    [
      'a resting order is filled whole by any offer',
      'fills.fill(order, market, { ticks, lots }',
      'fills.fill(order, market, { ticks, lots: left }',
    ],
    ['a filled order goes on resting', '          orders.end(order);\n', ''],
  ]),
  ...faultsOf(`${DEMO}/orders.ts`, [
    [
      'a worse price is reached before a better one',
      "order.side === 'buy' ? 1n : -1n",
      "order.side === 'buy' ? -1n : 1n",
    ],
    ['markets are filled in an order that a start changes', '.sort(([a], [b]) => (a < b ? -1 : 1))', ''],
  ]),
  ...faultsOf(`${DEMO}/commands/enter.ts`, [
    ['who enters again gets the money again', '    if (known) return done(known);\n    balances', '    balances'],
  ]),
  ...faultsOf(`${DEMO}/commands/start-over.ts`, [
    ['one starts over at any time', 'at < from', 'at < 0'],
    ['orders go on when one starts over', '    for (const order of orders.of(owner)) cancel(parts, order, at);\n', ''],
    ['what one had stays when one starts over', 'balances.takeBack(owner, asset, available)', 'void available'],
  ]),
  ...faultsOf(`${DEMO}/commands/place-order.ts`, [
    ['practice money pays for what it does not have', 'if (available < needed)', 'if (available < 0n)'],
    ['an order of an id is placed again', 'if (earlier?.ordered === ordered) return done(earlier.answer);', ''],
    ['what an order does not need stays frozen', '    balances.release(owner, coin, order.held - holds);\n', ''],
    ['an amount counts as spent while the book is empty', 'hasMore || budget - spent', 'true || budget - spent'],
    ['any number of practice orders rest', '>= terms.maxOpenOrders', '< 0'],
  ]),
  ...faultsOf(`${DEMO}/commands/cancel-order.ts`, [
    ['anybody cancels a practice order', 'if (order?.owner !== owner)', 'if (!order)'],
  ]),
];
