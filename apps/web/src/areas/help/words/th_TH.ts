import type { Translation } from '@quay/words';
import { plural } from '@quay/words/languages/th_TH';
import type { Words } from './index.ts';

export const words: Translation<Words> = {
  title: 'ช่วยเหลือ',
  questions: 'คำถาม',
  search: 'เงินฝากของฉันอยู่ที่ไหน?',
  clear: 'ล้างการค้นหา',
  topics: 'หัวข้อ',
  topic: {
    wallet: 'ฝาก ถอน',
    spot: 'สปอต',
    contracts: 'ฟิวเจอร์ส',
    c2c: 'P2P',
    earn: 'Earn',
    loans: 'เงินกู้',
    account: 'บัญชี',
    security: 'ความปลอดภัย',
    fees: 'ค่าธรรมเนียมและขีดจำกัด',
    app: 'แอป',
  },
  found: (count) => plural(count, { other: `${count} คำตอบ` }),
  none: (search) => `ไม่มีเรื่อง “${search}”`,
  noneWhy: 'ลองคำเดียว หรือถามคนจริง',
  person: 'เขียนถึงคนจริง',
  personWhy: 'ฝ่ายบริการลูกค้าอ่านและตอบที่นี่',
  failed: 'โหลดบทความไม่ได้',
  failedWhy: 'ฝ่ายบริการลูกค้ายังตอบได้',
  unknown: 'ไม่มีบทความนี้',
  unknownWhy: 'ที่อยู่อาจเก่า',
  all: 'บทความทั้งหมด',
  changed: (date, version) => `แก้ ${date} รุ่น ${version}`,
  minutes: (count) => `อ่าน ${count} นาที`,
  goesWith: 'เกี่ยวข้อง',
  answered: 'ยังไม่ได้คำตอบ?',
  more: 'เปิดเป็นบทความ',
  offline: 'ไม่มีการเชื่อมต่อ: บทความที่อุปกรณ์นี้มี',
};
