import { faultsOf } from './mutant.ts';

const PERPETUAL = 'packages/core/src/areas/perpetual';

export const perpetualMutants = [
  ...faultsOf(`${PERPETUAL}/settlement.ts`, [
    [
      'the open interest counts shorts',
      'else if (before > 0n) contract.openInterest -= before;',
      'else contract.openInterest += row.quantity - before;',
    ],
    [
      'a maker pays the fee of a taker',
      'const rate = makes ? orders.makerRateOf(slot) : orders.takerRateOf(slot);',
      'const rate = orders.takerRateOf(slot);',
    ],
    [
      'a fee of a contract is rounded down',
      "side.fee.ofShare(this.#value, rate, 'up');",
      "side.fee.ofShare(this.#value, rate, 'down');",
    ],
    ['a fill that opens gives nothing back', 'this.#ledger.release(account, freed);', ''],
    [
      'profits of an earlier position count for a new one',
      'if (isFlat) Object.assign(row, { openedAt: at, realised: 0n, fees: 0n });',
      'if (isFlat) Object.assign(row, { openedAt: at });',
    ],
    [
      'an isolated margin forgets the loss that is there already',
      'initialMargin(exactNotional(kind, quantity, price), marginOf(orders, slot)) + loss;',
      'initialMargin(exactNotional(kind, quantity, price), marginOf(orders, slot));',
    ],
    [
      'a fill in doubles is of the other side',
      'buys ? units : -units, buys ? worth : -worth',
      'buys ? -units : units, buys ? -worth : worth',
    ],
    ['the open interest forgets fills in doubles', 'if (size > 0) contract.openInterest += traded.quantity;', ''],
    ['a position that was opened in doubles is not open', 'if (isFlat) row.openedAt = at;', ''],
    [
      'an isolated position grows as a cross one does',
      "Number.isNaN(units) || row.mode !== 'cross' ||",
      'Number.isNaN(units) ||',
    ],
    ['an isolated margin is not frozen', 'this.#ledger.hold(account, this.#parts.of(margin));', ''],
    [
      'an isolated margin takes the fee too',
      'const margin = least(wanted, greatest(0n, freed.value() - fee));',
      'const margin = least(wanted, greatest(0n, freed.value()));',
    ],
    [
      'what is filled keeps what it held',
      'orders.leftOf(slot) - lots, 0, this.#held',
      'orders.leftOf(slot), 0, this.#held',
    ],
    [
      'a fee is charged that is not there',
      'if (!this.#ledger.has(account, due)) due.of(this.#accounts.available(row.owner, this.#accounts.accountOf(row)));',
      '',
    ],
    [
      'an order that ends keeps what it held',
      'this.#ledger.release(this.#orders.payerOf(slot), this.#orders.heldOf(slot, this.#held));',
      '',
    ],
    ['the first trade does not make a last price', 'contract.hasTraded = true;', ''],
  ]),
  ...faultsOf(`${PERPETUAL}/position-record.ts`, [
    ['a fee in doubles is not counted', 'doubles[at + FEES]! + fee;', 'doubles[at + FEES]!;'],
    ['a new position has the profit of the one before', 'if (isFirst) this.realised = 0n;', ''],
    ['an amount that is too large is rounded', 'if (Number.isSafeInteger(units)) {', 'if (Number.isFinite(units)) {'],
    [
      'a position grows by what no double holds',
      'if (!Number.isSafeInteger(grown) || !Number.isSafeInteger(value) || !Number.isSafeInteger(fees)) return false;',
      '',
    ],
    [
      'a large amount is written as a small one',
      'if (!(units <= WRITTEN_MAX && units >= -WRITTEN_MAX)) return false;',
      '',
    ],
  ]),
  ...faultsOf(`${PERPETUAL}/closed-part.ts`, [
    ['a position that is closed stays opened', 'if (row.quantity === 0n) row.openedAt = null;', ''],
    [
      'an isolated position pays from the whole account',
      "row.mode === 'isolated' ? postings.settleIsolated(one, profit, due, given)",
      'row.margin < 0n ? postings.settleIsolated(one, profit, due, given)',
    ],
    [
      'a closed part gives back all of the margin',
      "const given = row.mode === 'isolated' ? releasedMargin(row.margin, closed, size) : 0n;",
      'const given = row.margin;',
    ],
    [
      'what could not be paid counts as realised',
      'row.realised += profit + paid.shortfall;',
      'row.realised += profit;',
    ],
  ]),
  ...faultsOf(`${PERPETUAL}/postings.ts`, [
    ['a loss frees no orders', 'if (slot === undefined) break;', 'if (slot !== -1) break;'],
    ['a loss realises no profit', 'if (lacks() > 0n) this.#cover(one, lacks());', ''],
    ['a cover leaves the position as it was', 'Object.assign(row, covered(row, profit));', ''],
    ['a cover is not counted', 'row.covered += profit;', ''],
    [
      'a cover does not change the contract’s part of the clearing account',
      'row.covered += profit; contract.clearing -= profit;',
      'row.covered += profit;',
    ],
    ['a profit does not change the contract’s part of the clearing account', 'one.contract.clearing -= profit;', ''],
    [
      'the fund pays nothing',
      'const fund = isFund ? 0n : least(shortfall, this.#fund.balance(name));',
      'const fund = 0n;',
    ],
    [
      'a fee is charged that nobody can pay',
      'const charged = least(fee, greatest(0n, most + profit));',
      'const charged = fee;',
    ],
    [
      'a loss is paid by the fund',
      'const shortfall = greatest(0n, -profit - most);',
      'const shortfall = greatest(0n, -profit);',
    ],
    [
      'an isolated loss is taken from nothing',
      'const taken = least(row.margin, greatest(given, needed));',
      'const taken = given;',
    ],
  ]),
  ...faultsOf(`${PERPETUAL}/margin-accounts.ts`, [
    [
      'another asset’s positions stand on the account',
      '!row.isFlat && this.#contracts.accountOf(row.contract) === account);',
      '!row.isFlat);',
    ],
    [
      'isolated positions stand on the whole account',
      "return this.#open(owner, account).filter(({ mode }) => mode === 'cross');",
      'return this.#open(owner, account);',
    ],
    ['an isolated margin belongs to the wallet', 'wallet -= row.margin + this.orderHolds(owner, row.contract);', ''],
    [
      'a loss of one position is a profit to be used',
      'sum += greatest(0n, profitAt(kind, position, mark));',
      'sum += 0n;',
    ],
    [
      'the oldest order is freed first',
      '.findLast((slot) => !closes(this.#orders, slot));',
      '.find((slot) => !closes(this.#orders, slot));',
    ],
    [
      'orders in contracts without a position do not stand on the account',
      "this.#positions.find(owner, symbol)?.mode === 'isolated';",
      "this.#positions.find(owner, symbol)?.mode !== 'cross';",
    ],
    [
      'a transfer asks what is available',
      'return least(available, movable(available, this.wallet(owner, account), this.#helds(owner, account, at)));',
      'return available;',
    ],
  ]),
  ...faultsOf(`${PERPETUAL}/closing.ts`, [
    [
      'a position is closed beyond bankruptcy',
      'if (bankruptcy === undefined) return { low, high };',
      'if (bankruptcy !== 0n) return { low, high };',
    ],
  ]),
  ...faultsOf(`${PERPETUAL}/own-orders.ts`, [
    ['orders that close are not counted', 'this.closing += orders.leftOf(slot);', 'this.closing += 0;'],
    ['orders that open are not counted', 'this.opening += orders.leftOf(slot);', 'this.opening += 0;'],
    [
      'a long and a short rest side by side',
      'return this.openings > (buys ? this.buying : this.openings - this.buying);',
      'return this.openings < 0 && buys;',
    ],
    ['an order that is amended counts twice', 'if (slot !== except) this.#count(', 'this.#count('],
  ]),
  ...faultsOf('packages/core/src/margin/steps.ts', [
    ['a margin is divided down', 'return amount > quotient * divisor ? quotient + 1 : quotient;', 'return quotient;'],
    ['a share that is counted is rounded down', '(below * WHOLE === product ? below : below + 1)', 'below'],
    ['a counted order holds nothing for its loss', 'const loss = distance > 0 ?', 'const loss = distance < 0 ?'],
    ['what no double counts is counted', 'if (!(this.reached <= COUNTED_MAX)) return false;', ''],
    ['a floor belongs to the tier above it', 'if (tier.floor >= notional) break;', 'if (tier.floor > notional) break;'],
    [
      'a short is margined at its limit',
      'this.price = buys ? limit : Math.max(limit, of.markUp);',
      'this.price = limit;',
    ],
  ]),
  ...faultsOf(`${PERPETUAL}/contracts-now.ts`, [
    [
      'what is kept of one contract is taken for another',
      'last !== undefined && last.contract.symbol === symbol ? last',
      'last !== undefined ? last',
    ],
    ['a new mark is not seen by orders', 'kept.row.price === kept.mark && at < kept.until', 'at < kept.until'],
    ['tiers that apply are not seen by orders', 'kept.mark && at < kept.until', 'kept.mark'],
    [
      'tiers that are set are not seen by orders',
      'if (kept.versions === this.#contracts.versions.size) {',
      'if (kept.versions > 0) {',
    ],
    ['what is open is not seen by orders', 'kept.roughOpen = Number(openInterest);', ''],
  ]),
  ...faultsOf(`${PERPETUAL}/bands.ts`, [
    ['a band stays where the mark was', 'known !== undefined && known.mark === mark', 'known !== undefined'],
  ]),
  ...faultsOf(`${PERPETUAL}/holdings.ts`, [
    ['an order holds nothing for the loss at its own price', 'worst: BigInt(orders.limitOf(slot)) * terms.tick,', ''],
    ['an order that closes holds margin', 'if (closes(orders, slot)) return into.set(0, 0);', ''],
  ]),
  ...faultsOf(`${PERPETUAL}/order-terms.ts`, [
    [
      'a tier that asks for more is forgotten',
      'initialRate * leverage > ONE ? -Number(initialRate) : Number(leverage)',
      'Number(leverage)',
    ],
    [
      'an order comes back with another margin',
      'const margin = leverage > 0 ? leverage : -Number(marginRate);',
      'const margin = leverage > 0 ? leverage : -1;',
    ],
  ]),
  ...faultsOf(`${PERPETUAL}/contracts.ts`, [
    ['tiers apply before their time', 'if (version.appliesAt <= at) found = version;', 'found = version;'],
    [
      'a start puts tiers in another order',
      '.sort((a, b) => (a.floor < b.floor ? -1 : 1));',
      '.sort((a, b) => (a.floor < b.floor ? 1 : -1));',
    ],
  ]),
  ...faultsOf(`${PERPETUAL}/marks.ts`, [
    ['an old index opens positions', 'return at - indexAt <= INDEX_MAX_AGE_MS;', 'return at >= indexAt;'],
    [
      'a contract that never traded has its listing price for a last one',
      'last: contract.hasTraded ? contract.referencePrice : undefined,',
      'last: contract.referencePrice,',
    ],
    ['samples of a book stay for ever', 'if (!counting.includes(row)) this.basis.drop(row);', ''],
    ['a start forgets what sources have said', 'for (const row of this.sources.values()) this.#index(row);', ''],
    [
      'samples that count no longer are averaged',
      'else if (counting.length < rows.length) this.#byContract',
      'else if (counting.length > rows.length) this.#byContract',
    ],
  ]),
  ...faultsOf(`${PERPETUAL}/order-rules.ts`, [
    ['an order opens against a position', 'if (isOpposite || others', 'if (others'],
    [
      'another leverage is taken beside a position',
      'if (leverage !== null && leverage !== chosen && (holds || others.openings > 0)) {',
      'if (leverage !== null && leverage !== chosen && others.openings > 0) {',
    ],
    [
      'what is freed by a profit opens more',
      'if (needed <= free) return undefined;',
      'if (needed <= free + accounts.unrealised(owner, name, at)) return undefined;',
    ],
    ['a market order holds by the edge of its band', 'reachOf(instrument, buys, lots, edge) : edge;', 'edge : edge;'],
    [
      'a reduce-only contract opens',
      "if (status === 'reduce-only') return refuse(perpetual['not-in-trading-period']);",
      '',
    ],
    ['more is closed than there is', 'if (lots > closable) {', 'if (lots > closable + others.closing) {'],
    [
      'the cap counts the position alone',
      'others: size + others.opening, leverage, takerRate,',
      'others: size, leverage, takerRate,',
    ],
    ['the exact cap counts the position alone', 'others: size + BigInt(others.opening) * lot,', 'others: size,'],
    [
      'what is needed is clearly free where it is not',
      'accounts.isClearlyFree(row, owner, name, account, hold, at)',
      'hold > 0',
    ],
  ]),
  ...faultsOf(`${PERPETUAL}/commands/set-leverage.ts`, [
    [
      'leverage changes under orders that rest',
      'accounts.slotsOf(owner, symbol).some((slot) => !closes(orders, slot))',
      'accounts.slotsOf(owner, symbol).length < 0',
    ],
    ['less leverage costs nothing', 'if (more > 0n && more > free) {', 'if (more > 0n && more > free + free) {'],
    ['an isolated position keeps too little', "if (before.mode === 'isolated' && more > 0n) added = more;", ''],
  ]),
  ...faultsOf(`${PERPETUAL}/commands/remove-margin.ts`, [
    ['all of a margin comes back', 'if (removed > removable) return', 'if (removed > row.margin) return'],
  ]),
  ...faultsOf(`${PERPETUAL}/commands/set-margin-mode.ts`, [
    [
      'the mode of a position changes',
      'if (holds || accounts.slotsOf(owner, symbol).length > 0)',
      'if (accounts.slotsOf(owner, symbol).length > 0)',
    ],
  ]),
  ...faultsOf(`${PERPETUAL}/commands/add-margin.ts`, [
    ['margin is added that is not free', 'if (added > movable) return', 'if (added > movable + movable) return'],
  ]),
  ...faultsOf('packages/core/src/areas/wallet/commands/transfer-coins.ts', [
    ['what positions stand on is moved away', 'if (movable < amount) {', 'if (movable < 0n) {'],
  ]),
  ...faultsOf(`${PERPETUAL}/risk.ts`, [
    ['a new mark looks at nobody who waits', 'this.retry(contract, at);', ''],
    ['the wallet of who is alone is as before', 'row.wallet = wallet; if (!mayStay', 'if (!mayStay'],
    ['who was alone stays so', 'for (const row of own) { row.alone = undefined;', 'for (const row of own) {'],
    [
      'the guard of who is alone stays',
      'if (!mayStay(row.guard, price, quantity > 0, guard)) this.#move(',
      'if (price < 0) this.#move(',
    ],
    ['where a guard stands is not kept', 'row.guard = rankOf(isLong, guard); if (!isWarned)', 'if (!isWarned)'],
    ['who was warned is left alone', 'if (!isWarned) continue; row.alone = undefined;', 'if (!isWarned) continue;'],
    [
      'what is worked on is worked on again at the same mark',
      'if (workedAt === undefined || group.rows.some(isNewer)) this.#hits.set(group, ratio);',
      'if (workedAt === undefined || group.rows.length > 0) this.#hits.set(group, ratio);',
    ],
    ['old prices liquidate', 'this.#marks.isSound(contract, at) &&', ''],
    ['prices that nobody confirmed liquidate', '!this.#syncing.isSyncing(contract) &&', ''],
    [
      'what left an account is not seen',
      'else if (this.#positions.ofOwner(owner).length > 0) this.#positions.moved.add(owner);',
      '',
    ],
    ['who is best off goes first', 'isNewer)) this.#hits.set(group, ratio)', 'isNewer)) this.#hits.set(group, -ratio)'],
    ['a version of tiers changes nobody', 'if (at >= this.#tiersAt) this.#tiersApply(at);', ''],
    [
      'a start forgets tiers that were announced',
      'this.#tiersAt = this.#contracts.nextTiers(at); for (const',
      'this.#tiersAt = Number.POSITIVE_INFINITY; for (const',
    ],
  ]),
  ...faultsOf(`${PERPETUAL}/risk-figures.ts`, [['the wallet of a group is as before', 'row!.wallet = wallet;', '']]),
  ...faultsOf(`${PERPETUAL}/guards.ts`, [
    [
      'a guard of a long stays that is passed too late',
      'if (isLong ? place < price : place > price)',
      'if (!isLong && place > price)',
    ],
    [
      'a guard of a short stays that is passed too late',
      'if (isLong ? place < price : place > price)',
      'if (isLong && place < price)',
    ],
    ['a guard of the other side stays', 'if (rank === 0 || rank < 0 !== isLong) return', 'if (rank === 0) return'],
    [
      'a far guard stands further than it is to',
      'const nearer = (distance + far) / 2;',
      'const nearer = distance + far;',
    ],
  ]),
  ...faultsOf(`${PERPETUAL}/positions.ts`, [
    ['one of several positions is taken for the only one', 'one.isOnly = own.length === 1;', 'one.isOnly = true;'],
    ['a position is written in its first batch alone', 'row.isTouched = false;', ''],
  ]),
  ...faultsOf('packages/core/src/engine/ranked-heap.ts', [
    ['of many only the last is put in order', 'for (let at = (kept >> 1) - 1; at >= 0; at--) this.#down(at);', ''],
    ['a child of what is taken stays', 'places.push(at * 2 + 1, at * 2 + 2);', 'places.push(at * 2 + 1);'],
  ]),
  ...faultsOf('packages/core/src/margin/rough.ts', [
    [
      'guards are twice as far',
      'price - (lost * WHOLE) / (size * (1 - least))',
      'price - (2 * lost * WHOLE) / (size * (1 - least))',
    ],
    [
      'guards of shorts are twice as far',
      'price + (lost * WHOLE) / (size * (1 + most))',
      'price + (2 * lost * WHOLE) / (size * (1 + most))',
    ],
    [
      'a guard at the mark is passed by none',
      'Math.min(Math.ceil(reached + nearOf(price)), price - 1) : Math.max(Math.floor(reached - nearOf(price)), price + 1); } /** The same',
      'Math.min(Math.ceil(reached + nearOf(price)), price - price / 10) : Math.max(Math.floor(reached - nearOf(price)), price + 1); } /** The same',
    ],
  ]),
  ...faultsOf(`${PERPETUAL}/liquidations.ts`, [
    ['all is worked on by one command', 'worked < most', 'worked < most * 1000'],
    ['orders that open stay', 'forced.cancelOpening(owner, asset, contract, at);', ''],
    [
      'a reduction forgets the liquidation fee',
      'const feeRate = forced.takerRateOf(row) + terms.feeRate;',
      'const feeRate = forced.takerRateOf(row);',
    ],
    ['a large position goes at once', 'const wanted = slice(', 'const wanted = ((_: unknown, all: bigint) => all)('],
    ['the fund gets no fee', "fee, given, 'liquidation-fee'", "0n, given, 'liquidation-fee'"],
    [
      'orders that close stay as they are',
      'forced.trim(row, at); this.#parts.positions.touch(row); const done =',
      'this.#parts.positions.touch(row); const done =',
    ],
    ['the fund takes everything', 'fund.mayTake(contract, row.quantity, price, fundState, at)', 'true'],
    ['the fund takes nothing', 'fund.mayTake(contract, row.quantity, price, fundState, at)', 'false'],
    [
      'what rounding leaves is kept',
      'postings.toFund({ row, contract, reference: step.id, at }, rest,',
      'postings.toFund({ row, contract, reference: step.id, at }, 0n,',
    ],
    ['who loses most is given away first', 'gain <= most', 'gain >= most'],
    ['a case has no number of its own', 'cases.worked(row, at);', ''],
  ]),
  ...faultsOf(`${PERPETUAL}/deleveraging.ts`, [
    [
      'targets that would be liquidated are taken',
      'const isSafe = this.#endsSafe(target, quantity, price, at);',
      'const isSafe = target.quantity !== 0n;',
    ],
    [
      'a target keeps what it would open',
      'forced.cancelOpening(target.owner, contracts.accountOf(target.contract), target.contract, at);',
      '',
    ],
    ['a target keeps orders that would close more than is left', 'forced.trim(target, at);', ''],
    ['who is passed over is taken at the same price', 'this.#bankruptcyOf(target, at), {', 'price, {'],
    ['bad debt changes nothing', 'if (this.#owed(account) > owed) this.#restrict(row.contract, at);', ''],
  ]),
  ...faultsOf(`${PERPETUAL}/adl-queue.ts`, [
    ['the queue begins at its end', 'compareRoughly(b.score, a.score)', 'compareRoughly(a.score, b.score)'],
    ['a new mark keeps the queue', 'this.#sides.clear();', ''],
    ['who was taken stays where they were', 'if (looked.size === 0) return;', 'if (looked.size >= 0) return;'],
  ]),
  ...faultsOf(`${PERPETUAL}/insurance-fund.ts`, [
    ['the fund forgets what it had', 'most = greatest(most, row.balance)', 'most = greatest(most, 0n)'],
    ['the fund never forgets what it had', 'row.hour >= since', 'row.hour >= 0 * since'],
  ]),
  ...faultsOf(`${PERPETUAL}/syncing.ts`, [
    [
      'one mark is enough after a while',
      'after.at - before.indexAt > PRICES_MISSING_MS',
      'after.at - before.indexAt > PRICES_MISSING_MS * 1000',
    ],
    ['marks need not agree', '&& agree(before, after)', ''],
  ]),
  ...faultsOf(`${PERPETUAL}/unwinding.ts`, [
    ['the fund sells at any price', 'mark * (ONE - BAND)', 'mark * (ONE - BAND - BAND)'],
  ]),
  ...faultsOf(`${PERPETUAL}/commands/record-prices.ts`, [
    ['a mark does not wait for liquidations', 'if (!liquidations.finish(at) || !firing', 'if (!firing'],
  ]),
];
