import { z } from 'zod';
import { call } from '../../../call.ts';
import { decimal, idText, time } from '../../../fields.ts';
import { fiatRow } from '../fiats.ts';
import { orderDetail as detailOfOrder } from '../order-detail.ts';
import { pre } from '../pre.ts';
import { c2c } from '../refusals.ts';
import {
  advert,
  amounts,
  coin,
  currency,
  direction,
  figures,
  type LegacyAdvert,
  type LegacyMethodConfig,
  type LegacyOrder,
  type LegacyOrderRow,
  type LegacyPaymentMethod,
  maybe,
  methodConfig,
  methodType,
  orderDetail,
  orderRow,
  page,
  pageSize,
  paymentMethod,
  request,
} from './fields.ts';

const market = [c2c['coin-unknown'], c2c['fiat-unknown']] as const;

export const legacySymbolsRequest = z.strictObject(request);
export const legacySymbolsResponse = z.record(z.string(), z.string());
/** Coins of the C2C market, by their names in lower case. */
export const legacySymbols = call<z.infer<typeof legacySymbolsRequest>, z.infer<typeof legacySymbolsResponse>>({
  name: 'c2c/legacy-symbols',
  method: 'GET',
  path: '/api/c2cAdvert!symbol.action',
  permission: 'guest',
  refusals: [],
  about: 'Coins of the C2C market, by their names in lower case.',
});

export const legacyCurrenciesRequest = z.strictObject(request);
export const legacyCurrenciesResponse = z.array(
  z.object({
    currency: fiatRow.shape.fiat,
    name: z.string(),
    currency_symbol: z.string(),
    rate: decimal.describe('how many of it one USD is'),
    out_or_in: z.literal('out'),
  }),
);
/** Fiats of the C2C market. */
export const legacyCurrencies = call<z.infer<typeof legacyCurrenciesRequest>, z.infer<typeof legacyCurrenciesResponse>>(
  {
    name: 'c2c/legacy-currencies',
    method: 'GET',
    path: '/api/c2cAdvert!currency.action',
    permission: 'guest',
    refusals: [],
    about: 'Fiats of the C2C market.',
  },
);

export const legacyAdvertsRequest = z.strictObject({
  ...request,
  page_no: page,
  pageNo: page,
  pageSize,
  direction: maybe(direction).describe('absent means buy'),
  currency: maybe(currency).describe('absent means USD'),
  symbol: maybe(coin).describe('absent means USDT'),
  amount: maybe(decimal).describe('fiat: only ads that take it'),
  method_type: maybe(methodType),
});
export const legacyAdvertsResponse = z.array(advert);
/** Ads that answer what somebody wants, the best price first. */
export const legacyAdverts = call<z.infer<typeof legacyAdvertsRequest>, LegacyAdvert[]>({
  name: 'c2c/legacy-adverts',
  method: 'GET',
  path: '/api/c2cAdvert!list.action',
  permission: 'guest',
  refusals: [...market, c2c['amount-malformed']],
  about: 'Ads that answer what somebody wants, the best price first.',
});

export const legacyAdvertRequest = z.strictObject({ ...request, id: idText });
export const legacyAdvertResponse = advert;
/** One ad on the shelf. */
export const legacyAdvert = call<z.infer<typeof legacyAdvertRequest>, LegacyAdvert>({
  name: 'c2c/legacy-advert',
  method: 'GET',
  path: '/api/c2cAdvert!get.action',
  permission: 'guest',
  refusals: [c2c['ad-unknown'], c2c['user-blocked'], c2c['ad-unavailable']],
  about: 'One ad on the shelf.',
});

export const legacyMethodTypesRequest = z.strictObject(request);
export const legacyMethodTypesResponse = z.record(z.string(), z.string());
/** The family's numbers of payment kinds, with the kinds of each. */
export const legacyMethodTypes = call<
  z.infer<typeof legacyMethodTypesRequest>,
  z.infer<typeof legacyMethodTypesResponse>
>({
  name: 'c2c/legacy-method-types',
  method: 'GET',
  path: '/api/c2cPaymentMethod!method_type.action',
  permission: 'guest',
  refusals: [],
  about: "The family's numbers of payment kinds, with the kinds of each.",
});

export const legacyMethodsRequest = z.strictObject(request);
export const legacyMethodsResponse = z.array(paymentMethod);
/** The user's payment methods. */
export const legacyMethods = call<z.infer<typeof legacyMethodsRequest>, LegacyPaymentMethod[]>({
  name: 'c2c/legacy-methods',
  method: 'GET',
  path: '/api/c2cPaymentMethod!list.action',
  permission: 'user',
  refusals: [],
  about: "The user's payment methods.",
});

export const legacyMethodRequest = z.strictObject({ ...request, id: idText });
export const legacyMethodResponse = paymentMethod;
/** One of the user's payment methods. */
export const legacyMethod = call<z.infer<typeof legacyMethodRequest>, LegacyPaymentMethod>({
  name: 'c2c/legacy-method',
  method: 'GET',
  path: '/api/c2cPaymentMethod!get.action',
  permission: 'user',
  refusals: [c2c['method-unknown']],
  about: "One of the user's payment methods.",
});

export const legacyMethodConfigsRequest = z.strictObject(request);
export const legacyMethodConfigsResponse = z.record(z.string(), z.string());
/** Payment kinds by their names. */
export const legacyMethodConfigs = call<
  z.infer<typeof legacyMethodConfigsRequest>,
  z.infer<typeof legacyMethodConfigsResponse>
>({
  name: 'c2c/legacy-method-configs',
  method: 'GET',
  path: '/api/c2cPaymentMethodConfig!list.action',
  permission: 'guest',
  refusals: [],
  about: 'Payment kinds by their names.',
});

