import { faultsOf } from './mutant.ts';

const ACCOUNT = 'packages/core/src/areas/account';
const SEND = 'packages/core/src/areas/wallet/commands/send-to-user.ts';

export const accountMutants = [
  ...faultsOf(`${ACCOUNT}/closures.ts`, [
    ['an account that is closed does what it likes', "row.state === 'closed' ? identity['account-closed'] :", ''],
    ['a closure is due a day early', 'dueAt <= at)', 'dueAt - DAY_MS <= at)'],
    ['who took it back stays stopped', '    this.#byOwner.delete(row.owner);\n', ''],
    ['a start forgets whom it stops', 'for (const row of this.values()) this.#byOwner.set(row.owner, row);', ''],
    ['who is stopped then is closed at once afterwards', 'row.dueAt = at + DAY_MS;', 'row.dueAt = at;'],
  ]),
  ...faultsOf(`${ACCOUNT}/gate.ts`, [
    ['who closes the account goes on', 'return stopped ?? run(input, at);', 'return run(input, at);'],
  ]),
  ...faultsOf(`${ACCOUNT}/remains.ts`, [
    ['more than little stays behind', 'worth <= MOST', 'worth >= 0n'],
    ['what is left stays behind unasked', '!leavesRest || ', ''],
    [
      'a coin without a price is worth nothing',
      'if (price === undefined) return undefined;',
      'if (price === undefined) continue;',
    ],
    ['what is left goes to the fees', 'systemAccounts.leftBehind', 'systemAccounts.fees'],
  ]),
  ...faultsOf(`${ACCOUNT}/commands/close-account.ts`, [
    ['a hold closes nothing off', '    if (stopped) return stopped;\n', ''],
    ['nothing is in the way', '    if (obstacle) {', '    if (obstacle && at < 0) {'],
  ]),
  ...faultsOf(`${ACCOUNT}/commands/end-closures.ts`, [
    ['what came in meanwhile is left behind', '      if (obstacle) {', "      if (obstacle === 'orders') {"],
    ['what is left stays in the closed account', '      remains.leave(row.owner, at);\n', ''],
    ['who is stopped is closed', "if (guard.stops(row.owner, 'closure', at)) {", 'if (closed < 0) {'],
  ]),
  ...faultsOf(SEND, [
    ['somebody who is held sends', '    if (stopped) return stopped;\n', ''],
    ['people send to themselves', 'if (recipient === owner) return', 'if (recipient === -owner) return'],
    [
      'coins go to a market maker',
      "holders.get(String(recipient))?.kind !== 'user'",
      '!holders.get(String(recipient))',
    ],
    ['coins go to a closed account', 'if (isClosing(recipient)) return', 'if (isClosing(owner)) return'],
    ['coins go to a frozen account', 'guard.freezes.isFrozen(recipient)', 'guard.freezes.isFrozen(owner)'],
    ['what is sent is not counted', '    days.count({ owner, amount, requestedAt: at });\n', ''],
    ['any number a day is sent', 'used.count >= dayCount', 'used.count > dayCount'],
    ['the day of withdrawals is another one', 'used.amount + amount > dayLimit', 'amount > dayLimit'],
    ['a repeat sends again', 'if (earlier?.said === said) {', 'if (earlier?.said === `${said} `) {'],
    [
      'what is sent goes into the book of earn',
      "ledger.account(recipient, 'spot', asset)",
      "ledger.account(recipient, 'finance', asset)",
    ],
  ]),
];
