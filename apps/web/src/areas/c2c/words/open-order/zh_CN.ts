import type { OpenOrderWords } from './index.ts';

export const words: OpenOrderWords = {
  acts: {
    pay: (money, _, who) => `向 ${who} 付款 ${money}`,
    release: (_, coins, who) => `${who} 已付款：核对后放行 ${coins}`,
    fault: (_, __, who) => `${who} 因您的原因取消：请回应`,
    answer: () => '工作人员等待您回应申诉',
    appeal: () => '工作人员正在裁决申诉',
    'await-payment': (money, _, who) => `等待 ${who} 付款 ${money}`,
    'await-release': (_, coins, who) => `等待 ${who} 放行 ${coins}`,
    over: (_, __, who) => `与 ${who} 的订单`,
  },
  short: {
    pay: (money) => `付款 ${money}`,
    release: (_, coins) => `放行 ${coins}`,
    fault: () => '回应取消',
    answer: () => '回应申诉',
    appeal: () => '申诉',
    'await-payment': (money) => `待收 ${money}`,
    'await-release': (_, coins) => `待收 ${coins}`,
    over: (_, coins) => coins,
  },
  until: (coins, clock) => `${coins} 托管中，截止 ${clock}`,
  inEscrow: (coins) => `C2C 订单，${coins}`,
  open: '打开',
};
