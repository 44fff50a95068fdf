import type { ClosureObstacle } from '@quay/contract/account';
import type { LoginLine } from '@quay/contract/identity';
import type { Words } from './index.ts';

const obstacles: Record<ClosureObstacle, string> = {
  withdrawals: '処理中の出金があります',
  orders: '未約定注文があります',
  positions: '契約のポジションがあります',
  loans: '担保ローンが残っています',
  credit: '信用ローンが残っています',
  earn: 'Earnに資産があります',
  'c2c-appeals': 'C2C注文が申し立て中です',
  'c2c-orders': '未完了のC2C注文があります',
  'c2c-ads': 'C2C広告が終了していません',
  'merchant-deposit': 'マーチャント保証金が預けられています',
  following: 'フォロー中、またはフォローされています',
  'linked-wallet': '連携ウォレットがあります',
  debts: 'アカウントに不足があります',
  balances: 'コインが残っています',
};

const outcomes: Record<LoginLine['outcome'], string> = { entered: 'ログイン', refused: 'パスワード誤り' };

export const words: Words = {
  close: {
    title: 'アカウントを閉鎖',
    lead: (days) => `申請から${days}日後にアカウントが閉鎖されます。それまではログインして取り消せます。`,
    after:
      '閉鎖後は誰もログインできません。ニックネーム、メールアドレス、電話番号は使用済みのままとなり、記録は監査のために保管されます。',
    dataFirst: '先にデータをダウンロード',
    calledOff: '待機中に入金があったため、前回の閉鎖は中止されました。',
    first: '先に必要なこと',
    obstacles,
    left: (amount) => `全口座で${amount}`,
    leave: (most) => `残り（最大${most}）は置いていきます。戻らないことを了承します。`,
    leaveMissing: '置いていくことを確認するか、先に引き出してください。',
    fundPassword: '資金パスワード',
    forgot: 'お忘れですか？',
    act: 'アカウントを閉鎖',
    doing: '閉鎖しています',
    stay: 'やめる',
    done: (at) => `ログアウトしました。アカウントは${at}に閉鎖されます。`,
    waiting: (at) => `アカウントは${at}に閉鎖されます。`,
    waitingWhy: 'それまで取引も移動もできません。コインが入ると閉鎖は中止されます。',
    keep: 'アカウントを残す',
    keeping: '取り消しています',
    kept: 'アカウントはそのままです。',
    failed: 'アカウントを読み込めませんでした',
    failedWhy: '何も変わっていません。',
  },
  data: {
    title: 'データをダウンロード',
    lead: '当社が保管するすべてのデータを1つのJSONファイルにまとめます：プロフィール、ログイン、アドレス、支払方法、注文、約定、元帳、C2C、メッセージ、通知。画像は名前だけで、中身は含みません。',
    limit: (max) => `24時間に${max}件までです。ファイルを持つ人は誰でも読めます。安全に保管してください。`,
    act: 'ダウンロード',
    doing: 'ファイルを作成しています',
    done: 'ファイルを保存しました。',
  },
  logins: {
    title: 'ログイン履歴',
    lead: '直近180日のログインです。お心当たりのないものがあれば、パスワードを変更し、アカウントを凍結してください。',
    outcomes,
    unknown: '不明な端末',
    empty: 'ログインはまだありません',
    emptyWhy: 'これからのログインがここに表示されます。',
    more: 'さらに表示',
    failed: 'ログインを読み込めませんでした',
    failedWhy: 'アカウントは安全です。この一覧だけ表示できません。',
  },
};
