import type { ClosureObstacle } from '@quay/contract/account';
import type { LoginLine } from '@quay/contract/identity';
import type { Words } from './index.ts';

const obstacles: Record<ClosureObstacle, string> = {
  withdrawals: '처리 중인 출금이 있습니다',
  orders: '미체결 주문이 있습니다',
  positions: '계약 포지션이 있습니다',
  loans: '담보 대출이 남아 있습니다',
  credit: '신용 대출이 남아 있습니다',
  earn: 'Earn에 자산이 있습니다',
  'c2c-appeals': 'C2C 주문이 이의 신청 중입니다',
  'c2c-orders': '진행 중인 C2C 주문이 있습니다',
  'c2c-ads': '종료되지 않은 C2C 광고가 있습니다',
  'merchant-deposit': '판매자 보증금이 남아 있습니다',
  following: '팔로우 중이거나 팔로워가 있습니다',
  'linked-wallet': '연결된 지갑이 있습니다',
  debts: '계정에 부족액이 있습니다',
  balances: '코인이 남아 있습니다',
};

const outcomes: Record<LoginLine['outcome'], string> = { entered: '로그인', refused: '비밀번호 오류' };

export const words: Words = {
  close: {
    title: '계정 해지',
    lead: (days) => `신청 후 ${days}일이 지나면 계정이 해지됩니다. 그 전까지 로그인해 취소할 수 있습니다.`,
    after:
      '해지 후에는 누구도 로그인할 수 없습니다. 닉네임, 이메일, 전화번호는 다시 쓸 수 없으며 기록은 감사를 위해 보관됩니다.',
    dataFirst: '먼저 데이터를 다운로드하세요',
    calledOff: '대기 중에 입금이 있어 지난 해지가 중단되었습니다.',
    first: '먼저 처리할 것',
    obstacles,
    left: (amount) => `모든 계정에 ${amount}`,
    leave: (most) => `남은 자산(최대 ${most})은 두고 가며 돌려받지 않습니다.`,
    leaveMissing: '두고 간다고 확인하거나 먼저 출금하세요.',
    fundPassword: '자금 비밀번호',
    forgot: '잊으셨나요?',
    act: '계정 해지',
    doing: '해지하는 중',
    stay: '그만두기',
    done: (at) => `로그아웃되었습니다. 계정은 ${at}에 해지됩니다.`,
    waiting: (at) => `계정이 ${at}에 해지됩니다.`,
    waitingWhy: '그때까지 거래하거나 옮길 수 없습니다. 코인이 들어오면 해지가 중단됩니다.',
    keep: '계정 유지',
    keeping: '취소하는 중',
    kept: '계정을 계속 사용할 수 있습니다.',
    failed: '계정을 불러오지 못했습니다',
    failedWhy: '변경된 것은 없습니다.',
  },
  data: {
    title: '내 데이터 다운로드',
    lead: '보관 중인 모든 데이터를 JSON 파일 하나로 제공합니다: 프로필, 로그인, 주소, 결제 수단, 주문, 체결, 원장, C2C, 메시지, 알림. 사진은 이름만 있고 내용은 없습니다.',
    limit: (max) => `24시간에 최대 ${max}개입니다. 파일을 가진 사람은 누구나 읽을 수 있으니 안전하게 보관하세요.`,
    act: '다운로드',
    doing: '파일을 만드는 중',
    done: '파일이 저장되었습니다.',
  },
  logins: {
    title: '로그인 기록',
    lead: '최근 180일간의 로그인입니다. 본인이 아닌 것이 있다면 비밀번호를 바꾸고 계정을 동결하세요.',
    outcomes,
    unknown: '알 수 없는 기기',
    empty: '로그인 기록이 없습니다',
    emptyWhy: '앞으로의 로그인이 여기에 표시됩니다.',
    more: '더 보기',
    failed: '로그인 기록을 불러오지 못했습니다',
    failedWhy: '계정은 안전하며 이 목록만 표시되지 않습니다.',
  },
};
