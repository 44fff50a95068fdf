import type { Manifest } from '../../engine/manifest.ts';
import { acceptOfferShape } from './commands/accept-offer.ts';
import { applyShape } from './commands/apply.ts';
import { decideShape } from './commands/decide.ts';
import { fundPoolShape } from './commands/fund-pool.ts';
import { markDueShape } from './commands/mark-due.ts';
import { repayShape } from './commands/repay.ts';
import { setProductShape } from './commands/set-product.ts';
import { withdrawShape } from './commands/withdraw.ts';
import { creditEventsTable, creditLoansTable, creditPoolsTable, creditProductsTable } from './state.ts';

export const creditManifest: Manifest = {
  name: 'credit',
  commands: [
    setProductShape,
    fundPoolShape,
    applyShape,
    decideShape,
    acceptOfferShape,
    withdrawShape,
    repayShape,
    markDueShape,
  ],
  due: ['credit/mark-due'],
  tables: [
    [creditProductsTable, 'none'],
    [creditPoolsTable, 'none'],
    [creditLoansTable, 'owner'],
    [creditEventsTable, 'owner'],
  ],
};
