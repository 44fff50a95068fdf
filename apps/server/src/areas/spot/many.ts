import type { PlaceOrder } from '@quay/contract/spot';
import type { Order as OrderRow, Outcome } from '@quay/core';
import type { Order as Command, CorePort } from '../../core-host/port.ts';
import type { Many } from '../../live/orders.ts';
import { type KnownOrders, withFinished } from './finished.ts';
import { type Unread, wishOf } from './wish.ts';

type Submits = Pick<CorePort, 'submitAll' | 'seq'>;

/** Places orders together, so that they share a batch. One that cannot be read is refused and holds up no other. */
export async function placeMany(core: Submits, owner: number, requests: readonly PlaceOrder[]): Promise<Many> {
  const commands: Command[] = [];
  let unread: (Unread | undefined)[] | undefined;
  for (let at = 0; at < requests.length; at++) {
    const wish = wishOf(owner, requests[at]!);
    if ('refusal' in wish) {
      unread ??= [];
      unread[at] = wish;
    } else commands.push({ name: 'spot/place-order', input: wish });
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
  owner: number,
  ids: readonly number[],
  known: KnownOrders,
): Promise<Many> {
  const answers = await core.submitAll(ids.map((order) => ({ name: 'spot/cancel-order', input: { owner, order } })));
  const outcomes = answers.map(({ outcome }) => outcome as Outcome<OrderRow>);
  const seq = Math.max(...answers.map((answer) => answer.seq));
  // What is cancelled is cancelled, whether or not the rows can be asked about the others.
  return { outcomes: await withFinished(owner, ids, outcomes, seq, known).catch(() => outcomes), seq };
}
