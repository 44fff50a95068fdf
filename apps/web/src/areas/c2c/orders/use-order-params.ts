import type { C2cOrder } from '@quay/contract/c2c';
import { useMoments } from '@quay/web-kit/format';
import { exchangeNow } from '@quay/web-kit/request';
import { useC2cAmounts } from '../parts/use-c2c-amounts.ts';

const DAY_MS = 24 * 3_600_000;

/** What the sentences about an order name. */
export function useOrderParams() {
  const amounts = useC2cAmounts();
  const { clock, short } = useMoments();
  return (order: C2cOrder, until: number | null = null) => ({
    who: order.counterparty.name,
    money: amounts.fiat(order.money, order.fiat),
    coins: amounts.coin(order.quantity, order.symbol),
    payer: order.payerName,
    until: until === null ? '' : isNear(until) ? clock(until) : short(until),
  });
}

/** On the same day, or within the next hours: the clock time says it. */
const isNear = (at: number): boolean =>
  at - exchangeNow() < DAY_MS / 2 || new Date(at).toDateString() === new Date(exchangeNow()).toDateString();
