import type { Translation } from '@quay/words';
import type { AuditWords } from './index.ts';

export const words: Translation<AuditWords> = {
  act: '操作，例如 reveal',
  subject: '對象，例如 user 1042',
  columns: { id: 'Row', at: '時間', by: '操作人', act: '操作', subject: '對象', details: '詳情', hash: '雜湊' },
  emptyTitle: '找不到記錄',
  emptyWords: '操作或對象須與記錄所寫完全相同。',
  row: (id) => `第 ${id} 列`,
  details: '詳情',
  detailsNone: '沒有其他記錄。',
  hash: '此列的雜湊，含前一雜湊與此列',
  unknown: '沒有這一列',
  unknownWords: '記錄自第 1 列起，沒有缺漏。',
  verify: '驗證鏈',
  verifying: '驗證中',
  intact: (rows) => `鏈完整，${rows} 列`,
  broken: (row) => `鏈在第 ${row} 列中斷`,
  head: '最新',
  download: '下載 CSV',
  part: (from, to) => `CSV，第 ${from} 至 ${to} 列`,
};
