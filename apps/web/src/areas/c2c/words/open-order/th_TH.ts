import type { OpenOrderWords } from './index.ts';

export const words: OpenOrderWords = {
  acts: {
    pay: (money, _1, who) => `ชำระ ${money} ให้ ${who}`,
    release: (_, coins, who) => `${who} ชำระแล้ว: ตรวจ แล้วปล่อย ${coins}`,
    fault: (_, _1, who) => `${who} ยกเลิกเพราะคุณ: ตอบ`,
    answer: () => 'ทีมงานรอคำตอบอุทธรณ์ของคุณ',
    appeal: () => 'ทีมงานตัดสินอุทธรณ์',
    'await-payment': (money, _1, who) => `${who} ชำระ ${money}`,
    'await-release': (_, coins, who) => `${who} ปล่อย ${coins}`,
    over: (_, _1, who) => `คำสั่งกับ ${who}`,
  },
  short: {
    pay: (money) => `ชำระ ${money}`,
    release: (_, coins) => `ปล่อย ${coins}`,
    fault: () => 'ตอบการยกเลิก',
    answer: () => 'ตอบอุทธรณ์',
    appeal: () => 'อุทธรณ์',
    'await-payment': (money) => `รอ ${money}`,
    'await-release': (_, coins) => `รอ ${coins}`,
    over: (_, coins) => `${coins}`,
  },
  until: (coins, clock) => `${coins} อยู่ใน Escrow ถึง ${clock}`,
  inEscrow: (coins) => `${coins} ของคำสั่ง P2P`,
  open: 'เปิด',
};
