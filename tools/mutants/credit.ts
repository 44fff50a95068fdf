import { faultsOf } from './mutant.ts';

const CREDIT = 'packages/core/src/areas/credit';
const FIGURES = 'packages/contract/src/areas/credit/figures.ts';

export const creditMutants = [
  ...faultsOf(FIGURES, [
    ['a day that has begun counts only when it is over', 'Math.ceil((at - from)', 'Math.floor((at - from)'],
    ['the first day costs nothing', 'Math.max(1, Math.ceil', 'Math.max(0, Math.ceil'],
    ['a late day costs what the others do', 'late * lateMultiple', 'late * ONE'],
    ['days of the term go on after it', 'BigInt(Math.min(started, days))', 'BigInt(started)'],
    ['interest of a credit is rounded down', "ONE * ONE, 'up')", "ONE * ONE, 'down')"],
    [
      'interest grows above the principal',
      "least(quotient(principal * dailyRate * weighted, ONE * ONE, 'up'), principal)",
      "least(quotient(principal * dailyRate * weighted, ONE * ONE, 'up'), principal * 99n)",
    ],
  ]),
  ...faultsOf(`${CREDIT}/pool.ts`, [
    [
      'what is paid out stays offered',
      'pool.offered -= principal;\n    pool.lent += principal;',
      'pool.lent += principal;',
    ],
    ['what is repaid stays lent', 'pool.lent -= principal;', ''],
    ['interest is not counted as earned', 'pool.interest += interest;', ''],
    [
      'the interest is not taken',
      "{ account: from, amount: -interest, cause: 'credit-interest' },\n      { account: to, amount: interest, cause: 'credit-interest' },",
      '',
    ],
    [
      'an offer that is not taken stays held',
      'this.#ledger.release(this.#account(asset), new Parts().of(principal));',
      '',
    ],
  ]),
  ...faultsOf(`${CREDIT}/commands/apply.ts`, [
    ['a closed product is lent', "if (!product.isOpen) return refuse(credit['product-closed'], {}, 'cycle');", ''],
    ['less than the least is asked for', 'asked < minAmount', 'asked < 0n'],
    ['what was borrowed does not count', 'maxAmount - loans.takenBy(owner)', 'maxAmount'],
    ['who is overdue borrows more', "status === 'overdue'", "status === 'repaid'"],
    ['two applications wait at a time', "status === 'reviewing' || status === 'offered'", "status === 'offered'"],
  ]),
  ...faultsOf(`${CREDIT}/commands/decide.ts`, [
    ['one person decides on any sum', 'asked > oneMax && !isSecond', 'false'],
    [
      'the same person decides twice',
      "if (firstBy === staff) return refuse(staffRefusals['second-person-needed']);",
      '',
    ],
    ['a second person need not say the same sum', '&& loan.chosen === chosen', ''],
    ['more than was asked for is approved', 'chosen < minAmount || chosen > asked', 'chosen < minAmount'],
    ['less is paid out unasked', 'if (chosen === asked) {', 'if (chosen > 0n) {'],
    ['an offer never ends', 'at + OFFER_DAYS * CREDIT_DAY_MS', 'at + 999 * CREDIT_DAY_MS'],
    [
      'more is approved than is there',
      "if (chosen > available) return refuse(credit['pool-short'], { available, coin: asset }, 'amount');",
      '',
    ],
  ]),
  ...faultsOf(`${CREDIT}/commands/repay.ts`, [
    ['less is repaid than is owed', 'if (amount !== owed)', 'if (amount > owed)'],
    [
      'one repays for another',
      "if (loan?.owner !== owner) return refuse(credit['loan-unknown']);",
      "if (!loan) return refuse(credit['loan-unknown']);",
    ],
  ]),
  ...faultsOf(`${CREDIT}/commands/mark-due.ts`, [
    ['a loan is overdue at its due time', 'if (at > dueAt!) {', 'if (at >= dueAt! - 1) {'],
    ['an offer that ends stays held', 'pool.release(loan);', ''],
    [
      'both reminders are given at once',
      "const isDay = reminded === 'soon' || at >= dueAt! - CREDIT_DAY_MS;",
      "const isDay = reminded === 'soon';",
    ],
  ]),
  ...faultsOf(`${CREDIT}/commands/fund-pool.ts`, [
    [
      'what is lent is taken out',
      "if (-amount > free) return refuse(credit['capital-lent'], { free, coin: asset });",
      '',
    ],
    [
      'what two agreed on is done twice',
      "if ((pool.get(asset)?.funded ?? 0n) !== before) return refuse(credit['product-changed']);",
      '',
    ],
  ]),
  ...faultsOf(`${CREDIT}/paying-out.ts`, [
    ['a loan is due a day early', 'loan.days * CREDIT_DAY_MS', '(loan.days - 1) * CREDIT_DAY_MS'],
  ]),
];
