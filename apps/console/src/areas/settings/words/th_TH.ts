import type { Translation } from '@quay/words';
import type { SettingsWords } from './index.ts';

export const words: Translation<SettingsWords> = {
  support: 'ฝ่ายบริการลูกค้า',
  days: 'วัน',
  deposit: 'เงินประกัน',
  withdrawals: 'ถอน',
  saving: 'กำลังขอ',
  nothing: 'ยังไม่เปลี่ยนอะไร',
  moving: 'กำลังย้าย',
  moveFields: { symbol: 'เหรียญ' },
};
