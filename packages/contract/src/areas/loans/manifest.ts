import { entry, manifest } from '../../manifest.ts';
import * as loans from './index.ts';

const cached = { limit: 'market' } as const;

export const loansManifest = manifest({
  area: 'loans',
  cachedForGuests: true,
  calls: [
    entry(loans.products, loans.productsRequest, loans.productsResponse, cached),
    entry(loans.pools, loans.poolsRequest, loans.poolsResponse, cached),
    entry(loans.borrow, loans.borrowRequest, loans.borrowResponse),
    entry(loans.addPledge, loans.addPledgeRequest, loans.addPledgeResponse),
    entry(loans.repay, loans.repayRequest, loans.repayResponse),
    entry(loans.renew, loans.renewRequest, loans.renewResponse),
    entry(loans.ownLoans, loans.ownLoansRequest, loans.ownLoansResponse),
    entry(loans.ownLoan, loans.ownLoanRequest, loans.ownLoanResponse),
    entry(loans.records, loans.recordsRequest, loans.recordsResponse),
    entry(loans.recordsExport, loans.recordsExportRequest, loans.recordsExportResponse),
    entry(loans.saleReceipt, loans.saleReceiptRequest, loans.saleReceiptResponse),
  ],
  refusals: loans.loans,
  channels: [
    {
      channel: 'loans',
      ticket: true,
      about: 'Something of the user’s loans changed, and is to be asked for.',
    },
  ],
});
