import type { StatusWords } from './index.ts';

export const words: StatusWords = {
  label: '거래소 상태',
  live: '실시간',
  delay: (ms) => `실시간, ${ms} ms`,
  connecting: '연결 중',
  lost: '연결 없음',
  simulated: '모의 시장',
  reserves: '준비금',
  provedAt: (when) => `${when} 증명`,
  leastOf: (coin) => `준비율이 가장 낮은 코인: ${coin}`,
  balancesProved: '잔액',
  journal: '저널',
  keys: '단축키',
  keysTitle: '단축키',
  rows: '목록의 다음 행과 이전 행',
  openRow: '행 열기',
  closeLayer: '마지막에 연 것 닫기',
  thisList: '단축키 목록',
  lettersOn: '문자 단축키 사용',
  support: '고객지원',
};
