import type { Translation } from '@quay/words';
import type { DashboardWords } from './index.ts';

export const words: Translation<DashboardWords> = {
  waits: '待處理',
  oldest: '最久',
  overdue: '逾期',
  noQueues: '您的角色沒有佇列。',
  users: '用戶',
  total: '總數',
  today: '今日新增',
  locked: '員工鎖定',
  frozen: '自行凍結',
  system: '系統',
  version: 'App 版本',
  noVersion: '未建置',
  seq: '日誌批次',
  behind: '尚未入表批次',
  at: '截至',
};
