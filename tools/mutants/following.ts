import { faultsOf } from './mutant.ts';

const FOLLOWING = 'packages/core/src/areas/following';

export const followingMutants = [
  ...faultsOf(`${FOLLOWING}/copier.ts`, [
    [
      'a copy is of all that the leader opens',
      "quotient(signal.quantity * follow.ratio, ONE, 'down')",
      'signal.quantity',
    ],
    [
      'a copy has no limit for one order',
      'const most = least(follow.orderCap, roomOf(follow, this.inUse(follow)));',
      'const most = roomOf(follow, this.inUse(follow));',
    ],
    ['a copy is made at any mark', 'if (distance * ONE > signal.mark * DISTANCE_MAX) {', 'if (distance < 0n) {'],
    ['the guard is not asked before a copy', 'if (stopped) return stopped;', ''],
    [
      'a position of one’s own is copied into',
      'const isOwn = position !== undefined && position.quantity !== 0n;',
      'const isOwn = false;',
    ],
    [
      'all is closed with each part that the leader closes',
      'copy.toClose += quantity === before ? open : part;',
      'copy.toClose += open;',
    ],
    ['what is posted for a copy does not count for its follow', 'count(follow, kind, gained);', ''],
    [
      'others may open more of a copy',
      'return this.#copies.size > 0 && !this.#isPlacing && this.#copies.of(owner, contract) !== undefined;',
      'return false;',
    ],
    ['a copy has the leverage of its leader alone', 'Math.min(signal.leverage, follow.leverageMax)', 'signal.leverage'],
  ]),
  ...faultsOf(`${FOLLOWING}/follows.ts`, [
    ['what was lost may be set aside again', 'follow.cap + least(0n, netOf(follow)) - inUse', 'follow.cap - inUse'],
    [
      'what stands behind copies is not in use',
      'follow.cap + least(0n, netOf(follow)) - inUse',
      'follow.cap + least(0n, netOf(follow))',
    ],
  ]),
  ...faultsOf(`${FOLLOWING}/shares.ts`, [
    ['a share has no high-water mark', 'greatest(0n, net - peakBefore) * shareRate', 'greatest(0n, net) * shareRate'],
    ['a share is rounded up', "shareRate, ONE, 'down')", "shareRate, ONE, 'up')"],
    ['a share is paid while nothing may leave', 'const paid = waits ? 0n : least', 'const paid = least'],
    ['what is owed of a share is forgotten', 'follow.shareDue = due - paid;', 'follow.shareDue = 0n;'],
  ]),
  ...faultsOf(`${FOLLOWING}/stopping.ts`, [
    ['a loss may be larger than the stop', '-resultOf(follow) >= follow.stopLoss', '-resultOf(follow) > follow.cap'],
    ['a place is not free when somebody stops', 'leader.followers -= 1;', ''],
  ]),
  ...faultsOf(`${FOLLOWING}/signals.ts`, [
    [
      'what was open before is copied',
      'const opened = isSameWay ? sizes.now - sizes.before : sizes.now;',
      'const opened = sizes.now;',
    ],
  ]),
];
