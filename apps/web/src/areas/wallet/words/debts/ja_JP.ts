import type { Translation } from '@quay/words';
import type { DebtWords } from './index.ts';

export const words: Translation<DebtWords> = {
  title: '入金が取り消され、一部が不足しています',
  paidTwice: {
    title: '出金が二重に支払われ、一部が不足しています',
    why: 'この出金は失敗し、コインをお返ししましたが、ネットワークの変化後に支払われました。この通貨で受け取る分が先に不足に充てられます。それまで取引とコンバートはできますが、アカウントから送付できません。',
  },
  from: (network, hash) => `${network}、${hash}から`,
  why: 'この入金は残高に反映された後、ネットワークで取り消されました。この通貨で受け取る分が先に不足に充てられます。それまで取引とコンバートはできますが、アカウントから送付できません。再び着金すれば自動で解消します。',
  owed: (amount) => `うち${amount}が不足しています。この通貨で受け取る分が先に充てられます。`,
  unsupported: {
    title: '届いたが、反映できないもの',
    why: '入金アドレスに届きましたが、当社が対応していないコインです。残高には含まれません。返送できるかはカスタマーサポートにお尋ねください。ハッシュ、なければ日時と送り主をお知らせください。覚えのないトークンのリンクは開かないでください。',
    coin: (network) => `ネットワーク${network}自体のコイン`,
    token: (network, contract) => `${network}のトークン${contract}`,
    smallest: '最小単位',
    unnamed: 'コントラクトによる支払い（ハッシュなし）',
  },
};
