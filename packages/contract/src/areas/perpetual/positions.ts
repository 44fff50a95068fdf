import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, nothing, signedDecimal, time } from '../../fields.ts';
import { contractSymbol } from '../../trading/instrument-fields.ts';
import { marginModes } from './sets.ts';

export const positionsRequest = nothing;
/**
 * A position as the core keeps it. What follows from it and a mark (profit, liquidation price, margin ratio) is computed by
 * the functions of `packages/core/src/margin`, on the server as on the screen.
 */
export const position = z.object({
  symbol: contractSymbol,
  quantity: signedDecimal.describe('above zero long, below zero short; zero where only leverage and mode were chosen'),
  openValue: signedDecimal.describe('what it was opened at, as a signed sum of trade values'),
  leverage: z.number().int().positive(),
  mode: z.enum(marginModes),
  margin: decimal.describe('of an isolated position: what is frozen for it'),
  realised: signedDecimal.describe('profit that was posted since it was opened, fees apart'),
  fees: decimal.describe('paid since it was opened'),
  covered: decimal.describe('profit that was realised at the mark to pay what the account could not, in all so far'),
  openedAt: time.nullable(),
  expiry: time.nullable().describe('of a dated contract'),
});
export const positionsResponse = z.array(position);
export type Position = z.infer<typeof position>;

/**
 * The user's positions in the order of their contracts. A contract in which only leverage or mode was chosen is among them,
 * with a quantity of zero.
 */
export const positions = call<z.infer<typeof positionsRequest>, Position[]>({
  name: 'perpetual/positions',
  method: 'GET',
  path: '/perpetual/positions',
  permission: 'user',
  refusals: [],
  about:
    "The user's positions in the order of their contracts. A contract in which only leverage or mode was chosen is among them, with a quantity of zero.",
});
