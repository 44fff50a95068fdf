import { cancel, myAds, orders, pre, unshelveAd } from '@quay/contract/c2c';
import { quoteExchange } from '@quay/contract/convert';
import { config as creditConfig } from '@quay/contract/credit';
import { ethMessage } from '@quay/contract/identity';
import { type LegacyContractOrder, legacyPlace } from '@quay/contract/perpetual';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { upload } from '../../e2e/console/cases.ts';
import { businessOf, type Trader } from '../../e2e/console/traders.ts';
import type { ListedCall } from './listed.ts';
import { adOfSide, type Dealings, fundContracts, type Objects, type Owner, priceOf, requestId } from './objects.ts';
import type { Asker } from './people.ts';

/** What a call of somebody who has things of their own is made of. */
export type Means = {
  readonly owner: Owner;
  readonly dealer: Trader;
  readonly deals: Dealings;
  readonly objects: Objects;
};

type Request = object | Promise<object>;

const ETHEREUM = 1;
const linear = { coinSymbol: 'BTC', contractType: 'USDT_BASED' } as const;

/** What calls for everybody are asked with. */
const forAll: Readonly<Record<string, (asker: Asker) => Request>> = {
  '/uc/upload/guest/image': () => ({ purpose: 'reset' }),
  '/rsa_pub': () => ({}),
  '/loginByEth': async ({ client }) => {
    const account = privateKeyToAccount(generatePrivateKey());
    const { address } = account;
    const { code, loginTime, message } = await client.ask(ethMessage, { username: address, chainId: ETHEREUM });
    return { username: address, sign: await account.signMessage({ message }), code, loginTime };
  },
  '/credit/loan/config/getAll': () => ({}),
  '/market/api/markets/exchange-coin-list': () => ({}),
  '/market/api/markets/real-time': () => ({ symbol: 'BTC' }),
  '/market/api/markets/latest-trade': () => ({ symbol: 'BTC', size: '17' }),
  '/market/api/markets/latest-depth': () => ({ symbol: 'BTC', size: '500' }),
  '/market/api/markets/kline': () => ({ symbol: 'BTC', interval: '1h', size: '48' }),
  '/member/currency': () => ({}),
  '/favor/find': () => ({}),
  '/contract/perpetual/getPerpetualConfig': () => linear,
  '/contract/perpetual/leverage/findAllBySymbol': () => linear,
  '/contract/delivery/getDeliveryConfig': () => ({ coinSymbol: 'BTC', deliveryType: 'WEEK' }),
  '/payment/list': () => ({}),
  '/payment/findPaymentTypeConfigById': () => ({ id: 'bank-card' }),
  '/otc/advertise/application/page-by-unit': () => ({ ...onMarket('buy'), pageNo: 1, pageSize: 10 }),
  '/otc/coin/all': () => ({}),
  '/support/country': () => ({}),
  '/currency/findAll': () => ({}),
};

const onMarket = (side: 'buy' | 'sell') => ({ side, symbol: 'USDT', fiat: 'EUR' }) as const;

