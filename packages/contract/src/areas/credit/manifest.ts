import { entry, manifest } from '../../manifest.ts';
import * as credit from './index.ts';

export const creditManifest = manifest({
  area: 'credit',
  cachedForGuests: true,
  calls: [
    entry(credit.config, credit.configRequest, credit.configResponse),
    entry(credit.statistics, credit.statisticsRequest, credit.statisticsResponse),
    entry(credit.history, credit.historyRequest, credit.historyResponse),
    entry(credit.historyExport, credit.historyExportRequest, credit.historyExportResponse),
    entry(credit.apply, credit.applyRequest, credit.applyResponse),
    entry(credit.acceptOffer, credit.acceptOfferRequest, credit.acceptOfferResponse),
    entry(credit.withdraw, credit.withdrawRequest, credit.withdrawResponse),
    entry(credit.repay, credit.repayRequest, credit.repayResponse),
  ],
  refusals: credit.credit,
  channels: [
    { channel: 'credit', ticket: true, about: 'Something of the user’s loans changed, and is to be asked for.' },
  ],
});
