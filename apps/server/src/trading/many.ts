import type { OrderRefusals } from '@quay/contract/trading';
import type { Order as OrderRow, Outcome } from '@quay/core';
import type { Order as Command, CorePort } from '../core-host/port.ts';
import type { Many } from '../live/orders.ts';
import { type KnownOrders, withFinished } from './finished.ts';
import type { Unread } from './unread.ts';

type Submits = Pick<CorePort, 'submitAll' | 'seq'>;

/** The commands that orders and cancels of a product become. */
export type OrderCommands<Request> = {
  readonly refusals: Pick<OrderRefusals, 'order-not-found' | 'order-finished'>;
  /** Or why the text of the wire is no order. */
  place(owner: number, request: Request): Command | Unread;
  cancel(owner: number, order: number): Command;
};

/** Places orders together, so that they share a batch. One that cannot be read is refused and holds up no other. */
export async function placeMany<Request>(
  core: Submits,
  { place }: OrderCommands<Request>,
  owner: number,
  requests: readonly Request[],
): Promise<Many> {
  const commands: Command[] = [];
  let unread: (Unread | undefined)[] | undefined;
  for (let at = 0; at < requests.length; at++) {
    const command = place(owner, requests[at]!);
    if ('refusal' in command) {
      unread ??= [];
      unread[at] = command;
    } else commands.push(command);
  }
  if (commands.length === 0) return { outcomes: unread as Unread[], seq: core.seq };
  const answers = await core.submitAll(commands);
  const outcomes: Outcome<OrderRow>[] = [];
  let seq = 0;
  for (let at = 0, next = 0; at < requests.length; at++) {
    const refused = unread?.[at];
    if (refused) outcomes.push(refused);
    else {
      const answer = answers[next++]!;
      outcomes.push(answer.outcome as Outcome<OrderRow>);
      if (answer.seq > seq) seq = answer.seq;
    }
  }
  return { outcomes, seq };
}

/** Cancels orders together, each for itself. */
export async function cancelMany(
  core: Submits,
  { cancel, refusals }: Pick<OrderCommands<never>, 'cancel' | 'refusals'>,
  owner: number,
  ids: readonly number[],
  known: KnownOrders,
): Promise<Many> {
  const answers = await core.submitAll(ids.map((order) => cancel(owner, order)));
  const outcomes = answers.map(({ outcome }) => outcome as Outcome<OrderRow>);
  const seq = Math.max(...answers.map((answer) => answer.seq));
  // What is cancelled is cancelled, whether or not the rows can be asked about the others.
  return { outcomes: await withFinished(refusals, owner, ids, outcomes, seq, known).catch(() => outcomes), seq };
}
