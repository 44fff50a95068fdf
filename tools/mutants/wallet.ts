import { faultsOf } from './mutant.ts';

const COMMANDS = 'packages/core/src/areas/wallet/commands';
const TRANSFER = `${COMMANDS}/transfer-coins.ts`;
const CREDIT = `${COMMANDS}/credit-deposit.ts`;
const REVERSE = `${COMMANDS}/reverse-deposit.ts`;
const DEBTS = 'packages/core/src/areas/wallet/debts.ts';
const REVERSALS = 'packages/core/src/areas/wallet/reversals.ts';
const GUARD = 'packages/core/src/guard/guard.ts';
const REQUEST = `${COMMANDS}/request-withdrawal.ts`;
const APPROVE = `${COMMANDS}/approve-withdrawal.ts`;
const REJECT = `${COMMANDS}/reject-withdrawal.ts`;
const SIGN = `${COMMANDS}/sign-withdrawal.ts`;
const SETTLE = `${COMMANDS}/settle-withdrawal.ts`;
const FORGET = `${COMMANDS}/forget-requests.ts`;
const FUND = `${COMMANDS}/fund-system-account.ts`;
const REOPEN = `${COMMANDS}/reopen-withdrawal.ts`;
const CHARGE = `${COMMANDS}/charge-paid-withdrawal.ts`;
const REPAY = `${COMMANDS}/repay-withdrawal.ts`;
const BOOK_OUTFLOW = `${COMMANDS}/book-outflow.ts`;
const REVISE_OUTFLOW = `${COMMANDS}/revise-outflow.ts`;
const BEGIN_HOT_WALLET = `${COMMANDS}/begin-hot-wallet.ts`;
const ASSIGN_HOT_WALLET = `${COMMANDS}/assign-hot-wallet.ts`;
const DAYS = 'packages/core/src/areas/wallet/withdrawal-days.ts';
const WITHDRAWALS = 'packages/core/src/areas/wallet/withdrawals.ts';
const AREA = 'packages/core/src/areas/wallet/area.ts';
const DUE = 'packages/core/src/areas/wallet/due.ts';

