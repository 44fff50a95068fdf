import type { Translation } from '@quay/words';
import type { Words } from './index.ts';

export const words: Translation<Words> = {
  loading: 'กำลังโหลด',
  close: 'ปิด',
  tryAgain: 'ลองอีกครั้ง',
  listFailed: 'โหลดรายการไม่ได้',
  listFailedWhy: 'สิ่งที่อยู่ในรายการไม่ได้รับผลกระทบ',
  moreFailed: 'โหลดที่เหลือไม่ได้',
  moreFailedWhy: 'ด้านบนยังอยู่',
  allShown: 'หมดแล้ว',
  filter: {
    open: 'ตัวกรอง',
    title: 'แสดงอะไร',
    any: 'ทั้งหมด',
    period: 'ช่วงเวลา',
    from: 'จาก',
    to: 'ถึง',
    periods: { today: 'วันนี้', week: '7 วัน', month: '30 วัน', quarter: '90 วัน' },
    since: (day) => `ตั้งแต่ ${day}`,
    until: (day) => `ถึง ${day}`,
    between: (from, to) => `${from} ถึง ${to}`,
    upsideDown: 'วันแรกอยู่หลังวันสุดท้าย',
    remove: (what) => `${what}: เลิกกรอง`,
    clear: 'ล้างตัวกรอง',
    none: 'ไม่มีตามตัวกรองนี้',
    noneWhy: 'ไม่มีบันทึกที่ตรงทุกตัวกรอง',
  },
  save: {
    saved: (file, rows) => `บันทึก ${file} แล้ว ${rows} บรรทัด`,
    part: (file, rows) => `${file} มี ${rows} บรรทัดแรก เลือกช่วงสั้นลงสำหรับที่เหลือ`,
    nothing: 'ไม่มีอะไรให้บันทึกตามตัวกรองนี้',
    failed: (why) => `บันทึกไฟล์ไม่ได้ ${why}`,
  },
};
