import type { Translation } from '@quay/words';
import type { CasesWords } from './index.ts';

export const words: Translation<CasesWords> = {
  states: { open: 'เปิด', closed: 'ปิดแล้ว' },
  state: 'สถานะ',
  columns: { trades: 'การซื้อขาย', last: 'ซื้อขายล่าสุด' },
  what: 'เกิดอะไรขึ้น',
  closed: 'ปิดแล้ว',
  when: 'เมื่อไร',
  reason: 'เหตุผล',
  close: 'ปิด',
  closing: 'กำลังปิด',
};
