/**
 * What the specification lists: its screens (section 2, with those that the shell names) and its calls (section 7). `npm run
 * spec` asks each for each kind of person; a test compares the numbers with the specification's.
 */
export const personKinds = ['guest', 'user', 'merchant', 'demo'] as const;
/** `user` is verified and no merchant; `demo` is a user in demo mode. */
export type PersonKind = (typeof personKinds)[number];

/** For whom a screen is. Everybody else is led to the login, or, as the specification says of merchants' screens, to the root. */
export type Audience = 'all' | 'members' | 'merchants';

export type ListedRoute = {
  /** As the specification writes it. */
  readonly path: string;
  /** What is opened, with names of {@link Objects} in braces. */
  readonly address: string;
  readonly for: Audience;
  /** Where it leads a kind of person to whom it has nothing to show, such as a login to somebody who is logged in. */
  readonly leads: Partial<Record<PersonKind, string>>;
};

/** What an address can name; each kind of person has its own. */
export type ObjectName =
  | 'spotOrder'
  | 'contractOrder'
  | 'deposit'
  | 'withdrawal'
  | 'buyOrder'
  | 'paidOrder'
  | 'sellOrder'
  | 'doneOrder'
  | 'appealedOrder'
  | 'offer'
  | 'ad'
  | 'advertiser'
  | 'review'
  | 'method'
  | 'loan'
  | 'product'
  | 'machine'
  | 'earnOrder'
  | 'announcement';

type Row = string | readonly [path: string, address: string, leads?: ListedRoute['leads']];

const listed = (audience: Audience, rows: readonly Row[]): ListedRoute[] =>
  rows.map((row) => {
    const [path, address, leads] = typeof row === 'string' ? [row, row] : row;
    return { path, address, for: audience, leads: leads ?? {} };
  });

/** Somebody who has done a step, such as logging in, is led to where it leads. */
const leadsMembers = (to: string): ListedRoute['leads'] => ({ user: to, merchant: to, demo: to });

