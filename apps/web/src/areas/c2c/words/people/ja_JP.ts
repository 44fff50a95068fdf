import type { PeopleWords } from './index.ts';

export const words: PeopleWords = {
  title: 'フォローとブロック',
  rowWhy: 'フォロー中の広告主と、取引しない相手',
  followed: 'フォロー中',
  blocked: 'ブロック中',
  follow: (name) => `${name}をフォロー`,
  unfollow: (name) => `${name}のフォローを解除`,
  block: 'ブロック',
  unblock: 'ブロックを解除',
  blockTitle: (name) => `${name}をブロックしますか？`,
  blockWhy:
    '互いの広告が表示されなくなり、新しい注文はできなくなります。進行中の注文はそのまま続きます。相手には通知されません。',
  blocking: 'ブロックしています',
  youBlocked: (name) => `${name}をブロックしています。新しい注文はできません。`,
  since: (day) => `${day}から`,
  noneFollowed: 'まだ誰もフォローしていません',
  noneFollowedWhy: '広告主のページの星を押すとここに入り、市場でその広告だけを表示できます。',
  noneBlocked: '誰もブロックしていません',
  noneBlockedWhy: '広告主や注文の相手をブロックできます。',
  failed: '読み込めませんでした',
  failedWhy: '何も変わっていません。',
  actFailed: 'できませんでした。もう一度お試しください。',
};
