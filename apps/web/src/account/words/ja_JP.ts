import type { Words } from './index.ts';

export const words: Words = {
  user: 'アカウント',
  security: 'セキュリティ',
  verification: '本人確認',
  score: '信用スコア',
  referral: '友達紹介',
  logins: 'ログイン履歴',
};
