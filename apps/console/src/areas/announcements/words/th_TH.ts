import type { Translation } from '@quay/words';
import type { AnnouncementsWords } from './index.ts';

export const words: Translation<AnnouncementsWords> = {
  columns: { state: 'สถานะ', at: 'เปิด' },
  filter: 'สถานะ',
  filters: { all: 'ทั้งหมด' },
  pinned: 'ปักหมุด',
  unknownTitle: 'ประกาศนี้ไม่มีแล้ว',
  language: 'ภาษา',
  saveChanges: 'บันทึกการเปลี่ยนแปลง',
  saving: 'กำลังบันทึก',
  remove: 'ลบ',
};
