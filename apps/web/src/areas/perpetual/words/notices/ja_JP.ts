import type { ContractNoticeWords } from './index.ts';

export const words: ContractNoticeWords = {
  title: '通知',
  failed: '通知を読み込めませんでした',
  failedWhy: 'ポジションに影響はありません。',
  none: '通知はまだありません',
  noneWhy: '先物に関すること（警告、清算、変更）がここに表示されます。',
  fresh: '新着',
  receipt: (number) => `取引証明${number}`,
  look: '見る',
  older: '以前のものを表示',
  settings: '通知方法',
  settingsTitle: '先物の通知',
  settingsFailed: '通知の設定を読み込めませんでした',
  settingsFailedWhy: '変更はありません。',
  topics: {
    risk: {
      title: 'リスク',
      lead: '清算前の警告、清算、自動デレバレッジ、損失によるコピーの停止。必ずいずれかの方法でお知らせします。',
    },
    activity: { title: '活動', lead: '利益からの資金調達手数料の支払い、保有中の先物の停止・再開、フォロー先の動き。' },
    alerts: { title: '価格アラート', lead: '設定した価格に達したとき。' },
  },
  channels: { app: '通知をオンにした端末', email: 'メール', sms: 'SMS' },
  last: '1つは必要です。先に別のものをオンにしてください。',
  device: 'この端末の通知',
  saveFailed: '変更できませんでした。もう一度お試しください。',
  near: (symbol, ratio) => `${symbol}：必要証拠金が資産の${ratio}に達しています。`,
  nearAt: (price) => `マーク価格が${price}になると清算されます。`,
  nearSoon: '全額に達すると清算されます。',
  addMargin: '証拠金を追加',
  closeQuarter: '25%を決済',
};
