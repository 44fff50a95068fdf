import { faultsOf } from './mutant.ts';

const GUARD = 'packages/core/src/guard/guard.ts';
const HOLDS = 'packages/core/src/guard/holds.ts';
const FREEZES = 'packages/core/src/guard/freezes.ts';
const UNFREEZE = 'packages/core/src/guard/commands/unfreeze-account.ts';
const PLACE = 'packages/core/src/guard/commands/place-hold.ts';
const GIVEN = 'packages/core/src/guard/given.ts';
const SALES = 'packages/core/src/guard/sales.ts';
const FAR = 'packages/core/src/trading/far.ts';
const SPOT = 'packages/core/src/areas/spot/';
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
      "    const stopped = guard.check(request.owner, 'c2c-release', at);\n    if (stopped) return stopped;\n",
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
  ...faultsOf(`${SPOT}commands/place-order.ts`, [
    [
      'a held owner places a far order',
      'if (stopped && goesFar(instrument, reach, givingWay(owner, instrument, buys, selfTrade))) return stopped;',
      'if (stopped && false) return stopped;',
    ],
    [
      'only orders with a limit are asked about',
      'if (limitTicks === NONE || goesFar',
      'if (limitTicks !== NONE && goesFar',
    ],
    [
      'a held owner places no market order at all',
      'if (stopped && goesFar(instrument, reach, givingWay(owner, instrument, buys, selfTrade)))',
      'if (stopped)',
    ],
    [
      'own offers that give way count as what a market order meets',
      'goesFar(instrument, reach, givingWay(owner, instrument, buys, selfTrade))',
      'goesFar(instrument, reach)',
    ],
  ]),
  ...faultsOf(`${SPOT}commands/amend-order.ts`, [
    [
      'a held owner amends to a far price',
      "const stopped = guard.check(request.owner, 'far-order', at);",
      'const stopped = undefined;',
    ],
  ]),
  ...faultsOf(FAR, [
    ['a stop order without a limit is near', 'if (limitTicks === NONE && stopTicks !== NONE) return true;', ''],
    [
      'a stop order is measured from the last price',
      'stopTicks === NONE ? instrument.lastTicks : stopTicks',
      'instrument.lastTicks',
    ],
    [
      'far on the other side',
      '(buys ? worst - reference : reference - worst)',
      '(buys ? reference - worst : worst - reference)',
    ],
    ['far begins at its edge', '> farFrom(reference)', '>= farFrom(reference)'],
    ['a market order reaches its first offer alone', 'left -= lots', 'left = lots === lots ? 0 : lots'],
  ]),
  ...faultsOf(`${SPOT}settlement.ts`, [
    [
      'value given on the book is not counted',
      'if (distance > 0) this.#needs.given(buyerOwner, sellerOwner, value, at);',
      'if (distance > 0) {}',
    ],
    [
      'value given below the last price is the buyer’s',
      'else this.#needs.given(sellerOwner, buyerOwner, value, at);',
      'else this.#needs.given(buyerOwner, sellerOwner, value, at);',
    ],
  ]),
  ...faultsOf(GIVEN, [
    ['a case for each trade', 'if (row.amount / GIVEN_CASE > before)', 'if (row.amount > 0n)'],
    ['no case is raised', 'if (row.amount / GIVEN_CASE > before)', 'if (false)'],
    ['yesterday counts on', 'if (day !== this.#day) this.#begin(day);', ''],
    ['value is not added up', 'row.amount += value;', 'row.amount = value;'],
  ]),
  ...faultsOf(SALES, [
    ['C2C prices give nothing', 'if (distance * 100n <= reference * FAR_SALE_PERCENT) return;', 'return;'],
    ['every C2C price is far', 'distance * 100n <= reference * FAR_SALE_PERCENT', 'distance === 0n'],
    [
      'the seller gives above the reference',
      'if (price > reference) this.#given',
      'if (price < reference) this.#given',
    ],
    [
      'a cancelled order gave value',
      '  returned(order: number): void {\n    this.#end(order);',
      '  returned(order: number): void {\n    void order;',
    ],
    ['a reference is kept for good', '    if (row) this.drop(row);\n', ''],
    [
      'no order has a reference',
      'if (reference > 0n) this.add({ order, reference });',
      'if (reference < 0n) this.add({ order, reference });',
    ],
  ]),
];
