import type { Manifest } from '../../engine/manifest.ts';
import { addPledgeShape } from './commands/add-pledge.ts';
import { borrowShape } from './commands/borrow.ts';
import { fundPoolShape } from './commands/fund-pool.ts';
import { renewShape } from './commands/renew.ts';
import { repayShape } from './commands/repay.ts';
import { setProductShape } from './commands/set-product.ts';
import { watchLoansShape } from './commands/watch-loans.ts';
import {
  loanPoolsTable,
  loanProductsTable,
  loanRecordsTable,
  loanSalesTable,
  loansTable,
  loanWarningsTable,
} from './state.ts';

export const loansManifest: Manifest = {
  name: 'loans',
  commands: [setProductShape, fundPoolShape, borrowShape, addPledgeShape, repayShape, renewShape, watchLoansShape],
  due: ['loans/watch-loans'],
  tables: [
    [loanProductsTable, 'none'],
    [loanPoolsTable, 'none'],
    [loansTable, 'owner'],
    [loanRecordsTable, 'none'],
    [loanSalesTable, 'none'],
    [loanWarningsTable, 'none'],
  ],
};
