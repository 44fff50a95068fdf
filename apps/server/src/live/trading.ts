import { edge, type Refusal } from '@quay/contract';
import type { Placed } from '@quay/contract/spot';
import type { Product } from '@quay/contract/trading';
import type { Order, Outcome } from '@quay/core';
import { text as decimal } from '@quay/money';
import { CoreBusy } from '../core-host/port.ts';
import type { Gate, Kind } from '../edge/limits.ts';
import { carriesId } from '../edge/outcome-unknown.ts';
import type { Connection } from './connection.ts';
import { textFrame } from './frame.ts';
import type { LiveOrders, Many } from './orders.ts';
import type { TradeRequest } from './request.ts';

/** Messages of one connection that may wait for the core; further ones are refused at once. */
export const IN_FLIGHT_MAX = 256;

/** Close code for a server that stops (RFC 6455, section 7.4). */
const GOING_AWAY = 1001;

export type TradingParts = {
  readonly orders: ReadonlyMap<Product, LiveOrders>;
  readonly gate: Gate;
  /** Nothing is taken any more, or not yet. */
  closed(): boolean;
};

export type Trading = {
  /**
   * Takes orders or cancels, or gives the refusal of all of them. What is taken is answered when it is durable; the
   * answers of a connection leave in the order of its messages.
   */
  receive(connection: Connection, request: TradeRequest, now: number): Refusal | undefined;
};

/** Refused before anything was done. Orders with an id of their sender's may have been done when they came before. */
const refusedBeforehand = ({ what }: TradeRequest): Refusal =>
  carriesId({ orders: what }) ? edge['outcome-unknown'] : edge.busy;

/** Orders over the socket: the same reader, limits and refusals as over HTTP, one message to the core for a frame. */
export function createTrading({ orders, gate, closed }: TradingParts): Trading {
  function validate(connection: Connection, request: TradeRequest, now: number): Refusal | undefined {
    if (closed()) return refusedBeforehand(request);
    if (connection.who === undefined) return edge.unauthorized;
    if (request.what === undefined) return edge['bad-request'];
    const kind: Kind = request.op === 'place' ? 'trade' : 'cancel';
    const cost = Array.isArray(request.what) ? request.what.length : 1;
    if (gate.take(kind, connection.who, now, cost) !== undefined) return edge['too-many-requests'];
    return connection.inFlight.length >= IN_FLIGHT_MAX ? refusedBeforehand(request) : undefined;
  }

  async function answerTo(owner: number, { op, id, product, what }: TradeRequest): Promise<string> {
    const { place, cancel, cancelAll, onWire } = orders.get(product)!;
    switch (op) {
      case 'place':
        // The shape of its product was checked when the message was read.
        return manyText('placed', id, await place(owner, what! as never), onWire);
      case 'cancel':
        return manyText('cancelled', id, await cancel(owner, what!), onWire);
      case 'cancel-all': {
        const { outcome, seq } = await cancelAll(owner, what!.symbol);
        if (!outcome.ok) return errorText(outcome.refusal, id);
        return JSON.stringify({ op: 'cancelled-all', id, seq, at: Date.now(), orderIds: outcome.value });
      }
    }
  }

  return {
    receive(connection, request, now) {
      const refusal = validate(connection, request, now);
      if (refusal) return refusal;
      const pending: Answer = { text: undefined };
      connection.inFlight.push(pending);
      answerTo(connection.user!, request).then(
        (text) => {
          pending.text = text;
          flush(connection);
        },
        (error: unknown) => {
          const isBusy = error instanceof CoreBusy;
          pending.text = errorText(isBusy ? refusedBeforehand(request) : edge['outcome-unknown'], request.id);
          flush(connection);
          // The core is gone and nobody knows what became of these orders, here or in what comes after them.
          if (!isBusy) connection.close(GOING_AWAY, edge['outcome-unknown'].reason);
        },
      );
      return undefined;
    },
  };
}

/** The answer to a message, which waits for those before it. */
export type Answer = { text: string | undefined };

function flush(connection: Connection): void {
  const { inFlight } = connection;
  let ready = 0;
  while (ready < inFlight.length && inFlight[ready]!.text !== undefined) {
    connection.write(textFrame(inFlight[ready]!.text!));
    ready += 1;
  }
  if (ready === inFlight.length) inFlight.length = 0;
  else if (ready > 0) inFlight.splice(0, ready);
}

export const errorText = ({ code, reason }: Refusal, id: string): string =>
  JSON.stringify({ op: 'error', code, reason, id });

/** Put together by hand, which for a frame of many orders is several times as quick as a serialiser. */
export function manyText(
  op: 'placed' | 'cancelled',
  id: string,
  { outcomes, seq }: Many,
  onWire: LiveOrders['onWire'],
): string {
  let text = `{"op":"${op}","id":${JSON.stringify(id)},"seq":${seq},"at":${Date.now()},"results":[`;
  for (let at = 0; at < outcomes.length; at++)
    text += at === 0 ? placedText(outcomes[at]!, onWire) : `,${placedText(outcomes[at]!, onWire)}`;
  return `${text}]}`;
}

/** A {@link Placed} as JSON. */
function placedText(outcome: Outcome<Order>, onWire: LiveOrders['onWire']): string {
  if (!outcome.ok) return JSON.stringify(onWire(outcome) satisfies Placed);
  const { id, status, filledQuantity, filledAmount } = outcome.value;
  const filled = `"filledQuantity":"${figure(filledQuantity)}","filledAmount":"${figure(filledAmount)}"`;
  return `{"code":0,"orderId":${id},"status":"${status}",${filled}}`;
}

const figure = (value: bigint): string => (value === 0n ? '0' : decimal(value));
