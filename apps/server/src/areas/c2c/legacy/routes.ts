import { randomUUID } from 'node:crypto';
import {
  advertiser,
  appeal,
  appealReasons,
  buy,
  c2c,
  c2cCoins,
  c2cOrderStates,
  c2cOrderStatus,
  cancel,
  cancelReasons,
  kindConfig,
  type LegacyAdvert,
  type LegacyBestAdvert,
  legacyAdvert,
  legacyAdverts,
  legacyAppeal,
  legacyBestAdvert,
  legacyCancel,
  legacyCurrencies,
  legacyMethod,
  legacyMethodConfig,
  legacyMethodConfigs,
  legacyMethods,
  legacyMethodTypes,
  legacyOpen,
  legacyOrder,
  legacyOrderOpen,
  legacyOrders,
  legacyPass,
  legacyPay,
  legacySymbols,
  legacyUser,
  legacyUserCenter,
  me,
  methods,
  methodTypeOf,
  methodTypes,
  offers,
  orderDetail,
  orders,
  type PaymentKind,
  pay,
  paymentKinds,
  pre,
  release,
  sell,
} from '@quay/contract/c2c';
import { text } from '@quay/money';
import { type Reply, type Route, refused, reply, type Served, serve } from '../../../edge/route.ts';
import { translating } from '../../../edge/translate.ts';
import type { C2cNeeds } from '../needs.ts';
import { coinOf, fiatOf, measured, said } from './place.ts';
import { advertOf, configOf, figuresOf, methodOf, numberOf, orderOf, orderRowOf, personOf } from './wire.ts';

const SIZE = 20;

type AdvertsQuery = Parameters<Route<typeof legacyAdverts>>[0];

const kindsOf = ({ method_type }: AdvertsQuery): PaymentKind[] | undefined => {
  const type = said(method_type);
  return type === undefined ? undefined : paymentKinds.filter((kind) => methodTypeOf(kind) === type);
};

const marketOf = ({ symbol, currency }: AdvertsQuery) =>
  ({ symbol: coinOf(said(symbol) ?? 'USDT'), fiat: fiatOf(said(currency) ?? 'USD') }) as const;

/** PayPal is none of ours: no ad takes it, and no kinds would mean all of them. */
function isOfNoKind(request: AdvertsQuery): boolean {
  const { symbol, fiat } = marketOf(request);
  return kindsOf(request)?.length === 0 && typeof symbol === 'string' && typeof fiat === 'string';
}

/** The page of a list that the family numbers in two ways. */
const pageOf = (request: {
  readonly page_no?: string | undefined;
  readonly pageNo?: string | undefined;
  readonly pageSize?: string | undefined;
}) => ({
  pageNo: Number(said(request.page_no) ?? said(request.pageNo) ?? 1),
  pageSize: Number(said(request.pageSize) ?? SIZE),
});

