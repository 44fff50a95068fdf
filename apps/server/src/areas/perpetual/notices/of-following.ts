import { FOLLOWING_COIN, type LeaderStatus } from '@quay/contract/following/rules';
import type { ContractEvent } from '@quay/contract/perpetual';
import { text } from '@quay/money';
import type { NewContractNotice, Unnotified } from '@quay/store';

const eventOfDecision: Partial<Readonly<Record<LeaderStatus, ContractEvent>>> = {
  approved: 'leader-approved',
  rejected: 'leader-rejected',
  resigned: 'leader-withdrawn',
};

/** What followers are told of whom they follow, and leaders of what staff decided. */
export function noticesOfFollowing({
  copies,
  shares,
  stopped,
  decided,
}: Pick<Unnotified, 'copies' | 'shares' | 'stopped' | 'decided'>): NewContractNotice[] {
  const money = (amount: bigint) => `${text(amount)} ${FOLLOWING_COIN}`;
  const ofNone = { contract: null, step: null };
  return [
    ...copies.map(({ id, follower, name, contract, refusal, params, at }) => ({
      ...{ userId: follower, event: 'copy-skipped' as const, reference: id, contract, step: null, at },
      params: { name, refusal: String(refusal), said: params },
    })),
    ...shares.map(({ id, follower, name, paid, at }) => ({
      ...{ userId: follower, event: 'share-paid' as const, reference: id, ...ofNone, at },
      params: { name, paid: money(paid) },
    })),
    ...stopped.map(({ id, follower, name, ending, stopLoss, at }): NewContractNotice => {
      const notice = { userId: follower, reference: id, ...ofNone, at };
      return ending === 'loss'
        ? { ...notice, event: 'follow-stopped', params: { name, stop: money(stopLoss) } }
        : { ...notice, event: 'leader-resigned', params: { name } };
    }),
    ...decided.map(({ owner, status, followersMax, at }) => ({
      ...{ userId: owner, event: eventOfDecision[status]!, reference: at, ...ofNone, at },
      params: (status === 'approved' ? { count: String(followersMax) } : {}) as Record<string, string>,
    })),
  ];
}
