import { faultsOf } from './mutant.ts';

const PERPETUAL = 'packages/core/src/areas/perpetual';

export const warningMutants = [
  ...faultsOf('packages/core/src/margin/liquidation.ts', [
    ['a warning comes later', 'WARNING_AT = 80n;', 'WARNING_AT = 85n;'],
    ['a warning is over sooner', 'WARNING_OVER_BELOW = 70n;', 'WARNING_OVER_BELOW = 75n;'],
    [
      'a ratio of exactly the bound does not warn',
      'compareRatio(group, WARNING_AT) >= 0;',
      'compareRatio(group, WARNING_AT) > 0;',
    ],
    [
      'a warning is over at exactly the lower bound',
      'compareRatio(group, WARNING_OVER_BELOW) < 0;',
      'compareRatio(group, WARNING_OVER_BELOW) <= 0;',
    ],
  ]),
  ...faultsOf(`${PERPETUAL}/warnings.ts`, [
    ['who was warned is warned again', 'this.silence(which, at); this.#log.add({', 'this.#log.add({'],
    [
      'the position that has gained most is named',
      'loss < losses[found]! ? n : found',
      'loss > losses[found]! ? n : found',
    ],
    [
      'equity is rounded up in a warning',
      "equity: rounded(equityOf(group), 'down'),",
      "equity: rounded(equityOf(group), 'up'),",
    ],
    [
      'what is required is rounded down in a warning',
      "maintenance: rounded(maintenanceOf(group), 'up'),",
      "maintenance: rounded(maintenanceOf(group), 'down'),",
    ],
    ['a warning never ends', 'if (row) this.drop(row);', ''],
  ]),
  ...faultsOf(`${PERPETUAL}/risk.ts`, [
    [
      'a group is looked at only where it is liquidated',
      'const ratio = isWarned ? 1 : WARNING_RATIO;',
      'const ratio = 1;',
    ],
    ['a warning has no way back', 'if (!isWarned) continue;', 'if (ratio > 0) continue;'],
    ['a group that is gone stays warned', 'this.#settle(group); this.#warnings.end(group);', 'this.#settle(group);'],
  ]),
  ...faultsOf(`${PERPETUAL}/liquidations.ts`, [
    ['who is liquidated is warned of it', 'warnings.silence(group, at);', ''],
  ]),
];
