import type { DashboardWords } from './index.ts';

export const words: DashboardWords = {
  waits: '대기 업무',
  oldest: '가장 오래된 건',
  overdue: '연체',
  noQueues: '현재 역할이 맡은 대기열이 없습니다.',
  users: '회원',
  total: '합계',
  today: '오늘 신규',
  locked: '직원이 잠금',
  frozen: '본인이 동결',
  system: '시스템',
  version: '앱 버전',
  noVersion: '빌드되지 않음',
  seq: '저널 배치',
  behind: '테이블 미반영 배치',
  at: '기준 시각',
};
