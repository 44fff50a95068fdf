import type { Manifest } from '../../engine/manifest.ts';
import { addMarginShape } from './commands/add-margin.ts';
import { amendOrderShape } from './commands/amend-order.ts';
import { cancelAllShape } from './commands/cancel-all.ts';
import { cancelOrderShape } from './commands/cancel-order.ts';
import { cancelTriggerShape } from './commands/cancel-trigger.ts';
import { closeAllShape } from './commands/close-all.ts';
import { deliverShape } from './commands/deliver.ts';
import { editTriggerShape } from './commands/edit-trigger.ts';
import { fireTriggersShape } from './commands/fire-triggers.ts';
import { forgetClientIdsShape } from './commands/forget-client-ids.ts';
import { fundInsuranceShape } from './commands/fund-insurance.ts';
import { liquidateShape } from './commands/liquidate.ts';
import { listContractShape } from './commands/list-contract.ts';
import { listDeliveryShape } from './commands/list-delivery.ts';
import { payFundingShape } from './commands/pay-funding.ts';
import { placeOrderShape } from './commands/place-order.ts';
import { recordPricesShape } from './commands/record-prices.ts';
import { removeMarginShape } from './commands/remove-margin.ts';
import { setCapsShape } from './commands/set-caps.ts';
import { setFeeTiersShape } from './commands/set-fee-tiers.ts';
import { setLeverageShape } from './commands/set-leverage.ts';
import { setMarginModeShape } from './commands/set-margin-mode.ts';
import { setStatusShape } from './commands/set-status.ts';
import { setTiersShape } from './commands/set-tiers.ts';
import { setTriggersShape } from './commands/set-triggers.ts';
import { settleAtIndexShape } from './commands/settle-at-index.ts';
import { unwindFundShape } from './commands/unwind-fund.ts';
import { datedTable, deliveriesTable, settlementSamplesTable } from './dated-state.ts';
import { earlyPaymentsTable, fundingPaymentsTable, fundingPeriodsTable, premiumMinutesTable } from './funding-state.ts';
import {
  adlPlacesTable,
  casesTable,
  fundFlowsTable,
  fundPeaksTable,
  liquidationOthersTable,
  liquidationsTable,
  syncingTable,
  takingsTable,
} from './liquidation-state.ts';
import { perpetualProduct } from './product.ts';
import {
  basisTable,
  capsTable,
  contractsTable,
  coversTable,
  marksTable,
  positionsTable,
  settingChangesTable,
  sourcesTable,
  tierRowsTable,
  tierVersionsTable,
} from './state.ts';
import { triggersTable } from './trigger-state.ts';
import { marginWarningsTable, warnedTable } from './warning-state.ts';

const { orders, clientOrders, volumes, tiers, trades, levels } = perpetualProduct.tables;

export const perpetualManifest: Manifest = {
  name: 'perpetual',
  commands: [
    forgetClientIdsShape,
    setFeeTiersShape,
    listContractShape,
    setTiersShape,
    setCapsShape,
    recordPricesShape,
    placeOrderShape,
    cancelOrderShape,
    cancelAllShape,
    setLeverageShape,
    setMarginModeShape,
    addMarginShape,
    removeMarginShape,
    setStatusShape,
    payFundingShape,
    liquidateShape,
    unwindFundShape,
    fireTriggersShape,
    setTriggersShape,
    editTriggerShape,
    cancelTriggerShape,
    closeAllShape,
    amendOrderShape,
    listDeliveryShape,
    deliverShape,
    settleAtIndexShape,
    fundInsuranceShape,
  ],
  due: [
    'perpetual/liquidate',
    'perpetual/fire-triggers',
    'perpetual/unwind-fund',
    'perpetual/pay-funding',
    'perpetual/deliver',
    'perpetual/forget-client-ids',
    'perpetual/set-fee-tiers',
  ],
  tables: [
    [contractsTable, 'all', 'opening'],
    [tierVersionsTable, 'none'],
    [tierRowsTable, 'none'],
    [capsTable, 'all', 'opening'],
    [sourcesTable, 'none'],
    [marksTable, 'all', 'opening'],
    [basisTable, 'none'],
    [positionsTable, 'owner', 'opening'],
    [triggersTable, 'owner', 'opening'],
    [casesTable, 'owner', 'opening'],
    [syncingTable, 'all', 'opening'],
    [fundPeaksTable, 'none'],
    [orders, 'owner', 'opening'],
    [clientOrders, 'none'],
    [volumes, 'none'],
    [tiers, 'none'],
    [trades, 'all'],
    [fundingPeriodsTable, 'all', 'opening'],
    [premiumMinutesTable, 'none'],
    [earlyPaymentsTable, 'none'],
    [coversTable, 'owner'],
    [liquidationsTable, 'owner'],
    [takingsTable, 'owner'],
    [fundFlowsTable, 'none'],
    [liquidationOthersTable, 'none'],
    [adlPlacesTable, 'none'],
    [fundingPaymentsTable, 'owner'],
    [warnedTable, 'owner', 'opening'],
    [marginWarningsTable, 'owner'],
    [settingChangesTable, 'all'],
    [datedTable, 'all', 'opening'],
    [settlementSamplesTable, 'all', 'opening'],
    [deliveriesTable, 'owner'],
  ],
  news: [levels],
  product: perpetualProduct,
};
