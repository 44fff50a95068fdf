import type { ClosureObstacle } from '@quay/contract/account';
import type { LoginLine } from '@quay/contract/identity';
import type { Words } from './index.ts';

const obstacles: Record<ClosureObstacle, string> = {
  withdrawals: '有提幣正在處理',
  orders: '有未成交的委託',
  positions: '合約仍有持倉',
  loans: '有未還清的質押借幣',
  credit: '有未還清的信用貸款',
  earn: '理財中仍有資產',
  'c2c-appeals': '有 C2C 訂單在申訴中',
  'c2c-orders': '有未完成的 C2C 訂單',
  'c2c-ads': 'C2C 廣告尚未關閉',
  'merchant-deposit': '商家保證金尚未退還',
  following: '您正在跟單或被跟單',
  'linked-wallet': '有已連結的錢包',
  debts: '帳戶有欠款',
  balances: '仍有資產',
};

const outcomes: Record<LoginLine['outcome'], string> = { entered: '已登入', refused: '密碼錯誤' };

export const words: Words = {
  close: {
    title: '註銷帳戶',
    lead: (days) => `提出申請 ${days} 天後帳戶關閉。在此之前可登入並撤回。`,
    after: '關閉後任何人都無法登入。您的暱稱、電子信箱與手機號碼仍被占用，紀錄保留供稽核。',
    dataFirst: '請先下載您的資料',
    calledOff: '上次註銷已取消，因為等待期間有資產入帳。',
    first: '請先處理',
    obstacles,
    left: (amount) => `所有帳戶共 ${amount}`,
    leave: (most) => `剩餘資產（最多 ${most}）留下，我不會再取回。`,
    leaveMissing: '請確認留下，或先取出。',
    fundPassword: '資金密碼',
    forgot: '忘記密碼？',
    act: '註銷帳戶',
    doing: '正在註銷帳戶',
    stay: '不註銷',
    done: (at) => `您已登出。帳戶將於 ${at} 關閉。`,
    waiting: (at) => `您的帳戶將於 ${at} 關閉。`,
    waitingWhy: '在此之前無法交易或轉移資產。若有資產入帳，註銷將取消。',
    keep: '保留我的帳戶',
    keeping: '正在撤回',
    kept: '您的帳戶繼續使用。',
    failed: '帳戶資訊未能載入',
    failedWhy: '沒有任何變更。',
  },
  data: {
    title: '下載我的資料',
    lead: '一個 JSON 檔案，包含我們保存的您的全部資料：個人資料、登入、地址、收款方式、委託、成交、流水、C2C、訊息與通知。圖片只列名稱，不含內容。',
    limit: (max) => `24 小時內最多 ${max} 個檔案。取得檔案的人都能讀取，請妥善保管。`,
    act: '下載',
    doing: '正在產生檔案',
    done: '檔案已儲存。',
  },
  logins: {
    title: '登入紀錄',
    lead: '最近 180 天的登入。有不是您本人的？請變更密碼並凍結帳戶。',
    outcomes,
    unknown: '未知裝置',
    empty: '尚無登入紀錄',
    emptyWhy: '今後的每次登入都會顯示在這裡。',
    more: '顯示更多',
    failed: '登入紀錄未能載入',
    failedWhy: '您的帳戶安全，只是此清單缺少。',
  },
};
