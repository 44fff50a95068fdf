import type { Translation } from '@quay/words';
import type { ContractNoticeWords } from './index.ts';

export const words: Translation<ContractNoticeWords> = {
  title: '通知',
  failed: '通知載入失敗',
  failedWhy: '您的倉位不受影響。',
  none: '還沒有通知',
  noneWhy: '與您的合約有關的事會列在這裡：預警、強平與合約變更。',
  fresh: '新',
  receipt: (number) => `憑證 ${number}`,
  look: '查看',
  older: '顯示更早的',
  settings: '通知方式',
  settingsTitle: '合約通知',
  settingsFailed: '通知設定載入失敗',
  settingsFailedWhy: '沒有任何變更。',
  topics: {
    risk: { title: '風險', lead: '強平前的預警、強平、自動減倉，以及因虧損而停止的跟單。一定會以某種方式傳送。' },
    activity: { title: '動態', lead: '以盈利支付的資金費、您持有的合約暫停或開放，以及您跟隨之人的消息。' },
    alerts: { title: '價格提醒', lead: '您設定的價格到達時。' },
  },
  channels: { app: '在已開啟通知的裝置上', email: '以電子郵件', sms: '以簡訊' },
  last: '至少保留一種，請先開啟另一種。',
  device: '此裝置的通知',
  saveFailed: '無法變更，請再試一次。',
  near: (symbol, ratio) => `${symbol}：所需保證金已達權益的 ${ratio}。`,
  nearAt: (price) => `標記價格到 ${price} 時強平。`,
  nearSoon: '達到全部時強平。',
  addMargin: '追加保證金',
  closeQuarter: '平倉 25%',
};
