import type { Words } from './index.ts';

export const words: Words = {
  pages: '先物のページ',
  trade: '取引',
  delivery: '受渡',
  information: '情報',
  history: '履歴',
  traders: 'トレーダー',
  notices: '通知',
  parts: 'ページの区分',
  activity: 'すべて',
  orders: '注文',
  fills: '約定',
  payments: '資金調達',
  realised: '結果',
  receipts: '取引証明',
  index: 'インデックス、マーク、証拠金',
  funding: '資金調達の履歴',
  fund: '保険基金',
  queue: '順位',
  calculator: '計算機',
};
