import type { AuditWords } from './index.ts';

export const words: AuditWords = {
  act: '操作，例如 reveal',
  subject: '对象，例如 user 1042',
  columns: { id: '行', at: '时间', by: '操作人', act: '操作', subject: '对象', details: '详情', hash: '哈希' },
  emptyTitle: '没有找到记录',
  emptyWords: '请按日志的写法完整输入操作或对象。',
  row: (id) => `第 ${id} 行`,
  details: '详情',
  detailsNone: '没有更多记录。',
  hash: '本行哈希（由上一行哈希与本行内容计算）',
  unknown: '没有这一行',
  unknownWords: '日志从第 1 行开始，没有缺号。',
  verify: '校验哈希链',
  verifying: '正在校验',
  intact: (rows) => `哈希链完整，共 ${rows} 行`,
  broken: (row) => `哈希链在第 ${row} 行断裂`,
  head: '链头',
  download: '下载 CSV',
  part: (from, to) => `CSV，第 ${from} 至 ${to} 行`,
};
