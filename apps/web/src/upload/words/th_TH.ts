import type { Words } from './index.ts';

export const words: Words = {
  choose: 'เลือกรูปภาพ',
  camera: 'ถ่ายรูป',
  uploading: (percent) => `กำลังอัปโหลด ${percent}%`,
  cancel: 'ยกเลิก',
  uploaded: 'อัปโหลดแล้ว',
  replace: 'เลือกรูปอื่น',
  remove: 'ลบ',
  tryAgain: 'ลองอีกครั้ง',
  preview: 'รูปของคุณ',
  crop: {
    title: 'ครอบรูป',
    close: 'ไม่ใช้รูปนี้',
    lead: 'ลากมุมจนกรอบครอบเอกสารทั้งหมดและมีอย่างอื่นน้อย',
    corners: { 'top-left': 'มุมซ้ายบน', 'top-right': 'มุมขวาบน', 'bottom-left': 'มุมซ้ายล่าง', 'bottom-right': 'มุมขวาล่าง' },
    move: 'ย้ายกรอบ',
    use: 'อัปโหลดรูปนี้',
    using: 'กำลังตัด',
  },
};
