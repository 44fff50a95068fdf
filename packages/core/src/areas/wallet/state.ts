import { id, oneOf, type RowOf, time } from '../../engine/columns.ts';
import { table } from '../../engine/table.ts';

/** `user`: a person. `desk`: trades for the simulated market, from an ordinary account, without fees. */
export const holderKinds = ['user', 'desk'] as const;
export type HolderKind = (typeof holderKinds)[number];

const holderColumns = { owner: id, kind: oneOf(holderKinds), openedAt: time };
/** Somebody who has accounts. */
export type Holder = RowOf<typeof holderColumns>;
export const holdersTable = table({
  name: 'holders',
  number: 11,
  kind: 'state',
  key: ['owner'],
  columns: holderColumns,
});
