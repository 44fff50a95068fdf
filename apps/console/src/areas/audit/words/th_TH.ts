import type { AuditWords } from './index.ts';

export const words: AuditWords = {
  act: 'การกระทำ เช่น reveal',
  subject: 'สิ่งที่เกี่ยวข้อง เช่น user 1042',
  columns: { id: 'Row', at: 'เมื่อไร', by: 'ใคร', act: 'ทำ', subject: 'สิ่งที่เกี่ยวข้อง', details: 'รายละเอียด', hash: 'แฮช' },
  emptyTitle: 'ไม่พบแถว',
  emptyWords: 'ต้องพิมพ์การกระทำหรือสิ่งที่เกี่ยวข้องให้ครบตามที่บันทึกเขียน',
  row: (id) => `แถว ${id}`,
  details: 'รายละเอียด',
  detailsNone: 'ไม่มีบันทึกเพิ่มเติม',
  hash: 'แฮชของแถวนี้ รวมแฮชก่อนหน้าและแถว',
  unknown: 'ไม่มีแถวนี้',
  unknownWords: 'บันทึกเริ่มที่แถว 1 และไม่มีช่องว่าง',
  verify: 'ตรวจห่วงโซ่แฮช',
  verifying: 'กำลังตรวจ',
  intact: (rows) => `ห่วงโซ่แฮชสมบูรณ์ ${rows} แถว`,
  broken: (row) => `ห่วงโซ่แฮชขาดที่แถว ${row}`,
  head: 'แถวล่าสุด',
  download: 'ดาวน์โหลด CSV',
  part: (from, to) => `CSV แถว ${from} ถึง ${to}`,
};