/** What calls for members are asked with. */
const forMembers: Readonly<Record<string, (means: Means) => Request>> = {
  '/uc/upload/local/image': () => ({ purpose: 'identity' }),
  '/approve/real/name': () => ({}),
  '/approve/cancel/business': async ({ owner }) => {
    if (owner.kind === 'merchant') await stopTrading(owner.client);
    return { reason: 'I trade less than I thought.' };
  },
  '/approve/certified/business/apply': ({ owner }) => businessOf(owner),
  '/approve/real/detail': () => ({}),
  '/approve/real/high/detail': () => ({}),
  '/approve/certified/business/status': () => ({}),
  '/approve/business-auth-deposit/list': () => ({}),
  '/asset/wallet': () => ({}),
  '/asset/wallet/{symbol}': () => ({ symbol: 'BTC' }),
  '/asset/wallet/USDT': () => ({ symbol: 'USDT' }),
  '/wallet_history/list': () => ({ historyType: 'deposit', pageNo: '1', pageSize: '20' }),
  '/wallet/withdraw/walletWithdrawEnable': () => ({}),
  '/order/application/quick-exchange': async ({ owner: { client } }) => {
    const { quoteId } = await client.ask(quoteExchange, { give: 'USDT', take: 'ETH', giveAmount: '25' });
    return { quoteId };
  },
  '/order/application/quick-exchange-list': () => ({ pageNo: '1', pageSize: '20' }),
  '/logout': () => ({}),
  '/credit/loan/statisticsCreditLoanHis': () => ({}),
  '/credit/loan/historyByPage': () => ({ list: 'open', pageNo: '1', pageSize: '10' }),
  '/credit/loan/apply': applicationOf,
  '/financial/earn/his/findByPage': () => ({ type: 'fixed', pageNo: '1', pageSize: '10' }),
  '/favor/add': () => ({ symbol: 'ETH' }),
  '/favor/delete': () => ({ symbol: 'ETH' }),
  '/contract/perpetual/order': async ({ owner: { client } }) => limitOrder(client, linear),
  '/contract/perpetual/modifyPresetClosure': async ({ owner: { client } }) => ({
    ...linear,
    stopProfit: await priceOf(client, 1.1),
  }),
  '/contract/wallet/findOrderByPage': () => ({ ...linear, status: 'PENDING', pageNo: '1', pageSize: '10' }),
  '/contract/wallet/findOrderById': async ({ objects }) => ({ id: await objects.object('contractOrder') }),
  '/contract/wallet/findByOrderId': async ({ objects }) => ({ orderId: await objects.object('contractOrder') }),
  '/contract/wallet/terminateContractPerpetual': async ({ owner: { client } }) => {
    const placed: LegacyContractOrder = await client.ask(legacyPlace, await limitOrder(client, linear));
    return { orderId: placed.orderId };
  },
  '/contract/wallet/findTransByPage': () => ({ ...linear, pageNo: '1', pageSize: '10' }),
  '/contract/wallet/findTrans': async ({ objects }) => ({ orderId: await objects.object('contractOrder') }),
  '/contract/wallet/manualContractPerpetualCloseByOrder': async ({ objects }) => ({
    orderId: await objects.object('contractOrder'),
  }),
  '/api/contractApplyOrder!cancelAll.action': () => linear,
  '/api/contractOrder!closeAll.action': () => linear,
  '/contract/delivery/order': async ({ owner: { client } }) =>
    limitOrder(client, { coinSymbol: 'BTC', deliveryType: 'WEEK' }),
  '/payment/getRecords': () => ({}),
  '/payment/saveOrUpdate': async ({ owner: { own } }) => ({
    kind: 'bank-card',
    realName: own.realName,
    account: `GB29 NWBK ${requestId()}`,
    bankName: 'Harbour Bank',
    fundPassword: own.fundPassword,
    proof: await own.proof('save-payment-method'),
  }),
  '/otc/advertise/application/create': ({ owner: { own } }) => adOfSide('buy', own.method.methodId),
  '/otc/advertise/application/update': async (means) => {
    const { side: _, symbol: __, fiat: ___, requestId: ____, ...words } = adOfSide('buy', 0);
    return { ...words, max: '600', adId: await adOf(means) };
  },
  '/otc/advertise/application/detail': async (means) => ({ adId: await adOf(means) }),
  '/otc/advertise/application/all': () => ({ states: ['on', 'off'], pageNo: 1, pageSize: 10 }),
  '/otc/advertise/application/on/shelves': async (means) => {
    const adId = await adOf(means);
    if (means.owner.kind === 'merchant') await means.owner.client.ask(unshelveAd, { adId });
    return { adId };
  },
  '/otc/advertise/application/off/shelves': async (means) => ({ adId: await adOf(means) }),
  '/otc/advertise/application/delete': async (means) => ({ adId: await adOf(means) }),
  '/otc/order/pre': ({ deals }) => deals.adOf('sell').then(({ adId }) => ({ ...onMarket('buy'), money: '150', adId })),
  '/otc/order/self': () => ({ pageNo: 1, pageSize: 10 }),
  '/otc/order/detail': async ({ objects }) => ({ orderId: await objects.object('buyOrder') }),
  '/otc/order/buy': ({ deals }) => deals.buyRequest(),
  '/otc/order/sell': ({ deals }) => deals.sellRequest(),
  '/otc/order/pay': async ({ deals }) => ({ orderId: (await deals.buys()).orderId }),
  '/otc/order/cancel': async ({ deals }) => ({ orderId: (await deals.buys()).orderId, reason: 'changed-mind' }),
  '/otc/order/release': async ({ owner: { own }, objects }) => ({
    orderId: await objects.object('sellOrder'),
    fundPassword: own.fundPassword,
    proof: await own.proof('release-coins'),
  }),
  '/otc/order/appeal': async ({ deals }) => deals.appealOf((await deals.paid()).orderId),
  '/otc/order/quick-buy': async (means) => {
    await means.deals.makeRoom();
    const { offer, price } = await means.owner.client.ask(pre, { ...onMarket('buy'), money: '130' });
    return { symbol: 'USDT', fiat: 'EUR', price, money: '130', kind: offer.kinds[0]!, requestId: requestId() };
  },
  '/otc/order/quick-sell': async (means) => {
    await means.deals.makeRoom();
    const { client, own } = means.owner;
    const { price } = await client.ask(pre, { ...onMarket('sell'), money: '130', kinds: [own.method.kind] });
    const methodId = own.method.methodId;
    return { symbol: 'USDT', fiat: 'EUR', price, money: '130', methodId, requestId: requestId() };
  },
  '/ctc-internal-message/chat/getChatByPeer': async ({ objects }) => ({ orderId: await objects.object('buyOrder') }),
};

