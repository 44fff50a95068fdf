import type { PeopleWords } from './index.ts';

export const words: PeopleWords = {
  title: 'Theo dõi và chặn',
  rowWhy: 'Người đăng quảng cáo bạn theo dõi, người bạn không giao dịch nữa',
  followed: 'Đang theo dõi',
  blocked: 'Đã chặn',
  follow: (name) => `Theo dõi ${name}`,
  unfollow: (name) => `Bỏ theo dõi ${name}`,
  block: 'Chặn',
  unblock: 'Bỏ chặn',
  blockTitle: (name) => `Chặn ${name}?`,
  blockWhy:
    'Hai bên không còn thấy quảng cáo của nhau và không tạo được lệnh mới. Lệnh đang thực hiện vẫn tiếp tục. Không ai được báo.',
  blocking: 'Đang chặn',
  youBlocked: (name) => `Bạn đã chặn ${name}. Hai bên không tạo được lệnh mới.`,
  since: (day) => `từ ${day}`,
  noneFollowed: 'Bạn chưa theo dõi ai',
  noneFollowedWhy:
    'Nhấn ngôi sao trên trang của người đăng quảng cáo để lưu tại đây; thị trường có thể chỉ hiện quảng cáo của họ.',
  noneBlocked: 'Bạn chưa chặn ai',
  noneBlockedWhy: 'Bạn có thể chặn người đăng quảng cáo, hoặc bên kia của một lệnh.',
  failed: 'Không tải được',
  failedWhy: 'Không có gì thay đổi.',
  actFailed: 'Chưa thực hiện được. Vui lòng thử lại.',
};
