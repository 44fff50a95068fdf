import type { OpenOrderWords } from './index.ts';

export const words: OpenOrderWords = {
  acts: {
    pay: (money, _1, who) => `Trả ${money} cho ${who}`,
    release: (_, coins, who) => `${who} đã trả: kiểm tra rồi mở khóa ${coins}`,
    fault: (_, _1, who) => `${who} hủy vì bạn: hãy trả lời`,
    answer: () => 'Nhân viên chờ bạn trả lời khiếu nại',
    appeal: () => 'Nhân viên đang quyết định khiếu nại',
    'await-payment': (money, _1, who) => `${who} trả ${money}`,
    'await-release': (_, coins, who) => `${who} mở khóa ${coins}`,
    over: (_, _1, who) => `Lệnh với ${who}`,
  },
  short: {
    pay: (money) => `Trả ${money}`,
    release: (_, coins) => `Mở khóa ${coins}`,
    fault: () => 'Trả lời lần hủy',
    answer: () => 'Trả lời khiếu nại',
    appeal: () => 'Khiếu nại',
    'await-payment': (money) => `Chờ ${money}`,
    'await-release': (_, coins) => `Chờ ${coins}`,
    over: (_, coins) => `${coins}`,
  },
  until: (coins, clock) => `${coins} đang tạm giữ, đến ${clock}`,
  inEscrow: (coins) => `${coins} của một lệnh P2P`,
  open: 'Mở',
};
