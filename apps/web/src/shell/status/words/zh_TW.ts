import type { Translation } from '@quay/words';
import type { StatusWords } from './index.ts';

export const words: Translation<StatusWords> = {
  label: '交易所狀態',
  live: '即時',
  delay: (ms) => `即時，${ms} ms`,
  connecting: '連線中',
  lost: '沒有連線',
  simulated: '模擬市場',
  reserves: '儲備',
  provedAt: (when) => `${when} 證明`,
  leastOf: (coin) => `覆蓋最低的幣種是 ${coin}`,
  balancesProved: '餘額',
  journal: '日誌',
  keys: '快捷鍵',
  keysTitle: '快捷鍵',
  rows: '列表的下一列與上一列',
  openRow: '開啟該列',
  closeLayer: '關閉最後開啟的',
  thisList: '顯示快捷鍵',
  lettersOn: '字母鍵作為快捷鍵',
  support: '客服',
};
