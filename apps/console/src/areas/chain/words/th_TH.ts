import type { Translation } from '@quay/words';
import type { ChainWords } from './index.ts';

export const words: Translation<ChainWords> = {
  network: 'เครือข่าย',
  detail: 'รายละเอียด',
  looked: 'ปิด',
  since: 'ระยะเวลา',
  running: 'ดำเนินอยู่',
  amount: 'จำนวนเงิน',
  withdrawal: 'ถอน',
  releasing: 'กำลังขอ',
  adopting: 'กำลังขอ',
  retiring: 'กำลังขอ',
  coin: 'เหรียญ',
  from: (low, high) => `${low} ถึง ${high}`,
  enough: 'ครอบคลุมแล้ว',
  rescanning: 'กำลังขอ',
  resuming: 'กำลังขอ',
};
