import { faultsOf } from './mutant.ts';

const REFERRAL = 'packages/core/src/areas/referral';
const FIGURES = 'packages/contract/src/areas/referral/figures.ts';

export const referralMutants = [
  ...faultsOf(FIGURES, [
    ['a rebate is rounded up', "referralRate(line), 'down')", "referralRate(line), 'up')"],
    ['a day of exactly 1,000 is paid', 'deposit > MORE_THAN', 'deposit >= MORE_THAN'],
    ['a day can be claimed as it ends', '* REFERRAL_DAY_MS + STAY_MS;', '* REFERRAL_DAY_MS;'],
    ['a day is claimable for one day less', '(day + REFERRAL_DAYS + 1)', '(day + REFERRAL_DAYS)'],
    ['what leaves after a whole day left too soon', 'left - came < STAY_MS', 'left - came <= STAY_MS'],
    ['rebates go through accounts that are stopped', 'way.some(({ isFrozen }) => isFrozen)', 'false'],
    ['deposits of the unverified are paid', 'way[0]!.traits.person.length === 0', 'false'],
    ['one person is paid for a second account', "haveCommon(way, 'person')", 'false'],
    [
      'one browser is paid for another account on it',
      "return haveCommon(way, 'device') ? 'same-device' : undefined;",
      'return undefined;',
    ],
  ]),
  ...faultsOf(`${REFERRAL}/members.ts`, [
    ['the fifth line is paid', 'number <= REFERRAL_LINES', 'number <= REFERRAL_LINES + 1'],
    ['who was corrected stays below both', 'this.#below.get(row.referrer)?.delete(owner);', ';'],
    ['a start forgets who is below', 'for (const row of this.values()) this.#index(row);', ''],
  ]),
  ...faultsOf(`${REFERRAL}/traits.ts`, [
    ['a start forgets documents', 'for (const row of this.values()) this.#index(row);', ''],
  ]),
  ...faultsOf(`${REFERRAL}/deposits.ts`, [
    ['coins that come back count again', 'const uncounted = least(member.withdrawn, value);', 'const uncounted = 0n;'],
    ['the oldest deposit leaves first', 'this.ofOwner(owner).toReversed()', 'this.ofOwner(owner)'],
    ['what leaves too soon counts', 'row.uncounted += taken;', ''],
    [
      'more comes back than was deposited',
      'member.withdrawn = least(member.withdrawn + left, member.counted);',
      'member.withdrawn += left;',
    ],
    ['a deposit that was taken back counts', "this.#end(row, 'reversed');", ''],
    ['a day is claimed again', 'row.lines |= 1 << (line - 1);', ''],
    ['days that are too old stay', 'return first !== undefined && isOld(first, at);', 'return false;'],
  ]),
  ...faultsOf(`${REFERRAL}/claims.ts`, [
    ['days older than 30 days are paid', 'today - REFERRAL_DAYS, today)', 'today - REFERRAL_DAYS - 5, today)'],
    [
      'coins that may still leave are paid for',
      'from <= at && this.#needs.withdrawing(depositor).every((requestedAt) => requestedAt >= from)',
      'from <= at',
    ],
    ['a link that was paid for can be corrected', 'row.isFixed = true;', ''],
    ['somebody claims twice a day', 'member.claimedDay = referralDay(at);', ''],
    [
      'the budget pays what it does not have',
      'return row.amount <= this.#needs.budget.free(REFERRAL_COIN) ? row : undefined;',
      'return row;',
    ],
    ['claims of who is stopped are paid', 'if (this.#needs.isFrozen(row.owner)) continue;', ''],
    ['what waits is never paid', 'return this.#payable() !== undefined;', 'return false;'],
  ]),
  ...faultsOf(`${REFERRAL}/commands/claim.ts`, [
    ['another sum is paid than was seen', 'if (sum !== seen)', 'if (sum < seen)'],
    ['the unverified are paid', 'traits.of(owner).person.length === 0', 'false'],
    ['who may not refer claims', 'if (!members.mayRefer(owner))', 'if (false)'],
  ]),
  ...faultsOf(`${REFERRAL}/commands/bind.ts`, [
    ['somebody invites themselves', 'if (owner === referrer)', 'if (false)'],
    ['rings are made', 'if (members.isAbove(owner, referrer))', 'if (false)'],
    ['who may not refer invites', 'if (!members.mayRefer(referrer))', 'if (false)'],
  ]),
  ...faultsOf(`${REFERRAL}/commands/correct-referrer.ts`, [
    ['a referrer is corrected after a rebate', 'if (known?.isFixed)', 'if (false)'],
    ['the direct line upwards is no bar', '|| members.isAbove(referrer, owner)', ''],
  ]),
];
