import { faultsOf } from './mutant.ts';

const LEDGER = 'packages/core/src/ledger/ledger.ts';
const ACCOUNTS = 'packages/core/src/ledger/accounts.ts';
const FEES = 'packages/core/src/ledger/fee-totals.ts';
const PARTS = 'packages/money/src/parts.ts';

export const ledgerMutants = [
  ...faultsOf(LEDGER, [
    [
      'a hold takes and freezes nothing',
      '    this.#frozen(account, false, amount);\n  }\n\n  /** Gives back',
      '  }\n\n  /** Gives back',
    ],
    [
      'a hold freezes and takes nothing',
      '    this.#available(account, true, amount);\n    this.#frozen(account, false, amount);',
      '    this.#frozen(account, false, amount);',
    ],
    [
      'a release gives back and unfreezes nothing',
      '    this.#frozen(account, true, amount);\n    this.#available(account, false, amount);',
      '    this.#available(account, false, amount);',
    ],
    [
      'a release gives back twice',
      '    this.#frozen(account, true, amount);\n    this.#available(account, false, amount);',
      '    this.#frozen(account, true, amount);\n    this.#available(account, false, amount);\n    this.#available(account, false, amount);',
    ],
    [
      'a delivery comes out of nothing',
      '    this.#frozen(from, true, amount);\n    this.#available(to, false, amount);',
      '    this.#available(to, false, amount);',
    ],
    [
      'a delivery never arrives',
      '    this.#frozen(from, true, amount);\n    this.#available(to, false, amount);',
      '    this.#frozen(from, true, amount);',
    ],
    [
      'a trade says what a desk has',
      '    if (this.#keepsNone(account)) {\n      bytes[at] = 0;\n      return at + 1;\n    }\n    bytes[at] = 1;',
      '    bytes[at] = 1;',
    ],
    [
      'a trade says nothing of what its owners have',
      '    bytes[at] = 1;\n    return this.accounts.putTotal(bytes, at + 1, account);',
      '    bytes[at] = 0;\n    return at + 1;',
    ],
    ['a trade takes one number too few', 'take(LINES_OF_A_TRADE)', 'take(LINES_OF_A_TRADE - 1)'],
    ['a delivery turns one asset into another', '    this.#sameAsset(from, to);\n', ''],
    [
      'a settlement comes out of nothing',
      '    this.#frozen(from, true, amount);\n    this.#enter(from, true, amount, index',
      '    this.#enter(from, true, amount, index',
    ],
    [
      'a settlement never arrives',
      '    this.#available(to, false, amount);\n    this.#enter(to, false, amount, index',
      '    this.#enter(to, false, amount, index',
    ],
    ['a settlement leaves no entry', '    this.#enter(to, false, amount, index, reference, at);\n', ''],
    [
      'a settlement turns one asset into another',
      "    always(this.#assetOf(from) === this.#assetOf(to), 'a settlement would turn one asset into another');\n",
      '',
    ],
    ['the fee is taken from nobody', '    this.#available(payer, true, fee);\n', ''],
    ['the safety fund gets nothing', '    this.#available(to.safetyFund, false, share);\n', ''],
    ['fees are entered for nobody but the payer', 'changes.beforeTake(() => this.#closeFees());', ''],
    ['the fees are entered again in each batch', 'feesGained.set(0, 0);', ''],
    ['the entry of the fees names another trade', 'to.reference = reference;', 'to.reference ||= reference;'],
    ['an asset-book is charged once and never again', 'charged.isCharged = false;', ''],
    [
      "the fees are entered as the safety fund's",
      'false, feesGained, FEE, reference, at);',
      'false, feesGained, SAFETY_FUND, reference, at);',
    ],
    ['a posting need not sum to zero', 'always(sum === 0n, ', 'always(sum !== 1n, '],
    [
      'a posting makes one asset of another',
      'sums.set(asset, (sums.get(asset) ?? 0n) + amount);',
      "sums.set('', (sums.get('') ?? 0n) + amount);",
    ],
    [
      'what else happens to the fees is entered before them',
      'if (legs.some(({ account }) => this.#earnsFees(account))) this.#enterFees();',
      '',
    ],
    [
      'an account may fall below zero',
      "    always(mayOwe(this.accounts.ownerOf(account)), 'an account would have less than nothing');",
      '',
    ],
    [
      'more may be released than is frozen',
      "    always(this.accounts.changeFrozen(account, lose, amount), 'more was frozen than is there');",
      '    this.accounts.changeFrozen(account, lose, amount);',
    ],
    ['an account that is not there has enough', 'return account < 0 ? amount.isZero :', 'return account < 0 ? true :'],
  ]),
  ...faultsOf(ACCOUNTS, [
    [
      'the balance after a line forgets what is frozen',
      'let whole = records[record + AVAILABLE]! + records[record + FROZEN]!;',
      'let whole = records[record + AVAILABLE]!;',
    ],
    [
      'the balance after a line carries nothing over',
      '      fraction -= WHOLE;\n      whole += 1;\n    }\n    return putParts(bytes, at, whole, fraction);',
      '      fraction -= WHOLE;\n    }\n    return putParts(bytes, at, whole, fraction);',
    ],
    ['a borrow from the wholes is forgotten', '      units += WHOLE;\n      wholes -= 1;', '      units += WHOLE;'],
    ['a carry into the wholes is forgotten', '      units -= WHOLE;\n      wholes += 1;', '      units -= WHOLE;'],
    [
      'a balance changes and is not written',
      '    if (records[account * RECORD + TOUCHED] === 0) {\n      records[account * RECORD + TOUCHED] = 1;',
      '    if (false) {\n      records[account * RECORD + TOUCHED] = 1;',
    ],
  ]),
  ...faultsOf(FEES, [
    [
      'the dust of a fee is lost',
      'share.set(tenth.whole, tenth.fraction).subtract(total.fund);',
      'share.set(0, 0).add(tenthOf(fee, this.#tenth));',
    ],
    ['the total of the fees does not grow', '    total.charged.add(fee);\n', ''],
    [
      "the fees keep the safety fund's share",
      'rest.set(fee.whole, fee.fraction).subtract(share);',
      'rest.set(fee.whole, fee.fraction);',
    ],
    [
      'a ninth goes to the safety fund',
      'const whole = Math.floor(amount.whole / 10);\n  const rest = amount.whole - whole * 10;\n  return into.set(whole, Math.floor((rest * WHOLE + amount.fraction) / 10));',
      'const whole = Math.floor(amount.whole / 9);\n  const rest = amount.whole - whole * 9;\n  return into.set(whole, Math.floor((rest * WHOLE + amount.fraction) / 9));',
    ],
  ]),
  ...faultsOf(PARTS, [
    [
      'a share is rounded down where it is charged',
      "    if (rounding === 'up' && below * UNITS !== product) below += 1;\n",
      '',
    ],
    [
      'a share is always one unit more',
      "    if (rounding === 'up' && below * UNITS !== product) below += 1;",
      "    if (rounding === 'up') below += 1;",
    ],
    [
      'a sum of fractions does not carry',
      '      ? this.set(this.whole + other.whole + 1, fraction - UNITS)',
      '      ? this.set(this.whole + other.whole, fraction - UNITS)',
    ],
    [
      'a difference of fractions does not borrow',
      '      ? this.set(this.whole - other.whole - 1, fraction + UNITS)',
      '      ? this.set(this.whole - other.whole, fraction + UNITS)',
    ],
    [
      'a large product is taken from a double',
      'return units <= Number.MAX_SAFE_INTEGER ? this.ofUnits(units) : this.of(BigInt(count) * BigInt(each));',
      'return this.ofUnits(units);',
    ],
  ]),
];
