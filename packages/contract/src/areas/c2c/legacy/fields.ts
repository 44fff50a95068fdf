import { z } from 'zod';
import { decimal, pageText, time } from '../../../fields.ts';
import { c2cSides, type PaymentKind } from '../sets.ts';

/**
 * Fields of the `/api/c2c*.action` family: snake case, every value of a request a text, and an empty one as good as
 * none. `direction` is what the user does: an ad whose owner sells has the direction `buy`.
 */

const empty = z.literal('');
/** A text that may be empty or not there. */
export const maybe = <Schema extends z.ZodType<string>>(schema: Schema) => z.union([empty, schema]).optional();

/** The family's clients send one with each request; words come in the language of the `lang` header. */
export const request = { language: z.string().max(20).optional().describe('not looked at: the header `lang` counts') };

export const direction = z.enum(c2cSides).describe('what the user does');
export const coin = z
  .string()
  .regex(/^[A-Za-z0-9]{1,16}$/)
  .describe('coin, in either case');
export const currency = z
  .string()
  .regex(/^[A-Za-z]{3}$/)
  .describe('fiat, ISO 4217');
export const page = maybe(pageText).describe('page, from 1');
export const pageSize = maybe(z.string().regex(/^([1-9][0-9]?|100)$/)).describe(
  'rows of a page, 1 to 100; 20 where not said',
);

/** The family's numbers of payment kinds; 5 is PayPal, which is not among ours. */
export const methodTypes = ['0', '1', '2', '3', '4', '5', '6', '7'] as const;
export type MethodType = (typeof methodTypes)[number];
export const methodType = z
  .enum(methodTypes)
  .describe('0 other, 1 bank card, 2 crypto, 3 WeChat, 4 Alipay, 5 PayPal, 6 Western Union, 7 SWIFT');

const numbered: Partial<Record<PaymentKind, MethodType>> = {
  'bank-card': '1',
  crypto: '2',
  wechat: '3',
  alipay: '4',
  'western-union': '6',
  swift: '7',
};
export const methodTypeOf = (kind: PaymentKind): MethodType => numbered[kind] ?? '0';

/** By what an order is measured. */
export const orderTypes = ['by_amount', 'by_num'] as const;
export const amounts = {
  order_type: z.enum(orderTypes).describe('`by_amount`: `amount` counts; `by_num`: `coin_amount`'),
  amount: maybe(decimal).describe('fiat'),
  coin_amount: maybe(decimal).describe('coins'),
};

const person = {
  c2c_user_id: z.string(),
  nick_name: z.string().describe('account name'),
  c2c_user_type: z.number().int().describe('0 a merchant, 1 who only trades'),
};
export const figures = {
  ...person,
  thirty_days_order: z.number().int().describe('completed in 30 days'),
  thirty_days_order_ratio: z.string().describe('percent; empty without orders'),
};

export const advert = z.object({
  id: z.string(),
  ...figures,
  direction,
  currency: z.string(),
  symbol: z.string(),
  symbol_value: decimal.describe('price now'),
  coin_amount: decimal.describe('coins that are left'),
  investment_min: decimal,
  investment_max: decimal,
  pay_type: z.string().describe('payment kinds, with commas'),
  expire_time: z.number().int().describe('minutes to pay'),
  transaction_terms: z.string(),
});
export type LegacyAdvert = z.infer<typeof advert>;

/** What is written down of an account: names and values of its fields, in order; empty where there is none. */
const names = {
  param_name1: z.string(),
  param_name2: z.string(),
  param_name3: z.string(),
  param_name4: z.string(),
  param_name5: z.string(),
  param_name6: z.string(),
};
const values = {
  param_value1: z.string(),
  param_value2: z.string(),
  param_value3: z.string(),
  param_value4: z.string(),
  param_value5: z.string(),
  param_value6: z.string(),
};
export const methodConfig = z.object({
  id: z.string().describe('the payment kind'),
  method_type: methodType,
  method_name: z.string(),
  ...names,
});
export type LegacyMethodConfig = z.infer<typeof methodConfig>;

const account = {
  method_type: methodType,
  method_name: z.string().describe('the payment kind'),
  real_name: z.string(),
  ...names,
  ...values,
  qrcode: z.string().describe('link to the picture, five minutes; empty where there is none'),
};
export const paymentMethod = z.object({ id: z.string(), ...account });
export type LegacyPaymentMethod = z.infer<typeof paymentMethod>;

export const orderState = z
  .number()
  .int()
  .min(0)
  .max(4)
  .describe('0 cancelled, 1 unpaid, 2 paid, 3 completed, 4 appeal');
export const orderRow = z.object({
  order_no: z.string(),
  direction,
  currency: z.string(),
  symbol: z.string(),
  symbol_value: decimal.describe('price'),
  amount: decimal.describe('fiat'),
  coin_amount: decimal,
  method_type: methodType,
  method_name: z.string(),
  state: orderState,
  ...person,
  create_time: time,
  pay_time: time.nullable(),
  handle_time: time.nullable().describe('when the coins left escrow'),
  unread_msg: z.number().int(),
});
export type LegacyOrderRow = z.infer<typeof orderRow>;
export const orderDetail = orderRow.extend({
  c2c_advert_id: z.string(),
  transaction_terms: z.string(),
  expire_time: z.number().int().describe('minutes to pay'),
  auto_cancel_time_remain: z.number().int().describe('seconds left to pay; 0 when it is not unpaid'),
  payment: paymentMethod.nullable().describe('what is paid to, while it is under way'),
});
export type LegacyOrder = z.infer<typeof orderDetail>;
