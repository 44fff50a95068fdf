import type { Invariant } from '../../engine/area.ts';
import type { Copies } from './copies.ts';
import type { Follows } from './follows.ts';
import type { Leaders } from './leaders.ts';
import type { CopiedContracts } from './needs.ts';

/** What is true of leaders, follows and copies after every command, worked out from scratch. */
export function followingInvariants(
  leaders: Leaders,
  follows: Follows,
  copies: Copies,
  contracts: CopiedContracts,
): readonly Invariant[] {
  return [
    {
      name: 'P30 a leader has as many followers as follow them, at most as many as were allowed, and follows nobody',
      broken: () => {
        for (const { owner, status, followers, followersMax } of leaders.values()) {
          const count = follows.ofLeader(owner).filter((row) => row.status === 'following').length;
          if (count !== followers || (status === 'approved' ? followers > followersMax : followers > 0)) {
            return `${owner}, ${status}, has ${followers} followers of ${followersMax}, and ${count} follow`;
          }
          if (leaders.isLeading(owner) && follows.livingOf(owner).length > 0) return `${owner} leads and follows`;
        }
        return undefined;
      },
    },
    {
      name: 'P31 a copy is the whole of an isolated position, and no more of it is to be closed than there is',
      broken: () => {
        for (const { id, follow, follower, contract, isLong, quantity, toClose, leverage } of copies.values()) {
          const row = contracts.position(follower, contract);
          const size = row === undefined ? 0n : row.quantity < 0n ? -row.quantity : row.quantity;
          if (size !== quantity || size === 0n || row!.quantity > 0n !== isLong || row!.mode !== 'isolated') {
            return `copy ${id} of ${quantity} is not the position of ${size}`;
          }
          if (toClose < 0n || toClose > quantity || leverage < 1) return `${toClose} of copy ${id} is to be closed`;
          const status = follows.find(follow)?.status;
          if (status !== 'following' && status !== 'stopping') return `copy ${id} is of a follow that is ${status}`;
        }
        return undefined;
      },
    },
    {
      name: 'P32 no share is of less than the high-water mark',
      broken: () => {
        for (const { id, peak, shareDue, sharePaid, shareRate } of follows.values()) {
          if (shareDue < 0n || (shareDue + sharePaid) * 100_000_000n > peak * shareRate) {
            return `shares of follow ${id} are ${shareDue} and ${sharePaid} of ${peak}`;
          }
        }
        return undefined;
      },
    },
  ];
}
