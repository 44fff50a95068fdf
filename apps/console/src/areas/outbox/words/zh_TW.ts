import type { Translation } from '@quay/words';
import type { OutboxWords } from './index.ts';

export const words: Translation<OutboxWords> = {
  deliveries: { kept: '保留於此', sent: '已送出', failed: '失敗' },
  search: '電子信箱或手機號碼',
  columns: { to: '收件人', subject: '主旨', code: '驗證碼', delivery: '遞送', at: '時間' },
  emptyTitle: '尚無訊息',
  emptyWords: '寄給用戶的驗證碼與通知寫入後會出現在這裡。',
  keptWords: '未設定傳送方式，訊息止於此處。',
  failedWords: '郵件伺服器未接受。',
  hidden: '內容僅供收件人，不在此顯示。',
  text: '內容',
  code: '驗證碼',
  copyCode: '複製驗證碼',
  unknown: '此訊息不在列表中',
  unknownWords: '可能在更後面，或寄給其他聯絡方式。',
};
