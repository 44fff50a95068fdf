import type { Translation } from '@quay/words';
import type { OpenOrderWords } from './index.ts';

export const words: Translation<OpenOrderWords> = {
  acts: {
    pay: (money, _1, who) => `付款 ${money} 給 ${who}`,
    release: (_, coins, who) => `${who} 已付款：請核對後放行 ${coins}`,
    fault: (_, _1, who) => `${who} 因您而取消：請回覆`,
    answer: () => '員工等待您回覆申訴',
    appeal: () => '員工正在裁決申訴',
    'await-payment': (money, _1, who) => `${who} 付款 ${money}`,
    'await-release': (_, coins, who) => `${who} 放行 ${coins}`,
    over: (_, _1, who) => `與 ${who} 的訂單`,
  },
  short: {
    pay: (money) => `付款 ${money}`,
    release: (_, coins) => `放行 ${coins}`,
    fault: () => '回覆取消',
    answer: () => '回覆申訴',
    appeal: () => '申訴',
    'await-payment': (money) => `等待 ${money}`,
    'await-release': (_, coins) => `等待 ${coins}`,
    over: (_, coins) => `${coins}`,
  },
  until: (coins, clock) => `${coins} 託管中，至 ${clock}`,
  inEscrow: (coins) => `C2C 訂單的 ${coins}`,
  open: '開啟',
};
