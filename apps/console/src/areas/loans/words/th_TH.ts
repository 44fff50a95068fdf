import type { Translation } from '@quay/words';
import type { LoansWords } from './index.ts';

export const words: Translation<LoansWords> = {
  now: 'ตอนนี้',
  warned: 'ถูกเตือน',
  overdue: 'เกินกำหนดชำระ',
  runs: 'ระยะ',
  loans: 'เงินกู้',
  loansNone: 'ไม่มีเงินกู้ดำเนินอยู่',
  columns: {
    product: 'ผลิตภัณฑ์',
    free: 'ว่าง',
    interest: 'ดอกเบี้ยที่จ่ายแล้ว',
    pledged: 'หลักประกันที่วาง',
    open: 'เปิด',
    loan: 'เงินกู้',
    rate: 'LTV',
    due: 'ครบกำหนด',
    state: 'สถานะ',
  },
  isOpen: 'เปิด',
  isClosed: 'ปิดแล้ว',
  change: 'แก้ไข',
  asking: 'กำลังขอ',
};
