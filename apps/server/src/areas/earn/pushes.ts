import {
  type EarnOrder,
  earnFlowsTable,
  earnOrdersTable,
  earnRedemptionsTable,
  earnSavingsTable,
  earnScheduledTable,
  linkedWalletsTable,
  liquidityDaysTable,
} from '@quay/core';
import type { PrivatePushes } from '../../live/pushes.ts';

/** Whoever has something in Earn is told that it changed, and asks again. */
export const earnPushes: readonly PrivatePushes[] = [
  {
    channel: 'earn',
    changes: {
      tables: [
        earnOrdersTable,
        earnSavingsTable,
        earnRedemptionsTable,
        earnScheduledTable,
        earnFlowsTable,
        linkedWalletsTable,
        liquidityDaysTable,
      ].map(({ name }) => name),
      owner: (row) => (row as EarnOrder).owner,
    },
  },
];