export const routes: readonly ListedRoute[] = [
  // Shell
  ...listed('all', ['/home', ['/quotes', '/quotes?active=2'], '/userCenter']),
  ...listed('members', ['/funds']),
  ...listed('merchants', ['/c2c/c2cUser', '/c2c/orderList', '/c2c/advertise', '/c2c/receivingBuy']),
  // Assets and money movement
  ...listed('members', [
    '/assetsCenter/index',
    '/assetsCenter/rechargeWithdrawRecord',
    '/recharge/rechargeList',
    ['/recharge/rechargePage', '/recharge/rechargePage?symbol=USDT'],
    ['/recharge/rechargeSubmit', '/recharge/rechargeSubmit?symbol=USDT&network=ERC20'],
    ['/recharge/rechargeDetail', '/recharge/rechargeDetail?id={deposit}'],
    '/withdraw/withdrawPage',
    '/withdraw/withdrawSumbit',
    '/withdraw/securityVerification',
    ['/withdraw/c2cSecurityVerification', '/withdraw/c2cSecurityVerification?orderId={sellOrder}'],
    ['/withdraw/withdrawDetail', '/withdraw/withdrawDetail?id={withdrawal}'],
  ]),
  // Flash exchange
  ...listed('members', ['/exchange/exchangePage', '/exchange/exchangeSubmit', '/exchange/exchangeHistory']),
  // Help and info
  ...listed('all', [
    '/CommonProblem',
    '/helpCenter',
    ['/helpDetail', '/helpDetail?id=liquidation'],
    '/TermsOfService',
    '/exchangeRate',
    '/language',
    '/announce',
    ['/announceDetail', '/announceDetail?id={announcement}'],
    '/customerService',
  ]),
  ...listed('members', ['/profitLoss']),
  // Orders
  ...listed('members', [
    '/financialOrder',
    '/miningMachineOrder',
    ['/machine-confirm', '/machine-confirm?product={machine}'],
    ['/financial-confirm', '/financial-confirm?product={product}'],
    '/financialHistory',
  ]),
  // Account and verification
  ...listed('members', [
    '/accountChange',
    '/authentication',
    '/verified',
    ['/identity', '/identity', leadsMembers('/verified')],
    '/certificationCenter',
    '/advancedCtf',
    '/advancedBusiness',
  ]),
  ...listed('all', ['/download']),
  // Promotion
  // A code and a poster are somebody's own.
  ...listed('members', ['/promote', '/ShareQRCode', '/SharePoster']),
  ...listed('all', ['/promote/rules']),
  // Contracts
  ...listed('all', [['/perpetualContract/{symbol}', '/perpetualContract/BTC'], '/deliveryContract']),
  ...listed('members', [
    '/perpetualHistory',
    ['/entrustDetail', '/entrustDetail?orderId={contractOrder}'],
    ['/orderDetail', '/orderDetail?orderId={contractOrder}'],
    '/deliveryContractHistory',
  ]),
  // Markets and trading
  ...listed('all', [
    ['/trendDetails/{symbol}', '/trendDetails/BTC'],
    ['/trade/{symbol}', '/trade/BTC'],
  ]),
  ...listed('members', [
    ['/tradeDetail', '/tradeDetail?orderId={spotOrder}'],
    ['/tradeRecord/{symbol}', '/tradeRecord/BTC'],
  ]),
  // Login and registration
  ...listed('all', [
    ['/login', '/login', leadsMembers('/home')],
    ['/register', '/register', leadsMembers('/home')],
    ['/verify', '/verify', leadsMembers('/home')],
    ['/setFond', '/setFond', { ...leadsMembers('/finish'), demo: '/setFond' }],
    ['/gooleVerify', '/gooleVerify', leadsMembers('/home')],
    ['/finish', '/finish', { guest: '/login' }],
    '/forget',
    '/resetPassword',
    '/passSuccess',
    '/safeVerify',
  ]),
  // Security settings
  ...listed('members', [
    '/safety',
    '/changeVerify',
    '/changePassword',
    '/changeFundsPassword',
    ['/bindVerify', '/bindVerify?what=passkey'],
  ]),
  ...listed('all', ['/resetVerify', '/resetSuccess']),
  // Finance products
  ...listed('all', [
    '/fm-home',
    '/pool-lock',
    '/machine',
    ['/fund', '/fund?product={product}'],
    '/machine-rule',
    ['/fund-rule', '/fund-rule?product={product}'],
  ]),
  ...listed('members', [
    ['/machine-buy', '/machine-buy?product={machine}'],
    ['/fund-buy', '/fund-buy?product={product}'],
    ['/order-success', '/order-success?order={earnOrder}'],
  ]),
  // Pledge loans
  ...listed('all', ['/pledgeLoan']),
  ...listed('members', [
    '/pledgeLoanOrder',
    ['/pledgeLoanOrderDetail', '/pledgeLoanOrderDetail?loan={loan}'],
    ['/addPledge', '/addPledge?loan={loan}'],
    ['/pledgeLoanRenew', '/pledgeLoanRenew?loan={loan}'],
    '/pledgeRecord',
    ['/repayment', '/repayment?loan={loan}'],
  ]),
  // Borrowing
  ...listed('all', ['/borrowMoney']),
  ...listed('members', ['/borrowMoneyHistory']),
  // C2C and merchants
  ...listed('all', [
    '/wantBuy',
    '/wantBuy/adScreening',
    ['/wantBuy/quick', '/wantBuy/quick?side=buy&coin=USDT&fiat=EUR'],
    '/selectLegalCurrency',
    '/c2cHelpCenter',
    '/c2cTransactionAnswer',
    ['/advertisers-info', '/advertisers-info?user={advertiser}'],
    ['/advertiserDetail', '/advertiserDetail?user={advertiser}'],
    ['/advertiserDetail/detail', '/advertiserDetail/detail?user={advertiser}'],
    ['/advertiserHistory', '/advertiserHistory?user={advertiser}'],
    ['/advertiserHistory/detail', '/advertiserHistory/detail?user={advertiser}&review={review}'],
  ]),
  ...listed('members', [
    ['/wantBuy/c2cBuy', '/wantBuy/c2cBuy?orderId={buyOrder}'],
    ['/wantBuy/bankCar', '/wantBuy/bankCar?kind=bank-card'],
    '/wantBuy/addPaymentMethod',
    '/wantBuy/c2cOrderList',
    '/paymentMethod',
    ['/c2cTrade', '/c2cTrade?ad={offer}&side=sell&coin=USDT&fiat=EUR'],
    '/c2cUser/c2cUserMore',
    '/c2cNoticeSettings',
    ['/orderGeneration', '/orderGeneration?ad={offer}&side=sell&coin=USDT&fiat=EUR'],
    ['/cancelOrder', '/cancelOrder?orderId={buyOrder}'],
    ['/appeal', '/appeal?orderId={paidOrder}'],
    ['/appeal/page', '/appeal/page?orderId={appealedOrder}'],
    ['/paymentBuy', '/paymentBuy?orderId={buyOrder}'],
    ['/payment', '/payment?orderId={buyOrder}'],
    ['/paymentDetail', '/paymentDetail?orderId={buyOrder}'],
    ['/c2cCollection', '/c2cCollection?method={method}'],
    '/CertifiedAdvertiser',
    ['/sellGenerate', '/sellGenerate?ad={offer}&side=sell&coin=USDT&fiat=EUR'],
    ['/confirmedPaid', '/confirmedPaid?orderId={sellOrder}'],
    ['/verification', '/verification?orderId={sellOrder}'],
    ['/tradeSuccessBuyer', '/tradeSuccessBuyer?orderId={doneOrder}'],
    ['/tradeSuccessSell', '/tradeSuccessSell?orderId={doneOrder}'],
    ['/tradeSuccessDetailBuyer', '/tradeSuccessDetailBuyer?orderId={doneOrder}'],
    ['/tradeSuccessDetailSell', '/tradeSuccessDetailSell?orderId={doneOrder}'],
    ['/chat', '/chat?orderId={buyOrder}'],
    ['/tradeOrderDetail', '/tradeOrderDetail?orderId={buyOrder}'],
    '/c2cHelp',
    '/c2c_normal_user',
  ]),
  ...listed('merchants', [
    '/myAd',
    ['/adDetails', '/adDetails?ad={ad}'],
    '/AdHistory',
    ['/editAd', '/editAd?ad={ad}'],
    '/saveAd',
  ]),
];

