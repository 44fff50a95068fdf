import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal } from '../../fields.ts';
import { trading } from '../../trading/index.ts';
import { contractSymbol } from '../../trading/instrument-fields.ts';
import { type Position, position } from './positions.ts';
import { perpetual } from './refusals.ts';

export const addMarginRequest = z.strictObject({
  symbol: contractSymbol,
  amount: decimal.describe('in what the contract settles in'),
});
export const addMarginResponse = position;

/** Moves what is movable of the account behind an isolated position. */
export const addMargin = call<z.infer<typeof addMarginRequest>, Position>({
  name: 'perpetual/add-margin',
  method: 'POST',
  path: '/perpetual/margin/add',
  permission: 'user',
  refusals: [
    perpetual['amount-malformed'],
    trading['symbol-unknown'],
    perpetual['nothing-to-close'],
    perpetual['margin-mode-cross'],
    perpetual['balance-too-small'],
  ],
  about: 'Moves what is movable of the account behind an isolated position.',
});
