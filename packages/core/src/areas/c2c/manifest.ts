import type { Manifest } from '../../engine/manifest.ts';
import { acceptFaultsShape } from './commands/accept-faults.ts';
import { answerFaultShape } from './commands/answer-fault.ts';
import { appealShape } from './commands/appeal.ts';
import { blockUserShape } from './commands/block-user.ts';
import { cancelShape } from './commands/cancel.ts';
import { closeAdShape } from './commands/close-ad.ts';
import { createAdShape } from './commands/create-ad.ts';
import { endStandingShape } from './commands/end-standing.ts';
import { escalateOrdersShape } from './commands/escalate-orders.ts';
import { liftSuspensionShape } from './commands/lift-suspension.ts';
import { noteShape } from './commands/note.ts';
import { payShape } from './commands/pay.ts';
import { payDepositShape } from './commands/pay-deposit.ts';
import { recordHeartbeatShape } from './commands/record-heartbeat.ts';
import { releaseShape } from './commands/release.ts';
import { returnDepositShape } from './commands/return-deposit.ts';
import { ruleShape } from './commands/rule.ts';
import { shelveAdShape } from './commands/shelve-ad.ts';
import { suspendMerchantShape } from './commands/suspend-merchant.ts';
import { takeAdShape } from './commands/take-ad.ts';
import { timeOutOrdersShape } from './commands/time-out-orders.ts';
import { unblockUserShape } from './commands/unblock-user.ts';
import { updateAdShape } from './commands/update-ad.ts';
import { withdrawAppealShape } from './commands/withdraw-appeal.ts';
import {
  adsTable,
  c2cBlocksTable,
  c2cClockTable,
  c2cDaysTable,
  c2cEventsTable,
  c2cOrdersTable,
  merchantDepositsTable,
  merchantSuspensionsTable,
  orderNumbersTable,
  silenceClaimsTable,
} from './state.ts';

export const c2cManifest: Manifest = {
  name: 'c2c',
  commands: [
    suspendMerchantShape,
    liftSuspensionShape,
    payDepositShape,
    returnDepositShape,
    createAdShape,
    updateAdShape,
    shelveAdShape,
    closeAdShape,
    takeAdShape,
    payShape,
    releaseShape,
    cancelShape,
    answerFaultShape,
    appealShape,
    withdrawAppealShape,
    ruleShape,
    noteShape,
    timeOutOrdersShape,
    escalateOrdersShape,
    acceptFaultsShape,
    recordHeartbeatShape,
    endStandingShape,
    blockUserShape,
    unblockUserShape,
  ],
  due: ['c2c/record-heartbeat', 'c2c/time-out-orders', 'c2c/accept-faults', 'c2c/escalate-orders', 'c2c/end-standing'],
  tables: [
    [merchantDepositsTable, 'none'],
    [adsTable, 'all', 'opening'],
    [c2cOrdersTable, 'all'],
    [c2cDaysTable, 'none'],
    [c2cClockTable, 'none'],
    [merchantSuspensionsTable, 'all', 'opening'],
    [silenceClaimsTable, 'none'],
    [c2cBlocksTable, 'all', 'opening'],
    [c2cEventsTable, 'all'],
    [orderNumbersTable, 'all'],
  ],
};
