import { entry, manifest } from '../../manifest.ts';
import * as account from './index.ts';

export const accountManifest = manifest({
  area: 'account',
  calls: [
    entry(account.closure, account.closureRequest, account.closureResponse),
    entry(account.closeAccount, account.closeAccountRequest, account.closeAccountResponse),
    entry(account.exportData, account.exportDataRequest, account.exportDataResponse, { limit: 'export' }),
    entry(account.creditScore, account.creditScoreRequest, account.creditScoreResponse),
    entry(account.keepAccount, account.keepAccountRequest, account.keepAccountResponse),
  ],
  refusals: account.account,
});
