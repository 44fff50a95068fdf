import type { OutboxWords } from './index.ts';

export const words: OutboxWords = {
  deliveries: { kept: 'เก็บไว้ที่นี่', sent: 'ส่งแล้ว', failed: 'ล้มเหลว' },
  search: 'อีเมลหรือหมายเลขโทรศัพท์',
  columns: { to: 'ถึง', subject: 'เรื่อง', code: 'รหัส', delivery: 'การส่ง', at: 'เวลา' },
  emptyTitle: 'ยังไม่มีข้อความ',
  emptyWords: 'รหัสและแจ้งเตือนถึงผู้ใช้แสดงที่นี่เมื่อถูกเขียน',
  keptWords: 'ไม่ได้ตั้งค่าช่องทางส่งข้อความนี้ จบที่นี่',
  failedWords: 'เซิร์ฟเวอร์อีเมลไม่รับ',
  hidden: 'ข้อความสำหรับผู้รับเท่านั้น ไม่แสดงที่นี่',
  text: 'ข้อความ',
  code: 'รหัส',
  copyCode: 'คัดลอกรหัส',
  unknown: 'ข้อความนี้ไม่อยู่ในรายการ',
  unknownWords: 'อาจอยู่ถัดลงไป หรือส่งถึงที่อยู่อื่น',
};
