import type { StatusWords } from './index.ts';

export const words: StatusWords = {
  label: '取引所の状態',
  live: 'ライブ',
  delay: (ms) => `ライブ、${ms} ms`,
  connecting: '接続中',
  lost: '接続なし',
  simulated: '模擬市場',
  reserves: '準備金',
  provedAt: (when) => `${when}に証明`,
  leastOf: (coin) => `カバー率が最も低い通貨は${coin}`,
  balancesProved: '残高',
  journal: 'ジャーナル',
  keys: 'キー',
  keysTitle: 'キー操作',
  rows: '一覧の次の行・前の行',
  openRow: '行を開く',
  closeLayer: '最後に開いたものを閉じる',
  thisList: 'この一覧',
  lettersOn: '文字キーをショートカットにする',
  support: 'サポート',
};
