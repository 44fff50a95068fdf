import {
  type C2cOrderChange,
  type C2cOrderRow,
  type C2cParty,
  c2cOrderStatus,
  LATE_APPEAL_HOURS,
  underWay,
} from '@quay/contract/c2c';
import type { CurrencyCode } from '@quay/contract/identity';
import type { C2cOrder } from '@quay/core';
import { text } from '@quay/money';
import type { OrderName, TraderRow } from '@quay/store';
import { waitsFor } from './waits.ts';

const HOUR_MS = 60 * 60_000;

/** What a line of a list needs besides the order itself. */
export type RowContext = {
  readonly party: C2cParty;
  readonly counterparty: Pick<TraderRow, 'userId' | 'nickname' | 'merchant'>;
  readonly waitsForMe: boolean;
  readonly unread: number;
  /** How it is called outside; an order of before is called by its id. */
  readonly name: OrderName | undefined;
};

/** An order in a list, as one of the two sees it. */
export function orderRowOnWire(order: C2cOrder, context: RowContext): C2cOrderRow {
  const { party, waitsForMe, unread, name } = context;
  const { userId, nickname, merchant } = context.counterparty;
  return {
    orderId: order.id,
    number: name?.number ?? String(order.id),
    reference: name?.reference ?? null,
    side: party === 'payer' ? 'buy' : 'sell',
    party,
    taker: order.taker === (party === 'payer' ? order.payer : order.seller),
    symbol: order.asset,
    fiat: order.fiat as CurrencyCode,
    price: text(order.price),
    quantity: text(order.quantity),
    money: text(order.money),
    kind: order.kind,
    state: order.state,
    status: c2cOrderStatus[order.state],
    ended: order.ended,
    fault: order.fault,
    counterparty: { userId, name: nickname, merchant: merchant === 'verified' },
    openedAt: order.openedAt,
    payBy: order.payBy,
    paidAt: order.paidAt,
    doneAt: order.settledAt,
    waitsForMe,
    unread,
  };
}

/** Whether the other's account is still of use: while something may be paid or has to be looked up. */
export const isUnderWay = ({ state, standing: listed }: C2cOrder): boolean =>
  listed === 'open' && underWay.includes(state);

/** Until when a payer may still appeal against the advertiser's deposit. */
export function appealUntilOf({ state, side, standing: listed, settledAt }: C2cOrder): number | null {
  const isOpen = state === 'timed-out' && side === 'sell' && listed === 'open' && settledAt !== null;
  return isOpen ? settledAt + LATE_APPEAL_HOURS * HOUR_MS : null;
}

/** What an event changed of an order, as one of the two sees it. Under an appeal more may have changed than this. */
export function orderChangeOf(order: C2cOrder, party: C2cParty): C2cOrderChange {
  const { state, ended, fault, faultUntil, payBy, paidAt, settledAt, cancelReason, escalateAt, head } = order;
  return {
    state,
    status: c2cOrderStatus[state],
    ended,
    fault,
    payBy,
    paidAt,
    doneAt: settledAt,
    waitsForMe: waitsFor(order, party, []),
    cancelReason,
    faultUntil: fault === 'claimed' ? faultUntil : null,
    escalatesAt: state === 'paid' ? escalateAt : null,
    appealUntil: appealUntilOf(order),
    head,
  };
}
