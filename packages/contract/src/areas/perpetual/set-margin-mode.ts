import { z } from 'zod';
import { call } from '../../call.ts';
import { trading } from '../../trading/index.ts';
import { contractSymbol } from '../../trading/instrument-fields.ts';
import { type Position, position } from './positions.ts';
import { perpetual } from './refusals.ts';
import { marginModes } from './sets.ts';

export const setMarginModeRequest = z.strictObject({ symbol: contractSymbol, mode: z.enum(marginModes) });
export const setMarginModeResponse = position;

/** Chooses what the user's position in a contract stands on: without a position and without orders. */
export const setMarginMode = call<z.infer<typeof setMarginModeRequest>, Position>({
  name: 'perpetual/set-margin-mode',
  method: 'POST',
  path: '/perpetual/margin-mode',
  permission: 'user',
  refusals: [trading['symbol-unknown'], perpetual['mode-not-switchable']],
  about: "Chooses what the user's position in a contract stands on: without a position and without orders.",
});
