import type { ContractNoticeWords } from './index.ts';

export const words: ContractNoticeWords = {
  title: 'Thông báo',
  failed: 'Không tải được thông báo',
  failedWhy: 'Vị thế của bạn không bị ảnh hưởng.',
  none: 'Chưa có thông báo',
  noneWhy: 'Những gì xảy ra với hợp đồng của bạn hiện ở đây: cảnh báo, thanh lý và thay đổi của hợp đồng.',
  fresh: 'Mới',
  receipt: (number) => `Biên nhận ${number}`,
  look: 'Xem',
  older: 'Hiện thông báo cũ hơn',
  settings: 'Cách bạn được báo',
  settingsTitle: 'Thông báo hợp đồng',
  settingsFailed: 'Không tải được cài đặt thông báo',
  settingsFailedWhy: 'Không có gì thay đổi.',
  topics: {
    risk: {
      title: 'Rủi ro',
      lead: 'Cảnh báo trước thanh lý, thanh lý, tự động giảm đòn bẩy và theo dõi bị dừng vì lỗ. Luôn được gửi bằng cách nào đó.',
    },
    activity: {
      title: 'Hoạt động',
      lead: 'Funding trả từ lợi nhuận, hợp đồng bạn giữ bị dừng hoặc mở lại, và tin về người bạn theo dõi.',
    },
    alerts: { title: 'Cảnh báo giá', lead: 'Khi giá bạn chọn đã đến.' },
  },
  channels: { app: 'Trên thiết bị bật thông báo', email: 'Qua email', sms: 'Qua tin nhắn SMS' },
  last: 'Phải bật một cách. Hãy bật cách khác trước.',
  device: 'Thông báo trên thiết bị này',
  saveFailed: 'Không đổi được. Hãy thử lại.',
  near: (symbol, ratio) => `${symbol}: ${ratio} số tiền bảo đảm vị thế của bạn đã bị yêu cầu.`,
  nearAt: (price) => `Bị thanh lý khi giá đánh dấu đến ${price}.`,
  nearSoon: 'Bị thanh lý khi yêu cầu toàn bộ.',
  addMargin: 'Thêm ký quỹ',
  closeQuarter: 'Đóng 25%',
};
