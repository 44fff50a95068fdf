import { refusalWords } from '@quay/web-kit/language';
import { page } from '@quay/web-kit/page';
import { recordWords } from '../../records/words/index.ts';
import type { AreaRoute } from '../../shell/routes.ts';
import { contractLineWords } from '../../trading/contracts/words/index.ts';
import { marketWords } from '../../trading/market/words/index.ts';
import { tradingWords } from '../../trading/words/index.ts';
import { deliveryWords } from './words/delivery/index.ts';
import { perpetualWords } from './words/index.ts';
import { contractNoticeWords } from './words/notices/index.ts';
import { receiptWords } from './words/receipts/index.ts';
import { contractRecordWords } from './words/records/index.ts';

/** What most screens of contracts speak with. */
const shared = [perpetualWords, tradingWords] as const;
/** What the trading page of a contract speaks with. */
const tradingPage = [
  ...shared,
  deliveryWords,
  contractNoticeWords,
  contractRecordWords,
  marketWords,
  refusalWords,
] as const;
/** What lists of records and public figures speak with. */
const listing = [perpetualWords, contractRecordWords, recordWords, contractLineWords] as const;

const record = page(
  () => import('./pages/perpetual-history.tsx'),
  perpetualWords,
  tradingWords,
  recordWords,
  contractLineWords,
);
const dated = page(() => import('./pages/delivery-contract.tsx'), ...tradingPage);
const datedRecord = page(
  () => import('./pages/delivery-history.tsx'),
  ...shared,
  recordWords,
  deliveryWords,
  contractLineWords,
);
const order = page(() => import('./pages/order-detail.tsx'), perpetualWords, tradingWords);

/** The screens of perpetual contracts. */
export const perpetualRoutes: readonly AreaRoute[] = [
  {
    path: '/perpetualContract/:symbol',
    Page: page(() => import('./pages/perpetual-contract.tsx'), ...tradingPage),
  },
  { path: '/deliveryContract/:symbol', Page: dated },
  { path: '/deliveryContract', Page: dated },
  { path: '/deliveryContractHistory/:symbol', Page: datedRecord, needsLogin: true },
  { path: '/deliveryContractHistory', Page: datedRecord, needsLogin: true },
  {
    path: '/deliverySamples/:symbol',
    Page: page(() => import('./pages/delivery-samples.tsx'), ...listing, deliveryWords),
  },
  {
    path: '/perpetualInfo/:symbol',
    Page: page(() => import('./pages/perpetual-info.tsx'), ...shared, contractRecordWords, contractLineWords),
  },
  {
    path: '/perpetualNotices',
    Page: page(() => import('./pages/perpetual-notices.tsx'), contractNoticeWords, contractLineWords),
    needsLogin: true,
  },
  {
    path: '/perpetualNoticeSettings',
    Page: page(() => import('./pages/perpetual-notice-settings.tsx'), contractNoticeWords),
    needsLogin: true,
  },
  { path: '/perpetualHistory/:symbol', Page: record, needsLogin: true },
  { path: '/perpetualHistory', Page: record, needsLogin: true },
  { path: '/perpetualFunding/:symbol', Page: page(() => import('./pages/funding.tsx'), ...listing) },
  { path: '/perpetualFund', Page: page(() => import('./pages/fund.tsx'), ...listing) },
  { path: '/perpetualQueue/:symbol', Page: page(() => import('./pages/queue.tsx'), ...listing) },
  { path: '/perpetualCalculator/:symbol', Page: page(() => import('./pages/calculator.tsx'), ...listing) },
  { path: '/perpetualPayments', Page: page(() => import('./pages/payments.tsx'), ...listing), needsLogin: true },
  {
    path: '/perpetualActivity',
    Page: page(() => import('./pages/activity.tsx'), tradingWords, ...listing),
    needsLogin: true,
  },
  { path: '/perpetualRealised', Page: page(() => import('./pages/realised.tsx'), ...listing), needsLogin: true },
  {
    path: '/perpetualReceipts',
    Page: page(() => import('./pages/receipts.tsx'), receiptWords, recordWords, contractRecordWords, contractLineWords),
    needsLogin: true,
  },
  // A receipt of the public chain, or of a file, is checked by anybody.
  { path: '/perpetualReceipt', Page: page(() => import('./pages/receipt.tsx'), receiptWords) },
  // The specification names an order that waits and one that has ended by two addresses.
  { path: '/entrustDetail', Page: order, needsLogin: true },
  { path: '/orderDetail', Page: order, needsLogin: true },
];
