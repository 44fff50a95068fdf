import type { Words } from './index.ts';

export const words: Words = {
  user: '我的',
  security: '安全中心',
  verification: '身份认证',
  score: '信用分',
  referral: '推广中心',
  logins: '登录记录',
};
