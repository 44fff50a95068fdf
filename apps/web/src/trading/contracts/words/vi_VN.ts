import type { Words } from './index.ts';

export const words: Words = {
  pages: 'Các trang hợp đồng',
  trade: 'Giao dịch',
  delivery: 'Có kỳ hạn',
  information: 'Thông tin',
  history: 'Lịch sử',
  traders: 'Trader',
  notices: 'Thông báo',
  parts: 'Các phần của trang',
  activity: 'Tất cả',
  orders: 'Lệnh',
  fills: 'Khớp lệnh',
  payments: 'Funding',
  realised: 'Kết quả',
  receipts: 'Biên nhận',
  index: 'Chỉ số, giá đánh dấu và ký quỹ',
  funding: 'Lịch sử funding',
  fund: 'Quỹ bảo hiểm',
  queue: 'Hàng chờ',
  calculator: 'Máy tính',
};
