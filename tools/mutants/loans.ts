import { faultsOf } from './mutant.ts';

const LOANS = 'packages/core/src/areas/loans';
const LENDING = 'packages/core/src/lending';

export const loansMutants = [
  ...faultsOf(`${LENDING}/debt.ts`, [
    ['an hour counts when it is over', 'Math.ceil((at - countedTo) / hourMs)', 'Math.floor((at - countedTo) / hourMs)'],
    ['the first hour is free at first', 'countedTo === openedAt && at === openedAt ? 1 : 0', '0'],
    ['an hour that was paid is charged again', 'if (at <= countedTo) return', 'if (at < openedAt) return'],
    ['interest is rounded down', "ONE * ONE, 'up')", "ONE * ONE, 'down')"],
    ['interest that was not paid is forgotten', 'return loan.owed + quotient', 'return quotient'],
    ['late hours cost as others', 'BigInt(hours - inTime) * loan.lateMultiple', 'BigInt(hours - inTime) * ONE'],
    ['all hours are late hours', 'BigInt(inTime) * ONE', 'BigInt(inTime) * loan.lateMultiple'],
    ['principal is paid before interest', 'least(amount, interestOf(loan, at))', 'least(0n, interestOf(loan, at))'],
  ]),
  ...faultsOf(`${LENDING}/pledge.ts`, [
    ['a rate is reached above it alone', 'prices.asset * ONE >= rate', 'prices.asset * ONE > rate'],
    [
      'a sale stops short of the initial rate',
      'prices.asset * ONE > rate * pledge',
      'prices.asset * ONE > 2n * rate * pledge',
    ],
    ['more is borrowed than a pledge allows', "prices.asset * ONE, 'down')", "prices.asset * ONE / 2n, 'down')"],
    ['a price of liquidation is one unit too high', "rate * pledge, 'down')", "rate * pledge, 'up')"],
  ]),
  ...faultsOf(`${LENDING}/forecast.ts`, [
    ['an hour too few is said to be left', 'return enough;', 'return enough - 1;'],
    ['hours of the clock are counted in place of the loan’s', 'at + hours * loan.hourMs', 'at + hours * 3_600_000'],
  ]),
  ...faultsOf(`${LENDING}/sale.ts`, [
    [
      'what a sale brings is rounded up',
      "quotient(quantity * prices.pledge, prices.asset, 'down')",
      "quotient(quantity * prices.pledge, prices.asset, 'up') + 1n",
    ],
    ['a sale costs no fee', 'const net = proceeds - fee;', 'const net = proceeds;'],
    ['interest is paid first where too little comes in', 'isShort ? least(paid, of.principal) : greatest', 'greatest'],
    ['what is missing is no shortfall', 'isShort ? of.principal - principal : 0n', '0n'],
    ['one lot more is sold', 'return quantityOf(enough);', 'return quantityOf(enough + 1n);'],
    ['one lot less is sold', 'return quantityOf(enough);', 'return quantityOf(enough > 1n ? enough - 1n : enough);'],
    ['a sale that closes stops at the initial rate', "until === 'restore' && !isAboveRate", '!isAboveRate'],
  ]),
  ...faultsOf(`${LENDING}/terms.ts`, [
    ['a product may warn on its first day', '>= WARNING * ONE', '> 2n * WARNING * ONE'],
    ['a sale may cost anything', 'saleFeeRate <= FEE_MAX && ', ''],
    ['an asset is lent against itself', 'asset !== pledge && isTerm', 'isTerm'],
  ]),
  ...faultsOf(`${LOANS}/lending.ts`, [
    ['hours are never settled', 'row.countedTo = nextHour(row, at);', ''],
    ['what was not paid of interest is lost', 'row.owed = interestOf(row, at) - paid.interest;', 'row.owed = 0n;'],
    ['the pledge stays held when nothing is owed', 'this.#postings.release(row, row.pledged);', ''],
    [
      'a buyer pays with what there is not',
      'if (proceedsOf(wanted, prices) <= payable) return',
      'if (proceedsOf(wanted, prices) >= 0n) return',
    ],
    ['a buyer buys as little as there is money for', 'part * PART_MIN < wanted ? 0n : part', 'part'],
    ['more pledge changes no product', 'this.#products.moved(row, 0n, quantity);', ''],
    ['a sale ends before the debt does', 'row.principal -= sold.shortfall;', ''],
  ]),
  ...faultsOf(`${LOANS}/watch.ts`, [
    ['nobody is warned', "if (calm && isAt(calm, WARNING)) return { kind: 'warn', of: calm };", ''],
    ['a warning lasts for ever', "if (low && !isAt(low, WARNING_OVER)) return { kind: 'calm', of: low };", ''],
    ['nothing closes after the grace', "if (late) return this.#payable({ kind: 'close', of: late }, indexes, at);", ''],
    ['pledge is sold at the warning', 'if (high && isAt(high, LIQUIDATION))', 'if (high && isAt(high, WARNING))'],
    ['what a batch has left is forgotten', 'this.#hasLeft = true; return done;', 'return done;'],
    ['hours that begin warn nobody', '(mayHaveStep && this.#hasStep(at))', 'false'],
    [
      'pledge is sold while its coin is halted',
      'if (this.haltedOf({ asset, pledge }) !== undefined) return undefined;',
      '',
    ],
    ['another index is not looked at', 'if (moves === this.#seen) return;', 'return;'],
  ]),
  ...faultsOf(`${LOANS}/area.ts`, [
    [
      'what an hour makes happen waits for the next index',
      'loans.size > 0 && watch.isDueBy(at) ? WATCH : undefined',
      'undefined',
    ],
  ]),
  ...faultsOf(`${LOANS}/ranks.ts`, [
    [
      'the safest loan is sold first',
      '} else pair.calm.set(ranked.high, -rank);',
      '} else pair.calm.set(ranked.high, rank);',
    ],
    ['debts stay what they were', 'this.set(this.#hours.top!.of.row, at);', 'this.#hours.set(this.#hours.top!, at);'],
    ['the grace is not waited for', 'isLate && at >= graceEnd(row)', 'isLate'],
  ]),
  ...faultsOf(`${LOANS}/pools.ts`, [
    ['lenders get all interest', 'const share = lenders - pool.lendersInterest;', 'const share = interest;'],
    ['the pool keeps nothing of interest', 'pool.capital += interest - share;', ''],
  ]),
  ...faultsOf(`${LOANS}/postings.ts`, [
    ['the fee of a sale is nobody’s', 'pool.capital += fee;', ''],
    ['what is missing stays lent', 'pool.lent -= shortfall;', ''],
  ]),
  ...faultsOf(`${LOANS}/commands/borrow.ts`, [
    ['the same intent borrows twice', 'if (known) return done(known);', ''],
    ['a pledge need not be there', 'if (available < pledged) {', 'if (available < 0n) {'],
    ['the pool may be empty', 'if (amount > free) return', 'if (amount < 0n) return'],
    ['any rate will do', 'if (hourlyRate !== product.hourlyRate) return', 'if (hourlyRate < 0n) return'],
  ]),
  ...faultsOf(`${LOANS}/commands/repay.ts`, [
    ['more is repaid than is owed', 'if (paid > owed) return', 'if (paid > owed * 2n) return'],
  ]),
  ...faultsOf(`${LOANS}/commands/renew.ts`, [
    ['a loan is renewed at any time', "if (hours > 0) return refuse(refusals['not-renewable-yet'], { hours });", ''],
    ['a loan that is late is renewed', 'if (at >= row.dueAt) return refuse(refusals.overdue);', ''],
  ]),
  ...faultsOf('packages/core/src/areas/perpetual/coin-indexes.ts', [
    ['an old index sells pledge', ' || !this.#marks.isSound(mark.contract, at)', ''],
    ['the first index after an outage sells pledge', ' || this.#syncing.isSyncing(mark.contract)', ''],
    ['a contract with an end says what a coin is worth', ' && !this.#contracts.dated.get(symbol)', ''],
  ]),
];
