import { endings, orderStatuses, orderTypes, timesInForce } from '@quay/contract/trading/rules';

// Members of the contract's sets as numbers: as an order's record and the journal have them.

export const LIMIT = orderTypes.indexOf('limit');
export const MARKET = orderTypes.indexOf('market');
export const STOP_LIMIT = orderTypes.indexOf('stop-limit');
export const STOP_MARKET = orderTypes.indexOf('stop-market');

export const GTC = timesInForce.indexOf('gtc');
export const FOK = timesInForce.indexOf('fok');
export const IOC = timesInForce.indexOf('ioc');
export const POST_ONLY = timesInForce.indexOf('post-only');

export const OPEN = orderStatuses.indexOf('open');
export const FILLED = orderStatuses.indexOf('filled');
export const CANCELLED = orderStatuses.indexOf('cancelled');
export const EXPIRED = orderStatuses.indexOf('expired');
export const WAITING = orderStatuses.indexOf('waiting');

export const BY_OWNER = endings.indexOf('owner');
export const NO_MORE_OFFERS = endings.indexOf('no-more-offers');
export const SELF_TRADE = endings.indexOf('self-trade');
export const PRICE_BAND = endings.indexOf('price-band');
export const MARGIN = endings.indexOf('margin');
export const OCO = endings.indexOf('oco');

/** Stands for a column that is empty. */
export const NOTHING = -1;
