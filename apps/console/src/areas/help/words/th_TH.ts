import type { Translation } from '@quay/words';
import type { HelpWords } from './index.ts';

export const words: Translation<HelpWords> = {
  columns: { at: 'เปิด' },
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
  every: 'ทั้งหมด',
  version: (version) => `รุ่น ${version}`,
  unknownTitle: 'ไม่มีบทความนี้',
  unknownWords: 'ที่อยู่อาจเก่า',
  language: 'ภาษา',
};
