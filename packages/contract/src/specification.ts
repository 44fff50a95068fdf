/**
 * Paths of the calls that the specification names (its section 7), as they stand in the catalogue. Clients of the family
 * that these calls come from send more than we name, send numbers as text and symbols in lower case, and post forms;
 * the edge reads requests of these calls so (`apps/server/src/edge/specification-request.ts`). All other calls are ours and
 * are read as they are written.
 */
const specified: ReadonlySet<string> = new Set([
  '/uc/upload/local/image',
  '/uc/upload/guest/image',
  '/approve/real/name',
  '/approve/certified/business/apply',
  '/approve/cancel/business',
  '/approve/real/detail',
  '/approve/real/high/detail',
  '/approve/certified/business/status',
  '/approve/business-auth-deposit/list',
  '/asset/wallet',
  '/asset/wallet/:symbol',
  '/wallet_history/list',
  '/rsa_pub',
  '/wallet/withdraw/walletWithdrawEnable',
  '/order/application/quick-exchange',
  '/order/application/quick-exchange-list',
  '/loginByEth',
  '/logout',
  '/market/api/markets/exchange-coin-list',
  '/market/api/markets/real-time',
  '/market/api/markets/latest-trade',
  '/market/api/markets/latest-depth',
  '/market/api/markets/kline',
  '/member/currency',
  '/favor/find',
  '/favor/add',
  '/favor/delete',
  '/payment/list',
  '/payment/getRecords',
  '/payment/saveOrUpdate',
  '/payment/findPaymentTypeConfigById',
  '/otc/advertise/application/page-by-unit',
  '/otc/advertise/application/create',
  '/otc/advertise/application/update',
  '/otc/advertise/application/detail',
  '/otc/advertise/application/all',
  '/otc/advertise/application/on/shelves',
  '/otc/advertise/application/off/shelves',
  '/otc/advertise/application/delete',
  '/otc/order/pre',
  '/otc/order/self',
  '/otc/order/detail',
  '/otc/order/buy',
  '/otc/order/sell',
  '/otc/order/pay',
  '/otc/order/cancel',
  '/otc/order/release',
  '/otc/order/appeal',
  '/otc/order/quick-buy',
  '/otc/order/quick-sell',
  '/otc/coin/all',
  '/support/country',
  '/ctc-internal-message/chat/getChatByPeer',
  '/currency/findAll',
]);

/** Whether the specification names the call at this path; `/api/c2c….action` are its older ones. */
export const isSpecified = (path: string): boolean => specified.has(path) || path.startsWith('/api/c2c');

/** Every path of the list above, for the test that each is in the catalogue. */
export const specifiedPaths: readonly string[] = [...specified];
