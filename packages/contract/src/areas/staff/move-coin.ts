import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing, symbol } from '../../fields.ts';
import { trading } from '../../trading/index.ts';
import { loans } from '../loans/refusals.ts';
import { reason } from './reason.ts';
import { staff } from './refusals.ts';

/** Whole percent of the price; a coin never falls to nothing. */
export const MOVE_PERCENT = { min: -90, max: 400 } as const;
export const MOVE_MINUTES_MAX = 60;

export const moveCoinRequest = z.strictObject({
  symbol,
  percent: z.number().int().describe('whole percent of its price, from -90 to 400, not 0'),
  minutes: z.number().int().describe('over how long, 1 to 60'),
  reason,
});
export const moveCoinResponse = nothing;

/** Moves the price of a coin of a simulated market; of a real one nobody can. */
export const moveCoin = call<z.infer<typeof moveCoinRequest>, z.infer<typeof moveCoinResponse>>({
  name: 'staff/move-coin',
  method: 'POST',
  path: '/console/api/market/move',
  permission: 'staff:settings',
  refusals: [staff['reason-missing'], loans['move-range'], loans['market-real'], trading['symbol-unknown']],
  about: 'Moves the price of a coin of a simulated market; of a real one nobody can.',
});
