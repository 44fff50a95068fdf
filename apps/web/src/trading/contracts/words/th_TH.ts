import type { Words } from './index.ts';

export const words: Words = {
  pages: 'หน้าสัญญา',
  trade: 'ซื้อขาย',
  delivery: 'Delivery',
  information: 'ข้อมูล',
  history: 'ประวัติ',
  traders: 'เทรดเดอร์',
  notices: 'การแจ้งเตือน',
  parts: 'ส่วนของหน้านี้',
  activity: 'ทั้งหมด',
  orders: 'คำสั่ง',
  fills: 'การจับคู่',
  payments: 'Funding',
  realised: 'ผล',
  receipts: 'หลักฐานรายการ',
  index: 'ดัชนี Mark และมาร์จิ้น',
  funding: 'ประวัติ Funding',
  fund: 'กองทุนประกัน',
  queue: 'คิว',
  calculator: 'เครื่องคำนวณ',
};
