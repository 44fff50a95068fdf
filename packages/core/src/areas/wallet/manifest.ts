import type { Manifest } from '../../engine/manifest.ts';
import { acknowledgeReversalShape } from './commands/acknowledge-reversal.ts';
import { approveWithdrawalShape } from './commands/approve-withdrawal.ts';
import { assignHotWalletShape } from './commands/assign-hot-wallet.ts';
import { beginHotWalletShape } from './commands/begin-hot-wallet.ts';
import { bookOutflowShape } from './commands/book-outflow.ts';
import { chargePaidWithdrawalShape } from './commands/charge-paid-withdrawal.ts';
import { collectDebtsShape } from './commands/collect-debts.ts';
import { creditDepositShape } from './commands/credit-deposit.ts';
import { forgetRequestsShape } from './commands/forget-requests.ts';
import { fundSystemAccountShape } from './commands/fund-system-account.ts';
import { openAccountShape } from './commands/open-account.ts';
import { rejectWithdrawalShape } from './commands/reject-withdrawal.ts';
import { reopenWithdrawalShape } from './commands/reopen-withdrawal.ts';
import { repayWithdrawalShape } from './commands/repay-withdrawal.ts';
import { requestWithdrawalShape } from './commands/request-withdrawal.ts';
import { reverseDepositShape } from './commands/reverse-deposit.ts';
import { reviseOutflowShape } from './commands/revise-outflow.ts';
import { sendToUserShape } from './commands/send-to-user.ts';
import { settleWithdrawalShape } from './commands/settle-withdrawal.ts';
import { signWithdrawalShape } from './commands/sign-withdrawal.ts';
import { transferCoinsShape } from './commands/transfer-coins.ts';
import {
  creditsTable,
  debtsTable,
  holdersTable,
  hotWalletsTable,
  outflowsTable,
  requestsTable,
  transfersTable,
  userTransfersTable,
  withdrawalDaysTable,
  withdrawalReversalsTable,
  withdrawalRevisionsTable,
  withdrawalsTable,
  withdrawalWalletsTable,
} from './state.ts';

export const walletManifest: Manifest = {
  name: 'wallet',
  commands: [
    openAccountShape,
    transferCoinsShape,
    creditDepositShape,
    reverseDepositShape,
    requestWithdrawalShape,
    approveWithdrawalShape,
    rejectWithdrawalShape,
    signWithdrawalShape,
    settleWithdrawalShape,
    forgetRequestsShape,
    fundSystemAccountShape,
    acknowledgeReversalShape,
    collectDebtsShape,
    reopenWithdrawalShape,
    chargePaidWithdrawalShape,
    repayWithdrawalShape,
    bookOutflowShape,
    reviseOutflowShape,
    beginHotWalletShape,
    assignHotWalletShape,
    sendToUserShape,
  ],
  due: ['wallet/forget-requests', 'wallet/collect-debts'],
  tables: [
    [holdersTable, 'all', 'opening'],
    [creditsTable, 'all'],
    [debtsTable, 'all', 'opening'],
    [withdrawalsTable, 'all'],
    [withdrawalReversalsTable, 'none'],
    [withdrawalDaysTable, 'none'],
    [requestsTable, 'none'],
    [withdrawalRevisionsTable, 'none'],
    [outflowsTable, 'none'],
    [hotWalletsTable, 'none'],
    [withdrawalWalletsTable, 'none'],
    [transfersTable, 'none'],
    [userTransfersTable, 'all'],
  ],
};
