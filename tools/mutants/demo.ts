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
      "order.side === 'buy' ? other.price! < price! : other.price! > price!",
      "order.side === 'buy' ? other.price! > price! : other.price! < price!",
    ],
    [
      'a triggered order rests before those that rested already after a start',
      'sort((a, b) => a.seat - b.seat)',
      'sort((a, b) => a.id - b.id)',
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
    ['any number of practice orders rest', '>= terms.maxOpenOrders', '< 0'],
    ['a stop order trades at once', 'const waits = stopTicks !== NONE', 'const waits = stopTicks < NONE'],
    ['a stop order waits for the wrong way', 'stopTicks > market.lastTicks', 'stopTicks < market.lastTicks'],
  ]),
  ...faultsOf(`${DEMO}/meet.ts`, [
    [
      'what an order does not need stays frozen',
      "  balances.release(order.owner, order.side === 'buy' ? quote : base, order.held - holds);\n",
      '',
    ],
    ['an amount counts as spent while the book is empty', 'hasMore || budget - spent', 'true || budget - spent'],
  ]),
  ...faultsOf(`${DEMO}/stops.ts`, [
    [
      'a further stop price is reached before a nearer one',
      'other.stopPrice! > stop : other',
      'other.stopPrice! < stop : other',
    ],
    ['what was triggered goes on waiting in the database', '    this.drop(stop);\n', ''],
  ]),
  ...faultsOf(`${DEMO}/triggered.ts`, [
    [
      'stop orders are triggered while the market is halted',
      "if (market.terms.status !== 'trading') return false;",
      '',
    ],
    ['a stop order is triggered before its price', 'market.lastTicks >= stop', 'market.lastTicks >= stop - 50'],
    ['a stop order trades far from where the price is', 'ticks < market.lowTicks ||', 'false ||'],
    ['all or nothing is filled in part', "order.timeInForce === 'fok' &&", 'false &&'],
    [
      'what expires keeps what it held',
      "  balances.release(order.owner, order.side === 'buy' ? quote : base, order.held);\n",
      '',
    ],
    ['an order that was triggered keeps its place', '  order.seat = orderIds.next();\n', ''],
  ]),
  ...faultsOf(`${DEMO}/commands/cancel-order.ts`, [
    ['anybody cancels a practice order', 'if (order?.owner !== owner)', 'if (!order)'],
  ]),
];
