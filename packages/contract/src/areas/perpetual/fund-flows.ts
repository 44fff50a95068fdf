import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, id, idText, signedDecimal, sizeText, symbol, time } from '../../fields.ts';
import { contractBooks } from './books.ts';
import { fundCauses } from './sets.ts';

export const fundFlowsRequest = z.strictObject({
  coin: symbol,
  book: z.enum(contractBooks).optional().describe('contract when not said'),
  before: idText.optional().describe('only flows with a smaller id'),
  size: sizeText.optional(),
});

/** A change of the insurance fund. */
export const fundFlow = z.object({
  flow: id,
  coin: symbol,
  cause: z.enum(fundCauses),
  amount: signedDecimal,
  balanceAfter: decimal,
  at: time,
  receipt: id.nullable().describe('of the step of a liquidation that it came of'),
});
export const fundFlowsResponse = z.array(fundFlow);
export type FundFlowLine = z.infer<typeof fundFlow>;

/** Every change of the insurance fund of a book and a coin, newest first, 20 a page. */
export const fundFlows = call<z.infer<typeof fundFlowsRequest>, FundFlowLine[]>({
  name: 'perpetual/fund-flows',
  method: 'GET',
  path: '/perpetual/fund-flows',
  permission: 'guest',
  refusals: [],
  about: 'Every change of the insurance fund of a book and a coin, newest first, 20 a page.',
});
