import type { Translation } from '@quay/words';
import { plural } from '@quay/words/languages/zh_TW';
import type { NoticeWords } from './index.ts';

export const words: Translation<NoticeWords> = {
  title: 'C2C 通知',
  failed: '通知設定載入失敗',
  failedWhy: '廣告維持不變。',
  topics: {
    orders: { title: '訂單', lead: '接單、付款、放行、取消、逾時，以及您離開時的訊息。' },
    appeals: { title: '申訴', lead: '提出、受理、請求證據與裁決。' },
  },
  channels: {
    app: { title: 'App', lead: '開啟的 App 中，以及已開啟通知的裝置上' },
    email: { title: '電子郵件', lead: '傳送至綁定的信箱' },
    sms: { title: '簡訊', lead: '傳送至綁定的手機' },
  },
  notBound: { email: '尚未綁定信箱', sms: '尚未綁定手機', app: '' },
  bind: { email: '綁定信箱', sms: '綁定手機', app: '' },
  last: '至少須保留一種。請先開啟另一種。',
  deaf: '關閉 App 後您不會收到任何消息。請在此裝置開啟通知，或開啟電子郵件。',
  saveFailed: '未能變更，請再試一次。',
  security: '安全',
  securityLead: '登入、密碼與付款帳戶變更，以及提幣。',
  always: '一律開啟',
  device: '此裝置',
  push: {
    on: { title: '通知已開啟', lead: 'Quay 關閉時由此瀏覽器顯示。' },
    off: { title: '通知已關閉', lead: 'Quay 關閉時也能在此裝置得知訂單消息。' },
    denied: {
      title: '您的瀏覽器封鎖了通知',
      lead: '您曾拒絕瀏覽器的詢問。請在瀏覽器設定（網址旁的圖示）中允許此網站的通知，再回到這裡。',
    },
    unsupported: {
      title: '此瀏覽器不支援通知',
      lead: '瀏覽器無法顯示通知，或頁面未使用 TLS 連線。您仍可選擇電子郵件。',
    },
    install: {
      title: '請先安裝 Quay',
      lead: 'iPhone 上只有已安裝的 App 能顯示通知：開啟分享選單，選擇「加入主畫面」。',
    },
  },
  turnOn: '在此開啟通知',
  turningOn: '等待瀏覽器回應',
  turnOff: '在此關閉',
  test: '顯示測試通知',
  testTitle: 'Quay',
  testBody: '您會這樣得知訂單消息。這只是測試，沒有任何事情發生。',
  devices: (count) => plural(count, { other: `${count} 個裝置會收到通知` }),
  pushFailed: '瀏覽器的推播服務沒有回應，請稍後再試。',
};
