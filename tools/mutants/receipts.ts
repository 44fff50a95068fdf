import { faultsOf } from './mutant.ts';

const RECEIPTS = 'packages/core/src/receipts';

export const receiptMutants = [
  ...faultsOf(`${RECEIPTS}/liquidation.ts`, [
    [
      'an isolated position may have others beside it on a receipt',
      "if (mode === 'isolated' && receipt.others.length > 0)",
      "if (mode === 'isolated' && receipt.others.length > 9)",
    ],
    ['a source may speak of the future', 'if (sources.some(({ at }) => at > mark.at))', 'if (sources.length > 99)'],
    ['a position that has to be given away may be reduced', "if (isTakenOver(group)) return 'give-away';", ''],
    [
      'a fill beyond the limit is right',
      'const isWithin = buys ? price <= limit : price >= limit;',
      'const isWithin = price > 0n;',
    ],
    ['a fill that is worth something else is right', 'value === tradeValue(kind, quantity, price);', 'value > 0n;'],
    [
      'a fill that gained something else is right',
      'whole(fill.profit) === after.profit && (fee',
      'whole(fill.profit) <= whole(fill.profit) && (fee',
    ],
    ['a fee that was left out is right', '(fee < due && whole(payable) === 0n)', 'fee < due'],
    ['more may be closed than was wanted', 'const isWhole = isTraded && left >= 0n &&', 'const isWhole = isTraded &&'],
    [
      'a liquidation fee is more than what can be paid',
      'least(payable, liquidationFee(',
      'greatest(payable, liquidationFee(',
    ],
    [
      'the fund is said to be asked for what it holds already',
      'if ((netted === size) !== (fund.asked === null))',
      'if (netted > size)',
    ],
    ['a fund may take any position over', 'return fundMayTake(fundState,', 'return !fundMayTake(fundState,'],
    ['takings may skip places of the queue', 'places.some((place, n) => place !== inOrder[n])', 'places.length > 999'],
    ['a target may be given another price', 'if (at !== price && !passes) return n;', ''],
    ['a target may be paid something else', 'if (place && !isTheirs(taking, place, kind, !buys)) return n;', ''],
    ['a queue may be in any order', 'if (before && compareRank(before, ranked) > 0) return n;', ''],
    [
      'a score may be anything',
      'if (!isOpposite || !isSame || place.place !== n + 1) return n;',
      'if (!isOpposite) return n;',
    ],
    ['a group that is not safe is said to be', "? 'liquidating' : 'restored';", "? 'restored' : 'liquidating';"],
    ['the fund forgets what it paid', 'has -= least(has, shortfall);', 'has -= 0n * shortfall;'],
  ]),
  ...faultsOf(`${RECEIPTS}/funding.ts`, [
    [
      'a minute may be of another period',
      'if (!isWithin || premiums.length !== SAMPLES_A_MINUTE)',
      'if (premiums.length < 0)',
    ],
    [
      'a period may end at no stamp',
      'if (endsAt % (Number(HOURS) * HOUR_MS) !== 0 || startsAt >= endsAt)',
      'if (startsAt >= endsAt)',
    ],
    ['a period that was halted has a rate', 'const rate = wasOpen ?', 'const rate = wasOpen || !wasOpen ?'],
    ['more may be left over than a unit for each holder', 'left > 0n && left < BigInt(holders)', 'left > 0n'],
    [
      'a payment may name another period',
      "said.join(' '),",
      "[fixed.symbol, fixed.kind, fixed.quote, period.endsAt, period.rate, period.mark, period.number].join(' '),",
    ],
    ['more may be unpaid than was due', 'unpaid >= 0n && unpaid <= most', 'unpaid >= 0n'],
  ]),
  ...faultsOf(`${RECEIPTS}/file.ts`, [
    [
      'a payment may stand behind another receipt',
      'if (before?.hash !== hash || period?.number !== number)',
      'if (before === undefined || !period)',
    ],
    ['a receipt may be left out of a chain', '&& document.number === one.document.number + 1;', ';'],
    ['a chain does not look at hashes', 'document.before === one.hash &&', 'document.before.length > 0 &&'],
  ]),
  ...faultsOf(`${RECEIPTS}/figures.ts`, [
    ['a number may be written in two ways', 'const WHOLE = /^(0|-?[1-9][0-9]*)$/;', 'const WHOLE = /^-?[0-9]+$/;'],
    ['a line is equal to anything', 'equal: said === known', 'equal: said === known || known.length > 0'],
  ]),
];
