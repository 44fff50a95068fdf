import { faultsOf } from './mutant.ts';

const EARN = 'packages/core/src/areas/earn';
const SUMS = 'packages/core/src/earn-sums';

export const earnMutants = [
  ...faultsOf(`${SUMS}/clock.ts`, [
    ['income is paid at midnight', 'const PAYOUT_PART = 6;', 'const PAYOUT_PART = 1;'],
    [
      'a payment at 04:00 itself waits a day',
      'Math.ceil((at - dayMs / PAYOUT_PART) / dayMs)',
      '(Math.floor((at - dayMs / PAYOUT_PART) / dayMs) + 1)',
    ],
    [
      'the stamp before 04:00 is the next one',
      'Math.floor((at - dayMs / PAYOUT_PART) / dayMs) * dayMs',
      'Math.round((at - dayMs / PAYOUT_PART) / dayMs) * dayMs',
    ],
    [
      'income comes a day early',
      'payoutFrom(boughtAt + day * dayMs, dayMs)',
      'payoutFrom(boughtAt + (day - 1) * dayMs, dayMs)',
    ],
    ['a day that has begun is over', 'Math.floor((at - boughtAt) / dayMs)', 'Math.ceil((at - boughtAt) / dayMs)'],
    ['savings have income at once', 'payoutFrom(since + dayMs, dayMs)', 'payoutFrom(since, dayMs)'],
    ['savings come back at once', 'askedAt + dayMs / (2 * HOURS)', 'askedAt'],
    ['an hour of a redemption is two', 'askedAt + dayMs / HOURS', 'askedAt + (2 * dayMs) / HOURS'],
  ]),
  ...faultsOf(`${SUMS}/terms.ts`, [
    ['income of a day is rounded up', "quotient(amount * rate, ONE, 'down')", "quotient(amount * rate, ONE, 'up')"],
    ['a penalty is rounded down', "BigInt(daysLeft), ONE, 'up')", "BigInt(daysLeft), ONE, 'down')"],
    [
      'a penalty may be more than the sum',
      "least(quotient(amount * ratio * BigInt(daysLeft), ONE, 'up'), amount)",
      "quotient(amount * ratio * BigInt(daysLeft), ONE, 'up')",
    ],
    ['a cover is a unit too large', '(perDay * ONE - 1n) / rate', '(perDay * ONE) / rate'],
    ['one day is covered for all', 'free / BigInt(days) + 1n', 'free + 1n'],
    ['what is promised is free', 'greatest(funded - promised, 0n)', 'greatest(funded, 0n)'],
    ['a year has 360 days', 'const YEAR_DAYS = 365n;', 'const YEAR_DAYS = 360n;'],
  ]),
  ...faultsOf(`${SUMS}/machines.ts`, [
    ['a sum at its limit is of the tier below', 'amount >= least', 'amount > least'],
    ['machines of other coins have tiers', 'asset === MACHINE_COIN ?', 'asset ?'],
    ['a bonus is rounded up', "BONUSES[level]!, 'down'", "BONUSES[level]!, 'up'"],
  ]),
  ...faultsOf(`${EARN}/upline-bonuses.ts`, [
    ['a trial brings lines above something', "kind !== 'machine' || isLent || asset", "kind !== 'machine' || asset"],
    ['a fixed term brings lines above something', "kind !== 'machine' || isLent", 'isLent'],
    ['a line without a machine is paid', "if (own === null) return 'no-machine';", 'if (own === null) return null;'],
    ['a machine of a lower tier will do', 'machineTier(own, asset) < machineTier(machine, asset)', 'own < 0n'],
    ['sums are compared, not tiers', 'machineTier(own, asset) < machineTier(machine, asset)', 'own < machine'],
    ['one’s own second account is paid', 'why ?? withheldBy', 'withheldBy'],
    ['bonuses of nothing are recorded', 'if (amount === 0n) return [];', ''],
    ['a machine is looked for now, not when the income was due', 'above, asset, dueAt)', 'above, asset, dueAt + 1e12)'],
  ]),
  ...faultsOf('packages/core/src/areas/referral/above.ts', [
    ['who may not invite is paid', 'members.mayRefer(next) ?', 'next ?'],
    [
      'who is not verified is paid',
      "known.person.length === 0 ? 'not-verified'",
      "known.person.length < 0 ? 'not-verified'",
    ],
    ['only the two ends are compared', 'whyNotApart(way)', 'whyNotApart([way[0]!, way.at(-1)!])'],
    ['there are four lines', 'found.length < lines', 'found.length <= lines'],
  ]),
  ...faultsOf(`${SUMS}/savings.ts`, [
    ['savers have all interest of the rate', 'const LENDERS_TENTHS = 9n;', 'const LENDERS_TENTHS = 10n;'],
    ['a balance counts for no time', 'weight + principal * BigInt(at - countedTo)', 'weight + principal'],
    ['a share of a pot is rounded up', '(pot * weight) / of', '(pot * weight + of - 1n) / of'],
    [
      'nothing is kept for who asks back',
      "waiting + quotient(saved * reserveRate, ONE, 'up')",
      "quotient(saved * reserveRate, ONE, 'up')",
    ],
    ['no part of savings is kept', "waiting + quotient(saved * reserveRate, ONE, 'up')", 'waiting'],
  ]),
  ...faultsOf(`${EARN}/sharing.ts`, [
    [
      'savings keep their weight after an income',
      'Object.assign(row, { weight: 0n, countedTo: cutAt, stamp });',
      'Object.assign(row, { stamp });',
    ],
    [
      'balance counts until the payment, not until the cut',
      'const weight = weightAt(row, cutAt);',
      'const weight = weightAt(row, at);',
    ],
    [
      'a saver is paid twice',
      'Object.assign(row, { weight: 0n, countedTo: cutAt, stamp });',
      'Object.assign(row, { weight: 0n, countedTo: cutAt });',
    ],
    ['unsaved interest stays in the pool', '!isSaved && there > 0n', 'isSaved && there < 0n'],
    ['interest of young savings is taken for unsaved', '!isSaved && there > 0n', 'there > 0n'],
    ['what was carried counts as interest', 'interest: there - carried', 'interest: there'],
    [
      'who acts before their turn is not paid',
      'if (this.#savings.isPending(row, pool)) this.#payOne(row, pool, at);',
      '',
    ],
    ['a day is never over', 'pool.isSharing = false;', ''],
    ['nothing is shared', 'pool.shared += share;', ''],
    ['savings that are empty never end', 'this.#savings.endIfEmpty(row, at); } #close', '} #close'],
  ]),
  ...faultsOf(`${EARN}/savings-rows.ts`, [
    ['young savings weigh at once', 'if (firstAt > pool.stamp) continue;', ''],
    ['the sum of weights never begins anew', 'grown.weight = 0n;', ''],
    ['the weight of young savings is lost', 'grown.weight += total.weight;', ''],
    ['a change does not count what was before', 'row.weight = weightAt(row, at);', ''],
    [
      'a start forgets who is still to be paid',
      'this.isPending(row, pool) ? { ...row, weight: 0n, countedTo: pool.cutAt } : row',
      'row',
    ],
    ['young savings have a part', 'firstAt <= pool.stamp && stamp < pool.stamp', 'stamp < pool.stamp'],
    [
      'savings with income to come are over',
      'if (row.principal > 0n || row.weight > 0n) return;',
      'if (row.principal > 0n) return;',
    ],
  ]),
  ...faultsOf(`${EARN}/redemptions.ts`, [
    [
      'a redemption is paid without its turn',
      'first.amount <= this.#postings.poolFree(first.asset) ? first : undefined',
      'first',
    ],
    [
      'redemptions are paid at once',
      'if (!first || at < redemptionFrom(first.askedAt, this.#dayMs(product))) return undefined;',
      'if (!first) return undefined;',
    ],
    [
      'nobody is told that the hour is over',
      'return first && at >= first.dueAt ? first : undefined;',
      'return first && at > first.dueAt + 1e15 ? first : undefined;',
    ],
    ['what was asked back is asked back for ever', 'savings.redeeming -= amount;', ''],
    ['the pool waits for ever', 'this.#sharing.waits(pool, -amount);', ''],
    [
      'income of the day is lost with a redemption',
      'this.#sharing.settle(savings, at); savings.redeeming',
      'savings.redeeming',
    ],
  ]),
  ...faultsOf(`${EARN}/orders.ts`, [
    [
      'a freeze never ends',
      "if (row.status === 'frozen') return row.frozenUntil!;",
      "if (row.status === 'frozen') return undefined;",
    ],
    [
      'a sum stays for ever',
      'return income === undefined ? row.endsAt : Math.min(income, row.endsAt);',
      'return income;',
    ],
    [
      'a machine counts before it was bought and after its end',
      'if (row.asset !== asset || at < row.boughtAt || at >= row.endsAt) continue;',
      'if (row.asset !== asset) continue;',
    ],
    ['the worst machine counts', 'greatest(best, row.amount)', 'best'],
    ['a machine counts when its sum is back', 'this.#holdings.get(row.owner)?.machines.delete(row);', ''],
    ['a start forgets machines', "if (row.status !== 'ending') this.#runs(row);", ''],
    ['a trial machine counts', "row.kind === 'machine' && !row.isLent", "row.kind === 'machine'"],
    ['who left has income', '!hasLeft && daysPaid < days', 'daysPaid < days'],
    ['a person holds what came back', 'this.#count(row, 0, -row.amount);', ''],
    [
      'an order that left is called expired',
      "row.status = row.hasLeft ? 'redeemed' : 'expired';",
      "row.status = 'expired';",
    ],
    ['a start counts sums that are back', "row.status === 'ending' ? 0n : row.amount", 'row.amount'],
  ]),
  ...faultsOf(`${EARN}/terms.ts`, [
    [
      'a purchase promises nothing',
      'this.#funds.promise(this.#funds.open(row.fund, row.asset), row.daily * BigInt(row.days));',
      '',
    ],
    [
      'who leaves is promised income',
      'this.#funds.promise(this.#funds.open(row.fund, row.asset), -row.daily * BigInt(unpaid));',
      '',
    ],
    ['days that are over are not paid to who leaves', 'while (row.daysPaid < over) this.#payDay(row, at, at);', ''],
    ['leaving costs nothing', 'this.#returnSum(row, this.penalty(row, at), at);', 'this.#returnSum(row, 0n, at);'],
    ['a short payment is dropped', 'row.scheduled += amount; this.#schedule(payment);', ''],
    [
      'a short fund pays',
      'if (this.#funds.canPay(this.#funds.open(fund, asset), amount, true)) this.#payIncome',
      'if (amount > 0n) this.#payIncome',
    ],
    ['income that was paid stays promised', 'this.#funds.promise(fund, -amount);', ''],
    [
      'an order with income to come is over',
      "row.status === 'ending' && !isEarning(row) && row.scheduled === 0n",
      "row.status === 'ending'",
    ],
    ['what was scheduled ends with the order', '!isEarning(row) && row.scheduled === 0n', '!isEarning(row)'],
    ['income that was not taken out is lost', 'if (row.toTake > 0n) this.takeOut(row, row.book, at);', ''],
    ['taking out has no time', 'row.takenAt = at;', ''],
    ['what was taken out can be taken again', 'row.toTake = 0n;', ''],
    [
      'a bonus comes out of what is promised',
      'this.#funds.canPay(this.#funds.promotion(asset), amount, false)',
      'this.#funds.canPay(this.#funds.promotion(asset), amount, true)',
    ],
    ['what is withheld is paid', 'if (one.withheld === null) this.#bonus', 'if (one.line > 0) this.#bonus'],
    [
      'a payment of a line has another number than its record',
      'one.amount, day, dueAt, at, id);',
      'one.amount, day, dueAt, at);',
    ],
    [
      'the second sharer has as much as the first',
      'bonusOf(amount, level), day, dueAt',
      'bonusOf(amount, 0), day, dueAt',
    ],
    [
      'a lent sum comes back to who never paid',
      'if (!isLent) { this.#postings.returnSum(row, penalty, at);',
      '{ this.#postings.returnSum(row, penalty, at);',
    ],
    ['a product holds what came back', 'this.#products.moved(this.#products.find(row.product)!, -amount, -1);', ''],
    [
      'a freeze changes no moment',
      "status: 'frozen', frozenFor: reason, frozenUntil: until }); this.#orders.touch(row); this.#orders.time(row);",
      "status: 'frozen', frozenFor: reason, frozenUntil: until }); this.#orders.touch(row);",
    ],
  ]),
  ...faultsOf(`${EARN}/postings.ts`, [
    ['a penalty is nobody’s', 'fund.received += penalty;', ''],
    ['income of a machine is free at once', 'if (isHeld) this.#ledger.hold(account, this.#parts.of(amount));', ''],
    ['income of a machine goes to finance', "to.kind === 'machine' && !isBonus", 'isBonus && !isBonus'],
  ]),
  ...faultsOf(`${EARN}/funds.ts`, [
    ['an account that is short pays', 'amount <= available && amount <=', 'amount <='],
    ['a bonus may be of what is promised', 'isPromised ? fund.funded : freeOf(fund)', 'fund.funded'],
  ]),
  ...faultsOf(`${EARN}/buying.ts`, [
    [
      'terms that nobody was shown are sold',
      "if (version !== product.version) return refuse(earn['terms-changed']);",
      '',
    ],
    [
      'a quota is exceeded',
      'if (amount > left) return refuse(earn.quota, { left, coin }, ',
      'if (amount > left * 2n) return refuse(earn.quota, { left, coin }, ',
    ],
    ['income is promised without cover', 'return amount > left ? refuse', 'return amount > left * 1000n ? refuse'],
    [
      'a person holds without a limit',
      "if (amount > left) return refuse(earn['person-limit']",
      "if (amount > left * 1000n) return refuse(earn['person-limit']",
    ],
    ['any number of orders', 'orders.countOf(owner) >= EARN_ORDERS_MAX', 'orders.countOf(owner) > EARN_ORDERS_MAX'],
    ['a sum below the least is sold', 'amount < min || amount > max', 'amount > max'],
  ]),
  ...faultsOf(`${EARN}/commands/buy.ts`, [
    ['a sum need not be there', 'if (available < amount) {', 'if (available < 0n) {'],
    ['the trial is bought', " || product.machineType === 'trial'", ''],
    [
      'one’s own lock-up is shared with oneself',
      "if (shared.owner === owner) return refuse(earn['share-own'], {}, 'sharedBy');",
      '',
    ],
    ['a buyer is their own sharer', 'one === owner ? null : one', 'one'],
    ['a request that comes twice buys twice', 'repeats.note(requested, id, at);', ''],
  ]),
  ...faultsOf(`${EARN}/commands/start-trial.ts`, [
    ['a trial is taken twice', "if (trials.isTaken(owner, person)) return refuse(earn['trial-taken']);", ''],
  ]),
  ...faultsOf(`${EARN}/trials.ts`, [
    [
      'a person has a trial with each account',
      'person === null ? [`owner:${owner}`] : [`owner:${owner}`, `person:${person}`]',
      'person === null || person ? [`owner:${owner}`] : []',
    ],
  ]),
  ...faultsOf(`${EARN}/commands/exit-early.ts`, [
    [
      'leaving costs something else than was shown',
      "if (penalty !== shown) return refuse(earn['penalty-changed'], { penalty, coin: row.asset });",
      'if (shown < 0n) return refuse(earn.locked);',
    ],
  ]),
  ...faultsOf(`${EARN}/commands/fund.ts`, [
    [
      'cover that is promised is taken out',
      "if (-amount > free) return refuse(earn['cover-promised'], { free, coin: asset });",
      '',
    ],
  ]),
  ...faultsOf(`${EARN}/commands/redeem.ts`, [
    [
      'the same savings are asked back twice',
      'const left = row.principal - row.redeeming;',
      'const left = row.principal;',
    ],
  ]),
  ...faultsOf(`${EARN}/commands/subscribe.ts`, [
    [
      'a person saves without a limit',
      "if (amount > most) return refuse(earn['person-limit'], { left: most > 0n ? most : 0n, coin }, 'amount');",
      '',
    ],
    ['savings need not be there', 'if (available < amount) {', 'if (available < 0n) {'],
  ]),
  ...faultsOf('packages/core/src/areas/loans/pools.ts', [
    [
      'what savers asked back is lent',
      'greatest(this.free(asset) - this.#savings.reservedIn(asset), 0n)',
      'this.free(asset)',
    ],
    [
      'Quay takes out what savers put in',
      'least(this.lendable(asset), this.get(asset)?.capital ?? 0n)',
      'this.lendable(asset)',
    ],
  ]),
  ...faultsOf('packages/contract/src/areas/earn/lifecycle.ts', [
    [
      'income of a machine is taken out at any time',
      "return at >= takeOutAt(order) ? yes : no(earn['not-yet']);",
      'return yes;',
    ],
    ['a frozen order is left', "if (status === 'frozen') return no(earn.frozen);", ''],
    ['an order is left after its end', "if (at >= endsAt) return no(earn['term-over']);", ''],
  ]),
];
