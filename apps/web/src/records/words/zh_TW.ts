import type { Translation } from '@quay/words';
import type { Words } from './index.ts';

export const words: Translation<Words> = {
  loading: '載入中',
  close: '關閉',
  tryAgain: '重試',
  listFailed: '此列表載入失敗',
  listFailedWhy: '所列內容不受影響。',
  moreFailed: '其餘載入失敗',
  moreFailedWhy: '以上內容保留。',
  allShown: '已全部顯示。',
  filter: {
    open: '篩選',
    title: '顯示內容',
    any: '全部',
    period: '期間',
    from: '從',
    to: '至',
    periods: { today: '今天', week: '7 天', month: '30 天', quarter: '90 天' },
    since: (day) => `自 ${day}`,
    until: (day) => `至 ${day}`,
    between: (from, to) => `${from} 至 ${to}`,
    upsideDown: '起始日晚於結束日。',
    remove: (what) => `${what}：取消此篩選`,
    clear: '清除篩選',
    none: '沒有符合篩選的內容',
    noneWhy: '沒有記錄符合您的全部篩選條件。',
  },
  save: {
    saved: (file, rows) => `${file} 已儲存，共 ${rows} 列。`,
    part: (file, rows) => `${file} 含前 ${rows} 列。其餘請選擇較短的期間。`,
    nothing: '此篩選沒有可儲存的內容。',
    failed: (why) => `檔案未儲存。${why}`,
  },
};