/** The request of a call; nothing where nobody has said what it is asked with. */
export function requestOf({ path }: ListedCall, asker: Asker, means: Means | undefined): Request | undefined {
  const open = forAll[path];
  if (open) return open(asker);
  return means && forMembers[path]?.(means);
}

/** Every path that is asked with something. */
export const requestedPaths: readonly string[] = [
  ...Object.keys(forAll),
  ...Object.keys(forMembers),
  '/changeMockLogin',
];

/** A merchant has an ad of their own; a user names somebody else's. */
async function adOf({ owner, objects, deals }: Means): Promise<number> {
  return owner.kind === 'merchant' ? Number(await objects.object('ad')) : (await deals.adOf('sell')).adId;
}

async function limitOrder<Of extends object>(client: Owner['client'], of: Of) {
  await fundContracts(client);
  const price = await priceOf(client, 0.97);
  return { ...of, direction: 'LONG', offset: 'OPEN', type: 'LIMIT', price, amount: '0.001', leverage: 10 } as const;
}

/** Who trades goes on being a merchant: ads go off the market, and what the merchant would pay is given up. */
async function stopTrading(client: Owner['client']): Promise<void> {
  for (const { adId } of await client.ask(myAds, { states: ['on'] })) await client.ask(unshelveAd, { adId });
  for (const { orderId } of await client.ask(orders, { states: ['unpaid'], role: 'advertiser', side: 'buy' })) {
    await client.ask(cancel, { orderId, reason: 'changed-mind' });
  }
}

async function applicationOf({ owner: { client, session } }: Means) {
  const { products, documents } = await client.ask(creditConfig, {});
  const [product] = products;
  if (!product) throw new Error('no loan without a pledge can be applied for');
  const { coinSymbol, cycle, dailyRate, minAmount } = product;
  const needed = documents.filter((one) => one.needed);
  const files = await Promise.all(
    needed.map(async ({ name }) => [name, await upload(session.token, 'credit')] as const),
  );
  const figures = { currency: 'EUR', income: '2684', rent: '940', otherCredit: '210' } as const;
  const terms = { coinSymbol, cycle, dailyRate, amount: minAmount, acceptTerms: true };
  return { ...terms, ...figures, documents: Object.fromEntries(files) };
}
