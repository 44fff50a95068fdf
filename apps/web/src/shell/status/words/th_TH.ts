import type { StatusWords } from './index.ts';

export const words: StatusWords = {
  label: 'สถานะตลาด',
  live: 'สด',
  delay: (ms) => `สด ${ms} ms`,
  connecting: 'กำลังเชื่อมต่อ',
  lost: 'ไม่มีการเชื่อมต่อ',
  simulated: 'ตลาดจำลอง',
  reserves: 'เงินสำรอง',
  provedAt: (when) => `พิสูจน์ ${when}`,
  leastOf: (coin) => `เหรียญที่ครอบคลุมน้อยสุด: ${coin}`,
  balancesProved: 'ยอด',
  journal: 'บันทึก',
  keys: 'ปุ่มลัด',
  keysTitle: 'ปุ่มลัด',
  rows: 'แถวถัดไปและก่อนหน้า',
  openRow: 'เปิดแถว',
  closeLayer: 'ปิดสิ่งที่เปิดล่าสุด',
  thisList: 'ปุ่มเหล่านี้',
  lettersOn: 'ใช้ตัวอักษรเป็นทางลัด',
  support: 'ฝ่ายสนับสนุน',
};
