import type { Trigger } from '@quay/contract/perpetual';
import { type Price, text, units } from '@quay/money';
import type { OwnLine } from '../../trading/market/own-order.ts';
import { isLive, remaining } from '../../trading/orders/order-figures.ts';
import type { OpenPosition } from './forms/position-sheet.tsx';
import type { ContractOrder } from './queries/order-lists.ts';
import { figuresOf } from './sums/account.ts';
import { breakEvenOf } from './sums/closing.ts';
import { outcomeAt } from './sums/outcomes.ts';
import type { Shown } from './use-shown.ts';
import type { Words } from './words/index.ts';

/** Where a position was opened, with what it has gained. */
export function entryLine({ account, position }: OpenPosition, shown: Shown, words: Words): OwnLine {
  const { isLong, size, entry, profit } = figuresOf(account, position);
  const label = `${words.way[isLong ? 'long' : 'short']} ${shown.size(size)}, ${shown.result(profit)}`;
  return { price: text(entry), label, tone: 'text' };
}

/** Where something closes by itself, with what that brings. */
export function triggerLine(
  kind: Trigger['kind'],
  price: Price,
  shown: Shown,
  words: Words,
  { id, result }: { readonly id?: string; readonly result?: bigint | undefined },
): OwnLine {
  const name = words.triggerKind[kind];
  const label = result === undefined ? name : `${name} ${shown.result(result)}`;
  return {
    ...{ price: text(price), label, tone: kind === 'stop-profit' ? 'rise' : 'fall' },
    beyond: `${name} ${shown.price(price)}`,
    ...(id !== undefined && { handle: { id, name: words.moveLine(name) } }),
  };
}

/** What is being moved on a chart, and where it is now. */
export type Moved = { readonly id: string; readonly price: string };

export const triggerId = ({ triggerId: id }: Trigger): string => `trigger ${id}`;
export const orderId = ({ orderId: id }: ContractOrder): string => `order ${id}`;

type Own = {
  readonly position: OpenPosition | undefined;
  readonly orders: readonly ContractOrder[];
  readonly triggers: readonly Trigger[];
  readonly takerRate: bigint;
  readonly moved: Moved | null;
};

/** The lines of a contract's chart: where its position began, is even and would be liquidated, its orders and its triggers. */
export function chartLines(
  { position, orders, triggers, takerRate, moved }: Own,
  shown: Shown,
  words: Words,
): OwnLine[] {
  const priceOf = (id: string, price: string) => (moved?.id === id ? moved.price : price);
  const lines = position ? positionLines(position, takerRate, shown, words) : [];
  for (const order of orders.filter(isLive)) {
    const waits = order.status === 'waiting';
    const at = waits ? order.stopPrice : order.price;
    if (at === null) continue;
    const name = words.intent[order.intent];
    const size = shown.size(units(remaining(order) ?? '0'));
    const label = `${waits ? words.stopOrder(name) : name} ${size}`;
    const movable = !waits && { handle: { id: orderId(order), name: words.moveLine(label) } };
    const price = priceOf(orderId(order), at);
    lines.push({
      ...{ price, label, beyond: `${label}, ${shown.price(units(price))}` },
      ...{ tone: order.intent.startsWith('close') ? 'muted' : order.side === 'buy' ? 'rise' : 'fall', ...movable },
    });
  }
  for (const one of triggers) {
    const at = one.triggerPrice ?? one.activationPrice;
    if (at === null) continue;
    const price = units(priceOf(triggerId(one), at));
    const movable = one.kind !== 'trailing' && one.status !== 'retrying';
    const size = one.quantity === null ? undefined : units(one.quantity);
    const result = position && one.status !== 'waiting' ? resultAt(position, size, price, takerRate) : undefined;
    const id = movable ? triggerId(one) : undefined;
    lines.push(triggerLine(one.kind, price, shown, words, { ...(id && { id }), result }));
  }
  return lines;
}

function resultAt(
  { account, position }: OpenPosition,
  size: bigint | undefined,
  price: Price,
  takerRate: bigint,
): bigint {
  const all = figuresOf(account, position).size;
  return outcomeAt(account, position, size !== undefined && size < all ? size : all, price, takerRate).net;
}

function positionLines(of: OpenPosition, takerRate: bigint, shown: Shown, words: Words): OwnLine[] {
  const { account, position, fees } = of;
  const { isLong, liquidation, distance } = figuresOf(account, position);
  const lines = [entryLine(of, shown, words)];
  const even = breakEvenOf(position, units(fees), takerRate);
  if (even !== undefined) lines.push({ price: text(even), label: words.evenAt, tone: 'muted' });
  if (liquidation === undefined || distance === undefined) return lines;
  const distanceText = words.liquidationAway[isLong ? 'long' : 'short'](
    shown.price(liquidation),
    shown.unsigned(distance),
  );
  return [...lines, { price: text(liquidation), label: words.liquidated, tone: 'danger', beyond: distanceText }];
}
