import { type CastLeader, leaders } from '@quay/cast';
import { nicknameKey } from '@quay/contract/identity';
import type { ApplyLeader, DecideLeader, ResignLeader } from '@quay/core';
import { units } from '@quay/money';
import type { Reads } from '@quay/store';
import type { CorePort } from '../../core-host/port.ts';

type Parts = {
  readonly core: Pick<CorePort, 'submit'>;
  readonly reads: Pick<Reads, 'following' | 'identity'>;
};

/** Nobody of staff: the simulated market decides on its own leaders. */
const NOBODY = 0;

/**
 * Opens the accounts of the simulated leaders, and lets them be followed, once. One whom staff have withdrawn stays so.
 *
 * @returns their accounts, who then trade as anybody does; without one whose name somebody else has
 */
export async function settleLeaders(parts: Parts): Promise<number[]> {
  const { core, reads } = parts;
  const owners: number[] = [];
  for (const leader of leaders) {
    const owner = await accountIdOf(leader, reads.identity);
    if (owner === undefined) continue;
    const { username } = leader;
    const known = { user: owner, nickname: username, key: nicknameKey(username), at: Date.now() };
    await reads.identity.setNickname({ ...known, notAfter: 0 });
    await core.submit('wallet/open-account', { owner, kind: 'desk' });
    const row = await reads.following.leader(owner);
    if (row?.status !== 'resigned') await lead(leader, owner, core);
    owners.push(owner);
  }
  return owners;
}

/** What an earlier start has done is refused, and stays as it is. */
async function lead({ shareRate, followersMax }: CastLeader, owner: number, core: Parts['core']): Promise<void> {
  const application: ApplyLeader = { owner, shareRate: units(shareRate) };
  await core.submit('following/apply-leader', application);
  const decided: DecideLeader = { leader: owner, isApproved: true, followersMax, staff: NOBODY };
  await core.submit('following/decide-leader', decided);
}

/** Without a password: nobody logs in as one of them. Nothing where the name is somebody else's. */
async function accountIdOf({ username, usercode }: CastLeader, users: Reads['identity']): Promise<number | undefined> {
  const known = await users.userByName(username);
  if (known) return known.usercode === usercode ? known.id : undefined;
  const added = await users.addUser({ username, usercode, passwordHash: null, at: Date.now() });
  return added === 'taken' ? undefined : added.id;
}

/** A market that is not simulated any more has none of them: who followed stops, and copies are closed. */
export async function withdrawLeaders({ core, reads }: Parts): Promise<void> {
  for (const { username, usercode } of leaders) {
    const known = await reads.identity.userByName(username);
    if (known?.usercode !== usercode) continue;
    const input: ResignLeader = { leader: known.id, staff: NOBODY };
    await core.submit('following/resign-leader', input);
  }
}
