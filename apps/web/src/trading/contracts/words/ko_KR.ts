import type { Words } from './index.ts';

export const words: Words = {
  pages: '선물 페이지',
  trade: '거래',
  delivery: '만기 선물',
  information: '정보',
  history: '내역',
  traders: '트레이더',
  notices: '알림',
  parts: '페이지 구역',
  activity: '전체',
  orders: '주문',
  fills: '체결',
  payments: '펀딩',
  realised: '결과',
  receipts: '거래 확인서',
  index: '인덱스, 시장 평균가, 증거금',
  funding: '펀딩 내역',
  fund: '보험기금',
  queue: '순위',
  calculator: '계산기',
};
