import type { Translation } from '@quay/words';
import type { UsersWords } from './index.ts';

export const words: Translation<UsersWords> = {
  standings: { open: 'ปกติ', frozen: 'ถูกอายัด' },
  levels: { none: 'ยังไม่ยืนยัน', basic: 'พื้นฐาน', advanced: 'ขั้นสูง', notary: 'โนตารี' },
  fields: { email: 'อีเมล', phone: 'โทรศัพท์', address: 'ที่อยู่' },
  reviewStates: { applied: 'รออยู่', reviewing: 'กำลังตรวจสอบ', passed: 'ผ่าน', rejected: 'ปฏิเสธ' },
  reviewKinds: { basic: 'การยืนยันขั้นพื้นฐาน', advanced: 'การยืนยันขั้นสูง', notary: 'การยืนยันโนตารี', merchant: 'ผู้ค้า' },
  columns: { id: 'Id', username: 'บัญชี', email: 'อีเมล', phone: 'โทรศัพท์', level: 'ยืนยันแล้ว' },
  merchant: 'ผู้ค้า',
  account: 'บัญชี',
  language: 'ภาษา',
  security: 'ความปลอดภัย',
  passkeys: 'พาสคีย์',
  fundPassword: 'รหัสผ่านเงินทุน',
  smallest: 'ในหน่วยเล็กสุด',
  comparedSame: 'เหมือนกัน',
  balances: 'ยอด',
  coin: 'เหรียญ',
  available: 'ใช้ได้',
  frozen: 'ถูกอายัด',
  caseStates: { open: 'เปิด', closed: 'ปิดแล้ว' },
  device: 'อุปกรณ์',
  address: 'ที่อยู่',
  opened: 'เปิดเมื่อ',
  suspensions: { other: 'เหตุผลอื่น' },
  unlocking: 'กำลังขอ',
};
