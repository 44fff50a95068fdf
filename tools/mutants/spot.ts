import { faultsOf } from './mutant.ts';

const LOOP = 'packages/core/src/trading/match-loop.ts';
const STOPS = 'packages/core/src/trading/stops.ts';
const CLIENT_IDS = 'packages/core/src/trading/client-ids.ts';
const INSTRUMENT = 'packages/core/src/trading/instrument.ts';
const NUMBERS = 'packages/core/src/trading/instrument-numbers.ts';
const VOLUMES = 'packages/core/src/trading/volumes.ts';
const RECORD = 'packages/core/src/trading/order-record.ts';
const ORDERS = 'packages/core/src/trading/orders.ts';
const TERMS = 'packages/core/src/trading/terms.ts';
const SETTLEMENT = 'packages/core/src/areas/spot/settlement.ts';
const HOLDINGS = 'packages/core/src/areas/spot/holdings.ts';
const PLACE = 'packages/core/src/areas/spot/commands/place-order.ts';
const AMEND = 'packages/core/src/areas/spot/commands/amend-order.ts';
const CANCEL = 'packages/core/src/trading/product-commands/cancel-order.ts';
const STATUS = 'packages/core/src/areas/market/commands/set-status.ts';

export const spotMutants = [
  ...faultsOf(STOPS, [
    [
      'a stop order waits at the wrong side',
      'byLast ? stop > instrument.lastTicks :',
      'byLast ? stop <= instrument.lastTicks :',
    ],
    [
      'stop orders that the price fell to come first',
      'for (let slot = instrument.risenTo(high); slot !== NONE; slot = instrument.risenTo(high)) this.#take(instrument, slot); for (let slot = instrument.fallenTo(low); slot !== NONE; slot = instrument.fallenTo(low)) this.#take(instrument, slot);',
      'for (let slot = instrument.fallenTo(low); slot !== NONE; slot = instrument.fallenTo(low)) this.#take(instrument, slot); for (let slot = instrument.risenTo(high); slot !== NONE; slot = instrument.risenTo(high)) this.#take(instrument, slot);',
    ],
  ]),
  ...faultsOf(LOOP, [
    [
      'only the last price of a sweep triggers stop orders',
      'this.#reach(instrument, Math.min(first, last), Math.max(first, last), at);',
      'this.#reach(instrument, last, last, at);',
    ],
    [
      'a cascade ends after the first',
      'while (turn < triggered.length || left < leaving.length) {',
      'while (turn < Math.min(1, triggered.length) || left < leaving.length) {',
    ],
    ['stop orders trade again with the next order', 'triggered.length = 0;', ''],
    ['a cancelled order keeps what it held', 'this.#settlement.release(slot);', ''],
    [
      'an order that ends keeps its place in the count',
      'this.#instrumentOrders.remove(slot); this.#end(slot, status, ended, at);',
      'this.#end(slot, status, ended, at);',
    ],
    [
      'a triggered order is not held against the band',
      'if (ticks !== NOTHING && (ticks < instrument.lowTicks || ticks > instrument.highTicks)) {',
      'if (ticks === 0) {',
    ],
    [
      'a triggered fok fills in part',
      'if (orders.forceOf(slot) === FOK && !this.fillsWhole(instrument, slot)) {',
      'if (orders.forceOf(slot) === IOC && !this.fillsWhole(instrument, slot)) {',
    ],
    ['a triggered order keeps its old priority', 'orders.requeue(slot, this.#orderIds.next());', ''],
    ['a triggered order trades with what another had left', 'this.#settlement.resume(slot);', ''],
    ['an ioc order rests', 'priced && force !== IOC && force !== FOK) {', 'priced && force !== FOK) {'],
    ['a taker that met itself rests', 'if (!filled && !fills.metItself && priced', 'if (!filled && priced'],
    [
      'a market order takes beyond the band',
      'priced ? orders.limitOf(slot) : buys ? instrument.highTicks : instrument.lowTicks;',
      'priced ? orders.limitOf(slot) : buys ? instrument.ticksMax : 1;',
    ],
    ['what is over from a better price stays frozen', 'this.#settlement.rest(slot);', ''],
    ['what an ended order had left stays frozen', 'this.#settlement.end(slot);', ''],
    ['the last price does not follow the trades', 'instrument.setLastPrice(last);', ''],
    [
      'the reference price does not follow the trades',
      'this.#listings.traded(instrument.terms.symbol, instrument.priceOf(last));',
      '',
    ],
    ['a filled maker is not ended', 'if (orders.leftOf(maker) === 0) {', 'if (orders.leftOf(maker) < 0) {'],
    [
      'an amount that is used up is said to have expired',
      '(budget < last || instrument.isMet(buys, limit)) : left === 0;',
      'budget < 0 : left === 0;',
    ],
  ]),
  ...faultsOf(SETTLEMENT, [
    [
      'the maker pays the rate of a taker',
      'takerBuys ? orders.makerRateOf(seller) : orders.takerRateOf(seller);',
      'orders.takerRateOf(seller);',
    ],
    [
      'a fee is rounded down',
      "this.#sellFee.ofShare(amount, sellRate, 'up');",
      "this.#sellFee.ofShare(amount, sellRate, 'down');",
    ],
    ['the buyer pays no fee', 'ledger.charge(buyerGains, buyFee, id, at);', ''],
    [
      'a trade says of the seller what the buyer has',
      'end = ledger.putAfter(bytes, end, sellerPays);',
      'end = ledger.putAfter(bytes, end, buyerGains);',
    ],
    [
      "a trade says what was there before the seller's fee",
      'ledger.charge(sellerGains, sellFee, id, at);',
      'if (takerBuys) ledger.charge(sellerGains, sellFee, id, at);',
    ],
    ['the volumes of market makers are counted', 'if (orders.isKept(seller)) this.#volumes.add', 'this.#volumes.add'],
    [
      'a row of a trade names the sides the wrong way round',
      'bytes[end++] = takerBuys ? 1 : 0;',
      'bytes[end++] = takerBuys ? 0 : 1;',
    ],
    [
      'an order that rests gives back all that it holds',
      'this.#ledger.release(this.#orders.payerOf(slot), this.#held.subtract(needed));',
      'this.#ledger.release(this.#orders.payerOf(slot), this.#held);',
    ],
  ]),
  ...faultsOf(HOLDINGS, [
    [
      'a buy holds one lot too little',
      'into.ofUnits(lots * ticks * instrument.quotePerTickLot);',
      'into.ofUnits((lots - 1) * ticks * instrument.quotePerTickLot);',
    ],
    [
      'a buy is paid from the base asset',
      'return buys ? instrument.quote : instrument.base;',
      'return instrument.base;',
    ],
  ]),
  ...faultsOf(NUMBERS, [
    [
      'instruments are counted from 0',
      'this.add({ number: this.size + 1, ...listed });',
      'this.add({ number: this.size, ...listed });',
    ],
    [
      'an instrument has another number before it has a row',
      'return this.size + at + 1;',
      'return this.size + at + 2;',
    ],
  ]),
  ...faultsOf(PLACE, [
    [
      'the same client id places a second order',
      '    if (earlier?.ordered === ordered) return done(earlier.answer);\n    if (earlier) return refuse',
      '    if (earlier && earlier.ordered !== ordered) return refuse',
    ],
    [
      'a client id may stand for another order',
      "    if (earlier) return refuse(spot['client-id-reused'], {}, 'clientOrderId');\n",
      '',
    ],
    [
      'a client id is not kept',
      '      clientIds.add({ owner, clientId, ordered, answer: answer.take(), at });',
      '      answer.take();',
    ],
    [
      'a halted market takes orders',
      "    if (terms.status !== 'trading') return refuse(trading['market-halted']);\n",
      '',
    ],
    [
      'the cap allows one order more',
      'instrumentOrders.countOf(list) >= terms.maxOpenOrders',
      'instrumentOrders.countOf(list) > terms.maxOpenOrders',
    ],
    [
      'stop orders do not count for the cap',
      'if ((rests || stopTicks !== NONE) && instrumentOrders',
      'if (rests && stopTicks === NONE && instrumentOrders',
    ],
    [
      'a post-only order takes',
      "    if (meets && force === POST_ONLY) return refuse(spot['would-take'], {}, 'price');\n",
      '',
    ],
    [
      'a fok order fills in part',
      "if (!instrument.book.fillable(side, limitTicks, lots, owner, selfTrade)) return refuse(spot['cannot-fill-whole']);",
      'void side;',
    ],
    ['an order is accepted that nobody can pay', '    if (!ledger.has(payer, needed)) {', '    if (false) {'],
    ['an accepted order holds nothing', '    ledger.hold(payer, needed);\n', ''],
    [
      'everybody pays the rates of the lowest tier',
      'takerRate: tier === NONE ? 0 : instrument.takerRates[tier]!,',
      'takerRate: tier === NONE ? 0 : instrument.takerRates[0]!,',
    ],
    [
      'a market maker pays fees',
      'const tier = keepsRow ? volumes.tierOf(owner) : NONE;',
      'const tier = volumes.tierOf(owner);',
    ],
  ]),
  ...faultsOf(TERMS, [
    ['the stop price may be the last price', 'if (stopTicks === instrument.lastTicks) {', 'if (stopTicks < 0) {'],
    [
      'the band of a stop-limit order ends above the last price',
      'stopTicks === NONE ? instrument.highTicks : instrument.highRound(stopTicks);',
      'instrument.highTicks;',
    ],
    [
      'the band of a stop-limit order ends below the last price',
      'stopTicks === NONE ? instrument.lowTicks : instrument.lowRound(stopTicks);',
      'instrument.lowTicks;',
    ],
  ]),
  ...faultsOf(AMEND, [
    [
      'a raised order keeps its priority',
      'const keepsPriority = samePrice && lots < orders.lotsOf(slot);',
      'const keepsPriority = samePrice;',
    ],
    [
      'a reduced order loses its priority',
      'const keepsPriority = samePrice && lots < orders.lotsOf(slot);',
      'const keepsPriority = false;',
    ],
    [
      'an amended post-only order takes',
      "if (orders.forceOf(slot) === POST_ONLY && instrument.isMet(buys, ticks)) { return refuse(spot['would-take'], {}, 'price'); }",
      '',
    ],
    [
      'an amended order may be smaller than what is filled',
      '    if (lots <= filledLots) {',
      '    if (lots < filledLots) {',
    ],
    [
      'a larger order holds no more',
      '    if (more.whole >= 0) ledger.hold(payer, more);\n    else',
      '    if (more.whole < 0)',
    ],
    [
      'anybody amends anything',
      'if (slot < 0 || orders.ownerOf(slot) !== request.owner) return',
      'if (slot < 0) return',
    ],
    [
      'a new price is not held against the band',
      'const outside = samePrice ? undefined',
      'const outside = samePrice || !samePrice ? undefined',
    ],
  ]),
  ...faultsOf(CANCEL, [
    [
      'anybody cancels anything',
      'if (slot < 0 || orders.ownerOf(slot) !== request.owner) return',
      'if (slot < 0) return',
    ],
  ]),
  ...faultsOf(CLIENT_IDS, [
    [
      'a client id is forgotten too early',
      'if (clientOrder.at + CLIENT_ID_LIFE_MS > at) break;',
      'if (clientOrder.at + CLIENT_ID_LIFE_MS / 24 > at) break;',
    ],
  ]),
  ...faultsOf(INSTRUMENT, [
    [
      'the band is one tick too wide',
      'return Math.min(this.ticksMax, Math.floor((ticks * this.tick + this.#widthAt(ticks)) / this.tick));',
      'return Math.min(this.ticksMax, Math.floor((ticks * this.tick + this.#widthAt(ticks)) / this.tick) + 1);',
    ],
    [
      'the band is one tick too narrow',
      'return Math.max(1, Math.ceil((ticks * this.tick - this.#widthAt(ticks)) / this.tick));',
      'return Math.max(1, Math.ceil((ticks * this.tick - this.#widthAt(ticks)) / this.tick) + 1);',
    ],
    [
      'a stop order triggers one tick late',
      'return best !== NONE && best <= ticks ? this.stops.first(ASK) : NONE;',
      'return best !== NONE && best < ticks ? this.stops.first(ASK) : NONE;',
    ],
    [
      'a stop order triggers one tick early',
      'return best !== NONE && best >= ticks ? this.stops.first(BID) : NONE;',
      'return best !== NONE && best >= ticks - 1 ? this.stops.first(BID) : NONE;',
    ],
  ]),
  ...faultsOf(VOLUMES, [
    ['a tier needs one unit more', 'volume >= thresholds[tier + 1]!', 'volume > thresholds[tier + 1]!'],
    ['today counts for the tier', 'if (day < today) sums.set', 'sums.set'],
    ['a volume counts for a day less', 'this.#settle(today - VOLUME_DAYS);', 'this.#settle(today - VOLUME_DAYS + 1);'],
    ['a tier is never lost', 'if (tierAt(sums.get(row.owner) ?? 0n) > 0) continue;', 'continue;'],
    ['the day of the tiers is not remembered', '    this.#tierDay.reach(today);\n', ''],
    ['a volume is written once and never again', '      records[record + TOUCHED] = 0;\n', ''],
    [
      'what a batch traded before it set the tiers is not written',
      '      if (changed.has(keyOf(row))) this.#touch(this.#slots.get(keyOf(row)));\n',
      '',
    ],
  ]),
  ...faultsOf(ORDERS, [
    [
      'a row stays as it was answered, whatever happens to the order in its batch',
      '    this.#integers[n + ROW_AT] = NOTHING;\n    if (this.#integers[n + TOUCHED] !== 0) return;',
      '    if (this.#integers[n + TOUCHED] !== 0) return;',
    ],
  ]),
  ...faultsOf(RECORD, [
    [
      'a row forgets what the order still holds',
      '    at = putParts(bytes, at, held.whole, held.fraction);',
      '    at = putParts(bytes, at, 0, 0);',
    ],
    [
      'a row has its rates the wrong way round',
      '  at = putCount(bytes, at, integers[n + MAKER_RATE]! * 2);\n  at = putCount(bytes, at, integers[n + TAKER_RATE]! * 2);',
      '  at = putCount(bytes, at, integers[n + TAKER_RATE]! * 2);\n  at = putCount(bytes, at, integers[n + MAKER_RATE]! * 2);',
    ],
    [
      'a huge quantity is written as a double',
      '  parts.ofProduct(lots, lot);\n  return putParts(bytes, at, parts.whole, parts.fraction);',
      '  return putParts(bytes, at, 0, units + 2048);',
    ],
  ]),
  ...faultsOf(STATUS, [
    ['a market never opens again', '    market.status = request.status;\n', "    market.status = 'halted';\n"],
  ]),
];
