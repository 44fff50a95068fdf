import type { AdvertiserCard } from '@quay/contract/c2c';
import { askAgain, Refusal } from '@quay/web-kit/request';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notify } from '../../../shell/notify.ts';
import { useSession } from '../../../shell/session.ts';
import { submitBlockUser } from '../acts/block-user.ts';
import { submitFollowAdvertiser } from '../acts/follow-advertiser.ts';
import { submitUnblockUser } from '../acts/unblock-user.ts';
import { submitUnfollowAdvertiser } from '../acts/unfollow-advertiser.ts';
import { blockedUsersQuery } from '../queries/blocked-users.ts';
import { followedAdvertisersQuery } from '../queries/followed-advertisers.ts';
import { peopleWords } from '../words/people/index.ts';

const families = ['blocked', 'followed', 'offers', 'best', 'advertiser', 'pre'];

/** What lists show depends on whom the user blocks and follows. */
const changed = (client: QueryClient): Promise<void> =>
  askAgain(client, {
    predicate: ({ queryKey: [area, family] }) => area === 'c2c' && families.includes(String(family)),
  });

/** A refusal of the market says itself why; anything else says that it may be tried again. */
function useFailure() {
  const words = peopleWords.useWords();
  return (failure: unknown) => {
    const isTold = failure instanceof Refusal && failure.reason.startsWith('c2c/');
    notify(isTold ? failure.words : words.actFailed, { tone: 'error' });
  };
}

/** Whether the user has blocked somebody, and the two acts. */
export function useBlock(userId: number) {
  const client = useQueryClient();
  const failed = useFailure();
  const isMember = useSession(({ member }) => member !== null && member.id !== userId);
  const blocked = useQuery({ ...blockedUsersQuery, enabled: isMember }).data;
  const act = useMutation({
    mutationFn: (block: boolean) => (block ? submitBlockUser({ userId }) : submitUnblockUser({ userId })),
    onSuccess: () => changed(client),
    onError: failed,
  });
  return {
    /** Nothing to block: a guest looks, or the user themselves, or it is not known yet. */
    canBlock: isMember && blocked !== undefined,
    isBlocked: blocked?.some((one) => one.userId === userId) ?? false,
    isBusy: act.isPending,
    block: () =>
      act.mutateAsync(true).then(
        () => true,
        () => false,
      ),
    unblock: () => act.mutate(false),
  };
}

/** Whether the user follows an advertiser, and the star that changes it. */
export function useFollow(advertiser: AdvertiserCard) {
  const client = useQueryClient();
  const failed = useFailure();
  const { userId } = advertiser;
  const isMember = useSession(({ member }) => member !== null && member.id !== userId);
  const followed = useQuery({ ...followedAdvertisersQuery, enabled: isMember }).data;
  const isFollowed = followed?.some((one) => one.userId === userId) ?? false;
  const act = useMutation({
    mutationFn: (follow: boolean) =>
      follow ? submitFollowAdvertiser({ userId }) : submitUnfollowAdvertiser({ userId }),
    onSuccess: () => changed(client),
    onError: failed,
  });
  return {
    canFollow: isMember && followed !== undefined,
    // What was tapped is shown at once; a refusal takes it back.
    isFollowed: act.isPending ? act.variables : isFollowed,
    toggle: () => {
      if (!act.isPending) act.mutate(!isFollowed);
    },
  };
}
