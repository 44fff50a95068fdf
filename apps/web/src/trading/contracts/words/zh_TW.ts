import type { Translation } from '@quay/words';
import type { Words } from './index.ts';

export const words: Translation<Words> = {
  pages: '合約頁面',
  trade: '交易',
  delivery: '交割',
  information: '資訊',
  history: '歷史',
  traders: '帶單員',
  notices: '通知',
  parts: '頁面分頁',
  activity: '全部',
  orders: '委託',
  fills: '成交',
  payments: '資金費',
  realised: '結果',
  receipts: '憑證',
  index: '指數、標記與保證金',
  funding: '資金費歷史',
  fund: '保險基金',
  queue: '排序',
  calculator: '計算機',
};
