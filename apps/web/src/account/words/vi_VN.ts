import type { Words } from './index.ts';

export const words: Words = {
  user: 'Tài khoản',
  security: 'Bảo mật',
  verification: 'Xác minh',
  score: 'Điểm tín dụng',
  referral: 'Giới thiệu',
  logins: 'Lịch sử đăng nhập',
};
