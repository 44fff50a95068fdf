import { faultsOf } from './mutant.ts';

const LOOP = 'packages/core/src/trading/match-loop.ts';
const ATTACHED = 'packages/core/src/areas/spot/attached.ts';
const EXITS = 'packages/core/src/areas/spot/exits.ts';
const HOLDINGS = 'packages/core/src/areas/spot/holdings.ts';
const PLACING = 'packages/core/src/areas/spot/oco-placing.ts';
const OCO = 'packages/core/src/areas/spot/commands/place-oco.ts';
const BRACKET = 'packages/core/src/areas/spot/commands/place-bracket.ts';
const AMEND = 'packages/core/src/areas/spot/commands/amend-order.ts';
const CANCEL_ALL = 'packages/core/src/trading/product-commands/cancel-all.ts';

export const linkedOrderMutants = [
  ...faultsOf(LOOP, [
    [
      'the other of a pair stays when the limit order begins to trade',
      'orders.ownOf(maker, 0) !== 0) attached.began(maker, at);',
      'orders.ownOf(maker, 0) < 0) attached.began(maker, at);',
    ],
    [
      'the limit order of a pair stays when the stop order is reached',
      'if (this.#orders.ownOf(slot, 0) !== 0) this.#attached.reached(slot, at);',
      'if (this.#orders.ownOf(slot, 0) < 0) this.#attached.reached(slot, at);',
    ],
    ['exits of a purchase that is over are never placed', 'this.#leaving.push(slot);', ''],
    ['exits are placed again with the next order', 'leaving.length = 0;', ''],
  ]),
  ...faultsOf(ATTACHED, [
    [
      'what a pair held for the dearer order stays frozen',
      'this.#ledger.release(orders.payerOf(slot), this.#units);',
      '',
    ],
    [
      'a stop order that was reached holds nothing',
      'this.#ledger.hold(orders.payerOf(slot), orders.heldOf(slot, this.#units));',
      '',
    ],
    ['a pair stands on when one of it is over', 'this.#pairs.end(pair);', ''],
    ['a purchase that its owner cancelled leaves exits', 'if (ended !== BY_OWNER) return true;', 'return true;'],
  ]),
  ...faultsOf(EXITS, [
    ['exits sell what the fee took', 'const net = filledQuantity - fee;', 'const net = filledQuantity;'],
    ['exits sell what their owner has sold', 'net < available ? net : available', 'net'],
    [
      'a stop price that came is waited for',
      'if (stopLoss !== NONE && stopLoss >= instrument.lastTicks) {',
      'if (stopLoss < NONE) {',
    ],
    [
      'too little to be sold is an order',
      'return lots >= instrument.minLots && lots * least * instrument.quotePerTickLot >= instrument.minWorth;',
      'return lots >= 0 && least >= 0;',
    ],
  ]),
  ...faultsOf(HOLDINGS, [
    ['both orders of a pair hold', 'if (link === HOLDS_NOTHING) return into.set(0, 0);', ''],
    [
      'a pair holds what its limit order needs',
      'link === HOLDS_BOTH ? orders.ownOf(slot, 1) : orders.limitOf(slot);',
      'orders.limitOf(slot);',
    ],
  ]),
  ...faultsOf(PLACING, [
    [
      'a pair holds at the price of its stop order alone',
      'Math.max(limit.limitTicks, stop.limitTicks), 0]',
      'stop.limitTicks, 0]',
    ],
  ]),
  ...faultsOf(OCO, [
    [
      'a pair may trade at once',
      "if (instrument.isMet(buys, limitTicks)) return refuse(spot['would-take'], {}, 'price');",
      '',
    ],
    ['there is room for one of a pair', 'instrumentOrders.countOf(list) + 2 >', 'instrumentOrders.countOf(list) + 1 >'],
  ]),
  ...faultsOf(BRACKET, [
    ['a profit is taken below the price', 'exits.takeProfit <= most', 'exits.takeProfit < 1'],
    ['a loss is limited above the price', 'exits.stopLoss >= least', 'exits.stopLoss > instrument.ticksMax'],
  ]),
  ...faultsOf(AMEND, [
    ['one of a pair is amended', "if (linkOf(orders, slot) !== 0) return refuse(spot['order-linked']);", ''],
  ]),
  ...faultsOf(CANCEL_ALL, [
    ['one that ended with another is cancelled again', 'if (!orders.isOver(slot)) matchLoop', 'matchLoop'],
  ]),
];
