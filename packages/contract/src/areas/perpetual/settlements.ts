import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, id, signedDecimal, sizeText, symbol, time } from '../../fields.ts';
import { contractSymbol } from '../../trading/instrument-fields.ts';
import { contractKinds, contractTerms } from './sets.ts';

export const settlementsRequest = z.strictObject({
  coin: symbol.optional().describe('whose index the contracts followed'),
  before: contractSymbol.optional().describe('only settlements behind that of this contract'),
  size: sizeText.optional(),
});

/** How a dated contract was settled. */
export const settlementRow = z.object({
  symbol: contractSymbol,
  kind: z.enum(contractKinds),
  coin: symbol.describe('whose index it followed'),
  quote: symbol.describe('what it settled in'),
  term: z.enum(contractTerms),
  expiry: time,
  settledAt: time.describe('when the price was fixed'),
  price: decimal,
  samples: z.number().int().nonnegative().describe('seconds whose index was recorded'),
  due: z.number().int().positive().describe('seconds of the window'),
  byStaff: z.boolean().describe('for too few samples, two of staff settled it at the last index'),
  deliveryFeeRate: decimal,
  holders: z.number().int().nonnegative(),
  settled: z.number().int().nonnegative().describe('of the holders, so far'),
  profit: signedDecimal.describe('of those together; the insurance fund got what was rounded off'),
  fees: decimal,
  receipt: id.nullable().describe('number of its receipt; null for the seconds until it is written'),
});
export const settlementsResponse = z.array(settlementRow);
export type SettlementLine = z.infer<typeof settlementRow>;

/** Dated contracts that were settled, with price and samples, newest first, 20 a page. */
export const settlements = call<z.infer<typeof settlementsRequest>, SettlementLine[]>({
  name: 'perpetual/settlements',
  method: 'GET',
  path: '/perpetual/settlements',
  permission: 'guest',
  refusals: [],
  about: 'Dated contracts that were settled, with price and samples, newest first, 20 a page.',
});
