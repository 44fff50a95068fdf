/** Every address of the app is built here; those of C2C alone in its area, so that the first screen does not carry them. */

export const withQuery = (path: string, query: Record<string, string>): string => {
  const text = new URLSearchParams(query).toString();
  return text ? `${path}?${text}` : path;
};

const withRedirect = (path: string, redirect?: string): string =>
  redirect ? `${path}?redirect=${encodeURIComponent(redirect)}` : path;

/** In place of a market: all of them. */
export const EVERY_MARKET = 'all';

export const paths = {
  home: () => '/home',
  quotes: () => '/quotes?active=2',
  trade: (symbol: string) => `/trade/${encodeURIComponent(symbol)}`,
  trendDetails: (symbol: string) => `/trendDetails/${encodeURIComponent(symbol)}`,
  perpetual: (symbol: string) => `/perpetualContract/${encodeURIComponent(symbol)}`,
  delivery: (symbol: string) => `/deliveryContract/${encodeURIComponent(symbol)}`,
  /** The trading page of a contract, perpetual or dated: the symbol of a dated one ends with its day. */
  contract: (symbol: string): string => (/-\d/.test(symbol) ? paths.delivery(symbol) : paths.perpetual(symbol)),
  /** `book` shows that account; `transfer` opens the sheet that moves coins out of an account, perhaps `to` one, of a `coin`. */
  funds: (query: { book?: string; transfer?: string; to?: string; coin?: string } = {}) => withQuery('/funds', query),
  assetsCenter: () => '/assetsCenter/index',
  depositsAndWithdrawals: (tab?: string) => withQuery('/assetsCenter/rechargeWithdrawRecord', tab ? { tab } : {}),
  /** The ledger; what is filtered by stands in the query. */
  accountChange: (filter: Record<string, string> = {}) => withQuery('/accountChange', filter),
  profitLoss: () => '/profitLoss',
  /** What was owed to users on a day; without one, on the last. */
  proofOfLiabilities: (day?: string) => withQuery('/assetsCenter/proof', day ? { day } : {}),
  exchangePage: (coins: { give?: string; take?: string } = {}) => withQuery('/exchange/exchangePage', coins),
  exchangeSubmit: () => '/exchange/exchangeSubmit',
  exchangeHistory: () => '/exchange/exchangeHistory',
  rechargeList: () => '/recharge/rechargeList',
  rechargePage: (symbol: string, network?: string) =>
    withQuery('/recharge/rechargePage', network ? { symbol, network } : { symbol }),
  rechargeSubmit: (symbol: string, network: string) => withQuery('/recharge/rechargeSubmit', { symbol, network }),
  rechargeDetail: (depositId: number) => `/recharge/rechargeDetail?id=${depositId}`,
  withdrawPage: () => '/withdraw/withdrawPage',
  withdrawSubmit: () => '/withdraw/withdrawSumbit',
  withdrawVerify: () => '/withdraw/securityVerification',
  withdrawDetail: (withdrawalId: number) => `/withdraw/withdrawDetail?id=${withdrawalId}`,
  withdrawAddresses: (query: { add?: string } = {}) => withQuery('/withdraw/addresses', query),
  sendToUser: () => '/sendToUser',
  userCenter: () => '/userCenter',
  login: (redirect?: string) => withRedirect('/login', redirect),
  register: (redirect?: string) => withRedirect('/register', redirect),
  gooleVerify: (redirect?: string) => withRedirect('/gooleVerify', redirect),
  setFond: (redirect?: string) => withRedirect('/setFond', redirect),
  verify: (redirect?: string) => withRedirect('/verify', redirect),
  finish: () => '/finish',
  forget: () => '/forget',
  safeVerify: () => '/safeVerify',
  resetPassword: () => '/resetPassword',
  passSuccess: () => '/passSuccess',
  terms: () => '/TermsOfService',
  language: () => '/language',
  exchangeRate: () => '/exchangeRate',
  safety: () => '/safety',
  closeAccount: () => '/closeAccount',
  loginHistory: () => '/loginHistory',
  personalData: () => '/personalData',
  creditScore: () => '/creditScore',
  changeVerify: (what?: string) => (what ? `/changeVerify?what=${what}` : '/changeVerify'),
  bindVerify: (what: string) => `/bindVerify?what=${what}`,
  changePassword: () => '/changePassword',
  changeFundsPassword: () => '/changeFundsPassword',
  resetVerify: () => '/resetVerify',
  resetSuccess: () => '/resetSuccess',
  authentication: () => '/authentication',
  certificationCenter: () => '/certificationCenter',
  verified: () => '/verified',
  identity: () => '/identity',
  advancedCtf: () => '/advancedCtf',
  advancedBusiness: () => '/advancedBusiness',
  customerService: () => '/customerService',
  helpCenter: (query: { topic?: string; search?: string; refusal?: string } = {}) => withQuery('/helpCenter', query),
  /** An article of the help centre; what it was found by is kept beside it. */
  helpDetail: (articleId: string, keep: Record<string, string> = {}) =>
    withQuery('/helpDetail', { id: articleId, ...keep }),
  commonProblem: () => '/CommonProblem',
  download: () => '/download',
  /** What everything costs and how much can be done; `tab` is of which product. */
  fees: (tab?: string) => withQuery('/fees', tab ? { tab } : {}),
  networkStatus: () => '/networkStatus',
  announce: () => '/announce',
  announceDetail: (announcementId: number) => `/announceDetail?id=${announcementId}`,
  wantBuy: () => '/wantBuy',
  paymentMethod: () => '/paymentMethod',
  c2cNormalUser: () => '/c2c_normal_user',
  c2cNoticeSettings: () => '/c2cNoticeSettings',
  /** The records of one market, or of {@link EVERY_MARKET}; what is filtered by stands in the query. */
  tradeRecord: (symbol: string, filter: Record<string, string> = {}) =>
    withQuery(`/tradeRecord/${encodeURIComponent(symbol)}`, filter),
  /** Orders and fills of contracts, of one or of {@link EVERY_MARKET}. */
  perpetualRecord: (symbol: string, filter: Record<string, string> = {}) =>
    withQuery(`/perpetualHistory/${encodeURIComponent(symbol)}`, filter),
  /** Settlements, orders and fills of dated contracts, of one or of {@link EVERY_MARKET}. */
  deliveryRecord: (symbol: string, filter: Record<string, string> = {}) =>
    withQuery(`/deliveryContractHistory/${encodeURIComponent(symbol)}`, filter),
  deliverySamples: (symbol: string) => `/deliverySamples/${encodeURIComponent(symbol)}`,
  perpetualOrder: (orderId: string) => `/orderDetail?orderId=${encodeURIComponent(orderId)}`,
  /** The user's receipts; one of them, of a payment, of the public chain, of a funding period, of an own settlement, or of that of a contract; without any, of a file. */
  perpetualReceipts: (open?: string) => withQuery('/perpetualReceipts', open ? { open } : {}),
  perpetualReceipt: (
    of: {
      number?: string;
      payment?: string;
      chain?: string;
      period?: string;
      settlement?: string;
      contract?: string;
      /** Of a forced sale of a pledge. */
      sale?: string;
    } = {},
  ) => withQuery('/perpetualReceipt', of),
  perpetualFunding: (symbol: string) => `/perpetualFunding/${encodeURIComponent(symbol)}`,
  /** The insurance fund of a coin, of perpetual contracts or of dated ones. */
  perpetualFund: (coin?: string, book?: string) =>
    withQuery('/perpetualFund', { ...(coin && { coin }), ...(book === 'delivery' && { book }) }),
  perpetualQueue: (symbol: string, side?: string) =>
    withQuery(`/perpetualQueue/${encodeURIComponent(symbol)}`, side ? { side } : {}),
  perpetualCalculator: (symbol: string) => `/perpetualCalculator/${encodeURIComponent(symbol)}`,
  /** Lists; `open` is the row that stands open beside them on a desktop. */
  perpetualPayments: (open?: string) => withQuery('/perpetualPayments', open ? { open } : {}),
  /** All that happened to oneself in contracts, and one of it. */
  perpetualActivity: (open?: string) => withQuery('/perpetualActivity', open ? { open } : {}),
  perpetualRealised: (open?: string) => withQuery('/perpetualRealised', open ? { open } : {}),
  /** What a contract is priced and margined by. */
  perpetualNotices: () => '/perpetualNotices',
  perpetualNoticeSettings: () => '/perpetualNoticeSettings',
  /** Leaders whom one can follow, and one of them. */
  traders: (filter: Record<string, string> = {}) => withQuery('/traders', filter),
  perpetualInfo: (symbol: string) => `/perpetualInfo/${encodeURIComponent(symbol)}`,
  /** Whom the user follows; and who follows the user. */
  trader: (leader: string) => `/trader/${encodeURIComponent(leader)}`,
  /** Whom the user follows; `over` whom they followed. */
  following: (over?: '1') => withQuery('/following', over ? { over } : {}),
  leading: () => '/leading',
  /** Loans against a pledge: to borrow, all of them, one of them, and what can be done with one. */
  pledgeLoan: () => '/pledgeLoan',
  pledgeLoans: () => '/pledgeLoanOrder',
  ownPledgeLoan: (loan: number | string) => `/pledgeLoanOrderDetail?loan=${encodeURIComponent(String(loan))}`,
  addPledge: (loan: number | string) => `/addPledge?loan=${encodeURIComponent(String(loan))}`,
  repayment: (loan: number | string) => `/repayment?loan=${encodeURIComponent(String(loan))}`,
  renewPledgeLoan: (loan: number | string) => `/pledgeLoanRenew?loan=${encodeURIComponent(String(loan))}`,
  pledgeRecord: () => '/pledgeRecord',
  earn: () => '/fm-home',
  /** A product of savings or of a term; of a `kind` the first one. */
  fund: (of: { product?: string; kind?: string; sharedBy?: string } = {}) => withQuery('/fund', of),
  /** `sharedBy` is the order of who showed a lock-up. */
  fundBuy: (product: number, sharedBy = '') =>
    withQuery('/fund-buy', { product: String(product), ...(sharedBy && { sharedBy }) }),
  fundRule: (product: number) => `/fund-rule?product=${product}`,
  machine: (of: { open?: string } = {}) => withQuery('/machine', of),
  machineBuy: (product: number) => `/machine-buy?product=${product}`,
  machineRule: () => '/machine-rule',
  orderSuccess: (order: number) => `/order-success?order=${order}`,
  /** What the user has in Earn; `open` is the order that stands open. */
  financialOrder: (of: { open?: string } = {}) => withQuery('/financialOrder', of),
  miningMachineOrder: (of: { open?: string } = {}) => withQuery('/miningMachineOrder', of),
  financialHistory: () => '/financialHistory',
  poolLock: () => '/pool-lock',
  earnCoverage: () => '/earnCoverage',
  /** Income of one's own wallet, which is read alone. */
  linkedWallet: () => '/linkedWallet',
  /** Who was invited, what it is paid, and what to share. */
  promote: () => '/promote',
  promoteRules: () => '/promote/rules',
  shareQrCode: () => '/ShareQRCode',
  sharePoster: () => '/SharePoster',
  /** A loan without a pledge, and the user's own. */
  borrowMoney: () => '/borrowMoney',
  borrowMoneyHistory: () => '/borrowMoneyHistory',
  tradeDetail: (orderId: string) => `/tradeDetail?orderId=${encodeURIComponent(orderId)}`,
};

/** The entrance itself is no place to come back to. */
const entrance = /^\/(login|register|gooleVerify|setFond|verify|finish|forget|safeVerify|resetPassword|passSuccess)\b/i;

/**
 * A redirect target from the address bar, if it is a path of this app; a stranger's link leads nowhere else. Browsers
 * leave tabs and line breaks out of addresses, so that what stands behind them is not where it seems to be.
 */
export function safeRedirect(target: string | null): string | null {
  if (!target || /\p{Cc}/u.test(target)) return null;
  return /^\/(?![/\\])/.test(target) && !entrance.test(target) ? target : null;
}

/** Links out of our notices are good without a login, and for whoever has just lost one most of all. */
export const isNoticeLink = (target: string): boolean => /^\/safety\?(freeze|stop)=/.test(target);
