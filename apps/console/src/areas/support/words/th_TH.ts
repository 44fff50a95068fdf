import type { Translation } from '@quay/words';
import { plural } from '@quay/words/languages/th_TH';
import type { SupportWords } from './index.ts';

export const words: Translation<SupportWords> = {
  levels: { none: 'ยังไม่ยืนยัน', basic: 'พื้นฐาน', advanced: 'ขั้นสูง', notary: 'โนตารี' },
  standings: { open: 'ปกติ' },
  filters: { all: 'ทั้งหมด', waiting: 'รออยู่' },
  columns: { waits: 'รอตั้งแต่' },
  picture: 'รูปภาพ',
  unread: (count) => plural(count, { other: `ยังไม่อ่าน ${count} ข้อความ` }),
  messages: 'ข้อความ',
  you: 'คุณ',
  staff: 'ทีมงาน',
  takeBack: 'ไถ่ถอน',
  read: 'อ่าน',
  sendAgain: 'ส่งอีกครั้ง',
  send: 'ส่ง',
  readyLanguage: 'ภาษา',
  readySaving: 'กำลังบันทึก',
  readyEdit: 'แก้ไข',
  readyDelete: 'ลบ',
  level: 'ยืนยันแล้ว',
  merchant: 'ผู้ค้า',
};
