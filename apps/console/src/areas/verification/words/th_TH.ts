import type { Translation } from '@quay/words';
import type { VerificationWords } from './index.ts';

export const words: Translation<VerificationWords> = {
  kinds: { basic: 'พื้นฐาน', advanced: 'ขั้นสูง', notary: 'โนตารี', merchant: 'ผู้ค้า' },
  states: { applied: 'รออยู่', reviewing: 'กำลังตรวจสอบ', passed: 'ผ่าน', rejected: 'ปฏิเสธ' },
  documents: { passport: 'หนังสือเดินทาง', 'id-card': 'บัตรประชาชน', ssn: 'บัตรประกันสังคม' },
  relations: { spouse: 'คู่สมรส', parent: 'พ่อแม่', child: 'บุตร', sibling: 'พี่น้อง', friend: 'เพื่อน', other: 'อื่นๆ' },
  fields: {
    nationality: 'สัญชาติ',
    expiryDate: 'ใช้ได้ถึง',
    homeAddress: 'ที่อยู่บ้าน',
    workAddress: 'ที่อยู่ที่ทำงาน',
    notaryName: 'โนตารี',
    notaryCountry: 'ประเทศของโนตารี',
    deedNumber: 'เลขที่หนังสือรับรอง',
    assetData: 'หลักฐานเงินทุน',
  },
  all: 'ทั้งหมด',
  waiting: 'รออยู่',
  kind: 'ประเภท',
  state: 'สถานะ',
  columns: { user: 'บัญชี', kind: 'ประเภท', state: 'สถานะ', applied: 'ขอแล้ว', waits: 'รอตั้งแต่', due: 'สัญญา' },
  you: 'คุณ',
  title: (name) => `${name}`,
  deposits: 'เงินประกัน',
  depositStates: { held: 'ถืออยู่' },
  depositPaid: 'จ่ายแล้ว',
  decision: 'ผลตัดสิน',
  when: 'เมื่อไร',
  reason: 'เหตุผล',
};
