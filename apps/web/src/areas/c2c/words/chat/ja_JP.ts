import type { Translation } from '@quay/words';
import type { OrderChatWords } from './index.ts';

export const words: Translation<OrderChatWords> = {
  lines: {
    opened: (coins) => `${coins}をエスクローにロックしました`,
    paid: () => '支払い済みになりました',
    released: (coins) => `${coins}をリリースしました`,
    cancelled: () => 'キャンセルされ、コインは戻りました',
    'timed-out': () => '支払い期限が過ぎ、コインは戻りました',
    appealed: () => '異議が申し立てられました',
    'appeal-taken': () => 'スタッフが担当しました',
    'evidence-asked': () => 'スタッフが証拠を求めました',
    'appeal-withdrawn': () => '異議申し立てが取り下げられました',
    'ruled-payer': () => 'スタッフが支払い手側に裁定しました',
    'ruled-seller': () => 'スタッフが売り手側に裁定しました',
    reminded: () => 'リマインダーを送信しました',
  },
  warnings: {
    'off-platform': '取引はQuay内で行ってください。外では誰も助けられず、エスクローも効きません。',
    'release-first': '誰に求められても、代金が口座に入る前にリリースしないでください。',
    'receipt-is-no-proof': '支払いの画像は支払いではありません。銀行アプリで確認してください。',
  },
  title: 'チャット',
  with: (who) => `${who}とのチャット`,
  staff: 'カスタマーサポート',
  staffNamed: (name) => `${name}、カスタマーサポート`,
  autoReply: '自動返信',
  failed: '会話を読み込めませんでした',
  failedWhy: '書いた内容は失われません。',
  safe: 'Quayのスタッフがコードやパスワードを尋ねたり、別のアプリでの取引を求めたりすることはありません。',
  closed: 'この注文は完了し、チャットは終了しています。閲覧はできます。',
  pay: (money, left) => `${money}を支払う、残り${left}`,
  payWhy: '支払いましたか？注文画面で押してください。メッセージは支払いになりません。',
  check: (money) => `${money}の着金を確認`,
  checkWhy: 'ご自身の口座で確認できたものだけリリースしてください。',
  toOrder: '注文へ',
};
