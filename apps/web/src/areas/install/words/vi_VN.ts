import type { Words } from './index.ts';

export const words: Words = {
  title: 'Cài Quay lên thiết bị này',
  name: 'Quay',
  about: 'Ngay từ trang này, không qua cửa hàng',
  gains: 'Bạn được gì',
  gainNotices: 'Thông báo khi lệnh, khoản vay hoặc vị thế cần bạn xử lý',
  gainOffline: 'Mở được khi mất mạng: số liệu gần nhất kèm thời điểm',
  gainSame: 'Cùng một chương trình như ở đây; gỡ bỏ bất cứ lúc nào',
  byHand: 'Trên iPhone hoặc iPad, tự thêm',
  share: 'Chạm biểu tượng chia sẻ ở cuối màn hình Safari',
  add: 'Chọn “Thêm vào MH chính”',
  open: 'Chạm “Thêm”, rồi mở Quay từ màn hình chính',
  elsewhere: 'Trên trình duyệt khác',
  elsewhereWhy:
    'Mở menu của trình duyệt và chọn “Cài đặt” hoặc “Thêm vào màn hình chính”. Nếu không có mục nào, bạn vẫn dùng Quay tại đây bình thường.',
  phone: 'Trên điện thoại của bạn',
  phoneWhy: (host) =>
    `Hướng camera điện thoại vào đây. Địa chỉ phải là ${host}; địa chỉ khác không phải của chúng tôi.`,
  code: (address) => `Mã QR mở ${address}`,
  install: 'Cài đặt Quay',
  installed: 'Quay đã được cài trên thiết bị này.',
  hint: 'Mở Quay nhanh hơn',
  hintWhy: 'Thêm vào màn hình chính: mở như một ứng dụng và nhận được thông báo.',
  notNow: 'Không hiện lại',
};
