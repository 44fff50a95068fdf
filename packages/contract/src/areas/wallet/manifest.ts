import { entry, manifest } from '../../manifest.ts';
import * as wallet from './index.ts';

export const walletManifest = manifest({
  area: 'wallet',
  calls: [
    entry(wallet.wallets, wallet.walletsRequest, wallet.walletsResponse),
    entry(wallet.walletOf, wallet.walletOfRequest, wallet.walletOfResponse),
    entry(wallet.entries, wallet.entriesRequest, wallet.entriesResponse),
    entry(wallet.entriesExport, wallet.entriesExportRequest, wallet.entriesExportResponse),
    entry(wallet.networks, wallet.networksRequest, wallet.networksResponse),
    entry(wallet.depositAddress, wallet.depositAddressRequest, wallet.depositAddressResponse),
    entry(wallet.deposits, wallet.depositsRequest, wallet.depositsResponse),
    entry(wallet.depositDetail, wallet.depositDetailRequest, wallet.depositDetailResponse),
    entry(wallet.unsupportedDeposits, wallet.unsupportedDepositsRequest, wallet.unsupportedDepositsResponse),
    entry(wallet.debts, wallet.debtsRequest, wallet.debtsResponse),
    entry(wallet.testCoins, wallet.testCoinsRequest, wallet.testCoinsResponse),
    entry(wallet.rsaPub, wallet.rsaPubRequest, wallet.rsaPubResponse),
    entry(wallet.addresses, wallet.addressesRequest, wallet.addressesResponse),
    entry(wallet.checkAddress, wallet.checkAddressRequest, wallet.checkAddressResponse),
    entry(wallet.addAddress, wallet.addAddressRequest, wallet.addAddressResponse),
    entry(wallet.removeAddress, wallet.removeAddressRequest, wallet.removeAddressResponse),
    entry(wallet.withdrawalTerms, wallet.withdrawalTermsRequest, wallet.withdrawalTermsResponse),
    entry(wallet.withdraw, wallet.withdrawRequest, wallet.withdrawResponse),
    entry(wallet.withdrawals, wallet.withdrawalsRequest, wallet.withdrawalsResponse),
    entry(wallet.withdrawalDetail, wallet.withdrawalDetailRequest, wallet.withdrawalDetailResponse),
    entry(wallet.transferCoins, wallet.transferCoinsRequest, wallet.transferCoinsResponse),
    entry(wallet.transfers, wallet.transfersRequest, wallet.transfersResponse),
    entry(wallet.walletHistory, wallet.walletHistoryRequest, wallet.walletHistoryResponse),
    entry(wallet.dayProfit, wallet.dayProfitRequest, wallet.dayProfitResponse),
    entry(wallet.profitLoss, wallet.profitLossRequest, wallet.profitLossResponse),
    entry(wallet.liabilities, wallet.liabilitiesRequest, wallet.liabilitiesResponse),
    entry(wallet.liabilityProof, wallet.liabilityProofRequest, wallet.liabilityProofResponse),
  ],
  refusals: wallet.wallet,
  channels: [
    { channel: 'balances', ticket: true, about: "The user's balances that changed, whole." },
    {
      channel: 'movements',
      ticket: true,
      about: 'A deposit or withdrawal of the user changed, or has one more confirmation.',
    },
  ],
});