export const legacyMethodConfigRequest = z.strictObject({
  ...request,
  id: z.string().max(40).describe('the payment kind'),
});
export const legacyMethodConfigResponse = methodConfig;
/** What is written down of an account of one payment kind. */
export const legacyMethodConfig = call<z.infer<typeof legacyMethodConfigRequest>, LegacyMethodConfig>({
  name: 'c2c/legacy-method-config',
  method: 'GET',
  path: '/api/c2cPaymentMethodConfig!get.action',
  permission: 'guest',
  refusals: [c2c['method-unknown']],
  about: 'What is written down of an account of one payment kind.',
});

export const legacyOrdersRequest = z.strictObject({
  ...request,
  page_no: page,
  pageNo: page,
  pageSize,
  direction: maybe(direction),
  state: maybe(z.enum(['0', '1', '2', '3', '4'])).describe('0 cancelled, 1 unpaid, 2 paid, 3 completed, 4 appeal'),
});
export const legacyOrdersResponse = z.array(orderRow);
/** The user's orders, newest first. */
export const legacyOrders = call<z.infer<typeof legacyOrdersRequest>, LegacyOrderRow[]>({
  name: 'c2c/legacy-orders',
  method: 'GET',
  path: '/api/c2cOrder!list.action',
  permission: 'user',
  refusals: [],
  about: "The user's orders, newest first.",
});

export const legacyOrderRequest = z.strictObject({ ...request, order_no: idText });
export const legacyOrderResponse = orderDetail;
/** One order. */
export const legacyOrder = call<z.infer<typeof legacyOrderRequest>, LegacyOrder>({
  name: 'c2c/legacy-order',
  method: 'GET',
  path: '/api/c2cOrder!get.action',
  permission: 'user',
  refusals: detailOfOrder.refusals,
  about: 'One order.',
});

export const legacyOrderOpenRequest = z.strictObject({ ...request, currency });
export const legacyOrderOpenResponse = z.object({
  session_token: z.string().describe('names one order to come: sending it again returns the first result'),
  all_price: z.record(z.string(), decimal).describe('reference prices by coin'),
});
/** What a form for an order begins with. */
export const legacyOrderOpen = call<z.infer<typeof legacyOrderOpenRequest>, z.infer<typeof legacyOrderOpenResponse>>({
  name: 'c2c/legacy-order-open',
  method: 'GET',
  path: '/api/c2cOrder!order_open.action',
  permission: 'user',
  refusals: [c2c['fiat-unknown']],
  about: 'What a form for an order begins with.',
});

export const legacyBestAdvertRequest = z.strictObject({ ...request, direction, currency, symbol: coin, ...amounts });
export const legacyBestAdvertResponse = z.array(
  advert.extend({
    payment_method_id: z.string().describe("the ad's, of a buy; empty for a sale, which brings the user's own"),
    method_type: methodType,
    method_name: z.string(),
    amount: decimal.describe('fiat'),
    coin_number: decimal.describe('coins'),
  }),
);
export type LegacyBestAdvert = z.infer<typeof legacyBestAdvertResponse>[number];
/** The best ad for an amount, once for each way to pay. */
export const legacyBestAdvert = call<z.infer<typeof legacyBestAdvertRequest>, LegacyBestAdvert[]>({
  name: 'c2c/legacy-best-advert',
  method: 'GET',
  path: '/api/c2cOrder!get_best_price_advert.action',
  permission: 'user',
  refusals: [...market, ...pre.refusals],
  about: 'The best ad for an amount, once for each way to pay.',
});

export const legacyUserRequest = z.strictObject({ ...request, c2c_user_id: idText });
export const legacyUserResponse = z.object({
  ...figures,
  total_success_orders: z.number().int(),
  thirty_days_pass_average_time: z.number().int().nullable().describe('seconds from paid to released'),
  thirty_days_pay_average_time: z.number().int().nullable().describe('seconds from taken to paid'),
  appraise_good: z.number().int(),
  appraise_bad: z.number().int(),
  accounts: z.number().int().describe('different people traded with'),
  deposit: decimal.describe('USDT held as deposit'),
  create_time: time.describe('member since'),
});
export type LegacyUser = z.infer<typeof legacyUserResponse>;
/** An advertiser. */
export const legacyUser = call<z.infer<typeof legacyUserRequest>, LegacyUser>({
  name: 'c2c/legacy-user',
  method: 'GET',
  path: '/api/c2cUser!get.action',
  permission: 'guest',
  refusals: [c2c['acceptor-unknown']],
  about: 'An advertiser.',
});

export const legacyUserCenterRequest = z.strictObject(request);
export const legacyUserCenterResponse = z.object({
  ...figures,
  real_name: z.string().describe('as verified; empty before'),
  fund_password: z.boolean().describe('is set'),
  taking: z.boolean().describe('a merchant takes orders now'),
  cancels_left: z.number().int().describe('of three in a UTC day'),
  day_left: decimal.describe('USDT that may still be traded today by taking ads'),
  nofinish_order_count: z.number().int().describe('orders under way'),
  unread_msg: z.number().int(),
});
export type LegacyUserCenter = z.infer<typeof legacyUserCenterResponse>;
/** What the user is in the C2C market. */
export const legacyUserCenter = call<z.infer<typeof legacyUserCenterRequest>, LegacyUserCenter>({
  name: 'c2c/legacy-user-center',
  method: 'GET',
  path: '/api/c2cUser!getUserCenter.action',
  permission: 'user',
  refusals: [],
  about: 'What the user is in the C2C market.',
});
