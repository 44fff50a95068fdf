import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, id, signedDecimal, symbol, time } from '../../fields.ts';
import { trading } from '../../trading/index.ts';
import { contractSymbol } from '../../trading/instrument-fields.ts';
import { tickerWithTrend } from '../../trading/ticker.ts';
import { contractKinds, contractLives, contractStatuses, contractTerms } from './sets.ts';

/** The mark of a contract, the median of its three components within 5 % of the index. */
export const mark = z.object({
  price: decimal,
  at: time,
  indexPrice: decimal,
  byFunding: decimal.describe('the index with the funding that is due until the next stamp'),
  byBasis: decimal.describe('the index with the mean distance of the book from it'),
  last: decimal.describe('the last price traded; the index where nothing was traded'),
  indexAt: time.describe('when the third newest source of the index spoke; an old one opens no position'),
});
export type Mark = z.infer<typeof mark>;

/** The funding period that is being sampled: what its rate will follow from. */
export const fundingNow = z.object({
  startsAt: time,
  endsAt: time.describe('the next stamp'),
  samples: z.number().int().nonnegative().describe('of the premium, so far'),
  due: z.number().int().positive().describe('samples that were due by now'),
  premiumSum: signedDecimal,
  interest: decimal,
  damp: decimal,
  lastRate: signedDecimal.describe('of the period before, which the mark counts with'),
});
export type FundingNow = z.infer<typeof fundingNow>;

/** How far the settlement of a dated contract has come. */
export const deliveryNow = z.object({
  life: z.enum(contractLives),
  settlesAt: time.describe('when its price is made: at its expiry, later where it was postponed'),
  samples: z.number().int().nonnegative().describe('seconds of the window before that, whose index was recorded'),
  due: z.number().int().nonnegative().describe('seconds of the window that are over'),
  missing: z.number().int().nonnegative().describe('of these, those without an index; the mean is of the others'),
  sum: decimal.describe('of the samples so far, exact'),
  mean: decimal.nullable().describe('of the samples so far, down; null before the first'),
  settlementPrice: decimal.nullable().describe('null until it is fixed'),
  settledAt: time.nullable().describe('when it was fixed'),
});
export type DeliveryNow = z.infer<typeof deliveryNow>;

/** What of a contract changes all the time. */
const contractStateFields = {
  symbol: contractSymbol,
  status: z.enum(contractStatuses),
  openInterest: decimal.describe('what is open of it on either side, in what its quantity is counted in'),
  mark: mark.nullable().describe('null before its first index'),
  funding: fundingNow.nullable().describe('null before its first index, and of a dated contract'),
  delivery: deliveryNow.nullable().describe('null of a perpetual contract'),
};
export const contractState = z.object(contractStateFields);
export type ContractState = z.infer<typeof contractState>;

/** How much of a contract one person may hold, and from which leverage. */
export const caps = z.object({
  shareFloor: decimal.describe('what a person may hold in any case, in what it settles in'),
  shareMax: decimal.describe('above it, the largest share of what is open that a person may hold'),
  newAccountLeverage: z.number().int().describe('the greatest leverage of an account that is new'),
  newAccountDays: z.number().describe('for how long an account is new, from its sign-up'),
});
export type Caps = z.infer<typeof caps>;

/** A contract with its terms, its mark and its last 24 hours. */
export const contractRow = z.object({
  ...contractStateFields,
  kind: z.enum(contractKinds),
  coin: symbol.describe('whose index it follows'),
  base: symbol.describe('what its quantity is counted in'),
  quote: symbol.describe('what it settles in: margin, profit and fees'),
  tickSize: decimal.describe('step of a price'),
  lotSize: decimal.describe('step of a quantity'),
  priceDecimals: z.number().int(),
  quantityDecimals: z.number().int(),
  minQuantity: decimal,
  maxQuantity: decimal,
  minNotional: decimal.describe('least worth of an order, in what it settles in'),
  priceBand: decimal.describe('how far from the mark an order may be, as a share'),
  marketBand: decimal.describe('how far from the mark a market order may trade, as a share'),
  maxOpenOrders: z.number().int(),
  maxLeverage: z.number().int(),
  openInterestMax: decimal,
  caps: caps.nullable().describe('null where there are none'),
  makerFeeRate: decimal,
  takerFeeRate: decimal,
  expiry: time.nullable().describe('nothing trades from then on; null of a perpetual contract'),
  term: z.enum(contractTerms).nullable(),
  windowSeconds: z
    .number()
    .int()
    .positive()
    .nullable()
    .describe('the mean of the index over so many seconds before its expiry is its settlement price'),
  deliveryFeeRate: decimal.nullable().describe('of the worth of a position at the settlement price'),
  tierVersion: id.describe('of the tiers that hold now; `perpetual/tiers` has them'),
  ticker: tickerWithTrend,
});
export type Contract = z.infer<typeof contractRow>;

export const contractRequest = z.strictObject({ symbol: contractSymbol });
export const contractResponse = contractRow;

/** One contract with its terms, its mark and its last 24 hours. */
export const contract = call<z.infer<typeof contractRequest>, Contract>({
  name: 'perpetual/contract',
  method: 'GET',
  path: '/perpetual/contract',
  permission: 'guest',
  refusals: [trading['symbol-unknown']],
  about: 'One contract with its terms, its mark and its last 24 hours.',
});
