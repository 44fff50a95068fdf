import type { Translation } from '@quay/words';
import type { OrderChatWords } from './index.ts';

export const words: Translation<OrderChatWords> = {
  lines: {
    opened: (coins) => `ล็อก ${coins} ใน Escrow`,
    paid: () => 'ทำเครื่องหมายว่าชำระแล้ว',
    released: (coins) => `ปล่อย ${coins} แล้ว`,
    cancelled: () => 'ยกเลิก เหรียญคืนแล้ว',
    'timed-out': () => 'หมดเวลาชำระ เหรียญคืนแล้ว',
    appealed: () => 'เปิดอุทธรณ์',
    'appeal-taken': () => 'ทีมงานรับอุทธรณ์',
    'evidence-asked': () => 'ทีมงานขอหลักฐาน',
    'appeal-withdrawn': () => 'ถอนอุทธรณ์',
    'ruled-payer': () => 'ทีมงานตัดสินให้ผู้ซื้อ',
    'ruled-seller': () => 'ทีมงานตัดสินให้ผู้ขาย',
    reminded: () => 'ส่งการเตือนแล้ว',
  },
  warnings: {
    'off-platform': 'อยู่บน Quay เท่านั้น ข้างนอกไม่มีใครช่วยได้และ Escrow ไม่คุ้มครอง',
    'release-first': 'อย่าปล่อยก่อนเงินเข้าบัญชี ไม่ว่าใครขอ',
    'receipt-is-no-proof': 'รูปการโอนไม่ใช่เงิน ดูในแอปธนาคาร',
  },
  title: 'แชท',
  with: (who) => `แชทกับ ${who}`,
  staff: 'ฝ่ายบริการลูกค้า',
  staffNamed: (name) => `${name} ฝ่ายบริการลูกค้า`,
  autoReply: 'ตอบอัตโนมัติ',
  failed: 'โหลดการสนทนาไม่ได้',
  failedWhy: 'ข้อความที่เขียนไม่สูญหาย',
  safe: 'ทีมงาน Quay ไม่เคยถามรหัสหรือรหัสผ่าน และไม่ย้ายการซื้อขายไปแอปอื่น',
  closed: 'คำสั่งนี้จบแล้วและแชทปิด คุณยังอ่านได้',
  pay: (money, left) => `ชำระ ${money} เหลือ ${left}`,
  payWhy: 'ชำระแล้ว? กดในคำสั่ง ข้อความไม่ใช่การชำระ',
  check: (money) => `ตรวจว่า ${money} เข้าหรือยัง`,
  checkWhy: 'ปล่อยเมื่อเห็นในบัญชีของตัวเองเท่านั้น',
  toOrder: 'ไปที่คำสั่ง',
};
