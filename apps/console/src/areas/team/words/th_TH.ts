import type { Translation } from '@quay/words';
import { plural } from '@quay/words/languages/th_TH';
import type { TeamWords } from './index.ts';

export const words: Translation<TeamWords> = {
  columns: { name: 'ชื่อ', state: 'สถานะ' },
  never: 'ไม่เคย',
  unknown: 'ไม่มีเพื่อนร่วมงานนี้',
  change: 'แก้ไข',
  giving: 'กำลังเปลี่ยน',
  lettingOut: 'กำลังขอ',
  resetting: 'กำลังขอ',
  lettingIn: 'กำลังขอ',
  name: 'ชื่อ',
  addAct: 'เพิ่ม',
  adding: 'กำลังเพิ่ม',
  right: 'ขวา',
  members: (count) => plural(count, { other: `${count} คน` }),
  roleName: 'ชื่อ',
  roleNameMissing: 'กรอกชื่อ',
  savingRole: 'กำลังขอ',
};
