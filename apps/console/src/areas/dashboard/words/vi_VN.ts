import type { DashboardWords } from './index.ts';

export const words: DashboardWords = {
  waits: 'Việc đang chờ',
  oldest: 'Cũ nhất',
  overdue: 'Quá hạn',
  noQueues: 'Vai trò của bạn không phụ trách hàng chờ nào.',
  users: 'Người dùng',
  total: 'Tổng cộng',
  today: 'Mới hôm nay',
  locked: 'Nhân viên khóa',
  frozen: 'Tự đóng băng',
  system: 'Hệ thống',
  version: 'Phiên bản ứng dụng',
  noVersion: 'chưa build',
  seq: 'Lô nhật ký',
  behind: 'Lô chưa vào bảng',
  at: 'Tính đến',
};
