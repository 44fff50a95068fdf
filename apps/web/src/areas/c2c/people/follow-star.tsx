import type { AdvertiserCard } from '@quay/contract/c2c';
import { IconButton } from '@quay/ui';
import { peopleWords } from '../words/people/index.ts';
import './people.css';
import { useFollow } from './use-people.ts';

/** The star that keeps an advertiser among those whom the user follows. */
export function FollowStar({ advertiser }: { advertiser: AdvertiserCard }) {
  const words = peopleWords.useWords();
  const { canFollow, isFollowed, toggle } = useFollow(advertiser);
  if (!canFollow) return null;
  return (
    <IconButton
      icon="star"
      quiet={!isFollowed}
      className="c2c-star"
      label={isFollowed ? words.unfollow(advertiser.name) : words.follow(advertiser.name)}
      aria-pressed={isFollowed}
      onClick={toggle}
    />
  );
}