export type ListedCall = {
  readonly method: 'GET' | 'POST';
  /** As the specification writes it. */
  readonly path: string;
  /** Why a kind of person is rightly refused, though the call is for whoever is logged in. */
  readonly refused: Partial<Record<PersonKind, string>>;
};

const at = (
  method: ListedCall['method'],
  prefix: string,
  names: readonly string[],
  refused: ListedCall['refused'] = {},
): ListedCall[] => names.map((name) => ({ method, path: `${prefix}${name}`, refused }));

/** Who is no merchant names somebody else's ad. */
const noMerchant = { user: 'c2c/not-acceptor' };
const notOwn = { user: 'c2c/ad-unknown' };

export const calls: readonly ListedCall[] = [
  // Upload
  ...at('POST', '/uc/upload/', ['local/image', 'guest/image']),
  // Verification
  ...at('GET', '/approve/', ['real/name']),
  ...at('POST', '/approve/', ['cancel/business'], { user: 'verification/merchant-none' }),
  // The merchant became one by this call; the user has no authenticator.
  ...at('POST', '/approve/', ['certified/business/apply'], {
    user: 'c2c/merchant-second-factor',
    merchant: 'verification/merchant-already',
  }),
  ...at('POST', '/approve/', ['real/detail', 'real/high/detail', 'certified/business/status']),
  ...at('POST', '/approve/', ['business-auth-deposit/list']),
  // Wallet
  ...at('GET', '/asset/wallet', ['', '/{symbol}', '/USDT']),
  ...at('GET', '', ['/wallet_history/list', '/rsa_pub', '/wallet/withdraw/walletWithdrawEnable']),
  ...at('GET', '/order/application/', ['quick-exchange', 'quick-exchange-list']),
  // Login
  ...at('GET', '', ['/loginByEth']),
  ...at('POST', '', ['/changeMockLogin']),
  ...at('GET', '', ['/logout']),
  // Loans
  ...at('GET', '/credit/loan/', ['statisticsCreditLoanHis', 'config/getAll', 'historyByPage']),
  ...at('POST', '/credit/loan/', ['apply']),
  // Earn
  ...at('GET', '/financial/earn/his/', ['findByPage']),
  // Market
  ...at('GET', '/market/api/markets/', ['exchange-coin-list', 'real-time', 'latest-trade', 'latest-depth', 'kline']),
  ...at('GET', '', ['/member/currency', '/favor/find', '/favor/add', '/favor/delete']),
  // Perpetual
  ...at('GET', '/contract/perpetual/', ['getPerpetualConfig', 'leverage/findAllBySymbol', 'order']),
  ...at('GET', '/contract/perpetual/', ['modifyPresetClosure']),
  ...at('GET', '/contract/wallet/', ['findOrderByPage', 'findOrderById', 'terminateContractPerpetual']),
  ...at('GET', '/contract/wallet/', ['findTransByPage', 'findTrans', 'manualContractPerpetualCloseByOrder']),
  ...at('GET', '/contract/wallet/', ['findByOrderId']),
  ...at('GET', '/api/', ['contractApplyOrder!cancelAll.action', 'contractOrder!closeAll.action']),
  // Delivery
  ...at('GET', '/contract/delivery/', ['getDeliveryConfig', 'order']),
  // OTC payment
  ...at('GET', '/payment/', ['list', 'getRecords', 'findPaymentTypeConfigById']),
  ...at('POST', '/payment/', ['saveOrUpdate']),
  // OTC ads
  ...at('POST', '/otc/advertise/application/', ['page-by-unit']),
  ...at('POST', '/otc/advertise/application/', ['create', 'update'], noMerchant),
  ...at('POST', '/otc/advertise/application/', ['detail'], notOwn),
  ...at('POST', '/otc/advertise/application/', ['all']),
  ...at('POST', '/otc/advertise/application/', ['on/shelves'], noMerchant),
  ...at('POST', '/otc/advertise/application/', ['off/shelves', 'delete'], notOwn),
  // OTC orders
  ...at('POST', '/otc/order/', ['pre', 'self', 'detail', 'buy', 'sell', 'pay', 'cancel', 'release', 'appeal']),
  ...at('POST', '/otc/order/', ['quick-buy', 'quick-sell']),
  // Other OTC
  ...at('POST', '', ['/otc/coin/all', '/support/country', '/ctc-internal-message/chat/getChatByPeer']),
  ...at('POST', '', ['/currency/findAll']),
];
