import type { Translation } from '@quay/words';
import type { OrderChatWords } from './index.ts';

export const words: Translation<OrderChatWords> = {
  lines: {
    opened: (coins) => `${coins} 已鎖入託管`,
    paid: () => '已標記為付款',
    released: (coins) => `${coins} 已放行`,
    cancelled: () => '已取消，幣已退回',
    'timed-out': () => '付款時間已過，幣已退回',
    appealed: () => '已提出申訴',
    'appeal-taken': () => '員工已受理申訴',
    'evidence-asked': () => '員工請求補充證據',
    'appeal-withdrawn': () => '申訴已撤回',
    'ruled-payer': () => '員工裁決支持付款方',
    'ruled-seller': () => '員工裁決支持賣方',
    reminded: () => '已發送提醒',
  },
  warnings: {
    'off-platform': '請留在 Quay 上交易。離開平台沒有人能協助，託管也無法保障。',
    'release-first': '無論誰要求，款項到帳前絕對不要放行。',
    'receipt-is-no-proof': '付款截圖不等於付款，請查看您的銀行 App。',
  },
  title: '聊天',
  with: (who) => `與 ${who} 的聊天`,
  staff: '客服',
  staffNamed: (name) => `${name}，客服`,
  autoReply: '自動回覆',
  failed: '對話載入失敗',
  failedWhy: '寫過的內容不會遺失。',
  safe: 'Quay 員工絕不會索取驗證碼或密碼，也不會要求轉到其他 App 交易。',
  closed: '此訂單已完結，聊天已關閉，您仍可查看。',
  pay: (money, left) => `付款 ${money}，剩餘 ${left}`,
  payWhy: '付完款了嗎？請在訂單中確認。傳訊息不算付款。',
  check: (money) => `確認 ${money} 是否到帳`,
  checkWhy: '只有在自己帳戶中看到款項才放行。',
  toOrder: '前往訂單',
};
