import type { PeopleWords } from './index.ts';

export const words: PeopleWords = {
  title: '팔로우 및 차단',
  rowWhy: '팔로우한 광고 게시자, 더 이상 거래하지 않는 상대',
  followed: '팔로우',
  blocked: '차단',
  follow: (name) => `${name} 팔로우`,
  unfollow: (name) => `${name} 팔로우 해제`,
  block: '차단',
  unblock: '차단 해제',
  blockTitle: (name) => `${name} 님을 차단할까요?`,
  blockWhy:
    '서로의 광고가 더 이상 보이지 않고 새 주문을 할 수 없습니다. 진행 중인 주문은 계속됩니다. 상대에게 알리지 않습니다.',
  blocking: '차단하는 중',
  youBlocked: (name) => `${name} 님을 차단했습니다. 새 주문을 할 수 없습니다.`,
  since: (day) => `${day}부터`,
  noneFollowed: '아직 팔로우한 사람이 없습니다',
  noneFollowedWhy: '광고 게시자 페이지의 별을 누르면 여기에 표시되며, 마켓에서 그 광고만 볼 수 있습니다.',
  noneBlocked: '차단한 사람이 없습니다',
  noneBlockedWhy: '광고 게시자나 주문 상대를 차단할 수 있습니다.',
  failed: '불러오지 못했습니다',
  failedWhy: '변경된 것은 없습니다.',
  actFailed: '처리하지 못했습니다. 다시 시도하세요.',
};
