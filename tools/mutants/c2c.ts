import { faultsOf } from './mutant.ts';

const PAY = 'packages/core/src/areas/c2c/commands/pay-deposit.ts';
const RETURN = 'packages/core/src/areas/c2c/commands/return-deposit.ts';
const AREA = 'packages/core/src/areas/c2c/area.ts';
const DEPOSITS = 'packages/core/src/areas/c2c/deposits.ts';
const CREATE_AD = 'packages/core/src/areas/c2c/commands/create-ad.ts';
const UPDATE_AD = 'packages/core/src/areas/c2c/commands/update-ad.ts';
const SHELVE_AD = 'packages/core/src/areas/c2c/commands/shelve-ad.ts';
const CLOSE_AD = 'packages/core/src/areas/c2c/commands/close-ad.ts';
const TAKE_AD = 'packages/core/src/areas/c2c/commands/take-ad.ts';
const PAY_ORDER = 'packages/core/src/areas/c2c/commands/pay.ts';
const RELEASE = 'packages/core/src/areas/c2c/commands/release.ts';
const CANCEL = 'packages/core/src/areas/c2c/commands/cancel.ts';
const SUSPEND = 'packages/core/src/areas/c2c/commands/suspend-merchant.ts';
const SUSPENSIONS = 'packages/core/src/areas/c2c/suspensions.ts';
const BLOCKS = 'packages/core/src/areas/c2c/blocks.ts';
const BLOCK = 'packages/core/src/areas/c2c/commands/block-user.ts';
const SILENCES = 'packages/core/src/areas/c2c/silences.ts';
const ANSWER = 'packages/core/src/areas/c2c/commands/answer-fault.ts';
const APPEAL = 'packages/core/src/areas/c2c/commands/appeal.ts';
const WITHDRAW = 'packages/core/src/areas/c2c/commands/withdraw-appeal.ts';
const RULE = 'packages/core/src/areas/c2c/commands/rule.ts';
const NOTE = 'packages/core/src/areas/c2c/commands/note.ts';
const TIME_OUT = 'packages/core/src/areas/c2c/commands/time-out-orders.ts';
const ESCALATE = 'packages/core/src/areas/c2c/commands/escalate-orders.ts';
const END = 'packages/core/src/areas/c2c/commands/end-standing.ts';
const ESCROW = 'packages/core/src/areas/c2c/escrow.ts';
const ADS = 'packages/core/src/areas/c2c/ads.ts';
const ORDERS = 'packages/core/src/areas/c2c/orders.ts';
const FOUND = 'packages/core/src/areas/c2c/found.ts';
const DAYS = 'packages/core/src/areas/c2c/days.ts';
const CLOCK = 'packages/core/src/areas/c2c/clock.ts';
const DEADLINES = 'packages/core/src/areas/c2c/deadlines.ts';
const TIMELINE = 'packages/core/src/areas/c2c/timeline.ts';
const DUE = 'packages/core/src/areas/c2c/due.ts';
const LIFECYCLE = 'packages/contract/src/areas/c2c/lifecycle.ts';

