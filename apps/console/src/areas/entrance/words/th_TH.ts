import type { Translation } from '@quay/words';
import type { EntranceWords } from './index.ts';

export const words: Translation<EntranceWords> = {
  name: 'ชื่อ',
  password: 'รหัสผ่าน',
  passwordMissing: 'กรอกรหัสผ่าน',
  reveal: 'แสดงรหัสผ่าน',
  hide: 'ซ่อนรหัสผ่าน',
  asking: 'กำลังตรวจ',
  logIn: 'เข้าสู่ระบบ',
  loggingIn: 'กำลังเข้าสู่ระบบ',
};
