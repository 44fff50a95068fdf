import { z } from 'zod';
import { call } from '../../call.ts';
import { trading } from '../../trading/index.ts';
import { contractSymbol } from '../../trading/instrument-fields.ts';
import { type Position, position } from './positions.ts';
import { perpetual } from './refusals.ts';

export const setLeverageRequest = z.strictObject({
  symbol: contractSymbol,
  leverage: z.number().int().min(1).max(1_000),
});
export const setLeverageResponse = position;

/**
 * Chooses the leverage of the user in a contract, with a position or without. Less of it needs what is free; more of it
 * frees margin of the account and leaves an isolated margin as it is.
 */
export const setLeverage = call<z.infer<typeof setLeverageRequest>, Position>({
  name: 'perpetual/set-leverage',
  method: 'POST',
  path: '/perpetual/leverage',
  permission: 'user',
  refusals: [
    trading['symbol-unknown'],
    perpetual['leverage-above-max'],
    perpetual['position-liquidating'],
    perpetual['leverage-orders-open'],
    perpetual['balance-too-small'],
  ],
  about:
    'Chooses the leverage of the user in a contract, with a position or without. Less of it needs what is free; more of it frees margin of the account and leaves an isolated margin as it is.',
});
