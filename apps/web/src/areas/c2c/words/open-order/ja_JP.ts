import type { OpenOrderWords } from './index.ts';

export const words: OpenOrderWords = {
  acts: {
    pay: (money, _1, who) => `${who}に${money}を支払う`,
    release: (_, coins, who) => `${who}が支払い済み：確認して${coins}をリリース`,
    fault: (_, _1, who) => `${who}があなたを原因にキャンセル：回答する`,
    answer: () => 'スタッフが異議申し立ての回答を待っています',
    appeal: () => 'スタッフが異議申し立てを裁定中',
    'await-payment': (money, _1, who) => `${who}が${money}を支払います`,
    'await-release': (_, coins, who) => `${who}が${coins}をリリースします`,
    over: (_, _1, who) => `${who}との注文`,
  },
  short: {
    pay: (money) => `${money}を支払う`,
    release: (_, coins) => `${coins}をリリース`,
    fault: () => 'キャンセルに回答',
    answer: () => '異議申し立てに回答',
    appeal: () => '異議申し立て',
    'await-payment': (money) => `${money}待ち`,
    'await-release': (_, coins) => `${coins}待ち`,
    over: (_, coins) => `${coins}`,
  },
  until: (coins, clock) => `${coins}がエスクロー中、${clock}まで`,
  inEscrow: (coins) => `P2P注文の${coins}`,
  open: '開く',
};
