import type { Words } from './index.ts';

export const words: Words = {
  pages: '合约页面',
  trade: '交易',
  delivery: '交割',
  information: '信息',
  history: '历史',
  traders: '交易员',
  notices: '通知',
  parts: '本页各部分',
  activity: '全部',
  orders: '订单',
  fills: '成交',
  payments: '资金费用',
  realised: '盈亏',
  receipts: '凭证',
  index: '指数、标记价格与保证金',
  funding: '资金费率历史',
  fund: '保险基金',
  queue: '队列',
  calculator: '计算器',
};
