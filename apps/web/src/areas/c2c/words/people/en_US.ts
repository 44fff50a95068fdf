/** Whom the user follows and blocks. */
export const words = {
  title: 'Followed and blocked',
  rowWhy: 'Advertisers you follow, people you trade with no more',
  followed: 'Followed',
  blocked: 'Blocked',
  follow: (name: string) => `Follow ${name}`,
  unfollow: (name: string) => `Unfollow ${name}`,
  block: 'Block',
  unblock: 'Unblock',
  blockTitle: (name: string) => `Block ${name}?`,
  blockWhy:
    'Neither of you sees the other’s ads any more, and no new order between you can be made. Orders under way go on. Nobody is told.',
  blocking: 'Blocking',
  youBlocked: (name: string) => `You have blocked ${name}. No order between you can be made.`,
  since: (day: string) => `since ${day}`,
  noneFollowed: 'You follow nobody yet',
  noneFollowedWhy: 'A star on an advertiser’s page keeps them here, and the market can show their ads alone.',
  noneBlocked: 'You have blocked nobody',
  noneBlockedWhy: 'You can block an advertiser, or the other side of an order.',
  failed: 'This did not load',
  failedWhy: 'Nothing is changed by it.',
  actFailed: 'That did not work. Please try again.',
};
