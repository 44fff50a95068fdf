import type { Translation } from '@quay/words';
import { plural } from '@quay/words/languages/ja_JP';
import type { Words } from './index.ts';

export const words: Translation<Words> = {
  title: 'ヘルプセンター',
  questions: 'よくある質問',
  search: '入金が届きません',
  clear: '検索を消去',
  topics: 'トピック',
  topic: {
    wallet: '入金・出金',
    spot: '現物',
    contracts: '先物',
    c2c: 'P2P',
    earn: '運用',
    loans: 'ローン',
    account: 'アカウント',
    security: 'セキュリティ',
    fees: '手数料と限度',
    app: 'アプリ',
  },
  found: (count) => plural(count, { other: `回答${count}件` }),
  none: (search) => `「${search}」に関するものはありません`,
  noneWhy: '1語で試すか、担当者にお尋ねください。',
  person: '担当者に連絡',
  personWhy: 'カスタマーサポートがここで回答します。',
  failed: '記事を読み込めませんでした',
  failedWhy: '記事がなくても、カスタマーサポートが回答します。',
  unknown: 'この記事はありません',
  unknownWhy: '古いURLかもしれません。',
  all: 'すべての記事',
  changed: (date, version) => `${date}更新、バージョン${version}`,
  minutes: (count) => `約${count}分で読めます`,
  goesWith: '関連',
  answered: '解決しませんか？',
  more: '記事として開く',
  offline: '接続がありません。この端末に保存された記事です。',
};
