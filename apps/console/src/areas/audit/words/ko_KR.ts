import type { AuditWords } from './index.ts';

export const words: AuditWords = {
  act: '작업, 예: reveal',
  subject: '대상, 예: user 1042',
  columns: { id: 'Row', at: '시각', by: '담당', act: '작업', subject: '대상', details: '상세', hash: '해시' },
  emptyTitle: '행을 찾을 수 없습니다',
  emptyWords: '작업이나 대상은 로그에 적힌 그대로 전체를 입력해야 합니다.',
  row: (id) => `행 ${id}`,
  details: '상세',
  detailsNone: '추가 기록이 없습니다.',
  hash: '이 행의 해시 (이전 해시와 이 행 기준)',
  unknown: '해당 행이 없습니다',
  unknownWords: '로그는 1행부터 빈 번호 없이 이어집니다.',
  verify: '체인 검증',
  verifying: '검증 중',
  intact: (rows) => `체인 정상, ${rows}행`,
  broken: (row) => `${row}행에서 체인 끊어짐`,
  head: '마지막 해시',
  download: 'CSV 다운로드',
  part: (from, to) => `CSV, ${from}~${to}행`,
};
