import type { Words } from './index.ts';

export const words: Words = {
  title: 'Account',
  empty: '这里暂时没有内容',
  emptyWhy: '此页面的内容稍后提供。',
};
