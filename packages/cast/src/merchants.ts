import type { CurrencyCode } from '@quay/contract/identity';

/** A merchant of the simulated C2C market. Nobody is behind one, and no money changes hands with one. */
export type CastMerchant = {
  readonly username: string;
  readonly usercode: string;
  readonly realName: string;
  readonly country: string;
  /** The fiats that the merchant trades, the main one first. */
  readonly fiats: readonly CurrencyCode[];
  /** The coin that is traded besides USDT, in the first two fiats. */
  readonly coin: 'BTC' | 'ETH' | 'BNB';
  readonly minutes: 15 | 30 | 45;
};

const merchant = (
  username: string,
  realName: string,
  country: string,
  [coin, minutes]: readonly [CastMerchant['coin'], CastMerchant['minutes']],
  ...fiats: CurrencyCode[]
): CastMerchant => ({
  username,
  usercode: `SIM${username.slice(0, 5).toUpperCase()}`,
  realName,
  country,
  fiats,
  coin,
  minutes,
});

/** Each fiat has six of them, so that there is something to choose. */
export const merchants: readonly CastMerchant[] = [
  merchant('graceotc', 'Grace Whitfield', 'GB', ['BTC', 15], 'GBP', 'EUR', 'USD', 'AUD'),
  merchant('tanabedesk', 'Haruki Tanabe', 'JP', ['ETH', 30], 'JPY', 'USD', 'TWD', 'KRW'),
  merchant('meichen88', 'Mei Chen', 'CN', ['BTC', 15], 'CNY', 'HKD', 'TWD', 'SGD'),
  merchant('lanternfx', 'Pierre Laurent', 'FR', ['BNB', 30], 'EUR', 'CAD', 'GBP', 'USD'),
  merchant('siamcoins', 'Somchai Prasert', 'TH', ['BNB', 15], 'THB', 'MYR', 'SGD', 'CNY'),
  merchant('seoulbridge', 'Min-jun Park', 'KR', ['ETH', 30], 'KRW', 'JPY', 'CNY', 'HKD'),
  merchant('rivervalley', 'Nadia Rahman', 'MY', ['ETH', 45], 'MYR', 'SGD', 'THB', 'AUD', 'CAD'),
  merchant('northgate7', 'Oliver Grant', 'US', ['BTC', 30], 'USD', 'CNY', 'CAD', 'AUD', 'HKD', 'EUR'),
  merchant('hanseatic', 'Jonas Brandt', 'DE', ['BTC', 15], 'EUR', 'GBP', 'USD', 'CAD', 'KRW', 'JPY'),
  merchant('clydeside9', 'Fiona MacLeod', 'GB', ['ETH', 30], 'GBP', 'EUR', 'AUD', 'SGD', 'HKD', 'MYR'),
  merchant('kansaicoin', 'Yuki Nakamura', 'JP', ['BTC', 15], 'JPY', 'KRW', 'TWD', 'HKD', 'THB'),
  merchant('hanriver22', 'Seo-yeon Kim', 'KR', ['BNB', 15], 'KRW', 'JPY', 'USD', 'CNY', 'THB'),
  merchant('formosafx', 'Wei-ting Lin', 'TW', ['BTC', 30], 'TWD', 'JPY', 'HKD', 'CNY', 'MYR'),
  merchant('maplebloc', 'Ethan Tremblay', 'CA', ['ETH', 15], 'CAD', 'GBP', 'EUR', 'AUD'),
  merchant('merlion88', 'Li Wen Tan', 'SG', ['BNB', 30], 'SGD', 'MYR', 'THB', 'TWD', 'KRW'),
  merchant('southerncross', 'Chloe Bennett', 'AU', ['BTC', 45], 'AUD', 'SGD', 'GBP', 'MYR', 'THB', 'TWD', 'CAD'),
];

export type MerchantWords = { readonly terms: string; readonly autoReply: string; readonly answer: string };

const english: MerchantWords = {
  terms:
    'Simulated merchant: a program, not a person. No money changes hands: do not send any. Go through the steps of the order; the merchant does its part of it within a minute.',
  autoReply:
    'Hello! I am a simulated merchant. Do not send any money: go through the steps of the order, and I do my part within a minute.',
  answer:
    'I am a simulated merchant, so I cannot really talk. Do not send any money: I do my part of the order within a minute.',
};

const chinese: MerchantWords = {
  terms:
    '模拟商家：由程序运行，并非真人。不发生任何真实资金往来，请勿实际转账。按订单步骤操作即可，商家会在一分钟内完成其操作。',
  autoReply: '您好！我是模拟商家。请勿实际转账，按订单步骤操作即可，我会在一分钟内完成我这一方的操作。',
  answer: '我是模拟商家，无法真正聊天。请勿实际转账，我会在一分钟内完成订单中我这一方的操作。',
};

/** What they say, where their fiat is used. */
export const wordsOfMerchant = (fiat: CurrencyCode): MerchantWords =>
  fiat === 'CNY' || fiat === 'TWD' || fiat === 'HKD' ? chinese : english;
