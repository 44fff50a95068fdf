import { closingIntents, triggerEndings, triggerKinds, triggerStatuses } from '@quay/contract/perpetual/rules';
import { amount, id, maybe, oneOf, type RowOf, text, time } from '../../engine/columns.ts';
import { table } from '../../engine/table.ts';

const triggerColumns = {
  id,
  owner: id,
  contract: text,
  kind: oneOf(triggerKinds),
  /** The intent of what it sends, and so the side of its position. */
  closes: oneOf(closingIntents),
  /** The order that it was placed with; its quantity is what that has traded since. */
  order: maybe(id),
  /** The mark that it fires at; of a trailing one as of its best mark, nothing before it follows. */
  triggerPrice: maybe(amount),
  /** Limit of the order that it sends; nothing where that is at market. */
  price: maybe(amount),
  /** Nothing: all of the position. */
  quantity: maybe(amount),
  /** Of a trailing one: the mark from which it follows, how far behind, and the best mark since. */
  activation: maybe(amount),
  callback: maybe(amount),
  best: maybe(amount),
  status: oneOf(triggerStatuses),
  /** Why it was cancelled. */
  ended: maybe(oneOf(triggerEndings)),
  /** What it has closed, or sent as a limit order; and the last order that it sent. */
  closed: amount,
  sent: maybe(id),
  /** The mark that it fired at first, and the time of the mark that it was last tried at. */
  firedMark: maybe(amount),
  triedAt: maybe(time),
  createdAt: time,
  armedAt: maybe(time),
  firedAt: maybe(time),
  updatedAt: time,
};
/** What closes a position, or a part of it, when the mark comes to a price. */
export type TriggerRow = RowOf<typeof triggerColumns>;
export const triggersTable = table({
  name: 'perpetual_triggers',
  number: 132,
  kind: 'state',
  key: ['id'],
  columns: triggerColumns,
  live: { column: 'status', values: ['waiting', 'armed', 'active', 'retrying'] },
});
