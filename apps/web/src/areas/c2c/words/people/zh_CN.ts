import type { PeopleWords } from './index.ts';

export const words: PeopleWords = {
  title: '关注与屏蔽',
  rowWhy: '您关注的广告方、不再交易的人',
  followed: '关注',
  blocked: '屏蔽',
  follow: (name) => `关注 ${name}`,
  unfollow: (name) => `取消关注 ${name}`,
  block: '屏蔽',
  unblock: '解除屏蔽',
  blockTitle: (name) => `屏蔽 ${name}？`,
  blockWhy: '双方不再看到对方的广告，也不能产生新订单。进行中的订单照常完成。对方不会收到通知。',
  blocking: '正在屏蔽',
  youBlocked: (name) => `您已屏蔽 ${name}，双方之间不能产生新订单。`,
  since: (day) => `${day} 起`,
  noneFollowed: '您还没有关注任何人',
  noneFollowedWhy: '点亮广告方页面上的星标即可关注，市场中可只看其广告。',
  noneBlocked: '您没有屏蔽任何人',
  noneBlockedWhy: '可以屏蔽广告方，或订单的对方。',
  failed: '加载失败',
  failedWhy: '没有任何变动。',
  actFailed: '操作失败，请重试。',
};
