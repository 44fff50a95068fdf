import type { ChatWarning, SystemLine } from '@quay/contract/c2c';
import type { OrderChatWords } from './index.ts';

const lines: Record<Exclude<SystemLine, 'auto-reply'>, (coins: string) => string> = {
  opened: (coins) => `${coins} 已锁定托管`,
  paid: () => '已标记为付款',
  released: (coins) => `${coins} 已放行`,
  cancelled: () => '已取消，币已退回',
  'timed-out': () => '付款超时，币已退回',
  appealed: () => '已发起申诉',
  'appeal-taken': () => '客服已受理申诉',
  'evidence-asked': () => '客服要求补充证据',
  'appeal-withdrawn': () => '申诉已撤销',
  'ruled-payer': () => '客服裁定归付款方',
  'ruled-seller': () => '客服裁定归卖方',
  reminded: () => '已发送提醒',
};

const warnings: Record<ChatWarning, string> = {
  'off-platform': '请勿离开 Quay。在平台之外，无人能提供帮助，托管也不起作用。',
  'release-first': '无论谁要求，款项未到账前切勿放行。',
  'receipt-is-no-proof': '付款截图不等于到账，请在银行应用中核实。',
};

export const words: OrderChatWords = {
  lines,
  warnings,
  title: '聊天',
  with: (who) => `与 ${who} 聊天`,
  staff: '客服',
  staffNamed: (name) => `客服 ${name}`,
  autoReply: '自动回复',
  failed: '会话加载失败',
  failedWhy: '您写过的内容不会丢失。',
  safe: 'Quay 客服绝不会索要验证码或密码，也不会让您到其他应用交易。',
  closed: '订单已结束，聊天已关闭，仍可查看。',
  pay: (money, left) => `请付款 ${money}，剩余 ${left}`,
  payWhy: '已付款？请在订单中点击。发消息不等于付款。',
  check: (money) => `请核实 ${money} 是否到账`,
  checkWhy: '只有在自己账户中看到款项后才放行。',
  toOrder: '查看订单',
};
