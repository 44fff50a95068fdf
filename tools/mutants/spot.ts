import { faultsOf } from './mutant.ts';

const TRADING = 'packages/core/src/areas/spot/trading.ts';
const PLACE = 'packages/core/src/areas/spot/commands/place-order.ts';
const AMEND = 'packages/core/src/areas/spot/commands/amend-order.ts';
const CANCEL = 'packages/core/src/areas/spot/commands/cancel-order.ts';
const CLIENT_IDS = 'packages/core/src/areas/spot/commands/forget-client-ids.ts';
const VENUE = 'packages/core/src/areas/spot/venue.ts';
const VOLUMES = 'packages/core/src/areas/spot/volumes.ts';
const RECORD = 'packages/core/src/areas/spot/order-record.ts';
const ORDERS = 'packages/core/src/areas/spot/orders.ts';
const STATUS = 'packages/core/src/areas/market/commands/set-status.ts';

export const spotMutants = [
  ...faultsOf(TRADING, [
    [
      'a stop wakes at the wrong side',
      'stop > venue.lastTicks ? ASK : BID, stop, 1);',
      'stop > venue.lastTicks ? BID : ASK, stop, 1);',
    ],
    [
      'only the last price of a sweep wakes stops',
      'this.#reach(venue, Math.min(first, last), Math.max(first, last));',
      'this.#reach(venue, last, last);',
    ],
    [
      'stops that the price fell to come first',
      '    for (let slot = venue.risenTo(high); slot !== NONE; slot = venue.risenTo(high)) this.#gather(venue, slot);\n    for (let slot = venue.fallenTo(low); slot !== NONE; slot = venue.fallenTo(low)) this.#gather(venue, slot);',
      '    for (let slot = venue.fallenTo(low); slot !== NONE; slot = venue.fallenTo(low)) this.#gather(venue, slot);\n    for (let slot = venue.risenTo(high); slot !== NONE; slot = venue.risenTo(high)) this.#gather(venue, slot);',
    ],
    [
      'a cascade ends after the first',
      'for (let next = 0; next < this.#woken.length; next++) this.#wake',
      'for (let next = 0; next < Math.min(1, this.#woken.length); next++) this.#wake',
    ],
    ['stops wake again with the next order', '    if (this.#woken.length > 0) this.#woken.length = 0;\n', ''],
    [
      'a cancelled order keeps what it held',
      '    this.#ledger.release(orders.payerOf(slot), orders.heldOf(slot, this.#needed));\n',
      '',
    ],
    [
      'an order that ends keeps its place in the count',
      '    this.#standings.remove(slot);\n    orders.end(slot, status, ended, at);',
      '    orders.end(slot, status, ended, at);',
    ],
    [
      'a woken order is not judged by the band',
      'if (ticks !== NOTHING && (ticks < venue.lowTicks || ticks > venue.highTicks)) {',
      'if (ticks === 0) {',
    ],
    [
      'a woken fok fills in part',
      'if (orders.forceOf(slot) === FOK && !this.fillsWhole(venue, slot)) {',
      'if (orders.forceOf(slot) === IOC && !this.fillsWhole(venue, slot)) {',
    ],
    ['a woken order keeps its old seat', '    orders.reseat(slot, this.#orderIds.next());\n', ''],
    ['an ioc order rests', 'priced && force !== IOC && force !== FOK) {', 'priced && force !== FOK) {'],
    ['a taker that met itself rests', 'if (!filled && !fills.metItself && priced', 'if (!filled && priced'],
    [
      'a market order takes beyond the band',
      'priced ? orders.limitOf(slot) : buys ? venue.highTicks : venue.lowTicks;',
      'priced ? orders.limitOf(slot) : buys ? venue.ticksMax : 1;',
    ],
    [
      'what is over from a better price stays frozen',
      '      this.#ledger.release(orders.payerOf(slot), this.#held.subtract(needed));\n',
      '',
    ],
    [
      'what an ended order had left stays frozen',
      '    this.#ledger.release(orders.payerOf(slot), this.#held);\n    if (filled',
      '    if (filled',
    ],
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
    ['the buyer pays no fee', '    ledger.charge(buyerGains, buyFee, id, at);\n', ''],
    [
      'a trade says of the seller what the buyer has',
      '    end = ledger.putAfter(bytes, end, sellerPays);',
      '    end = ledger.putAfter(bytes, end, buyerGains);',
    ],
    [
      "a trade says what was there before the seller's fee",
      '    ledger.charge(sellerGains, sellFee, id, at);',
      '    if (takerBuys) ledger.charge(sellerGains, sellFee, id, at);',
    ],
    ['the last price does not follow the trades', '    venue.follow(last);\n', ''],
    [
      'the reference price does not follow the trades',
      '    this.#needs.markets.traded(venue.market.symbol, venue.priceOf(last));\n',
      '',
    ],
    ['the volumes of desks are counted', 'if (orders.isKept(seller)) this.#volumes.add', 'this.#volumes.add'],
    ['a filled maker is not ended', '    if (orders.leftOf(maker) === 0) {\n', '    if (orders.leftOf(maker) < 0) {\n'],
    [
      'an amount that is used up is said to have expired',
      '(budget < last || venue.isMet(buys, limit)) : left === 0;',
      'budget < 0 : left === 0;',
    ],
    [
      'a row of a trade names the sides the wrong way round',
      '    bytes[end++] = takerBuys ? 1 : 0;',
      '    bytes[end++] = takerBuys ? 0 : 1;',
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
      '      clientOrders.add({ owner, clientId, ordered, answer: answer.take(), at });',
      '      answer.take();',
    ],
    [
      'a halted market takes orders',
      "    if (venue.market.status !== 'trading') return refuse(trading['market-halted']);\n",
      '',
    ],
    [
      'the cap allows one order more',
      'standings.countOf(standing) >= venue.market.maxOpenOrders',
      'standings.countOf(standing) > venue.market.maxOpenOrders',
    ],
    [
      'stops do not count for the cap',
      'if ((rests || stopTicks !== NONE) && standings',
      'if (rests && stopTicks === NONE && standings',
    ],
    [
      'a post-only order takes',
      "    if (meets && force === POST_ONLY) return refuse(spot['would-take'], {}, 'price');\n",
      '',
    ],
    [
      'a fok order fills in part',
      "if (!venue.book.fillable(side, limitTicks, lots, owner, selfTrade)) return refuse(spot['cannot-fill-whole']);",
      'void side;',
    ],
    ['an order is accepted that nobody can pay', '    if (!ledger.has(payer, needed)) {', '    if (false) {'],
    ['an accepted order holds nothing', '    ledger.hold(payer, needed);\n', ''],
    [
      'a buy holds one lot too little',
      'needed.ofUnits(limitTicks * lots * venue.grain);',
      'needed.ofUnits(limitTicks * (lots - 1) * venue.grain);',
    ],
    [
      'everybody pays the rates of the lowest tier',
      'takerRate: tier === NONE ? 0 : venue.takerRates[tier]!,',
      'takerRate: tier === NONE ? 0 : venue.takerRates[0]!,',
    ],
    [
      'a desk pays fees',
      'const tier = keepsRow ? volumes.tierOf(owner) : NONE;',
      'const tier = volumes.tierOf(owner);',
    ],
    ['the stop price may be the last price', 'if (stopTicks === venue.lastTicks) {', 'if (stopTicks < 0) {'],
    [
      'the band of a stop-limit order ends above the last price',
      'stopTicks === NONE ? venue.highTicks : venue.highRound(stopTicks);',
      'venue.highTicks;',
    ],
    [
      'the band of a stop-limit order ends below the last price',
      'stopTicks === NONE ? venue.lowTicks : venue.lowRound(stopTicks);',
      'venue.lowTicks;',
    ],
  ]),
  ...faultsOf(AMEND, [
    [
      'a raised order keeps its place',
      'const keepsPlace = samePrice && lots < orders.lotsOf(slot);',
      'const keepsPlace = samePrice;',
    ],
    [
      'a reduced order loses its place',
      'const keepsPlace = samePrice && lots < orders.lotsOf(slot);',
      'const keepsPlace = false;',
    ],
    [
      'an amended post-only order takes',
      "    if (orders.forceOf(slot) === POST_ONLY && venue.isMet(buys, ticks)) return refuse(spot['would-take'], {}, 'price');\n",
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
    ['anybody amends anything', 'if (slot < 0 || orders.ownerOf(slot) !== wish.owner) return', 'if (slot < 0) return'],
    [
      'a new price is not judged by the band',
      'const outside = samePrice ? undefined',
      'const outside = samePrice || !samePrice ? undefined',
    ],
  ]),
  ...faultsOf(CANCEL, [
    ['anybody cancels anything', 'if (slot < 0 || orders.ownerOf(slot) !== wish.owner) return', 'if (slot < 0) return'],
  ]),
  ...faultsOf(CLIENT_IDS, [
    [
      'a client id is forgotten too early',
      'if (clientOrder.at + CLIENT_ID_LIFE_MS > at) break;',
      'if (clientOrder.at + CLIENT_ID_LIFE_MS / 24 > at) break;',
    ],
  ]),
  ...faultsOf(VENUE, [
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
      'a stop wakes one tick late',
      'return best !== NONE && best <= ticks ? this.stops.first(ASK) : NONE;',
      'return best !== NONE && best < ticks ? this.stops.first(ASK) : NONE;',
    ],
    [
      'a stop wakes one tick early',
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
      '      if (changed.has(keyOf(row))) this.#touch(this.#index.get(keyOf(row)));\n',
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
      '  quantity.ofProduct(lots, lot);\n  return putParts(bytes, at, quantity.whole, quantity.fraction);',
      '  return putParts(bytes, at, 0, units + 2048);',
    ],
  ]),
  ...faultsOf(STATUS, [
    ['a market never opens again', '    market.status = wish.status;\n', "    market.status = 'halted';\n"],
  ]),
];