/** The faults that an open peer's exchange of coins for fiat was found to have, planted here. */
const peersFaults = [
  ...faultsOf(APPEAL, [
    [
      'peer: an appeal unfreezes the escrow',
      '    order.appealBy = party;\n',
      '    order.appealBy = party;\n    parts.escrow.unlock(order.seller, order.asset, order.quantity, order.id, at);\n',
    ],
  ]),
  ...faultsOf(CANCEL, [
    [
      'peer: either side cancels though it was paid',
      'may.cancel(checked(order), party);',
      "may.cancel(checked(order), order.state === 'paid' ? 'payer' : party);",
    ],
  ]),
  ...faultsOf(DUE, [
    ['peer: an expiry is noticed at the next act alone', "    ['c2c/time-out-orders', payment.next],\n", ''],
  ]),
  ...faultsOf(TIME_OUT, [
    [
      'peer: an expiry unlocks nothing',
      "      escrow.giveBack(order, 'timed-out', at);\n",
      "      Object.assign(order, { state: 'timed-out', ended: 'timed-out', settledAt: at });\n",
    ],
  ]),
  ...faultsOf(FOUND, [
    [
      'peer: a guard looks whether there is a payer, not who it is',
      "  return party ? { order, party } : { refused: refuse(c2c['order-unknown']) };",
      "  return 'payer' in order ? { order, party: party ?? 'seller' } : { refused: refuse(c2c['order-unknown']) };",
    ],
  ]),
  ...faultsOf(RULE, [
    [
      'peer: a dispute closes and moves nothing',
      "    else if (request.for === 'payer') escrow.release(order, 'ruled-payer', at);\n    else escrow.giveBack(order, 'ruled-seller', at);\n",
      "    else Object.assign(order, { state: 'completed', ended: 'ruled-payer', settledAt: at });\n",
    ],
  ]),
  ...faultsOf(TAKE_AD, [
    [
      'peer: amounts are doubles',
      '    ad.locked += quantity;',
      '    ad.locked = BigInt(Math.floor((Number(ad.locked) / 1e8 + Number(quantity) / 1e8) * 1e8));',
    ],
  ]),
];

