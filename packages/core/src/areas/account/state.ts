import { closureObstacles, closureStates } from '@quay/contract/account/rules';
import { flag, id, maybe, oneOf, type RowOf, time } from '../../engine/columns.ts';
import { table } from '../../engine/table.ts';

const closureColumns = {
  owner: id,
  state: oneOf(closureStates),
  /** The owner leaves behind what little is left. */
  leavesRest: flag,
  requestedAt: time,
  /** When it is closed, if nothing is in the way then. */
  dueAt: time,
  /** What was in the way then. */
  obstacle: maybe(oneOf(closureObstacles)),
  endedAt: maybe(time),
};
/** That an owner's account is being closed, or is closed. One row for each owner: that of the last request. */
export type AccountClosure = RowOf<typeof closureColumns>;
export const accountClosuresTable = table({
  name: 'account_closures',
  number: 205,
  kind: 'state',
  key: ['owner'],
  columns: closureColumns,
  /** What is closed stays in memory: every later command of its owner is refused. */
  live: { column: 'state', values: ['waiting', 'closed'] },
});
