import { faultsOf } from './mutant.ts';

const PAY = 'packages/core/src/areas/c2c/commands/pay-deposit.ts';
const RETURN = 'packages/core/src/areas/c2c/commands/return-deposit.ts';
const AREA = 'packages/core/src/areas/c2c/area.ts';
const DEPOSITS = 'packages/core/src/areas/c2c/deposits.ts';

export const c2cMutants = [
  ...faultsOf(PAY, [
    [
      'a deposit freezes nothing',
      "    ledger.hold(ledger.account(owner, 'spot', asset), new Parts().of(missing));\n",
      '',
    ],
    [
      'a deposit that is not there is taken all the same',
      "    if (available < missing) return refuse(verification['deposit-insufficient'], { amount: wish.amount, available });\n",
      '',
    ],
    ['a deposit paid again is held again', 'held.reduce((sum, deposit) => sum + deposit.amount, 0n)', '0n'],
    ['a deposit is written larger than what is frozen', 'amount: missing, paidAt', 'amount: wish.amount + 1n, paidAt'],
  ]),
  ...faultsOf(RETURN, [
    [
      'a deposit given back again comes back twice',
      "    if (deposit.state === 'refunded') return done(deposit);\n",
      '',
    ],
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
];
