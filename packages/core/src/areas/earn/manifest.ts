import type { Manifest } from '../../engine/manifest.ts';
import { buyShape } from './commands/buy.ts';
import { changeProductShape } from './commands/change-product.ts';
import { exitEarlyShape } from './commands/exit-early.ts';
import { freezeOrderShape } from './commands/freeze-order.ts';
import { fundShape } from './commands/fund.ts';
import { listProductShape } from './commands/list-product.ts';
import { payRedemptionsShape } from './commands/pay-redemptions.ts';
import { payTermsShape } from './commands/pay-terms.ts';
import { redeemShape } from './commands/redeem.ts';
import { setStatusShape } from './commands/set-status.ts';
import { shareInterestShape } from './commands/share-interest.ts';
import { startTrialShape } from './commands/start-trial.ts';
import { subscribeShape } from './commands/subscribe.ts';
import { takeOutShape } from './commands/take-out.ts';
import { unfreezeOrderShape } from './commands/unfreeze-order.ts';
import {
  earnDaysTable,
  earnFlowsTable,
  earnFundsTable,
  earnOrdersTable,
  earnPoolsTable,
  earnProductsTable,
  earnRedemptionsTable,
  earnSavingsTable,
  earnScheduledTable,
  earnTrialsTable,
  earnUplineBonusesTable,
} from './state.ts';

export const earnManifest: Manifest = {
  name: 'earn',
  commands: [
    listProductShape,
    changeProductShape,
    setStatusShape,
    fundShape,
    subscribeShape,
    redeemShape,
    buyShape,
    startTrialShape,
    exitEarlyShape,
    takeOutShape,
    freezeOrderShape,
    unfreezeOrderShape,
    shareInterestShape,
    payRedemptionsShape,
    payTermsShape,
  ],
  due: [shareInterestShape.name, payRedemptionsShape.name, payTermsShape.name],
  tables: [
    [earnProductsTable, 'all', 'opening'],
    [earnFundsTable, 'all', 'opening'],
    [earnPoolsTable, 'all', 'opening'],
    [earnSavingsTable, 'owner'],
    [earnRedemptionsTable, 'owner'],
    [earnOrdersTable, 'owner'],
    [earnScheduledTable, 'all', 'opening'],
    [earnTrialsTable, 'none'],
    [earnFlowsTable, 'owner'],
    [earnDaysTable, 'all'],
    [earnUplineBonusesTable, 'owner'],
  ],
};
