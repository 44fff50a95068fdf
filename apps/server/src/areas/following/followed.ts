import type { Follow } from '@quay/contract/following';
import type { Reads } from '@quay/store';
import type { ContractsOfFollowing } from './needs.ts';
import { followOnWire } from './wire.ts';

/** A follow of a follower as it stands in rows that know it. */
export async function followed(
  { following, perpetual }: Pick<Reads, 'following' | 'perpetual'>,
  contracts: ContractsOfFollowing,
  follower: number,
  id: number,
): Promise<Follow> {
  const [row, open, positions] = await Promise.all([
    following.follow(follower, id),
    following.openCopies(follower),
    perpetual.positions(follower),
  ]);
  return followOnWire(row!, open, positions, contracts);
}
