import type { DashboardWords } from './index.ts';

export const words: DashboardWords = {
  waits: 'สิ่งที่รอ',
  oldest: 'เก่าสุด',
  overdue: 'เกินกำหนด',
  noQueues: 'บทบาทของคุณไม่ทำงานในคิวใด',
  users: 'ผู้ใช้',
  total: 'ทั้งหมด',
  today: 'ใหม่วันนี้',
  locked: 'ทีมงานล็อก',
  frozen: 'เจ้าของอายัดเอง',
  system: 'ระบบ',
  version: 'เวอร์ชันของแอป',
  noVersion: 'ยังไม่ได้สร้าง',
  seq: 'ชุดของเจอร์นัล',
  behind: 'ชุดที่ยังไม่เข้าตาราง',
  at: 'ณ เวลา',
};
