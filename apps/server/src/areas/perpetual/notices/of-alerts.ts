import type { AlertKind } from '@quay/contract/market';
import type { ContractEvent } from '@quay/contract/perpetual';
import { text } from '@quay/money';
import type { NewContractNotice, Unnotified } from '@quay/store';

const events: Readonly<Record<AlertKind, ContractEvent>> = {
  'rises-above': 'price-above',
  'falls-below': 'price-below',
  moves: 'price-moved',
};

/** What users are told of prices that they wanted to hear of. Contracts and markets are named by their symbols. */
export const noticesOfAlerts = (alerts: Unnotified['priceAlerts']): NewContractNotice[] =>
  alerts.map(({ userId, alert, market, kind, price, rate, within, firedAt, firedPrice }) => ({
    ...{ userId, event: events[kind], reference: alert, contract: market, step: null, at: firedAt },
    params: {
      last: text(firedPrice),
      ...(price !== null && { price: text(price) }),
      ...(rate !== null && { percent: text(rate * 100n), within: within! }),
    },
  }));
