import type { PeopleWords } from './index.ts';

export const words: PeopleWords = {
  title: '關注與封鎖',
  rowWhy: '您關注的廣告方、不再交易的人',
  followed: '關注',
  blocked: '封鎖',
  follow: (name) => `關注 ${name}`,
  unfollow: (name) => `取消關注 ${name}`,
  block: '封鎖',
  unblock: '解除封鎖',
  blockTitle: (name) => `要封鎖 ${name} 嗎？`,
  blockWhy: '雙方不再看到對方的廣告，也無法產生新訂單。進行中的訂單照常完成。對方不會收到通知。',
  blocking: '封鎖中',
  youBlocked: (name) => `您已封鎖 ${name}，雙方之間無法產生新訂單。`,
  since: (day) => `自 ${day} 起`,
  noneFollowed: '您還沒有關注任何人',
  noneFollowedWhy: '點選廣告方頁面上的星號即可關注，市場中可只看其廣告。',
  noneBlocked: '您沒有封鎖任何人',
  noneBlockedWhy: '您可以封鎖廣告方，或訂單的對方。',
  failed: '載入失敗',
  failedWhy: '沒有任何變動。',
  actFailed: '操作失敗，請重試。',
};
