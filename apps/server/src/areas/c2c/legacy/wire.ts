import {
  type AdvertiserCard,
  type C2cOrder,
  type C2cOrderRow,
  type C2cSide,
  type LegacyAdvert,
  type LegacyMethodConfig,
  type LegacyOrder,
  type LegacyOrderRow,
  type LegacyPaymentMethod,
  methodTypeOf,
  type Offer,
  type PaymentField,
  type PaymentKind,
  type PaymentMethod,
  paymentFields,
  paymentTerms,
  type Reputation,
} from '@quay/contract/c2c';
import { text, units } from '@quay/money';

/** Who buys answers who sells. */
const answering: Readonly<Record<C2cSide, C2cSide>> = { buy: 'sell', sell: 'buy' };

/** 0.9712 is 97.12. */
const percent = (share: string | null): string => (share === null ? '' : text(units(share) * 100n));

export const merchantType = (isMerchant: boolean): 0 | 1 => (isMerchant ? 0 : 1);

export const figuresOf = (reputation: Pick<Reputation, 'orders30' | 'completion30'>) => ({
  thirty_days_order: reputation.orders30,
  thirty_days_order_ratio: percent(reputation.completion30),
});

export const personOf = ({ userId, name, merchant }: Pick<AdvertiserCard, 'userId' | 'name' | 'merchant'>) => ({
  c2c_user_id: String(userId),
  nick_name: name,
  c2c_user_type: merchantType(merchant),
});

export const advertOf = (offer: Offer): LegacyAdvert => ({
  id: String(offer.adId),
  ...personOf(offer.advertiser),
  ...figuresOf(offer.advertiser.reputation),
  direction: answering[offer.side],
  currency: offer.fiat,
  symbol: offer.symbol,
  symbol_value: offer.price,
  coin_amount: offer.left,
  investment_min: offer.min,
  investment_max: offer.max,
  pay_type: offer.kinds.join(','),
  expire_time: offer.minutes,
  transaction_terms: offer.terms,
});

const fieldsOf = (kind: PaymentKind): readonly PaymentField[] => {
  const { needed, optional } = paymentTerms[kind];
  return paymentFields.filter((field) => needed.includes(field) || optional.includes(field));
};

const numbered = (names: readonly PaymentField[]) => {
  const [first = '', second = '', third = '', fourth = '', fifth = '', sixth = ''] = names;
  return {
    param_name1: first,
    param_name2: second,
    param_name3: third,
    param_name4: fourth,
    param_name5: fifth,
    param_name6: sixth,
  };
};

export const configOf = (kind: PaymentKind): LegacyMethodConfig => ({
  id: kind,
  method_type: methodTypeOf(kind),
  method_name: kind,
  ...numbered(fieldsOf(kind)),
});

export function methodOf(method: Omit<PaymentMethod, 'inUse' | 'qrFile' | 'savedAt'>): LegacyPaymentMethod {
  const fields = fieldsOf(method.kind);
  const [first = '', second = '', third = '', fourth = '', fifth = '', sixth = ''] = fields.map(
    (field) => method[field] ?? '',
  );
  const values = {
    param_value1: first,
    param_value2: second,
    param_value3: third,
    param_value4: fourth,
    param_value5: fifth,
    param_value6: sixth,
  };
  return {
    ...configOf(method.kind),
    id: String(method.methodId),
    real_name: method.realName,
    ...values,
    qrcode: method.qr ?? '',
  };
}

export const orderRowOf = (row: C2cOrderRow): LegacyOrderRow => ({
  order_no: String(row.orderId),
  direction: row.side,
  currency: row.fiat,
  symbol: row.symbol,
  symbol_value: row.price,
  amount: row.money,
  coin_amount: row.quantity,
  method_type: methodTypeOf(row.kind),
  method_name: row.kind,
  state: row.status,
  ...personOf(row.counterparty),
  create_time: row.openedAt,
  pay_time: row.paidAt,
  handle_time: row.doneAt,
  unread_msg: row.unread,
});

export const orderOf = (order: C2cOrder, at: number): LegacyOrder => ({
  ...orderRowOf(order),
  c2c_advert_id: String(order.adId),
  transaction_terms: order.terms,
  expire_time: order.minutes,
  auto_cancel_time_remain: order.state === 'unpaid' ? Math.max(0, Math.floor((order.payBy - at) / 1_000)) : 0,
  payment: order.payTo && methodOf(order.payTo),
});

export const numberOf = ({ orderId }: Pick<C2cOrder, 'orderId'>) => ({ order_no: String(orderId) });
