import type { Words } from './index.ts';

export const words: Words = {
  user: '帳戶',
  security: '安全',
  verification: '身分驗證',
  score: '信用分',
  referral: '推薦',
  logins: '登入紀錄',
};
