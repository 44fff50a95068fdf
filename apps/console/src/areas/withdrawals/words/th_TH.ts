import type { Translation } from '@quay/words';
import type { WithdrawalsWords } from './index.ts';

export const words: Translation<WithdrawalsWords> = {
  states: {
    reviewing: 'รออยู่',
    approved: 'อนุมัติแล้ว',
    broadcasting: 'บนเครือข่าย',
    success: 'จ่ายแล้ว',
    failed: 'ล้มเหลว',
    rejected: 'ปฏิเสธ',
  },
  levels: { none: 'ยังไม่ยืนยัน', basic: 'พื้นฐาน', advanced: 'ขั้นสูง', notary: 'โนตารี' },
  factors: { 'email-code': 'รหัสทางอีเมล', 'recovery-code': 'รหัสกู้คืน', password: 'รหัสผ่าน' },
  state: 'สถานะ',
  columns: { user: 'บัญชี', amount: 'จำนวนเงิน', network: 'เครือข่าย', address: 'ถึง', waits: 'รอตั้งแต่' },
  saved: 'ฝากไว้',
  received: 'ได้รับ',
  deposits: 'ฝาก',
  withdrawals: 'ถอน',
  nothingBefore: 'ไม่มี',
  level: 'ยืนยันแล้ว',
  device: 'อุปกรณ์',
  you: 'คุณ',
  wasApproved: 'อนุมัติแล้ว',
  lines: { to: 'ถึง', amount: 'ได้รับ', contract: 'สัญญา' },
  hash: 'แฮช',
  from: 'จาก',
};
