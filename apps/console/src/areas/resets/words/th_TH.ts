import type { Translation } from '@quay/words';
import type { ResetsWords } from './index.ts';

export const words: Translation<ResetsWords> = {
  states: { done: 'เสร็จ', rejected: 'ปฏิเสธ' },
  subjects: { password: 'รหัสผ่านเข้าสู่ระบบ', email: 'อีเมล', phone: 'โทรศัพท์' },
  filters: { waiting: 'รออยู่', done: 'เสร็จ', rejected: 'ปฏิเสธ' },
  state: 'สถานะ',
  columns: { user: 'บัญชี', state: 'สถานะ', applied: 'ขอแล้ว', waits: 'รอตั้งแต่', due: 'สัญญา' },
  documents: 'เอกสาร',
  explanation: 'เกิดอะไรขึ้น',
  you: 'คุณ',
  rejection: 'ปฏิเสธ',
  when: 'เมื่อไร',
};
