import type { AccountClosure, UserTransfer } from '@quay/core';
import type { Generated } from 'kysely';
import type { Time } from '../../kinds.ts';

/** How accounts are left, and who came in. The closures are the core's. */
export type AccountTables = {
  accountClosures: AccountClosure;
  userTransfers: UserTransfer;
  closureNotices: { owner: number; requestedAt: Time; state: 'called-off' | 'closed' };
  dataExports: { id: Generated<number>; userId: number; at: Time; device: string; address: string };
};
