import { setTimeout as pause } from 'node:timers/promises';
import { announcements } from '@quay/contract/announcement';
import {
  type Ad,
  advertiserReviews,
  appeal,
  buy,
  type C2cOrder,
  cancel,
  createAd,
  me,
  OPEN_ORDERS_MAX,
  orders,
  pay,
  pre,
  release,
  reviewOrder,
  sell,
} from '@quay/contract/c2c';
import { buy as buyTerm, products as earnProducts } from '@quay/contract/earn';
import { borrow, products as loanProducts } from '@quay/contract/loans';
import { realTime } from '@quay/contract/market';
import { placeOrder as placeContractOrder } from '@quay/contract/perpetual';
import { placeOrder } from '@quay/contract/spot';
import { saveAnnouncement } from '@quay/contract/staff';
import { depositAddress, deposits, testCoins, transferCoins, withdraw } from '@quay/contract/wallet';
import type { Client } from '../../e2e/client.ts';
import { upload } from '../../e2e/console/cases.ts';
import { administrator, totpOf } from '../../e2e/console/staff.ts';
import type { Trader } from '../../e2e/console/traders.ts';
import type { ObjectName } from './listed.ts';
import { type Asker, DEALER_FUND_PASSWORD, type Own } from './people.ts';

const CONTRACT = 'BTCUSDT-PERP';
const USDT = { symbol: 'USDT', network: 'ERC20' } as const;
const AGAIN_MS = 250;
const TRIES = 240;

let requests = 0;
export const requestId = (): string => `spec-${++requests}`;

/** Whoever has things of their own. */
export type Owner = Asker & { readonly own: Own; readonly session: NonNullable<Asker['session']> };

/** The last price of bitcoin, times a factor, to one decimal. */
export async function priceOf(client: Client, factor: number): Promise<string> {
  const [ticker] = await client.ask(realTime, { symbol: 'BTC' });
  if (!ticker) throw new Error('BTC has no ticker');
  return (Number(ticker.last) * factor).toFixed(1);
}

/** Asks until it is answered: an exchange that has just started has no prices of contracts yet. */
async function until<Result>(what: string, ask: () => Promise<Result | undefined>): Promise<Result> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const found = await ask();
    if (found !== undefined) return found;
    await pause(AGAIN_MS);
  }
  throw new Error(`${what} did not come`);
}

/** What a busy machine is asked again for: it says that it is busy, or nothing, or that it does not know what came of it. */
const BUSY = /refused: (?:503|504|429) |no answer came in time/;
const BUSY_TRIES = 4;
const BUSY_AGAIN_MS = 4_000;

/** Does it again where the exchange had no time for it. */
export async function patiently<Result>(make: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await make();
    } catch (failure) {
      if (tries >= BUSY_TRIES || !BUSY.test(String(failure))) throw failure;
      await pause(BUSY_AGAIN_MS);
    }
  }
}

