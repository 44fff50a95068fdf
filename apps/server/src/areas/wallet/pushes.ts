import { type Account, accountsTable, type Credit, creditsTable, type Withdrawal, withdrawalsTable } from '@quay/core';
import type { PrivatePushes } from '../../live/pushes.ts';
import type { Chain } from '../../outside/chain/chain.ts';
import { balanceOnWire } from './wire.ts';

export const walletPushes = (chain: Pick<Chain, 'onMoved'>): readonly PrivatePushes[] => [
  {
    channel: 'balances',
    rows: {
      table: accountsTable.name,
      each(row, receives, give) {
        const account = row as Account;
        if (!receives(account.owner)) return;
        give(account.owner, `${account.book}/${account.asset}`, balanceOnWire(account));
      },
    },
  },
  {
    channel: 'movements',
    changes: {
      tables: [creditsTable.name, withdrawalsTable.name],
      owner: (row) => (row as Credit | Withdrawal).owner,
    },
    begin: (push) => chain.onMoved((user) => push(user, { changedAt: Date.now() })),
  },
];
