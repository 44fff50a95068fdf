import { type C2cEvent, c2c, c2cActors, c2cEvents, may, partyOf } from '@quay/contract/c2c/rules';
import { codecOf, id, maybe, oneOf, type RowOf, text } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import { always } from '../../../engine/fault.ts';
import { checked } from '../found.ts';
import type { C2cParts } from '../parts.ts';

const input = {
  order: id,
  /** `message`, `picture`, `evidence`, `appeal-taken`, `evidence-asked` or `reminded`: what moves nothing. */
  event: oneOf(c2cEvents),
  actor: oneOf(c2cActors),
  by: maybe(id),
  detail: text,
};
export type Note = RowOf<typeof input>;

export const noteShape = shape({
  name: 'c2c/note',
  number: 64,
  input,
  output: codecOf<{ number: number; hash: string }>({ number: id, hash: text }),
});

/** What moves nothing; every other event is written by what makes it happen. */
const noted: readonly C2cEvent[] = ['message', 'picture', 'evidence', 'appeal-taken', 'evidence-asked', 'reminded'];

/** Writes on the timeline what moves nothing. Refusals: `order-unknown`, `chat-closed` when the order is over. */
export function note({ orders, orderIds, timeline }: C2cParts): Command<never> {
  return command(noteShape, (request: Note, at): Outcome<{ number: number; hash: string }> => {
    const { event, actor, by, detail } = request;
    always(noted.includes(event), `nobody notes that an order was ${event}`);
    const order = orders.get(String(request.order));
    const wasThere = request.order > 0 && request.order <= orderIds.last;
    if (!order) return refuse(wasThere ? c2c['chat-closed'] : c2c['order-unknown']);
    const isParty = actor === 'payer' || actor === 'seller';
    if (isParty && (by === null || partyOf(order, by) !== actor)) return refuse(c2c['order-unknown']);
    const answer = may.write(checked(order));
    if (!answer.yes) return refuse(answer.refusal);

    timeline.write(order, at, event, { actor, by }, detail);
    orders.save(order);
    return done({ number: order.events, hash: order.head });
  });
}
