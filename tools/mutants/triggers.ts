import { faultsOf } from './mutant.ts';

const PERPETUAL = 'packages/core/src/areas/perpetual';

export const triggerMutants = [
  ...faultsOf(`${PERPETUAL}/trigger-terms.ts`, [
    [
      'a trigger of a long fires on the other side',
      'const rises = isLongOf(row) === (row.kind ===',
      'const rises = isLongOf(row) !== (row.kind ===',
    ],
    [
      'a trigger waits on the other side',
      "rises: isLong === (kind === 'stop-profit'), price: triggerPrice!",
      "rises: isLong !== (kind === 'stop-profit'), price: triggerPrice!",
    ],
    [
      'a mark at the trigger price is not there yet',
      'return rises ? mark >= row.triggerPrice : mark <= row.triggerPrice;',
      'return rises ? mark > row.triggerPrice : mark < row.triggerPrice;',
    ],
    [
      'a trailing price of a long is rounded up',
      "quotient(best * (ONE - callback), ONE * tick, 'down')",
      "quotient(best * (ONE - callback), ONE * tick, 'up')",
    ],
    [
      'a trailing price of a short is rounded down',
      "quotient(best * (ONE + callback), ONE * tick, 'up')",
      "quotient(best * (ONE + callback), ONE * tick, 'down')",
    ],
    [
      'triggers see marks between two ticks',
      'export const cutToTick = (mark: Price, tick: Price): Price => (mark / tick) * tick;',
      'export const cutToTick = (mark: Price, tick: Price): Price => (tick > 0n ? mark : tick);',
    ],
    [
      'a trailing trigger follows two ticks late',
      'price: isLong ? best! + tick : best! - tick',
      'price: isLong ? best! + tick + tick : best! - tick - tick',
    ],
    [
      'a trailing trigger that is tried again still follows',
      "return status === 'retrying' ? [fires] : [fires,",
      "return status === 'done' ? [fires] : [fires,",
    ],
    ['a trigger that waits for its order fires', "if (status === 'waiting') return [];", ''],
    [
      'a stop-profit may be at the reference price',
      'isLong ? price > reference : price < reference;',
      'isLong ? price >= reference : price <= reference;',
    ],
    [
      'a stop-loss may be at the reference price',
      'isLong ? price < reference : price > reference;',
      'isLong ? price <= reference : price >= reference;',
    ],
    [
      'a stop-loss of a long may be beyond its liquidation',
      'const isNear = isLong ? price * ONE <= liquidation * (ONE + DISTANCE)',
      'const isNear = isLong ? price * ONE <= liquidation * ONE',
    ],
    [
      'a stop-loss of a short may be beyond its liquidation',
      'price * ONE >= liquidation * (ONE - DISTANCE);',
      'price * ONE >= liquidation * (ONE + ONE);',
    ],
    ['the limit of a trigger may be anywhere', 'return price >= low && price <= high ?', 'return low <= high ?'],
    ['a trigger closes more than there is', 'return quantity > size ?', 'return quantity > size + size ?'],
    ['a callback may be as narrow as nothing', 'if (callback! < LEAST ||', 'if (callback! < 0n ||'],
    [
      'a trailing trigger follows from a mark that has been',
      'activation === null || (isLong ? activation > reference : activation < reference)',
      'activation === null || reference > 0n',
    ],
  ]),
  ...faultsOf(`${PERPETUAL}/trigger-watch.ts`, [
    [
      'of two rising triggers the further is reached first',
      '(a.price === b.price ? older(a, b) : a.price < b.price)',
      '(a.price === b.price ? older(a, b) : a.price > b.price)',
    ],
    [
      'of two falling triggers the further is reached first',
      '(a.price === b.price ? older(a, b) : a.price > b.price)',
      '(a.price === b.price ? older(a, b) : a.price < b.price)',
    ],
    ['of triggers at one price the newest fires first', 'a.row.id < b.row.id;', 'a.row.id > b.row.id;'],
    [
      'what a trigger waited for stays when it is gone',
      'for (const { watch, heap } of this.#ofRow.get(row) ?? []) heap.remove(watch);',
      '',
    ],
  ]),
  ...faultsOf(`${PERPETUAL}/triggers.ts`, [
    [
      'a trigger of an order is armed at once',
      'const isWaiting = of.order !== null; const row',
      'const isWaiting = of.order === -1; const row',
    ],
    [
      'a trigger of an order is for no more than its first trade',
      "if (row.status === 'waiting') { row.status = 'armed'; row.armedAt = at; this.#watch(row); } row.quantity! += quantity;",
      "if (row.status === 'waiting') { row.status = 'armed'; row.armedAt = at; this.#watch(row); row.quantity! += quantity; }",
    ],
    [
      'a trigger is armed by its order, and at no time',
      "row.status = 'armed'; row.armedAt = at;",
      "row.status = 'armed';",
    ],
    [
      'triggers stay when their position is closed',
      "else this.#end(row, 'position-closed');",
      "else if (row.quantity === 0n) this.#end(row, 'position-closed');",
    ],
    [
      'a closed position ends triggers whose order can still trade',
      'if (this.#isOfLive(row)) this.#waitAgain(row); else this.#end(',
      'if (!this.#isOfLive(row)) this.#end(row, "position-closed"); else this.#end(',
    ],
    [
      'triggers of an order that ended wait for ever',
      "for (const row of rows) if (row.status === 'waiting') this.#end(row, 'order-ended');",
      '',
    ],
    [
      'what an order opened has no trigger as soon as it trades no more',
      "if (row.status === 'waiting') this.#end(row, 'order-ended');",
      "this.#end(row, 'order-ended');",
    ],
    ['a second trigger stands beside the first', "if (before) this.cancel(before, 'replaced', at);", ''],
    [
      'a part takes the place of the whole',
      'if (order === null && quantity !== null) return undefined;',
      'if (order === null && quantity === 0n) return undefined;',
    ],
    [
      'a trigger that is said anew goes on as it was',
      "const status = row.status === 'waiting' ? 'waiting' : 'armed';",
      'const { status } = row;',
    ],
    [
      'a trigger that is said anew keeps what it closed',
      'Object.assign(row, { closed: 0n, sent: null, firedMark: null, firedAt: null, triedAt: null, updatedAt: at });',
      'Object.assign(row, { sent: null, firedMark: null, firedAt: null, triedAt: null, updatedAt: at });',
    ],
    [
      'a trailing trigger keeps its first price',
      'row.triggerPrice = trailingPrice(mark, row.callback!, tick, isLongOf(row));',
      'row.triggerPrice ??= trailingPrice(mark, row.callback!, tick, isLongOf(row));',
    ],
    [
      'what was tried is tried again at the same mark',
      'this.#index(row); this.#wait(row); }',
      'this.#index(row); this.#watch(row); }',
    ],
    ['what was tried is never tried again', 'for (const row of rows) this.#watch(row);', ''],
    [
      'a start tries again what was tried at the mark as it is',
      'this.#marks.marks.get(row.contract)!.at) this.#wait(row);',
      'this.#marks.marks.get(row.contract)!.at) this.#watch(row);',
    ],
    [
      'a trigger that closed what its order opened is over for the rest of it',
      'if (this.#isOfLive(row)) { this.#index(row); this.#waitAgain(row); } else {',
      'if (row.status === "done") { this.#index(row); this.#waitAgain(row); } else {',
    ],
    [
      'there is room for one trigger more',
      'return this.of(owner, contract).length - replaced + more <= TRIGGERS_MAX;',
      'return this.of(owner, contract).length - replaced + more <= TRIGGERS_MAX + 1;',
    ],
  ]),
  ...faultsOf(`${PERPETUAL}/trigger-firing.ts`, [
    [
      'a part closes all of the position',
      'const wanted = row.quantity === null ? size : least(row.quantity - row.closed, size);',
      'const wanted = size;',
    ],
    [
      'a part that was tried begins at its whole quantity',
      'least(row.quantity - row.closed, size);',
      'least(row.quantity, size);',
    ],
    ['a part closes more than is left', 'least(row.quantity - row.closed, size);', 'row.quantity - row.closed;'],
    ['a trigger that fires is ended by what it closes', 'this.#triggers.suspend(row);', ''],
    ['a trigger forgets the mark at which it fired first', 'row.firedMark ??= mark;', 'row.firedMark = mark;'],
    [
      'what nobody took is not tried again',
      'if (quantity < wanted) this.#triggers.resume(row, at); else this.#triggers.done(row, at);',
      'this.#triggers.done(row, at);',
    ],
    [
      'a limit far from the mark is sent all the same',
      'if (row.price < low || row.price > high) {',
      'if (row.price < 0n) {',
    ],
    ['all triggers fire in one command', 'const WORK_A_COMMAND = 1_000;', 'const WORK_A_COMMAND = 1_000_000;'],
    ['triggers fire where nothing trades', 'return isReached && this.#risk.isSound(symbol, at);', 'return isReached;'],
    ['triggers fire before liquidations', 'return this.#risk.isBusy ? 0 : this.work(at);', 'return this.work(at);'],
    [
      'a stop order opens where positions can only be closed',
      "} else if (contract.status !== 'trading') {",
      "} else if (contract.status === 'halted') {",
    ],
    [
      'a stop order opens beside a liquidation',
      '} else if (position && this.#risk.isLiquidating(position)) {',
      '} else if (position && position.margin < 0n) {',
    ],
    [
      'a stop order that closes keeps the worst price of its beginning',
      'orders.amend(slot, worst, orders.lotsOf(slot), at);',
      '',
    ],
    ['a stop order sees no fall', 'return rises === NONE ? instrument.fallenTo(ticks) : rises;', 'return rises;'],
  ]),
  ...faultsOf(`${PERPETUAL}/forced-orders.ts`, [
    ['a limit of a trigger rests beside whatever else closes the position', 'this.trim(row, at, quantity);', ''],
  ]),
  ...faultsOf(`${PERPETUAL}/market-closing.ts`, [
    [
      'who is held gives value away by a trigger',
      "this.#guard.stops(row.owner, 'far-order', at) ? least(FAR, marketBand) : marketBand;",
      'least(marketBand, ONE);',
    ],
    [
      'orders that close stay beside what a trigger closed',
      'this.#forced.trim(row, at); return closed;',
      'return closed;',
    ],
  ]),
  ...faultsOf(`${PERPETUAL}/commands/record-prices.ts`, [
    [
      'a mark does not wait for triggers',
      'if (!liquidations.finish(at) || !firing.finish(at)) return done({ marked: 0 });',
      'if (!liquidations.finish(at)) return done({ marked: 0 });',
    ],
    ['a mark fires nothing', 'if (firing.marked(moved.map(symbolOf), at) > 0) liquidations.work(at);', ''],
  ]),
  ...faultsOf(`${PERPETUAL}/commands/set-triggers.ts`, [
    [
      'a trigger is set for somebody else’s order',
      'slot >= 0 && orders.ownerOf(slot) === owner && orders',
      'slot >= 0 && orders',
    ],
  ]),
  ...faultsOf(`${PERPETUAL}/commands/edit-trigger.ts`, [
    ['somebody else’s trigger is said anew', 'if (row?.owner !== owner) return refuse(', 'if (!row) return refuse('],
  ]),
  ...faultsOf(`${PERPETUAL}/commands/cancel-trigger.ts`, [
    ['somebody else’s trigger is cancelled', 'if (row?.owner !== owner) return refuse(', 'if (!row) return refuse('],
  ]),
  ...faultsOf(`${PERPETUAL}/commands/close-all.ts`, [
    [
      'closing all leaves orders in the book',
      'for (const slot of slots) matchLoop.withdraw(slot, CANCELLED, BY_OWNER, at);',
      '',
    ],
    [
      'closing all trades where nothing trades',
      'isHalted ? { order: null, quantity: 0n } : closing.close(row, size, at);',
      'closing.close(row, size, at);',
    ],
    [
      'closing one contract closes all',
      'quantity !== 0n && (symbol === null || contract === symbol)',
      'quantity !== 0n && contract !== ""',
    ],
  ]),
  ...faultsOf(`${PERPETUAL}/commands/amend-order.ts`, [
    [
      'a larger order keeps its priority',
      'const keepsPriority = samePrice && lots < orders.lotsOf(slot);',
      'const keepsPriority = samePrice;',
    ],
    [
      'an order that is amended counts itself',
      'others.take(orders, instrumentOrders, orders.listOf(slot), slot);',
      'others.take(orders, instrumentOrders, orders.listOf(slot));',
    ],
    [
      'an amended order holds what it held before as well',
      'ledger.release(payer, orders.heldOf(slot, held)); orders.amend(',
      'orders.amend(',
    ],
    ['an order is amended below what is filled', 'if (lots <= filled) {', 'if (lots <= 0) {'],
  ]),
];
