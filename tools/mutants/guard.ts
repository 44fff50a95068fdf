import { faultsOf } from './mutant.ts';

const GUARD = 'packages/core/src/guard/guard.ts';
const HOLDS = 'packages/core/src/guard/holds.ts';
const FREEZES = 'packages/core/src/guard/freezes.ts';
const UNFREEZE = 'packages/core/src/guard/commands/unfreeze-account.ts';
const PLACE = 'packages/core/src/guard/commands/place-hold.ts';
const SETS = 'packages/contract/src/areas/identity/sets.ts';
const C2C = 'packages/core/src/areas/c2c/commands/';
const WITHDRAWAL = 'packages/core/src/areas/wallet/commands/request-withdrawal.ts';

/** Each way out without its question, and a guard that answers wrongly. */
export const guardMutants = [
  ...faultsOf(WITHDRAWAL, [
    [
      'a held owner withdraws',
      "    const stopped = guard.check(owner, 'withdrawal', at);\n    if (stopped) return stopped;\n",
      '',
    ],
  ]),
  ...faultsOf(`${C2C}take-ad.ts`, [
    [
      'a held owner sells',
      "    const stopped = guard.check(seller, 'c2c-sale', at);",
      '    const stopped = undefined;',
    ],
    ['the guard is asked of who buys', "guard.check(seller, 'c2c-sale', at)", "guard.check(payer, 'c2c-sale', at)"],
  ]),
  ...faultsOf(`${C2C}release.ts`, [
    [
      'a held owner releases',
      "    const stopped = guard.check(wish.owner, 'c2c-release', at);\n    if (stopped) return stopped;\n",
      '',
    ],
  ]),
  ...faultsOf(`${C2C}create-ad.ts`, [
    [
      'a held owner posts a sell ad',
      "side === 'sell' ? guard.check(owner, 'c2c-sell-ad', at) : undefined",
      'undefined',
    ],
  ]),
  ...faultsOf(`${C2C}shelve-ad.ts`, [
    [
      'a held owner puts a sell ad on the shelf',
      "on && ad.side === 'sell' ? guard.check(owner, 'c2c-sell-ad', at) : undefined",
      'undefined',
    ],
  ]),
  ...faultsOf(`${C2C}update-ad.ts`, [
    [
      'a held owner changes a sell ad',
      "ad.side === 'sell' ? guard.check(owner, 'c2c-sell-ad', at) : undefined",
      'undefined',
    ],
  ]),
  ...faultsOf(`${C2C}pay-deposit.ts`, [
    [
      'a held owner leaves a deposit',
      "    const stopped = guard.check(owner, 'merchant-deposit', at);\n    if (stopped) return stopped;\n",
      '',
    ],
  ]),
  ...faultsOf(`${C2C}cancel.ts`, [
    ['a cancel counts though the seller was held', "guard.stops(order.seller, 'c2c-release', at)", 'false'],
  ]),
  ...faultsOf(GUARD, [
    ['a frozen account lets value out', 'if (this.freezes.isFrozen(owner)) return', 'if (false) return'],
    ['every hold stops a release', "  'c2c-release': ({ reason }) => breaksRelease(reason),\n", ''],
    ['no hold stops a release', '=> breaksRelease(reason)', '=> breaksRelease(reason) && false'],
  ]),
  ...faultsOf(SETS, [
    [
      'a release goes on after a new fund password',
      "  'password-changed',\n  'email-changed',\n  'phone-changed',\n  'fund-password-wrong',",
      "  'password-changed',\n  'fund-password-changed',\n  'email-changed',\n  'phone-changed',\n  'fund-password-wrong',",
    ],
    [
      'a reason of tomorrow lets a release go on',
      '!keepRelease.includes(reason)',
      "!keepRelease.includes(reason) && reason !== 'a-reason-of-tomorrow'",
    ],
  ]),
  ...faultsOf(HOLDS, [
    ['the shortest hold counts', 'hold.until > (latest ?? 0)', 'hold.until < (latest ?? Infinity)'],
    [
      'a hold lasts a millisecond longer',
      'if (hold.until > at && counts(hold)',
      'if (hold.until >= at && counts(hold)',
    ],
    ['a new hold shortens the old one', 'until: Math.max(known.until, until)', 'until'],
    ['a start finds no owner of a hold', 'for (const hold of this.values()) this.#file(hold);', ''],
    [
      'holds leave the memory before their end',
      'if (hold.until > at) continue;',
      'if (hold.until > at + 3_600_000) continue;',
    ],
  ]),
  ...faultsOf(FREEZES, [['nobody is ever frozen', 'this.size > 0 &&', 'false &&']]),
  ...faultsOf(UNFREEZE, [
    ['what is opened stays stopped', '    freezes.retire(known);\n', '    freezes.touch(known);\n'],
  ]),
  ...faultsOf(PLACE, [['a hold that is over lasts', 'if (until <= at)', 'if (until < at)']]),
];
