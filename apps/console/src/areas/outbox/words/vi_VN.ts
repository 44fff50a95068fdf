import type { OutboxWords } from './index.ts';

export const words: OutboxWords = {
  deliveries: { kept: 'Giữ ở đây', sent: 'Đã gửi', failed: 'Thất bại' },
  search: 'Địa chỉ email hoặc số điện thoại',
  columns: { to: 'Đến', subject: 'Tiêu đề', code: 'Mã', delivery: 'Gửi đi', at: 'Khi nào' },
  emptyTitle: 'Chưa có tin nhắn',
  emptyWords: 'Mã và thông báo cho người dùng hiện ở đây khi được viết.',
  keptWords: 'Chưa cấu hình gì để chuyển tin này. Nó dừng ở đây.',
  failedWords: 'Máy chủ thư không nhận.',
  hidden: 'Nội dung chỉ dành cho người nhận và không hiện ở đây.',
  text: 'Nội dung',
  code: 'Mã',
  copyCode: 'Sao chép mã',
  unknown: 'Tin nhắn này không có trong danh sách',
  unknownWords: 'Có thể ở xa hơn bên dưới, hoặc gửi tới địa chỉ khác.',
};
