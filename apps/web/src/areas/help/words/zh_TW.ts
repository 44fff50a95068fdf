import type { Translation } from '@quay/words';
import { plural } from '@quay/words/languages/zh_TW';
import type { Words } from './index.ts';

export const words: Translation<Words> = {
  title: '幫助中心',
  questions: '常見問題',
  search: '我的充幣在哪裡？',
  clear: '清除搜尋',
  topics: '主題',
  topic: {
    wallet: '充幣、提幣',
    spot: '現貨',
    contracts: '合約',
    c2c: 'C2C',
    earn: '理財',
    loans: '借貸',
    account: '帳戶',
    security: '安全',
    fees: '費用與限額',
    app: 'App',
  },
  found: (count) => plural(count, { other: `${count} 篇解答` }),
  none: (search) => `找不到與「${search}」相關的內容`,
  noneWhy: '請試其中一個詞，或詢問真人客服。',
  person: '聯絡客服',
  personWhy: '客服會在這裡閱讀並回覆。',
  failed: '文章載入失敗',
  failedWhy: '沒有文章，客服也能回答。',
  unknown: '找不到這篇文章',
  unknownWhy: '網址可能是舊的。',
  all: '全部文章',
  changed: (date, version) => `${date} 更新，版本 ${version}`,
  minutes: (count) => `閱讀約 ${count} 分鐘`,
  goesWith: '相關文章',
  answered: '沒找到答案？',
  more: '以文章開啟',
  offline: '沒有連線：以下是此裝置上已有的文章。',
};
