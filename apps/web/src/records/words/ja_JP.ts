import type { Translation } from '@quay/words';
import type { Words } from './index.ts';

export const words: Translation<Words> = {
  loading: '読み込み中',
  close: '閉じる',
  tryAgain: 'もう一度試す',
  listFailed: '一覧を読み込めませんでした',
  listFailedWhy: '内容に影響はありません。',
  moreFailed: '続きを読み込めませんでした',
  moreFailedWhy: '上の内容はそのままです。',
  allShown: '以上です。',
  filter: {
    open: 'フィルター',
    title: '表示内容',
    any: 'すべて',
    period: '期間',
    from: '開始',
    to: '終了',
    periods: { today: '今日', week: '7日', month: '30日', quarter: '90日' },
    since: (day) => `${day}から`,
    until: (day) => `${day}まで`,
    between: (from, to) => `${from}～${to}`,
    upsideDown: '開始日が終了日より後です。',
    remove: (what) => `${what}：絞り込みを解除`,
    clear: 'フィルターを消去',
    none: '該当するものがありません',
    noneWhy: 'すべての条件に合う記録がありません。',
  },
  save: {
    saved: (file, rows) => `${file}を${rows}行で保存しました。`,
    part: (file, rows) => `${file}に最初の${rows}行があります。残りは期間を短くしてください。`,
    nothing: 'この条件で保存するものがありません。',
    failed: (why) => `ファイルを保存できませんでした。${why}`,
  },
};
