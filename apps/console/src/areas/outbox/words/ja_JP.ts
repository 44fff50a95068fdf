import type { OutboxWords } from './index.ts';

export const words: OutboxWords = {
  deliveries: { kept: 'ここに保管', sent: '送信済み', failed: '失敗' },
  search: 'メールアドレスまたは電話番号',
  columns: { to: '宛先', subject: '件名', code: 'コード', delivery: '配信', at: '日時' },
  emptyTitle: 'メッセージはまだありません',
  emptyWords: 'ユーザーへのコードと通知が、書き込まれると表示されます。',
  keptWords: '配信手段が設定されていません。ここで止まっています。',
  failedWords: 'メールサーバーが受け付けませんでした。',
  hidden: '本文は受取人だけのもので、ここには表示されません。',
  text: '本文',
  code: 'コード',
  copyCode: 'コードをコピー',
  unknown: 'このメッセージは一覧にありません',
  unknownWords: 'さらに後ろにあるか、別の宛先かもしれません。',
};
