import type { C2cSide } from '@quay/contract/c2c';
import { withQuery } from '../../paths.ts';

const of = (path: string, query: Record<string, string | number | undefined> = {}): string =>
  withQuery(
    path,
    Object.fromEntries(
      Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
    ),
  );

/** Enough of an ad to ask for it again; `side` is what the advertiser does. */
type AdTaken = { readonly adId: number; readonly side: C2cSide; readonly symbol: string; readonly fiat: string };

/** Addresses that only screens of this area lead to. */
export const c2cPaths = {
  /* market */
  quick: () => '/wantBuy/quick',
  adScreening: () => '/wantBuy/adScreening',
  selectLegalCurrency: () => '/selectLegalCurrency',
  take: ({ adId, side, symbol, fiat }: AdTaken) => of('/c2cTrade', { ad: adId, side, coin: symbol, fiat }),

  /* ads */
  saveAd: (step?: number) => of('/saveAd', { step }),
  editAd: (adId: number, step?: number) => of('/editAd', { ad: adId, step }),
  myAd: () => '/myAd',
  adDetails: (adId: number) => of('/adDetails', { ad: adId }),
  adHistory: () => '/AdHistory',

  /* advertisers */
  advertiser: (userId: number) => of('/advertisers-info', { user: userId }),
  advertiserDetail: (userId: number) => of('/advertiserDetail', { user: userId }),
  advertiserFormulas: (userId: number) => of('/advertiserDetail/detail', { user: userId }),
  advertiserHistory: (userId: number) => of('/advertiserHistory', { user: userId }),
  advertiserReview: (userId: number, reviewId: number) =>
    of('/advertiserHistory/detail', { user: userId, review: reviewId }),

  /* orders */
  orders: (query: { state?: string } = {}) => of('/wantBuy/c2cOrderList', query),
  userMore: () => '/c2cUser/c2cUserMore',
  order: (orderId: number) => of('/tradeOrderDetail', { orderId }),
  pay: (orderId: number) => of('/payment', { orderId }),
  paid: (orderId: number) => of('/confirmedPaid', { orderId }),
  release: (orderId: number) => of('/verification', { orderId }),
  cancel: (orderId: number) => of('/cancelOrder', { orderId }),
  appeal: (orderId: number) => of('/appeal', { orderId }),
  appealPage: (orderId: number) => of('/appeal/page', { orderId }),
  chat: (orderId: number) => of('/chat', { orderId }),

  /* people */
  methods: () => '/paymentMethod',
  /** Adds a payment method, perhaps of a kind, and goes back to where it was wanted. */
  addMethod: (query: { fiat?: string; kind?: string; back?: string } = {}) => of('/wantBuy/addPaymentMethod', query),
  /** The form of a kind; with `method` it changes that one. */
  methodForm: (query: { kind?: string; method?: number; back?: string }) => of('/wantBuy/bankCar', query),
  /** A method as the other side of an order sees it. */
  collection: (methodId: number) => of('/c2cCollection', { method: methodId }),
  merchant: () => '/CertifiedAdvertiser',
  merchantOrders: () => '/c2c/orderList',
  merchantFigures: () => '/c2c/c2cUser',
  merchantAds: () => '/c2c/advertise',
  merchantPayments: () => '/c2c/receivingBuy',
  trader: () => '/c2c_normal_user',
  /** Whom the user follows and blocks. */
  people: (list?: 'followed' | 'blocked') => of('/c2cUser/people', { list }),
  notices: () => '/c2cNoticeSettings',
  help: () => '/c2cHelp',
  /** All answers; `topic` opens one. */
  answers: (topic?: string) => of('/c2cHelpCenter', { topic }),
  howItWorks: () => '/c2cTransactionAnswer',
};
