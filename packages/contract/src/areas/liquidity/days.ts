import { z } from 'zod';
import { call } from '../../call.ts';
import { idText } from '../../fields.ts';
import { type LiquidityDay, liquidityDay } from './wallet-row.ts';

export const daysRequest = z.strictObject({ before: idText.optional().describe('the id of the last one known') });
export const daysResponse = z.array(liquidityDay);

/** Days of the user's linked wallets with what was read, newest first, 20 a page. */
export const days = call<z.infer<typeof daysRequest>, LiquidityDay[]>({
  name: 'liquidity/days',
  method: 'GET',
  path: '/financial/liquidity/days',
  permission: 'user',
  whileFrozen: true,
  refusals: [],
  about: "Days of the user's linked wallets with what was read, newest first, 20 a page.",
});
