import type { Closures } from './closures.ts';
import type { AccountNeeds } from './needs.ts';
import type { Remains } from './remains.ts';

/** What the commands are made of. */
export type AccountParts = Pick<AccountNeeds, 'guard'> & {
  readonly closures: Closures;
  readonly remains: Remains;
};
