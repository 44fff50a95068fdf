import type { StatusWords } from './index.ts';

export const words: StatusWords = {
  label: '交易所状态',
  live: '已连接',
  delay: (ms) => `已连接，${ms} 毫秒`,
  connecting: '连接中',
  lost: '网络已断开',
  simulated: '模拟行情',
  reserves: '储备',
  provedAt: (when) => `证明于 ${when}`,
  leastOf: (coin) => `${coin} 是覆盖率最低的币种`,
  balancesProved: '余额',
  journal: '日志',
  keys: '快捷键',
  keysTitle: '快捷键',
  rows: '列表的下一行与上一行',
  openRow: '打开此行',
  closeLayer: '关闭最后打开的内容',
  thisList: '快捷键列表',
  lettersOn: '启用字母快捷键',
  support: '客服',
};
