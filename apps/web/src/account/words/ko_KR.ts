import type { Words } from './index.ts';

export const words: Words = {
  user: '계정',
  security: '보안',
  verification: '본인 인증',
  score: '신용 점수',
  referral: '추천',
  logins: '로그인 기록',
};
