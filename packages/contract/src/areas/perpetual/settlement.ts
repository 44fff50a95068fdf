import { z } from 'zod';
import { call } from '../../call.ts';
import { trading } from '../../trading/index.ts';
import { contractSymbol } from '../../trading/instrument-fields.ts';
import { settlementRow } from './settlements.ts';

export const settlementRequest = z.strictObject({ symbol: contractSymbol });
export const settlementResponse = z.object({
  settlement: settlementRow.nullable().describe('null until the price is fixed'),
});
export type Settlement = z.infer<typeof settlementResponse>;

/** How a dated contract was settled; nothing before its price is fixed, and of a perpetual one. */
export const settlement = call<z.infer<typeof settlementRequest>, Settlement>({
  name: 'perpetual/settlement',
  method: 'GET',
  path: '/perpetual/settlement',
  permission: 'guest',
  refusals: [trading['symbol-unknown']],
  about: 'How a dated contract was settled; nothing before its price is fixed, and of a perpetual one.',
});
