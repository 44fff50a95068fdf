import type { AuditWords } from './index.ts';

export const words: AuditWords = {
  act: '操作（例：reveal）',
  subject: '対象（例：user 1042）',
  columns: { id: 'Row', at: '日時', by: '操作者', act: '操作', subject: '対象', details: '詳細', hash: 'ハッシュ' },
  emptyTitle: '該当する行がありません',
  emptyWords: '操作と対象は、ログの表記のとおりに入力してください。',
  row: (id) => `行${id}`,
  details: '詳細',
  detailsNone: '他の記載はありません。',
  hash: 'この行のハッシュ（前のハッシュとこの行から）',
  unknown: 'その行はありません',
  unknownWords: 'ログは行1から始まり、欠番はありません。',
  verify: '連鎖を検証',
  verifying: '検証中',
  intact: (rows) => `連鎖は正常、${rows}行`,
  broken: (row) => `行${row}で連鎖が途切れています`,
  head: '先頭',
  download: 'CSVをダウンロード',
  part: (from, to) => `CSV、行${from}～${to}`,
};
