import type { StatusWords } from './index.ts';

export const words: StatusWords = {
  label: 'Trạng thái sàn',
  live: 'Trực tiếp',
  delay: (ms) => `Trực tiếp, ${ms} ms`,
  connecting: 'Đang kết nối',
  lost: 'Mất kết nối',
  simulated: 'Thị trường mô phỏng',
  reserves: 'Dự trữ',
  provedAt: (when) => `chứng minh ${when}`,
  leastOf: (coin) => `Coin được bảo đảm ít nhất: ${coin}`,
  balancesProved: 'Số dư',
  journal: 'Nhật ký',
  keys: 'Phím tắt',
  keysTitle: 'Phím tắt',
  rows: 'Dòng tiếp và dòng trước của danh sách',
  openRow: 'Mở dòng',
  closeLayer: 'Đóng mục mở cuối',
  thisList: 'Các phím này',
  lettersOn: 'Chữ cái làm phím tắt',
  support: 'Hỗ trợ',
};
