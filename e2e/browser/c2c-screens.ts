import { readdirSync } from 'node:fs';
import type { Language } from '@quay/contract/identity';

export type Made = { readonly orderId: number; readonly adId: number; readonly merchantId: number };

/** What who takes ads sees. */
export const screensOfTaker = ({ orderId, adId, merchantId }: Made): readonly string[] => [
  '/wantBuy?side=buy&coin=USDT&fiat=EUR',
  '/wantBuy?side=sell&coin=BTC&fiat=JPY',
  '/wantBuy/quick?side=buy&coin=USDT&fiat=EUR',
  '/wantBuy/adScreening',
  '/selectLegalCurrency',
  `/c2cTrade?ad=${adId}&side=sell&coin=USDT&fiat=EUR`,
  `/tradeOrderDetail?orderId=${orderId}`,
  `/payment?orderId=${orderId}`,
  `/cancelOrder?orderId=${orderId}`,
  `/appeal?orderId=${orderId}`,
  `/chat?orderId=${orderId}`,
  '/wantBuy/c2cOrderList',
  '/c2cUser/c2cUserMore',
  `/advertisers-info?user=${merchantId}`,
  `/advertiserDetail?user=${merchantId}`,
  `/advertiserDetail/detail?user=${merchantId}`,
  `/advertiserHistory?user=${merchantId}`,
  '/paymentMethod',
  '/wantBuy/addPaymentMethod',
  '/wantBuy/bankCar?kind=bank-card',
  '/CertifiedAdvertiser',
  '/c2c_normal_user',
  '/c2cUser/people',
  '/c2cUser/people?list=blocked',
  '/c2cNoticeSettings',
  '/c2cHelp',
  '/c2cHelpCenter',
  '/c2cTransactionAnswer',
];

/** What who posts them sees. */
export const screensOfMerchant = ({ orderId, adId }: Made): readonly string[] => [
  `/tradeOrderDetail?orderId=${orderId}`,
  '/saveAd',
  `/editAd?ad=${adId}`,
  '/myAd',
  `/adDetails?ad=${adId}`,
  '/AdHistory',
  '/c2c/orderList',
  '/c2c/receivingBuy',
  '/c2c/advertise',
  '/c2c/c2cUser',
];

const WORDS = new URL('../../apps/web/src/areas/c2c/words/', import.meta.url);

/** All that the area says in a language. */
export const catalogues = (language: Language): Promise<unknown[]> =>
  Promise.all(
    readdirSync(WORDS).map(async (theme) => (await import(new URL(`${theme}/${language}.ts`, WORDS).href)).words),
  );
