import type { ClosureObstacle } from '@quay/contract/account';
import type { LoginLine } from '@quay/contract/identity';
import type { Words } from './index.ts';

const obstacles: Record<ClosureObstacle, string> = {
  withdrawals: 'Có lệnh rút đang xử lý',
  orders: 'Có lệnh đang mở',
  positions: 'Có vị thế hợp đồng đang mở',
  loans: 'Có khoản vay thế chấp chưa trả',
  credit: 'Có khoản vay tín dụng chưa trả',
  earn: 'Còn tài sản trong Earn',
  'c2c-appeals': 'Có lệnh C2C đang khiếu nại',
  'c2c-orders': 'Có lệnh C2C chưa hoàn tất',
  'c2c-ads': 'Có quảng cáo C2C chưa đóng',
  'merchant-deposit': 'Còn tiền đặt cọc của thương gia',
  following: 'Bạn đang theo dõi hoặc có người theo dõi',
  'linked-wallet': 'Có ví đang liên kết',
  debts: 'Tài khoản còn thiếu coin',
  balances: 'Còn coin',
};

const outcomes: Record<LoginLine['outcome'], string> = { entered: 'Đã đăng nhập', refused: 'Sai mật khẩu' };

export const words: Words = {
  close: {
    title: 'Đóng tài khoản',
    lead: (days) => `Tài khoản đóng ${days} ngày sau khi bạn yêu cầu. Trước đó bạn có thể đăng nhập và hủy yêu cầu.`,
    after:
      'Sau đó không ai đăng nhập được. Biệt danh, email và số điện thoại của bạn vẫn bị giữ, hồ sơ được lưu để kiểm toán.',
    dataFirst: 'Tải dữ liệu của bạn trước',
    calledOff: 'Lần đóng trước đã bị hủy vì có coin chuyển đến trong lúc chờ.',
    first: 'Cần làm trước',
    obstacles,
    left: (amount) => `${amount} trong mọi tài khoản`,
    leave: (most) => `Phần còn lại, tối đa ${most}, sẽ bị bỏ lại. Tôi sẽ không nhận lại.`,
    leaveMissing: 'Hãy xác nhận bỏ lại, hoặc rút ra trước.',
    fundPassword: 'Mật khẩu quỹ',
    forgot: 'Quên?',
    act: 'Đóng tài khoản',
    doing: 'Đang đóng tài khoản',
    stay: 'Ở lại',
    done: (at) => `Bạn đã đăng xuất. Tài khoản đóng vào ${at}.`,
    waiting: (at) => `Tài khoản của bạn đóng vào ${at}.`,
    waitingWhy: 'Đến lúc đó không thể giao dịch hay chuyển đi. Coin chuyển đến sẽ hủy việc đóng.',
    keep: 'Giữ tài khoản',
    keeping: 'Đang hủy yêu cầu',
    kept: 'Tài khoản của bạn vẫn mở.',
    failed: 'Không tải được tài khoản',
    failedWhy: 'Không có gì thay đổi.',
  },
  data: {
    title: 'Tải dữ liệu của tôi',
    lead: 'Một tệp JSON với mọi thứ chúng tôi lưu về bạn: hồ sơ, đăng nhập, địa chỉ, phương thức thanh toán, lệnh, giao dịch, sổ cái, C2C, tin nhắn và thông báo. Hình ảnh chỉ có tên, không có nội dung.',
    limit: (max) => `Tối đa ${max} tệp trong 24 giờ. Ai có tệp đều đọc được: hãy giữ an toàn.`,
    act: 'Tải xuống',
    doing: 'Đang tạo tệp',
    done: 'Đã lưu tệp.',
  },
  logins: {
    title: 'Lịch sử đăng nhập',
    lead: 'Các lần đăng nhập trong 180 ngày qua. Có lần nào không phải bạn? Hãy đổi mật khẩu và đóng băng tài khoản.',
    outcomes,
    unknown: 'Thiết bị không rõ',
    empty: 'Chưa có lần đăng nhập nào',
    emptyWhy: 'Mỗi lần đăng nhập từ nay sẽ hiện ở đây.',
    more: 'Xem thêm',
    failed: 'Không tải được lịch sử',
    failedWhy: 'Tài khoản của bạn an toàn; chỉ thiếu danh sách này.',
  },
};
