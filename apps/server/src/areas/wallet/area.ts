import {
  addAddress,
  addresses,
  checkAddress,
  dayProfit,
  debts,
  depositAddress,
  depositDetail,
  deposits,
  entries,
  entriesExport,
  liabilities,
  liabilityProof,
  networks,
  profitLoss,
  removeAddress,
  rsaPub,
  testCoins,
  transferCoins,
  transfers,
  unsupportedDeposits,
  walletHistory,
  walletOf,
  wallets,
  withdraw,
  withdrawalDetail,
  withdrawals,
  withdrawalTerms,
} from '@quay/contract/wallet';
import { type Served, serve } from '../../edge/route.ts';
import { addAddressRoute } from './routes/add-address.ts';
import { addressesRoute } from './routes/addresses.ts';
import { checkAddressRoute } from './routes/check-address.ts';
import { dayProfitRoute } from './routes/day-profit.ts';
import { debtsRoute } from './routes/debts.ts';
import { depositAddressRoute } from './routes/deposit-address.ts';
import { depositDetailRoute } from './routes/deposit-detail.ts';
import { depositsRoute } from './routes/deposits.ts';
import { entriesRoute } from './routes/entries.ts';
import { entriesExportRoute } from './routes/entries-export.ts';
import { liabilitiesRoute } from './routes/liabilities.ts';
import { liabilityProofRoute } from './routes/liability-proof.ts';
import { networksRoute } from './routes/networks.ts';
import { profitLossRoute } from './routes/profit-loss.ts';
import { removeAddressRoute } from './routes/remove-address.ts';
import { rsaPubRoute } from './routes/rsa-pub.ts';
import { testCoinsRoute } from './routes/test-coins.ts';
import { transferCoinsRoute } from './routes/transfer-coins.ts';
import { transfersRoute } from './routes/transfers.ts';
import { unsupportedDepositsRoute } from './routes/unsupported-deposits.ts';
import { walletHistoryRoute } from './routes/wallet-history.ts';
import { walletOfRoute } from './routes/wallet-of.ts';
import { walletsRoute } from './routes/wallets.ts';
import { withdrawRoute } from './routes/withdraw.ts';
import { withdrawalDetailRoute } from './routes/withdrawal-detail.ts';
import { withdrawalTermsRoute } from './routes/withdrawal-terms.ts';
import { withdrawalsRoute } from './routes/withdrawals.ts';

export const walletRoutes: readonly Served[] = [
  serve(wallets, walletsRoute),
  serve(walletOf, walletOfRoute),
  serve(entries, entriesRoute),
  serve(entriesExport, entriesExportRoute),
  serve(networks, networksRoute),
  serve(depositAddress, depositAddressRoute),
  serve(deposits, depositsRoute),
  serve(depositDetail, depositDetailRoute),
  serve(unsupportedDeposits, unsupportedDepositsRoute),
  serve(debts, debtsRoute),
  serve(testCoins, testCoinsRoute),
  serve(rsaPub, rsaPubRoute),
  serve(transferCoins, transferCoinsRoute),
  serve(transfers, transfersRoute),
  serve(walletHistory, walletHistoryRoute),
  serve(dayProfit, dayProfitRoute),
  serve(profitLoss, profitLossRoute),
  serve(addresses, addressesRoute),
  serve(checkAddress, checkAddressRoute),
  serve(addAddress, addAddressRoute),
  serve(removeAddress, removeAddressRoute),
  serve(withdrawalTerms, withdrawalTermsRoute),
  serve(withdraw, withdrawRoute),
  serve(withdrawals, withdrawalsRoute),
  serve(withdrawalDetail, withdrawalDetailRoute),
  serve(liabilities, liabilitiesRoute),
  serve(liabilityProof, liabilityProofRoute),
];