/** What both sides of orders for fiat do. */
export function dealings(owner: Owner, dealer: Trader) {
  const { client, own } = owner;
  const ads = new Map<string, Promise<Ad>>();
  const adOf = (side: 'buy' | 'sell'): Promise<Ad> => {
    const known = ads.get(side) ?? patiently(() => dealer.client.ask(createAd, adOfSide(side, dealer.method.methodId)));
    ads.set(side, known);
    known.catch(() => ads.delete(side));
    return known;
  };
  const termsOf = async (side: 'buy' | 'sell', money: string) => {
    const { adId } = await adOf(side === 'buy' ? 'sell' : 'buy');
    return client.ask(pre, { side, symbol: 'USDT', fiat: 'EUR', money, adId });
  };
  /** So many orders may be under way: of those that somebody took the newest end until one more fits. */
  const makeRoom = async () => {
    const open = await client.ask(orders, { states: ['unpaid', 'paid', 'appealed'], role: 'taker', size: 100 });
    const ends = open.filter(({ side, state }) => state === 'unpaid' || (state === 'paid' && side === 'buy'));
    for (const { orderId, side, state } of ends.slice(0, Math.max(0, open.length + 1 - OPEN_ORDERS_MAX))) {
      if (state === 'paid') await released(orderId);
      else await (side === 'buy' ? client : dealer.client).ask(cancel, { orderId, reason: 'changed-mind' });
    }
  };
  const buyRequest = async (money = '120') => {
    await makeRoom();
    const { offer, price, payTo } = await termsOf('buy', money);
    return { adId: offer.adId, methodId: payTo[0]!.methodId, price, money, requestId: requestId() };
  };
  const sellRequest = async (money = '120') => {
    await makeRoom();
    const { offer, price } = await termsOf('sell', money);
    return { adId: offer.adId, methodId: own.method.methodId, price, money, requestId: requestId() };
  };
  const buys = async () => client.ask(buy, await buyRequest());
  const sells = async () => client.ask(sell, await sellRequest());
  /** A purchase that its payer has paid. */
  const paid = async () => client.ask(pay, { orderId: (await buys()).orderId });
  /** A sale that its payer, the dealer, has paid. */
  const paidSale = async () => dealer.client.ask(pay, { orderId: (await sells()).orderId });
  const released = async (orderId: number): Promise<C2cOrder> => {
    const proof = { totp: await dealerCode(dealer) };
    return dealer.client.ask(release, { orderId, fundPassword: DEALER_FUND_PASSWORD, proof });
  };
  const appealOf = async (orderId: number) => ({
    orderId,
    reason: 'paid-not-released' as const,
    description: 'The bank shows it.',
    contactName: own.realName,
    contactPhone: '+441865270000',
    files: [await upload(owner.session.token, 'evidence')],
  });
  return { adOf, makeRoom, buyRequest, sellRequest, termsOf, buys, paid, paidSale, released, appealOf };
}

export type Dealings = ReturnType<typeof dealings>;

export const adOfSide = (side: 'buy' | 'sell', methodId: number) => ({
  ...{ side, symbol: 'USDT', fiat: 'EUR', priceKind: 'floating' as const, index: side === 'sell' ? '0.97' : '1.03' },
  ...{ quantity: '1500', min: '100', max: '700', minutes: 60, terms: 'Own accounts only.', autoReply: '' },
  kinds: side === 'buy' ? (['bank-card'] as const).slice() : [],
  methodIds: side === 'sell' ? [methodId] : [],
  requestId: requestId(),
});

const HALF_MINUTE_MS = 30_000;
const dealerSteps = new WeakMap<Trader, number>();

/** A code of the dealer's authenticator that was not used yet. */
async function dealerCode(dealer: Trader): Promise<string> {
  const step = Math.max(Math.floor(Date.now() / HALF_MINUTE_MS), (dealerSteps.get(dealer) ?? 0) + 1);
  await pause(Math.max(0, (step - 1) * HALF_MINUTE_MS - Date.now()));
  dealerSteps.set(dealer, step);
  return totpOf(dealer.secret!, step - Math.floor(Date.now() / HALF_MINUTE_MS));
}

