import type { Words } from './index.ts';

export const words: Words = {
  title: 'この端末に Quay を追加',
  name: 'Quay',
  about: 'このサイトから直接、ストア不要',
  gains: 'できること',
  gainNotices: '注文・ローン・ポジションに対応が必要なとき通知が届きます',
  gainOffline: 'オフラインでも開けます。直近の数値を取得時刻とともに表示します',
  gainSame: 'ここと同じプログラムです。いつでも削除できます',
  byHand: 'iPhone・iPad での手動追加',
  share: 'Safari の下部にある共有アイコンをタップ',
  add: '「ホーム画面に追加」を選択',
  open: '「追加」をタップし、ホーム画面から Quay を開く',
  elsewhere: 'その他のブラウザ',
  elsewhereWhy:
    'ブラウザのメニューから「インストール」または「ホーム画面に追加」を選んでください。どちらもない場合は、このままご利用いただけます。',
  phone: 'スマートフォンで開く',
  phoneWhy: (host) =>
    `スマートフォンのカメラをここに向けてください。アドレスは必ず ${host} です。それ以外は当社ではありません。`,
  code: (address) => `${address} を開く QR コード`,
  install: 'Quay をインストール',
  installed: 'Quay はこの端末にインストール済みです。',
  hint: 'Quay をすぐ開けるように',
  hintWhy: 'ホーム画面に追加すると、アプリのように開き、通知も届きます。',
  notNow: '今後表示しない',
};
