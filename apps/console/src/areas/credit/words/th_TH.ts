import type { Translation } from '@quay/words';
import { plural } from '@quay/words/languages/th_TH';
import type { Words } from './index.ts';

export const words: Translation<Words> = {
  state: 'สถานะ',
  states: {
    reviewing: 'รออยู่',
    rejected: 'ปฏิเสธ',
    offered: 'มีข้อเสนอ',
    borrowing: 'กำลังกู้',
    overdue: 'เกินกำหนดชำระ',
    repaid: 'ชำระแล้ว',
    withdrawn: 'ถอนคำขอแล้ว',
  },
  columns: { name: 'ชื่อ', days: 'ระยะเวลา', amount: 'จำนวนเงิน', decided: 'ตัดสินแล้ว' },
  days: (count) => plural(count, { other: `${count} วัน` }),
  noneTitle: 'ไม่มีอะไร',
  documents: { 'id-photo': 'รูปบัตร', income: 'หลักฐานรายได้', statement: 'รายการเดินบัญชี' },
  figures: { income: 'รายได้ต่อเดือน' },
  yearly: 'ต้นทุนต่อปี',
  free: 'ว่าง',
  rejection: 'ทำไม',
  happened: 'เกิดอะไรขึ้น',
  events: {
    applied: 'ขอแล้ว',
    rejected: 'ปฏิเสธ',
    offered: 'มีข้อเสนอ',
    withdrawn: 'ถอนคำขอแล้ว',
    'paid-out': 'จ่ายออก',
    overdue: 'เกินกำหนดชำระ',
    repaid: 'ชำระแล้ว',
  },
  overdueCount: 'เกินกำหนดชำระ',
  none: 'ไม่มี',
  products: 'เงื่อนไข',
  change: 'แก้ไข',
  productHeads: { days: 'ระยะเวลา', open: 'เปิด', act: 'แก้ไข' },
  asking: 'กำลังขอ',
  productFields: { cycle: 'วัน' },
};
