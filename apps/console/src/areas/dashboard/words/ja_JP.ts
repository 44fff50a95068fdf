import type { DashboardWords } from './index.ts';

export const words: DashboardWords = {
  waits: '対応待ち',
  oldest: '最も古いもの',
  overdue: '期限超過',
  noQueues: 'あなたのロールに担当キューはありません。',
  users: 'ユーザー',
  total: '合計',
  today: '本日の新規',
  locked: 'スタッフがロック',
  frozen: '本人が凍結',
  system: 'システム',
  version: 'アプリのバージョン',
  noVersion: '未ビルド',
  seq: 'ジャーナルのバッチ',
  behind: '表に未反映のバッチ',
  at: '時点',
};
