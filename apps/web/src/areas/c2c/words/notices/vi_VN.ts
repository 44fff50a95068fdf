import { plural } from '@quay/words/languages/vi_VN';
import type { NoticeWords } from './index.ts';

export const words: NoticeWords = {
  title: 'Thông báo P2P',
  failed: 'Không tải được cài đặt thông báo',
  failedWhy: 'Chúng giữ nguyên.',
  topics: {
    orders: { title: 'Lệnh', lead: 'Nhận lệnh, thanh toán, mở khóa, hủy, hết giờ và tin nhắn khi bạn vắng mặt.' },
    appeals: { title: 'Khiếu nại', lead: 'Mở, nhân viên nhận, yêu cầu bằng chứng và quyết định.' },
  },
  channels: {
    app: { title: 'Ứng dụng', lead: 'Trong ứng dụng đang mở và trên thiết bị bật thông báo' },
    email: { title: 'Email', lead: 'Tới địa chỉ đã liên kết' },
    sms: { title: 'SMS', lead: 'Tới điện thoại đã liên kết' },
  },
  notBound: { email: 'Chưa liên kết địa chỉ', sms: 'Chưa liên kết điện thoại', app: '' },
  bind: { email: 'Liên kết địa chỉ', sms: 'Liên kết điện thoại', app: '' },
  last: 'Phải bật ít nhất một. Hãy bật cái khác trước.',
  deaf: 'Khi đóng ứng dụng bạn không nhận được gì. Hãy bật thông báo trên thiết bị này hoặc email.',
  saveFailed: 'Chưa thay đổi được. Hãy thử lại.',
  security: 'Bảo mật',
  securityLead: 'Đăng nhập, thay đổi mật khẩu và tài khoản thanh toán, và rút tiền.',
  always: 'Luôn bật',
  device: 'Thiết bị này',
  push: {
    on: { title: 'Thông báo đang bật', lead: 'Trình duyệt này hiển thị khi Quay đóng.' },
    off: { title: 'Thông báo đang tắt', lead: 'Nhận tin về lệnh trên thiết bị này khi Quay đóng.' },
    denied: {
      title: 'Trình duyệt của bạn chặn thông báo',
      lead: 'Bạn từng từ chối. Hãy cho phép thông báo của trang này trong cài đặt trình duyệt (biểu tượng cạnh địa chỉ) rồi quay lại.',
    },
    unsupported: {
      title: 'Trình duyệt này không có thông báo',
      lead: 'Trình duyệt không hiển thị được, hoặc trang đến qua kết nối không có TLS. Bạn vẫn có thể chọn email.',
    },
    install: {
      title: 'Hãy cài Quay trước',
      lead: 'Trên iPhone chỉ ứng dụng đã cài mới hiển thị thông báo: mở menu chia sẻ và chọn “Thêm vào MH chính”.',
    },
  },
  turnOn: 'Bật thông báo ở đây',
  turningOn: 'Đang chờ trình duyệt',
  turnOff: 'Tắt ở đây',
  test: 'Hiện thông báo thử',
  testTitle: 'Quay',
  testBody: 'Bạn sẽ nhận tin về lệnh như thế này. Không có gì xảy ra.',
  devices: (count) => plural(count, { other: `${count} thiết bị nhận thông báo` }),
  pushFailed: 'Dịch vụ đẩy của trình duyệt không phản hồi. Hãy thử lại sau giây lát.',
};