export const c2cMutants = [
  ...peersFaults,
  ...faultsOf(PAY, [
    [
      'a deposit freezes nothing',
      "    ledger.hold(ledger.account(owner, 'spot', asset), new Parts().of(missing));\n",
      '',
    ],
    [
      'a deposit that is not there is taken all the same',
      "    if (available < missing) return refuse(verification['deposit-insufficient'], { amount: request.amount, available });\n",
      '',
    ],
    ['a deposit paid again is held again', 'held.reduce((sum, deposit) => sum + deposit.amount, 0n)', '0n'],
    [
      'a deposit is written larger than what is frozen',
      'amount: missing, paidAt',
      'amount: request.amount + 1n, paidAt',
    ],
  ]),
  ...faultsOf(RETURN, [
    ['a deposit given back again comes back twice', "    if (deposit.state !== 'held') return done(deposit);\n", ''],
    [
      'a deposit given back stays frozen',
      "    ledger.release(ledger.account(owner, 'spot', asset), new Parts().of(deposit.amount));\n",
      '',
    ],
    ['a deposit given back is not written down', '    deposits.touch(deposit);\n', ''],
  ]),
  ...faultsOf(AREA, [
    ['a deposit given back is still a claim', "        if (state === 'held') yield", '        yield'],
  ]),
  ...faultsOf(DEPOSITS, [
    ['a deposit of another coin counts', 'deposit.asset === asset && deposit.state', 'deposit.state'],
    ['after a start nobody has a deposit', '    for (const deposit of this.values()) this.#file(deposit);\n', ''],
  ]),
  ...faultsOf(DEPOSITS, [
    ['the newest deposit pays first', 'of this.held(owner, asset)) {', 'of this.held(owner, asset).reverse()) {'],
    ['a deposit that is used up is still held', "      if (deposit.amount === 0n) deposit.state = 'used';\n", ''],
  ]),
  ...faultsOf(RETURN, [
    [
      'a deposit is given back while it may be asked for',
      "    if (orders.ofAdvertiser(owner).size > 0) return refuse(verification['merchant-busy']);\n",
      '',
    ],
  ]),
  ...faultsOf(CREATE_AD, [
    ['an ad on the shelf locks nothing', '    escrow.lock(owner, asset, needed, ad.id, at);\n', ''],
    ['an owner has one ad too many', 'size >= adsMax', 'size > adsMax'],
    ['an ad is posted again', "      return posted ? done(posted) : refuse(c2c['ad-closed']);\n", ''],
    ['other words are the same request', 'if (earlier && earlier.said !== said) ', 'if (earlier && !earlier) '],
    [
      'a request is not remembered',
      "    requests.add({ owner, requestId, kind: 'c2c-ad', said, reference: ad.id, at });\n",
      '',
    ],
    [
      'an ad offers what its owner does not have',
      "    if (available < needed) return refuse(c2c['balance-too-small'], { available, needed, coin: asset }, 'quantity');\n",
      '',
    ],
  ]),
  ...faultsOf(UPDATE_AD, [
    ['an ad becomes less than was traded', 'if (words.total < traded)', 'if (words.total < ad.dealt)'],
    ['what an ad no longer offers stays in escrow', '    else escrow.unlock(owner, asset, -needed, id, at);\n', ''],
    [
      'what an ad offers more does not go into escrow',
      '    if (needed > 0n) escrow.lock(owner, asset, needed, id, at);\n    else escrow',
      '    if (needed <= 0n) escrow',
    ],
  ]),
  ...faultsOf(SHELVE_AD, [
    ['on the shelf again, an ad locks again', "    if ((ad.state === 'on') === on) return done(ad);\n", ''],
    [
      'an ad goes on the shelf with nothing left',
      "    if (on && left === 0n) return refuse(c2c['ad-short'], { left, coin: asset });\n",
      '',
    ],
    ['off the shelf, the coins stay in escrow', '    escrow.unlock(owner, asset, escrowOf(ad), id, at);\n', ''],
  ]),
  ...faultsOf(CLOSE_AD, [
    ['an ad with a dispute is closed', " || order.state === 'disputed'", ''],
    ['an ad with orders is closed', 'holdsCoins(order) || ', ''],
    ['a closed ad keeps its coins in escrow', '    escrow.unlock(ad.owner, ad.asset, escrowOf(ad), ad.id, at);\n', ''],
  ]),
  ...faultsOf(TAKE_AD, [
    [
      'a request that is repeated makes a second order',
      '    if (earlier?.said === said) return done({ order: earlier.reference });\n',
      '    if (earlier?.said === said) requests.get(said);\n    else\n',
    ],
    ['a request id is used twice', "    if (earlier) return refuse(c2c['request-id-reused'], {}, 'requestId');\n", ''],
    ['an ad off the shelf is taken', "    if (ad.state !== 'on') return refuse(c2c['ad-off-shelf']);\n", ''],
    ['an own ad is taken', "    if (ad.owner === taker) return refuse(c2c['own-ad']);\n", ''],
    ['a sell ad is paid to any account', '!named(ad.methods, method)', "named('', method)"],
    ['a buy ad pays in any way', '!named(ad.kinds, kind)', "named('', kind)"],
    ['the cancels of the taker count, whoever pays', 'days.on(payer, at).cancels', 'days.on(taker, at).cancels'],
    ['a fourth purchase after three cancels', 'cancels >= CANCELS_A_DAY', 'cancels > CANCELS_A_DAY'],
    [
      'a price moves and nobody is asked',
      "    if (price !== proposal.seen) return refuse(c2c['price-moved'], { price, fiat });\n",
      '',
    ],
    ['an order is smaller than the ad allows', 'money < min || ', ''],
    ['an order is larger than the ad allows', ' || money > max', ''],
    [
      'an order takes more than is left',
      "    if (quantity > left) return refuse(c2c['ad-short'], { left, coin: asset });\n",
      '',
    ],
    [
      'orders that timed out count as under way',
      '[...orders.ofTaker(taker)].filter(holdsCoins).length',
      'orders.ofTaker(taker).size',
    ],
    ['a taker has one order too many', '.length >= openMax', '.length > openMax'],
    ['the limit of a day keeps its last unit', 'traded + value > dayLimit', 'traded + value >= dayLimit'],
    ['a day counts nothing', '    days.count(taker, at, { value });\n', ''],
    [
      'who takes a buy ad locks nothing',
      "    if (side === 'buy') escrow.lock(seller, asset, quantity, order.id, at);\n",
      '',
    ],
    ['an ad forgets what is in orders', '    ad.locked += quantity;\n', ''],
    ['a payer has a second more', 'payBy: at + minutes * 60_000', 'payBy: at + minutes * 60_000 + 1000'],
    ['an order is taken without a heartbeat', '    clock.recordTime(at);\n', ''],
  ]),
  ...faultsOf(ESCROW, [
    ['what goes into escrow is not frozen', '    this.#ledger.hold(escrow, new Parts().of(amount));\n', ''],
    ['an ad forgets what it dealt', '    ad.dealt += quantity;\n', ''],
    [
      'the taker gets the coins, whoever paid',
      "this.#ledger.account(payer, 'spot', asset)",
      "this.#ledger.account(order.taker, 'spot', asset)",
    ],
    [
      'the payer cannot use the coins',
      "this.#ledger.account(payer, 'spot', asset)",
      "this.#ledger.account(payer, 'c2c', asset)",
    ],
    [
      'coins of an ad on the shelf leave its escrow with an order',
      "    if (ad.side === 'sell' && ad.state === 'on') return;\n",
      '',
    ],
    [
      'coins stay in escrow though the ad is off the shelf',
      "    if (ad.side === 'sell' && ad.state === 'on') return;\n",
      "    if (ad.side === 'sell') return;\n",
    ],
    ['a day keeps what came back', '    this.#days.takeBack(taker, openedAt, { value });\n', ''],
    ['an ad keeps what left its orders', '    ad.locked -= order.quantity;\n', ''],
  ]),
  ...faultsOf(LIFECYCLE, [
    ['a payment at the deadline is in time', 'return at < order.payBy ? yes', 'return at <= order.payBy ? yes'],
    [
      'a seller pays',
      "    if (party === 'seller') return no(order.side === 'sell' ? c2c['acceptor-cannot-pay'] : c2c['user-cannot-pay']);\n",
      '',
    ],
    ['a payer releases', "    if (party === 'payer') return no(c2c['not-seller']);\n", ''],
    [
      'coins are released unpaid',
      "    if (order.state === 'unpaid') return no(c2c['release-unpaid']);\n    return order.state === 'paid'",
      "    return order.state === 'unpaid' || order.state === 'paid'",
    ],
    [
      'an order is cancelled under an appeal',
      "return order.state === 'unpaid' || order.state === 'paid' ? yes",
      "return order.state !== 'completed' ? yes",
    ],
    [
      'the seller asks for the own deposit',
      " || order.side !== 'sell' || party !== 'payer')",
      " || order.side !== 'sell')",
    ],
    ['an appeal after 48 hours is in time', 'return at < (order.timedOutAt', 'return at <= (order.timedOutAt'],
  ]),
  ...faultsOf(PAY_ORDER, [
    ['a payment after an absence is late', 'checked(order, clock.gap(at))', 'checked(order)'],
    ['a payment after an absence says nothing of it', '    clock.recordTime(at);\n', ''],
    ['a paid order is never looked at', '    order.escalateAt = at + ESCALATE_MS;\n', ''],
  ]),
  ...faultsOf(RELEASE, [
    ['a released order is not over', "    order.standing = 'over';\n", ''],
    ['a release leaves a ruling that waits', '    dropProposal(order);\n', ''],
  ]),
  ...faultsOf(CANCEL, [
    ['a cancel does not count', '    days.count(owner, at, { cancels: 1 });\n', ''],
    [
      'a fault that is claimed has no end',
      '      order.faultUntil = at + FAULT_MS;\n',
      '      order.faultUntil = at * 2;\n',
    ],
    ['every cancel names the seller', 'if (sellerReasons.includes(reason))', 'if (reason)'],
  ]),
  ...faultsOf(ANSWER, [
    ['the payer accepts the seller’s fault', "    if (party !== 'seller') return refuse(c2c['not-seller']);\n", ''],
    ['a fault is contested when its time is over', ' || at >= faultUntil! + clock.gap(at)', ''],
    ['an answer after an absence is late', 'faultUntil! + clock.gap(at)', 'faultUntil!'],
    ['an accepted fault counts all the same', '  days.takeBack(order.payer, order.settledAt!, { cancels: 1 });\n', ''],
    ['a fault is accepted on another day', 'order.settledAt!, { cancels: 1 }', 'at, { cancels: 1 }'],
  ]),
  ...faultsOf(APPEAL, [['the clock runs under an appeal', '    order.escalateAt = null;\n', '']]),
  ...faultsOf(WITHDRAW, [
    [
      'one alone withdraws an appeal',
      'if (inEscrow && order.withdrawalBy === null) {',
      'if (order.escalateAt !== null) {',
    ],
    ['an offer that is repeated is an agreement', '    if (order.withdrawalBy === party) return done(order);\n', ''],
    [
      'an appeal that is withdrawn is made again at once',
      'at + ESCALATE_MS : null',
      'order.paidAt! + ESCALATE_MS : null',
    ],
    ['a ruling outlives the appeal', '    dropProposal(order);\n', ''],
  ]),
  ...faultsOf(RULE, [
    ['one rules whatever the value', '    if (value > RULED_BY_ONE_MAX && !isSecond) {', '    if (value < 0n) {'],
    ['two are needed for 5,000', 'value > RULED_BY_ONE_MAX', 'value >= RULED_BY_ONE_MAX'],
    [
      'the same person rules twice',
      "    if (order.ruledBy === request.staff) return refuse(staff['second-person-needed']);\n",
      '',
    ],
    ['two who disagree are two', ' && order.rulingFor === request.for', ''],
    ['two who say other amounts are two', ' && order.compensation === compensation;', ';'],
    ['a ruling pays more than is there', 'least(value, deposit)', 'value'],
    ['a ruling pays more than was lost', 'least(value, deposit)', 'deposit'],
    ['an order in escrow is compensated', "state === 'disputed' && request.for", 'request.for'],
    ['a ruling for the seller compensates the payer', " && request.for === 'payer' ? least", ' ? least'],
    ['the deposit stays as large as it was', '    deposits.use(advertiser, VALUED_IN, compensation);\n', ''],
    ['a compensation is written and not paid', '      compensate(order, at);\n', ''],
    ['a ruled order is not over', "    order.standing = 'over';\n", ''],
    [
      'a ruling for the payer gives the coins to the seller',
      "request.for === 'payer') escrow",
      "request.for === 'seller') escrow",
    ],
  ]),
  ...faultsOf(NOTE, [
    [
      'anybody writes in the name of the other',
      "    if (isParty && (by === null || partyOf(order, by) !== actor)) return refuse(c2c['order-unknown']);\n",
      '',
    ],
    ['the chat of an order that is over is open', '    if (!answer.yes) return refuse(answer.refusal);\n', ''],
  ]),
  ...faultsOf(TAKE_AD, [
    ['the ads of a suspended merchant are taken', ' || suspensions.of(ad.owner)', ''],
    ['a frozen merchant goes on buying', 'if (isStopped || suspensions', 'if (suspensions'],
    [
      'an order has no number',
      '    numbers.add({ order: order.id, number, reference: bankReference, detailsDigest });\n',
      '',
    ],
  ]),
  ...faultsOf(CREATE_AD, [
    [
      'a suspended merchant posts ads',
      "    if (suspensions.of(owner)) return refuse(c2c['merchant-suspended']);\n",
      '',
    ],
  ]),
  ...faultsOf(SHELVE_AD, [
    [
      'a suspended merchant puts ads on the shelf',
      "    if (on && suspensions.of(owner)) return refuse(c2c['merchant-suspended']);\n",
      '',
    ],
    ['a suspended merchant cannot take ads off the shelf', 'if (on && suspensions', 'if (suspensions'],
  ]),
  ...faultsOf(SUSPEND, [
    ['who is suspended is suspended again', '    if (suspensions.of(owner)) return done({ changed: false });\n', ''],
  ]),
  ...faultsOf(TAKE_AD, [['a block is looked at by nobody', '    if (apart) return apart;\n', '']]),
  ...faultsOf(BLOCKS, [
    [
      'who has blocked an advertiser takes their ads',
      "    if (this.find(taker, advertiser)) return refuse(c2c['user-blocked']);\n",
      '',
    ],
    [
      'who is blocked takes the ads of who blocks them',
      "    return this.find(advertiser, taker) ? refuse(c2c['ad-unavailable']) : undefined;",
      '    return undefined;',
    ],
    [
      'after a start nobody’s blocks are counted',
      'for (const block of this.values()) this.#byOwner.add(block.owner, block);',
      '',
    ],
    ['a block is lifted in memory alone', "    block.state = 'lifted';\n", ''],
    ['who was let go counts on', '    this.#byOwner.remove(block.owner, block);\n', ''],
  ]),
  ...faultsOf(BLOCK, [
    ['somebody blocks themselves', "    if (owner === blocked) return refuse(c2c['block-self']);\n", ''],
    ['one more than the limit is blocked', 'size >= blocksMax', 'size > blocksMax'],
    ['who is blocked is blocked again', '    if (blocks.find(owner, blocked)) return done({ changed: false });\n', ''],
  ]),
  ...faultsOf(SUSPENSIONS, [['a suspension is lifted in memory alone', "    suspension.state = 'lifted';\n", '']]),
  ...faultsOf(CANCEL, [
    ['a claim of silence needs no silence', 'at - unansweredSince - clock.gap(at) >= SILENT_MS', 'true'],
    ['five minutes to the millisecond are too short', '>= SILENT_MS', '> SILENT_MS'],
    ['while Quay is away the seller is silent', ' - clock.gap(at) >= SILENT_MS', ' >= SILENT_MS'],
    ['claims of silence are not counted', '      silences.count(owner, at);\n', ''],
    [
      'a claim is needed where the seller could not release',
      "reason === 'seller-silent' && !isHeld",
      "reason === 'seller-silent'",
    ],
  ]),
  ...faultsOf(SILENCES, [
    ['claims of yesterday count today', 'row?.day === dayOf(at) ? row.claims : 0', 'row?.claims ?? 0'],
  ]),
  ...faultsOf(ESCALATE, [['an order that escalates stays paid', "      order.state = 'appealed';\n", '']]),
  ...faultsOf(END, [['an order that timed out is open for ever', "      order.standing = 'over';\n", '']]),
  ...faultsOf(DUE, [
    ['nobody notices an absence', "    ['c2c/record-heartbeat', clock.next],\n", ''],
    ['no fault is accepted by itself', "    ['c2c/accept-faults', fault.next],\n", ''],
    ['no paid order is looked at by itself', "    ['c2c/escalate-orders', release.next],\n", ''],
    ['no order that timed out is ever closed', "    ['c2c/end-standing', standing.next],\n", ''],
  ]),
  ...faultsOf(DEADLINES, [
    ['a deadline passes a millisecond late', 'first.at <= now &&', 'first.at < now &&'],
    [
      'what was moved is due when it was',
      '      if (!first || this.#filed.get(first.id) === first.at) return first;\n',
      '      if (!first || this.#filed.has(first.id)) return first;\n',
    ],
  ]),
  ...faultsOf(CLOCK, [
    ['twenty seconds are an absence', 'silent > DOWNTIME_MS', 'silent >= DOWNTIME_MS'],
    ['payers get no time back', '    if (pays) order.payBy += gap;\n', '    if (pays) order.payBy += 0;\n'],
    ['sellers get no time back', '    else order.escalateAt! += gap;\n', ''],
    [
      'those who answer get no time back',
      '    else if (answers) order.faultUntil! += gap;\n',
      '    else if (answers) order.faultUntil! += 0;\n',
    ],
    ['an absence is counted again', '      row.heartbeatAt = at;\n', ''],
  ]),
  ...faultsOf(TIMELINE, [
    ['an event is not chained to the one before', '    order.head = hash;\n', ''],
    ['two events have one number', '    order.events = number;\n', ''],
  ]),
  ...faultsOf(ADS, [['an ad off the shelf is in escrow', " && ad.state === 'on' ? leftOf", ' ? leftOf']]),
  ...faultsOf(ORDERS, [
    ['after a start no order waits', '    for (const order of this.values()) this.#file(order);\n', ''],
    [
      'a moved deadline is not filed',
      '      for (const wait of waits) this.deadlines[wait].file(order.id, deadlinesOf[wait](order));\n      this.touch',
      '      this.touch',
    ],
  ]),
  ...faultsOf(DAYS, [
    ['a day that is over counts', 'row?.day === dayOf(at) ? row : nothing', 'row ?? nothing'],
    ['yesterday’s value comes back today', '    if (row.day !== dayOf(then)) return;\n', ''],
  ]),
];
