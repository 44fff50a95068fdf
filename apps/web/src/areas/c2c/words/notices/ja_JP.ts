import { plural } from '@quay/words/languages/ja_JP';
import type { NoticeWords } from './index.ts';

export const words: NoticeWords = {
  title: 'P2P通知',
  failed: '通知の設定を読み込めませんでした',
  failedWhy: '広告はそのままです。',
  topics: {
    orders: { title: '注文', lead: '注文、支払い、リリース、キャンセル、期限切れ、不在中のメッセージ。' },
    appeals: { title: '異議申し立て', lead: '申し立て、担当、証拠の依頼、決定。' },
  },
  channels: {
    app: { title: 'アプリ', lead: '開いているアプリと、通知をオンにした端末' },
    email: { title: 'メール', lead: '登録したアドレスへ' },
    sms: { title: 'SMS', lead: '登録した電話へ' },
  },
  notBound: { email: 'アドレス未登録', sms: '電話未登録', app: '' },
  bind: { email: 'アドレスを登録', sms: '電話を登録', app: '' },
  last: '少なくとも1つは必要です。先に別のものをオンにしてください。',
  deaf: 'アプリを閉じると通知が届きません。この端末の通知かメールをオンにしてください。',
  saveFailed: '変更できませんでした。もう一度お試しください。',
  security: 'セキュリティ',
  securityLead: 'ログイン、パスワードと口座の変更、出金。',
  always: '常にオン',
  device: 'この端末',
  push: {
    on: { title: '通知はオンです', lead: 'Quayを閉じていても、このブラウザが表示します。' },
    off: { title: '通知はオフです', lead: 'Quayを閉じていても、この端末で注文をお知らせします。' },
    denied: {
      title: 'ブラウザが通知をブロックしています',
      lead: '以前に許可しないを選びました。ブラウザの設定（アドレスの横の印）でこのサイトの通知を許可してから、お戻りください。',
    },
    unsupported: {
      title: 'このブラウザは通知に対応していません',
      lead: '表示できないか、TLSのない接続です。メールは選べます。',
    },
    install: {
      title: '先にQuayをインストール',
      lead: 'iPhoneで通知を表示できるのはインストール済みのアプリだけです。共有メニューから「ホーム画面に追加」を選んでください。',
    },
  },
  turnOn: 'ここで通知をオン',
  turningOn: 'ブラウザの応答待ち',
  turnOff: 'ここでオフ',
  test: 'テスト通知を表示',
  testTitle: 'Quay',
  testBody: '注文はこのようにお知らせします。これはテストです。',
  devices: (count) => plural(count, { other: `${count}台の端末に通知` }),
  pushFailed: 'ブラウザのプッシュサービスが応答しません。少し後でお試しください。',
};
