import type { ContractNoticeWords } from './index.ts';

export const words: ContractNoticeWords = {
  title: 'การแจ้งเตือน',
  failed: 'โหลดการแจ้งเตือนไม่ได้',
  failedWhy: 'โพสิชันไม่ได้รับผลกระทบ',
  none: 'ยังไม่มีการแจ้งเตือน',
  noneWhy: 'สิ่งที่เกิดกับสัญญาแสดงที่นี่: คำเตือน Liquidation และการเปลี่ยนแปลงสัญญา',
  fresh: 'ใหม่',
  receipt: (number) => `หลักฐาน ${number}`,
  look: 'ดู',
  older: 'แสดงเก่ากว่า',
  settings: 'วิธีแจ้งคุณ',
  settingsTitle: 'การแจ้งเตือนสัญญา',
  settingsFailed: 'โหลดการตั้งค่าแจ้งเตือนไม่ได้',
  settingsFailedWhy: 'ไม่มีอะไรเปลี่ยน',
  topics: {
    risk: {
      title: 'ความเสี่ยง',
      lead: 'คำเตือนก่อน Liquidation, Liquidation, ลดเลเวอเรจอัตโนมัติ และการติดตามที่หยุดเพราะขาดทุน ส่งเสมอทางใดทางหนึ่ง',
    },
    activity: { title: 'กิจกรรม', lead: 'Funding ที่จ่ายจากกำไร สัญญาที่ถือหยุดหรือเปิด และข่าวผู้ที่ติดตาม' },
    alerts: { title: 'แจ้งเตือนราคา', lead: 'เมื่อราคาที่คุณเลือกมาถึง' },
  },
  channels: { app: 'บนอุปกรณ์ที่เปิดแจ้งเตือน', email: 'ทางอีเมล', sms: 'ทาง SMS' },
  last: 'ต้องเปิดหนึ่งทาง เปิดอันอื่นก่อน',
  device: 'แจ้งเตือนบนอุปกรณ์นี้',
  saveFailed: 'เปลี่ยนไม่ได้ ลองใหม่',
  near: (symbol, ratio) => `${symbol}: ต้องใช้ ${ratio} ของที่ค้ำโพสิชัน`,
  nearAt: (price) => `ถูก Liquidation เมื่อ Mark ถึง ${price}`,
  nearSoon: 'ถูก Liquidation เมื่อใช้ทั้งหมด',
  addMargin: 'เพิ่มมาร์จิ้น',
  closeQuarter: 'ปิด 25%',
};