/** Makes what addresses name, for somebody; each thing once, when it is first wanted. */
export function objectsOf(owner: Owner, dealer: Trader, deals: Dealings) {
  const { client, own, session } = owner;
  const making: Record<ObjectName, () => Promise<string | number>> = {
    spotOrder: async () =>
      (await client.ask(placeOrder, { symbol: 'BTC', side: 'buy', type: 'market', amount: '120' })).orderId,
    contractOrder: () => openPosition(client),
    deposit: async () => {
      const { address } = await client.ask(depositAddress, USDT);
      await client.ask(testCoins, { ...USDT, address });
      return until('a deposit', async () => (await client.ask(deposits, {}))[0]?.depositId);
    },
    withdrawal: async () => {
      const { fundPassword, address } = own;
      const proof = await own.proof('withdraw');
      const request = { ...USDT, address, amount: '50', requestId: requestId(), fundPassword, proof };
      return (await client.ask(withdraw, request)).withdrawalId;
    },
    buyOrder: async () => (await deals.buys()).orderId,
    paidOrder: async () => (await deals.paid()).orderId,
    sellOrder: async () => (await deals.paidSale()).orderId,
    doneOrder: async () => {
      const { orderId } = await deals.paid();
      await deals.released(orderId);
      await client.ask(reviewOrder, { orderId, good: true, text: 'Quick and kind.' });
      return orderId;
    },
    appealedOrder: async () => {
      const { orderId } = await deals.paid();
      await client.ask(appeal, await deals.appealOf(orderId));
      return orderId;
    },
    offer: async () => (await deals.adOf('sell')).adId,
    // Who is no merchant names somebody else's.
    ad: async () =>
      owner.kind === 'merchant'
        ? (await client.ask(createAd, adOfSide('buy', own.method.methodId))).adId
        : (await deals.adOf('sell')).adId,
    advertiser: async () => dealer.session.member.id,
    review: async () => {
      await object('doneOrder');
      const userId = dealer.session.member.id;
      return until('a review', async () => (await client.ask(advertiserReviews, { userId }))[0]?.reviewId);
    },
    method: async () => own.method.methodId,
    loan: () => borrows(client),
    product: async () => (await productOf(client, 'fixed')).product,
    machine: async () => (await productOf(client, 'machine')).product,
    earnOrder: async () => {
      const { product, min, version } = await productOf(client, 'fixed');
      return (await client.ask(buyTerm, { product, amount: min, version, requestId: requestId() })).order;
    },
    announcement: async () => newestAnnouncement(client),
  };
  const made = new Map<ObjectName, Promise<string | number>>();
  const object = (name: ObjectName): Promise<string | number> => {
    const known = made.get(name) ?? patiently(making[name]);
    made.set(name, known);
    // What failed is made anew by the next one who wants it.
    known.catch(() => made.delete(name));
    return known;
  };
  /** An address with the numbers that it names. */
  const filled = async (address: string): Promise<string> => {
    let whole = address;
    for (const [hole, name] of address.matchAll(/\{(\w+)\}/g)) {
      whole = whole.replace(hole, String(await object(name as ObjectName)));
    }
    return whole;
  };
  return { object, filled, session, isMerchant: async () => (await client.ask(me, {})).c2c_user_type === 0 };
}

export type Objects = ReturnType<typeof objectsOf>;

async function openPosition(client: Client): Promise<string> {
  await fundContracts(client);
  const order = { symbol: CONTRACT, intent: 'open-long', type: 'market', quantity: '0.005', leverage: 10 } as const;
  return until('a position', async () => {
    const { code, data } = await client.send(placeContractOrder, order);
    return code === 0 && data && 'orderId' in data && data.status === 'filled' ? String(data.orderId) : undefined;
  });
}

/** Coins for perpetual and for dated contracts. */
export async function fundContracts(client: Client): Promise<void> {
  for (const to of ['contract', 'delivery'] as const) {
    await client.ask(transferCoins, { symbol: 'USDT', from: 'spot', to, amount: '800', requestId: requestId() });
  }
}

async function borrows(client: Client): Promise<number> {
  const found = (await client.ask(loanProducts, {})).find((one) => one.asset === 'USDT' && one.pledge === 'BTC');
  if (!found) throw new Error('nothing lends USDT against bitcoin');
  await client.ask(placeOrder, { symbol: 'BTC', side: 'buy', type: 'market', amount: '400' });
  const { asset, pledge, days, hourlyRate, minAmount, initialRate, pledgePrice } = found;
  const pledged = ((Number(minAmount) / Number(initialRate) / Number(pledgePrice)) * 1.3).toFixed(4);
  const request = { asset, pledge, days, hourlyRate, amount: minAmount, pledged, requestId: requestId() };
  return (await client.ask(borrow, request)).loan;
}

async function productOf(client: Client, kind: 'fixed' | 'machine') {
  const found = (await client.ask(earnProducts, {})).find((one) => one.kind === kind && one.open);
  if (!found) throw new Error(`Earn has no product of the kind ${kind}`);
  return found;
}

async function newestAnnouncement(client: Client): Promise<number> {
  const [known] = await client.ask(announcements, {});
  if (known) return known.announcementId;
  const words = { en_US: { title: 'Maintenance on Sunday', text: 'From 02:00 UTC.' } };
  const saved = await (await administrator()).ask(saveAnnouncement, { pinned: false, published: true, words });
  return saved.announcementId;
}
