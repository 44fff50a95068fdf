import type { Translation } from '@quay/words';
import type { DebtWords } from './index.ts';

export const words: Translation<DebtWords> = {
  title: '一筆充幣被撤銷，部分金額短缺',
  paidTwice: {
    title: '一筆提幣被重複支付，部分金額短缺',
    why: '此提幣曾失敗，幣已退回給您；網路變動後卻仍支付了。您收到的此幣種會先用於補足。在此之前您可以交易與閃兌，但無法從帳戶轉出。',
  },
  from: (network, hash) => `來自 ${network}，${hash}`,
  why: '此充幣計入您的餘額後被網路撤銷。您收到的此幣種會先用於補足。在此之前您可以交易與閃兌，但無法從帳戶轉出。若轉帳再次到來，會自動解除。',
  owed: (amount) => `其中仍短缺 ${amount}。您收到的此幣種會先用於補足。`,
  unsupported: {
    title: '已到但無法入帳',
    why: '這些幣到了您的充幣地址，但我們不支援。它們不在您的餘額中。客服可告知能否退回；請提供雜湊，若無雜湊則提供時間與轉出方。請勿點選不明代幣中的連結。',
    coin: (network) => `${network} 網路本身的幣`,
    token: (network, contract) => `${network} 上的代幣 ${contract}`,
    smallest: '以最小單位計',
    unnamed: '由合約支付，無雜湊',
  },
};
