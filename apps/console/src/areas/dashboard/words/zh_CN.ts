import type { DashboardWords } from './index.ts';

export const words: DashboardWords = {
  waits: '待处理',
  oldest: '最久',
  overdue: '已超时',
  noQueues: '您的角色不处理任何队列。',
  users: '用户',
  total: '总数',
  today: '今日新增',
  locked: '被锁定',
  frozen: '自行冻结',
  system: '系统',
  version: '应用版本',
  noVersion: '尚未构建',
  seq: '日志最新批次',
  behind: '落后批次',
  at: '数据时间',
};
