import { faultsOf } from './mutant.ts';

const LIQUIDITY = 'packages/core/src/areas/liquidity';
const FIGURES = 'packages/contract/src/areas/liquidity/figures.ts';

export const liquidityMutants = [
  ...faultsOf(FIGURES, [
    ['income of a wallet is rounded up', "dailyRate, 'down')", "dailyRate, 'up')"],
    ['a balance counts above the most', 'multiply(least(lowest, maxHeld)', 'multiply(lowest'],
    ['a balance below the least is paid', 'lowest < minHeld ? 0n :', 'lowest < 0n ? 0n :'],
  ]),
  ...faultsOf(`${LIQUIDITY}/readings.ts`, [
    ['the first reading counts, not the lowest', 'least(day.lowest, held)', 'day.lowest'],
    ['a part of a day is read again', 'if (day[slot.held] !== null) return false;', ''],
    ['a day of a wallet is paid at midnight', 'at - dayMs / PAYOUT_PART', 'at'],
    ['a block counts twice for a day', '|| readingsOf(day).some(({ block }) => block === reading.block)', ''],
    ['one reading is enough', 'length >= READINGS_MIN', 'length >= 1'],
    ['later readings count for days that have enough', 'hasEnough(day) ||', ''],
  ]),
  ...faultsOf(`${LIQUIDITY}/wallets.ts`, [
    ['an address can join again after a start', 'this.#byAddress.set(wallet.address, wallet);', ''],
    ['the day on which a wallet was ended counts', 'day <= lastDay)', 'day <= lastDay + 1)'],
  ]),
  ...faultsOf(`${LIQUIDITY}/commands/link-wallet.ts`, [
    ['a wallet counts on the day on which it joins', 'dayOf(at, known.dayMs) + 1', 'dayOf(at, known.dayMs)'],
    [
      'people join with any number of wallets',
      'wallets.countOf(owner) >= LIQUIDITY_WALLETS_MAX',
      'wallets.countOf(owner) < 0',
    ],
    ['wallets join while nothing is offered', 'if (!known?.isOpen)', 'if (!known)'],
  ]),
  ...faultsOf(`${LIQUIDITY}/commands/unlink-wallet.ts`, [
    ['anybody unlinks a wallet', 'if (wallet?.owner !== owner)', 'if (!wallet)'],
    ['an ended wallet keeps its day', '    days.end(wallet);\n', ''],
  ]),
  ...faultsOf(`${LIQUIDITY}/commands/set-terms.ts`, [
    ['new rates hold for the day that has begun', 'fromDay: today + 1', 'fromDay: today'],
    ['rates before the last change are forgotten', 'if (known.fromDay <= today) {', 'if (known.fromDay > today) {'],
    [
      'rates change while days before the last change are open',
      'known.settledDay < known.fromDay - 1',
      'known.settledDay < 0',
    ],
  ]),
  ...faultsOf(`${LIQUIDITY}/days.ts`, [
    [
      'a wallet is paid what the budget does not have',
      'return income <= this.#needs.budget.free(asset);',
      'return true;',
    ],
    [
      'a small income goes before those that wait',
      'this.#scheduled.size === 0 && this.#canPay(day)',
      'this.#canPay(day)',
    ],
    ['what waits for the budget is never paid', 'if (first && this.#canPay(first)) return true;', ''],
    ['a day is paid again when the budget is filled', '      this.#scheduled.delete(day);\n', ''],
    [
      'days that waited for readings are not settled',
      'if (hasEnough(day) && this.#hadTurn(day)) this.#settle(day, at);',
      '',
    ],
    [
      'a day without a reading is left out',
      '        const row = this.#open(wallet, day);',
      '        const row = this.ofWallet(wallet.id).find((one) => one.day === day);\n        if (!row) continue;',
    ],
    ['a restart forgets the order of those that wait', 'a.turn! - b.turn!', 'b.turn! - a.turn!'],
    ['a slice begins anew at the first wallet', 'this.#needs.terms.change(terms, { settledWallet: wallet.id });', ''],
  ]),
  ...faultsOf('packages/core/src/areas/earn/funds.ts', [
    ['wallets are paid what the budget has promised', 'greatest(freeOf(fund) - fund.scheduled, 0n)', 'fund.funded'],
  ]),
  ...faultsOf('packages/core/src/areas/earn/postings.ts', [
    [
      'income of a wallet is not counted as paid',
      '    fund.paid += amount;\n    this.#entered(fund, -amount);\n    const to =',
      '    const to =',
    ],
  ]),
];
