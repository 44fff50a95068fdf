import { plural } from '@quay/words/languages/zh_CN';
import type { ContractNoticeWords } from './index.ts';

export const words: ContractNoticeWords = {
  title: '通知',
  bell: (unseen: number) => plural(unseen, { 0: '通知', other: `通知，${unseen} 条未读` }),
  failed: '通知未能加载',
  failedWhy: '您的仓位不受影响。',
  none: '暂无通知',
  noneWhy: '您的合约动态会显示在这里：预警、强平以及合约的变化。',
  fresh: '未读',
  receipt: (number) => `凭证 ${number}`,
  look: '查看',
  older: '查看更早的通知',
  settings: '通知方式',
  settingsTitle: '合约通知',
  settingsFailed: '通知设置未能加载',
  settingsFailedWhy: '设置没有任何变化。',
  topics: {
    risk: { title: '风险', lead: '强平前的预警、强平、自动减仓，以及因亏损停止的跟单。至少以一种方式发送。' },
    activity: { title: '动态', lead: '用盈利支付的资金费用、您持有的合约暂停或恢复交易，以及跟单动态。' },
    alerts: { title: '价格提醒', lead: '您设置的价格到达时。' },
  },
  channels: { app: '已开启通知的设备', email: '邮件', sms: '短信' },
  last: '至少保留一种方式。请先开启另一种。',
  device: '此设备上的通知',
  saveFailed: '未能更改，请重试。',
  near: (symbol, ratio) => `${symbol}：保证金率已达 ${ratio}。`,
  nearAt: (price) => `标记价格到达 ${price} 时将被强平。`,
  nearSoon: '达到 100% 时将被强平。',
  addMargin: '追加保证金',
  closeQuarter: '平仓 25%',
};
