import { faultsOf } from './mutant.ts';

const PERPETUAL = 'packages/core/src/areas/perpetual';

export const capsMutants = [
  ...faultsOf('packages/core/src/margin/caps.ts', [
    [
      'the floor of a cap counts against its holder',
      'return greatest(shareFloor, notional(',
      'return least(shareFloor, notional(',
    ],
    [
      'the share of a cap is of all that is open and as much again',
      '(openInterest * shareMax) / ONE, price',
      '(2n * openInterest * shareMax) / ONE, price',
    ],
    ['a new account is new for a millisecond more', 'ageMs < caps.newAccountMs ?', 'ageMs <= caps.newAccountMs ?'],
    ['an account is new for ever', 'caps && ageMs < caps.newAccountMs ?', 'caps && ageMs >= 0 ?'],
    [
      'a new account may have more than the contract allows',
      'Math.min(caps.newAccountLeverage, maxLeverage) : maxLeverage;',
      'caps.newAccountLeverage : maxLeverage;',
    ],
  ]),
  ...faultsOf(`${PERPETUAL}/caps.ts`, [
    [
      'a market maker has caps',
      'return this.#isMarketMaker(owner) ? undefined : this.get(contract);',
      'return this.get(contract);',
    ],
    [
      'nobody knows how old an account is',
      'at - (this.#openedAt(owner) ?? 0)',
      'at - (this.#openedAt(owner) ?? 0) * 0',
    ],
  ]),
  ...faultsOf(`${PERPETUAL}/order-rules.ts`, [
    [
      'an order is not checked against the share',
      'share === undefined ? tiers.cap : least(share, tiers.cap);',
      'tiers.cap;',
    ],
    [
      'a share takes the place of the tiers',
      'share === undefined ? tiers.cap : least(share, tiers.cap);',
      'share ?? tiers.cap;',
    ],
    [
      'an order of a new account has any leverage',
      'if (wanted >= 1 && caps.allows(contract, owner, wanted, at)) return undefined;',
      'if (wanted >= 1 && wanted <= contract.maxLeverage) return undefined;',
    ],
  ]),
  ...faultsOf(`${PERPETUAL}/commands/set-leverage.ts`, [
    [
      'a new account chooses any leverage',
      'const most = caps.leverageMax(contract, owner, at);',
      'const most = contract.maxLeverage;',
    ],
  ]),
  ...faultsOf(`${PERPETUAL}/commands/set-caps.ts`, [
    ['caps that are set again stay as they were', 'caps.touch(Object.assign(known, row));', 'caps.touch(known);'],
  ]),
  ...faultsOf(`${PERPETUAL}/cap-terms.ts`, [['a share may be more than all', ' && shareMax <= ONE', '']]),
];