/** The `/api/c2c*.action` family: other words for what the area's own calls answer. */
export function legacyRoutes({ c2c: trading, reads }: C2cNeeds, own: readonly Served[]): Served[] {
  const translate = translating(own);

  const translated = [
    translate(
      legacyBestAdvert,
      pre,
      (request) => {
        const symbol = coinOf(request.symbol);
        if (typeof symbol !== 'string') return symbol;
        const fiat = fiatOf(request.currency);
        if (typeof fiat !== 'string') return fiat;
        return { side: request.direction, symbol, fiat, ...measured(request) };
      },
      ({ offer, money, quantity, payTo }) => {
        const paidBy = (kind: PaymentKind, methodId: number | undefined): LegacyBestAdvert => ({
          ...advertOf(offer),
          payment_method_id: methodId === undefined ? '' : String(methodId),
          method_type: methodTypeOf(kind),
          method_name: kind,
          amount: money,
          coin_number: quantity,
        });
        // A buy ad is paid to what the seller brings: one of the ad's kinds.
        if (offer.side === 'buy') return offer.kinds.map((kind) => paidBy(kind, undefined));
        return payTo.map(({ kind, methodId }) => paidBy(kind, methodId));
      },
    ),
    translate(
      legacyMethods,
      methods,
      () => ({}),
      (own) => own.map(methodOf),
    ),
    translate(
      legacyMethodConfig,
      kindConfig,
      ({ id }) => ({ id }),
      ({ kind }) => configOf(kind),
    ),
    translate(
      legacyOrders,
      orders,
      ({ direction, state, ...page }) => {
        const status = said(state);
        const states =
          status === undefined ? [] : c2cOrderStates.filter((one) => String(c2cOrderStatus[one]) === status);
        return { states, side: said(direction), ...pageOf(page) };
      },
      (rows) => rows.map(orderRowOf),
    ),
    translate(
      legacyOrder,
      orderDetail,
      ({ order_no }) => ({ orderId: Number(order_no) }),
      (order) => orderOf(order, Date.now()),
    ),
    translate(
      legacyUser,
      advertiser,
      ({ c2c_user_id }) => ({ userId: Number(c2c_user_id) }),
      (found) => {
        const { orders, good, bad, counterparties, releaseSeconds, paySeconds } = found.reputation;
        return {
          ...personOf(found),
          ...figuresOf(found.reputation),
          total_success_orders: orders,
          thirty_days_pass_average_time: releaseSeconds,
          thirty_days_pay_average_time: paySeconds,
          appraise_good: good,
          appraise_bad: bad,
          accounts: counterparties,
          deposit: found.deposit,
          create_time: found.memberSince,
        };
      },
    ),
    translate(
      legacyUserCenter,
      me,
      () => ({}),
      async (own, { owner }) => ({
        c2c_user_id: String(owner),
        nick_name: (await reads.identity.userById(owner))?.nickname ?? '',
        c2c_user_type: own.c2c_user_type,
        ...figuresOf(own.reputation),
        real_name: own.realName ?? '',
        fund_password: own.fundPassword,
        taking: own.taking,
        cancels_left: own.cancelsLeft,
        day_left: own.dayLeft,
        nofinish_order_count: own.open,
        unread_msg: own.unread,
      }),
    ),
    translate(
      legacyOpen,
      ({ direction }) => (direction === 'buy' ? buy : sell),
      async (request, { rows }) => {
        const adId = Number(request.c2c_advert_id);
        return {
          adId,
          methodId: Number(request.payment_method_id),
          price: said(request.symbol_value) ?? (await priceNow(adId, await rows())),
          requestId: request.session_token,
          ...measured(request),
        };
      },
      numberOf,
    ),
    translate(legacyPay, pay, ({ order_no }) => ({ orderId: Number(order_no) }), numberOf),
    translate(
      legacyCancel,
      cancel,
      ({ order_no, remark }) => ({
        orderId: Number(order_no),
        reason: cancelReasons.find((one) => one === remark) ?? 'other',
      }),
      numberOf,
    ),
    translate(
      legacyAppeal,
      appeal,
      ({ order_no, reason, description, name, phone, img = '' }) => ({
        orderId: Number(order_no),
        reason: appealReasons.find((one) => one === reason) ?? 'other',
        description,
        contactName: name,
        contactPhone: phone,
        files: img.split(',').filter((file) => file !== ''),
      }),
      numberOf,
    ),
    translate(
      legacyPass,
      release,
      ({ order_no, safe_password, proof = {} }) => ({
        orderId: Number(order_no),
        fundPassword: safe_password,
        proof,
      }),
      numberOf,
    ),
  ];

  /** Any price does for an ad that has none: it is refused before prices are compared. */
  async function priceNow(adId: number, rows: Pick<typeof reads, 'c2c'>): Promise<string> {
    const ad = await rows.c2c.ad(adId);
    return (ad && (await trading.market.offerOf(ad))?.price) ?? '1';
  }

  const ofOffers = translate(
    legacyAdverts,
    offers,
    (request) => {
      const { symbol, fiat } = marketOf(request);
      if (typeof symbol !== 'string') return symbol;
      if (typeof fiat !== 'string') return fiat;
      const side = said(request.direction) ?? 'buy';
      return { side, symbol, fiat, amount: said(request.amount), kinds: kindsOf(request), ...pageOf(request) };
    },
    ({ rows }) => rows.map(advertOf),
  );

  return [
    ...translated,
    serve(legacyAdverts, (request, context) =>
      isOfNoKind(request) ? reply([]) : (ofOffers.route(request, context) as Promise<Reply<LegacyAdvert[]>>),
    ),
    serve(legacySymbols, () => reply(Object.fromEntries(c2cCoins.map((symbol) => [symbol.toLowerCase(), symbol])))),
    serve(legacyCurrencies, async () => {
      const rows = await reads.market.currencies();
      return reply(
        rows.flatMap(({ name, symbol }) => {
          const rate = trading.market.references.rateOf(name);
          return rate === undefined
            ? []
            : [{ currency: name, name, currency_symbol: symbol, rate: text(rate), out_or_in: 'out' }];
        }),
      );
    }),
    serve(legacyAdvert, async ({ id }, { rows, session }) => {
      const ad = await (await rows()).c2c.ad(Number(id));
      const apart = ad && session && trading.market.blocks.refusal(session.user, ad.owner);
      if (apart) return refused(apart.refusal, {}, 'id');
      const offer = ad?.state === 'on' ? await trading.market.offerOf(ad) : undefined;
      return offer ? reply(advertOf(offer)) : refused(c2c['ad-unknown'], {}, 'id');
    }),
    serve(legacyMethodTypes, () =>
      reply(
        Object.fromEntries(
          methodTypes.flatMap((type) => {
            const kinds = paymentKinds.filter((kind) => methodTypeOf(kind) === type);
            return kinds.length === 0 ? [] : [[type, kinds.join(',')]];
          }),
        ),
      ),
    ),
    serve(legacyMethodConfigs, () => reply(Object.fromEntries(paymentKinds.map((kind) => [kind, kind])))),
    serve(legacyMethod, async ({ id }, { owner, rows }) => {
      const own = await trading.methods.listed(owner, await rows());
      const found = own.find(({ methodId }) => methodId === Number(id));
      return found ? reply(methodOf(found)) : refused(c2c['method-unknown'], {}, 'id');
    }),
    serve(legacyOrderOpen, ({ currency }) => {
      const fiat = fiatOf(currency);
      if (typeof fiat !== 'string') return refused(fiat.refusal, fiat.params, fiat.field);
      const prices = c2cCoins.flatMap((symbol) => {
        const price = trading.market.references.in(symbol, fiat);
        return price === undefined ? [] : [[symbol, text(price)]];
      });
      return reply({ session_token: randomUUID(), all_price: Object.fromEntries(prices) });
    }),
  ];
}
