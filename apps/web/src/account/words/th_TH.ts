import type { Words } from './index.ts';

export const words: Words = {
  user: 'บัญชี',
  security: 'ความปลอดภัย',
  verification: 'การยืนยันตัวตน',
  score: 'คะแนนเครดิต',
  referral: 'แนะนำเพื่อน',
  logins: 'ประวัติการเข้าสู่ระบบ',
};
