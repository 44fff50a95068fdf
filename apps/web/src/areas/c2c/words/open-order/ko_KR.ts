import type { OpenOrderWords } from './index.ts';

export const words: OpenOrderWords = {
  acts: {
    pay: (money, _1, who) => `${who} 님에게 ${money} 송금`,
    release: (_, coins, who) => `${who} 님이 송금했습니다: 확인 후 ${coins} 릴리스`,
    fault: (_, _1, who) => `${who} 님이 회원님 때문에 취소했습니다: 답변하기`,
    answer: () => '담당자가 이의 제기 답변을 기다리고 있습니다',
    appeal: () => '담당자가 이의 제기를 결정하고 있습니다',
    'await-payment': (money, _1, who) => `${who} 님의 ${money} 송금 대기`,
    'await-release': (_, coins, who) => `${who} 님의 ${coins} 릴리스 대기`,
    over: (_, _1, who) => `${who} 님과의 주문`,
  },
  short: {
    pay: (money) => `${money} 송금`,
    release: (_, coins) => `${coins} 릴리스`,
    fault: () => '취소 답변',
    answer: () => '이의 제기 답변',
    appeal: () => '이의 제기',
    'await-payment': (money) => `${money} 입금 대기`,
    'await-release': (_, coins) => `${coins} 릴리스 대기`,
    over: (_, coins) => `${coins}`,
  },
  until: (coins, clock) => `${coins} 에스크로 보관 중, ${clock}까지`,
  inEscrow: (coins) => `P2P 주문의 ${coins}`,
  open: '열림',
};