export const walletMutants = [
  ...faultsOf(TRANSFER, [
    [
      'a transfer forgets its request id',
      "    requests.add({ owner, requestId, kind: 'transfer', said, reference: transfer.id, at });\n",
      '',
    ],
    [
      'a repeated transfer is told another time',
      'id: earlier.reference, owner, at: earlier.at',
      'id: earlier.reference, owner, at',
    ],
    [
      'a transfer takes from the spot book alone',
      'ledger.balance(owner, fromBook, asset)',
      "ledger.balance(owner, 'spot', asset)",
    ],
    ['a transfer leaves no row', '    log.add(transfer);\n', ''],
  ]),
  ...faultsOf(CREDIT, [
    ['a deposit is credited as often as it is said', "    if (known?.state === 'credited') return done(known);\n", ''],
    [
      'a deposit of another owner keeps the number of the one before',
      'const isSame = known?.owner === owner &&',
      'const isSame = known !== undefined &&',
    ],
  ]),
  ...faultsOf(REVERSE, [
    ['a deposit is reversed twice', "    if (credit.state === 'reversed') return done(credit);\n", ''],
    ['a reversal does not say what was missing', 'credit.shortfall = debts.takeBack(', 'debts.takeBack('],
    [
      'a reversal does not wait for staff',
      "      if (withdrawal.state !== 'broadcasting') reversals.record(withdrawal.id, id, at);\n",
      '',
    ],
  ]),
  ...faultsOf(REVERSE, [
    [
      'of two withdrawals the first alone waits for staff',
      'of withdrawals.allOfOwner(owner)) {',
      'of withdrawals.allOfOwner(owner).slice(0, 1)) {',
    ],
  ]),
  ...faultsOf(DEBTS, [
    [
      'a reversal takes from the spot book alone',
      "['spot', 'c2c', 'finance', 'contract', 'delivery', 'mining']",
      "['spot']",
    ],
    ['a reversal takes what is not there', 'const taken = available < left ? available : left;', 'const taken = left;'],
    ['a debt is never opened', 'if (left > 0n) this.open(', 'if (left < 0n) this.open('],
    ['a debt is not collected', 'for (const account of this.#ledger.takeGains()) this.#collectFrom(account, at);', ''],
    ['a debt is collected from another coin', '      if (debt.asset !== asset) continue;\n', ''],
    [
      'more is collected than is owed',
      'const paid = available < debt.left ? available : debt.left;',
      'const paid = available;',
    ],
    ['a debt that is repaid stays as it was', '      debt.left -= paid;\n', ''],
    ['a debt that is paid stays open', '      else this.#close(debt, at);\n', '      else this.touch(debt);\n'],
    ['after a start nobody owes anything', '      this.#index(debt);\n      const has', '      const has'],
  ]),
  ...faultsOf(REVERSALS, [
    ['an acknowledged reversal waits on', "      one.state = 'acknowledged';\n", ''],
    ['a reversal outlives its withdrawal', '      this.retire(one);\n', '      this.touch(one);\n'],
  ]),
  ...faultsOf(GUARD, [
    ['who owes may withdraw', '    if (debt) return refuse(', '    if (debt && debt.left < 0n) return refuse('],
  ]),
  ...faultsOf(REQUEST, [
    [
      'a withdrawal freezes nothing',
      "    ledger.hold(ledger.account(owner, 'spot', asset), new Parts().of(amount));\n",
      '',
    ],
    [
      'somebody has two withdrawals',
      "    if (withdrawals.ofOwner(owner)) return refuse(wallet['withdrawal-pending']);\n",
      '',
    ],
    ['a day has one withdrawal too many', 'used.count >= dayCount', 'used.count > dayCount'],
    ['the limit of a day is not quite one', 'used.amount + amount > dayLimit', 'used.amount + amount >= dayLimit'],
    ['a withdrawal is not counted in its day', '    days.count(withdrawal);\n', ''],
    [
      'a withdrawal forgets its request id',
      "    requests.add({ owner, requestId, kind: 'withdrawal', said, reference: id, at });\n",
      '',
    ],
    ['a repeat to another address is the same', `\${address} \${amount}`, `\${amount}`],
    ['staff need not look', "needs === 0 ? 'approved' : 'reviewing'", "needs < 2 ? 'approved' : 'reviewing'"],
  ]),
  ...faultsOf(APPROVE, [
    [
      'one person approves twice',
      "    if (withdrawal.firstBy === request.by) return refuse(staff['second-person-needed']);\n",
      '',
    ],
    ['one approval is enough for two', 'if (withdrawal.needs === 1 ||', 'if (withdrawal.needs >= 1 ||'],
    [
      'what is decided is approved again',
      "    if (withdrawal.state !== 'reviewing') return refuse(staff['withdrawal-decided']);\n",
      '',
    ],
  ]),
  ...faultsOf(APPROVE, [
    [
      'a withdrawal is approved past a reversed deposit',
      "    if (reversals.isUnseen(withdrawal.id)) return refuse(staff['withdrawal-reversal']);\n",
      '',
    ],
    [
      'a withdrawal is approved past a debt',
      "    if (debts.of(withdrawal.owner).length > 0) return refuse(staff['withdrawal-debt']);\n",
      '',
    ],
  ]),
  ...faultsOf(REJECT, [
    [
      'what is approved is rejected',
      "    if (state !== 'reviewing' && !waits) return refuse(staff['withdrawal-decided']);\n",
      '',
    ],
    [
      'what is rejected stays frozen',
      "    ledger.release(ledger.account(owner, 'spot', asset), new Parts().of(amount));\n",
      '',
    ],
    ['what is rejected stays counted', '    days.giveBack(withdrawal);\n', ''],
  ]),
  ...faultsOf(SIGN, [
    [
      'a withdrawal is signed past a reversed deposit',
      "    if (state === 'approved' && reversals.isUnseen(id)) return refuse(staff['withdrawal-reversal']);\n",
      '',
    ],
    [
      'a withdrawal is signed past a debt',
      "    if (state === 'approved' && debts.of(owner).length > 0) return refuse(staff['withdrawal-debt']);\n",
      '',
    ],
    [
      'a withdrawal is signed under two nonces',
      "state === 'approved' || withdrawal.nonce === nonce,",
      "state === 'approved' || withdrawal.nonce !== -1,",
    ],
    ['a nonce pays two withdrawals', '!payee || payee === withdrawal,', 'payee !== null,'],
    ['a withdrawal is signed before it is approved', "always(state !== 'reviewing',", "always(state !== 'success',"],
    ['signed bytes are not kept', '    withdrawal.raw = raw;\n', ''],
  ]),
  ...faultsOf(SETTLE, [
    ['the fee of a withdrawal is forgotten', 'const received = amount - fee;', 'const received = amount;'],
    [
      'a withdrawal is settled before it is signed',
      "always(withdrawal.state === 'broadcasting',",
      "always(withdrawal.state !== 'success',",
    ],
    ['a withdrawal that is paid stays frozen', '    ledger.release(account, new Parts().of(amount));\n', ''],
    ['a withdrawal that failed stays counted', '    } else days.giveBack(withdrawal);\n', '    }\n'],
    [
      'a withdrawal names the transaction that was replaced',
      '    withdrawal.txHash = txHash;\n',
      '    withdrawal.txHash ??= txHash;\n',
    ],
    [
      'a withdrawal that is over stays in memory',
      '    withdrawals.retire(withdrawal);\n',
      '    withdrawals.touch(withdrawal);\n',
    ],
  ]),
  ...faultsOf(FORGET, [
    [
      'a request id is forgotten a millisecond late',
      'request.at + REQUEST_LIFE_MS > at',
      'request.at + REQUEST_LIFE_MS >= at',
    ],
  ]),
  ...faultsOf(DUE, [
    ['a request id is never forgotten', 'oldest.at + REQUEST_LIFE_MS <= now', 'oldest.at + REQUEST_LIFE_MS < 0 * now'],
  ]),
  ...faultsOf(FUND, [
    ['the house is funded each time', 'amount - ledger.balance(owner', 'amount - 0n * ledger.balance(owner'],
    ['any account is funded', 'const book = funded.get(owner);', "const book = funded.get(owner) ?? 'spot';"],
  ]),
  ...faultsOf(DAYS, [
    ['a day never ends', 'row?.day === dayOf(at) ?', 'row !== undefined ?'],
    ['only the count of a day is given back', '    row.amount -= amount;\n', ''],
  ]),
  ...faultsOf(WITHDRAWALS, [
    [
      'after a start nobody has a withdrawal',
      '    for (const withdrawal of this.values()) this.#find(withdrawal);\n',
      '',
    ],
    ['nonces of all networks are one', ' || withdrawal.network !== network', ''],
  ]),
  ...faultsOf(AREA, [
    [
      'what withdrawals hold is no claim',
      "      for (const { owner, asset, amount } of withdrawals.values()) yield { owner, book: 'spot', asset, amount };\n",
      '',
    ],
  ]),
  ...faultsOf(REOPEN, [
    [
      'a withdrawal is opened again by an old word',
      "    if ((known?.times ?? 0) !== revision) return refuse(staff['withdrawal-decided']);\n",
      '',
    ],
    [
      'what is opened again is not frozen',
      '    ledger.hold(account, new Parts().of(amount));\n    revise',
      '    revise',
    ],
    [
      'the fee of what is opened again comes from fees that are spent',
      'const fromFees = available < fee ? available : fee;',
      'const fromFees = fee;',
    ],
    ['a change of how a withdrawal ended is not counted', '  known.times += 1;\n', ''],
    [
      'what is opened again counts as signed by the first hot wallet',
      '    if (hotWallets.currentOf(row.network) > 0) withdrawals.wallets.record(row, null);\n',
      '',
    ],
  ]),
  ...faultsOf(CHARGE, [
    [
      'a withdrawal is charged as often as it is said',
      "      if ((revisions.get(String(id))?.times ?? 0) !== revision) return refuse(staff['withdrawal-decided']);\n",
      '',
    ],
    [
      'what an owner cannot pay is owed by nobody',
      "      if (debt > 0n) debts.open({ owner, asset, amount: debt, cause: 'withdrawal-paid-twice', reference: id }, at);\n",
      '',
    ],
    [
      'what is charged is taken from a book that lacks it',
      'const taken = available < debt ? available : debt;',
      'const taken = debt;',
    ],
    ['what is charged is not counted in its day', '      days.countAgain(paid);\n', ''],
    ['what is charged names the transaction that failed', 'txHash: paidHash, block: paidBlock', 'block: paidBlock'],
  ]),
  ...faultsOf(REPAY, [
    [
      'what is not signed is paid again',
      "    if (withdrawal.state !== 'broadcasting') return refuse(staff['withdrawal-decided']);\n",
      '',
    ],
    ['what is paid again keeps its nonce', '{ ...next, nonce: null, txHash: null', '{ ...next, txHash: null'],
    ['the reversals of what is paid again stay', '    reversals.end(withdrawal.id);\n', ''],
    ['what is paid again leaves the old one open', '    withdrawals.retire(withdrawal);\n', ''],
  ]),
  ...faultsOf(BOOK_OUTFLOW, [
    ['an outflow is booked as often as it is said', '    if (known) return done(known);\n', ''],
    [
      'one person books an outflow',
      "    always(requestedBy !== approvedBy, 'one asks for an outflow to be booked, and another one approves it');\n",
      '',
    ],
    [
      'an outflow is booked from an account that lacks it',
      '!mayOwe(account) && available < amount',
      '!mayOwe(account) && available < 0n',
    ],
  ]),
  ...faultsOf(REVISE_OUTFLOW, [
    ['an outflow is taken back twice', '    if ((outflow.reversedAt === null) === stands) return done(outflow);\n', ''],
    [
      'an outflow is taken back the wrong way',
      'stands ? [account, outside] : [outside, account]',
      'stands ? [outside, account] : [account, outside]',
    ],
    [
      'an outflow is booked again from an account that lacks it',
      '      if (!mayOwe(outflow.account) && available < amount) outflow.account = systemAccounts.badDebt;\n',
      '',
    ],
  ]),
  ...faultsOf(BEGIN_HOT_WALLET, [
    [
      'a hot wallet is passed over',
      'wallet === hotWallets.currentOf(network) + 1,',
      'wallet > hotWallets.currentOf(network),',
    ],
    [
      'one person begins a hot wallet',
      "    always(requestedBy !== approvedBy, 'one asks for the next hot wallet, and another one approves it');\n",
      '',
    ],
    ['that a key is lost is not kept', '    known.lost = true;\n', ''],
  ]),
  ...faultsOf(ASSIGN_HOT_WALLET, [
    [
      'what is not approved is assigned to a hot wallet',
      "    if (withdrawal.state !== 'approved') return refuse(staff['withdrawal-decided']);\n",
      '',
    ],
    [
      'a withdrawal is of a hot wallet that was never used',
      'assigned.wallet <= hotWallets.currentOf',
      'assigned.wallet >= 0 * hotWallets.currentOf',
    ],
    ['an assigned hot wallet is not kept', '    withdrawals.wallets.record(withdrawal, assigned.wallet);\n', ''],
  ]),
];
