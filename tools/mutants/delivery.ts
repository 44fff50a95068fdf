import { faultsOf } from './mutant.ts';

const PERPETUAL = 'packages/core/src/areas/perpetual';

export const deliveryMutants = [
  ...faultsOf(`${PERPETUAL}/delivery.ts`, [
    [
      'samples are taken before the window',
      'return isOpen && at >= settlesAt - windowMs && at < settlesAt;',
      'return isOpen && at < settlesAt;',
    ],
    [
      'the second of a mark is still to come',
      'Math.ceil((settlesAt - at) / SECOND_MS) - 1;',
      'Math.ceil((settlesAt - at) / SECOND_MS);',
    ],
    [
      'the mark stays with the index until the end',
      'if (!dated || !isSampled(dated, at)) return undefined;',
      'if (dated || !dated) return undefined;',
    ],
    ['orders outlive their contract', 'for (const slot of slots) withdraw(slot, EXPIRED, NO_MORE_OFFERS, at);', ''],
    [
      'samples of a window that was too thin count in the next',
      'settlesAt: dated.settlesAt + dated.windowMs, samples: 0, sampleSum: 0n',
      'settlesAt: dated.settlesAt + dated.windowMs',
    ],
    [
      'a settlement is put off for ever',
      'const isLast = dated.settlesAt >= dated.expiresAt + POSTPONED_MAX * dated.windowMs;',
      'const isLast = false;',
    ],
    [
      'staff settle what is not overdue',
      "if (dated?.life !== 'overdue' || index === undefined) return undefined;",
      'if (!dated || index === undefined) return undefined;',
    ],
    [
      'who has other positions is settled in turn',
      'if (met.has(owner) || this.#hasOthers(owner, symbol)) paid +=',
      'if (met.has(owner)) paid +=',
    ],
    [
      'who does something is settled in turn',
      'if (!row || row.quantity === 0n) continue;',
      'if (row || !row) continue;',
    ],
    ['the open interest outlives its contract', 'contract.openInterest -= greatest(0n, quantity);', ''],
    [
      'an isolated margin stays where it was',
      'postings.settleIsolated(one, profit, fee, margin)',
      'postings.settleIsolated(one, profit, fee, 0n)',
    ],
    ['a settlement is free', '? 0n : dated.deliveryFeeRate;', '? 0n : 0n;'],
    ['what settling leaves is nobody’s', 'this.#giveResidue(contract, left, at);', ''],
    [
      'a start forgets who has yet to be settled',
      "if (dated.life !== 'settling') continue;",
      "if (dated.life !== 'settled') continue;",
    ],
  ]),
  ...faultsOf(`${PERPETUAL}/index-samples.ts`, [
    ['a second has two samples', 'if ((prices[second] ?? null) !== null) return false;', ''],
    ['the index of an overdue contract is that of its mark', 'return prices[second]!;', 'return mark?.indexPrice;'],
    [
      'the index of an overdue contract is the oldest of its last half minute',
      'prices.findLastIndex((price) => price !== null);',
      'prices.findIndex((price) => price !== null);',
    ],
    [
      'a sample is newer than a mark of its second',
      '(mark && mark.at >= last.at + second * 1000)',
      '(mark && mark.at >= last.at + (second + 1) * 1000)',
    ],
  ]),
  ...faultsOf(`${PERPETUAL}/sample-list.ts`, [
    [
      'a receipt has seconds of before its window',
      'at + second * 1000 >= startsAt && at + second * 1000 < endsAt;',
      'at + second * 1000 < endsAt;',
    ],
    [
      'a receipt has seconds of after its window',
      'at + second * 1000 >= startsAt && at + second * 1000 < endsAt;',
      'at + second * 1000 >= startsAt;',
    ],
  ]),
  ...faultsOf(`${PERPETUAL}/marks.ts`, [
    [
      'a receipt of staff names the index of the mark',
      'indexPrice: index ?? row.indexPrice',
      'indexPrice: row.indexPrice',
    ],
  ]),
  ...faultsOf('packages/core/src/receipts/settlement.ts', [
    [
      'staff settle at any index',
      'isEnough === (last === undefined) && isNewest;',
      'isEnough === (last === undefined);',
    ],
  ]),
  ...faultsOf(`${PERPETUAL}/dating.ts`, [
    ['a bi-weekly stays one in its last week', "if (next) this.#retitle(next, 'weekly', at);", ''],
    [
      'a halted contract has a successor',
      "if (contract.status !== 'trading' || this.living(root, term)) return;",
      'if (this.living(root, term)) return;',
    ],
  ]),
  ...faultsOf('packages/core/src/margin/delivery.ts', [
    ['a settlement is charged twice', 'quotient(numerator * feeRate,', 'quotient(2n * numerator * feeRate,'],
  ]),
];
