import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal } from '../../fields.ts';
import { trading } from '../../trading/index.ts';
import { contractSymbol } from '../../trading/instrument-fields.ts';
import { type Position, position } from './positions.ts';
import { perpetual } from './refusals.ts';

export const removeMarginRequest = z.strictObject({
  symbol: contractSymbol,
  amount: decimal.describe('in what the contract settles in'),
});
export const removeMarginResponse = position;

/** Gives back what an isolated position does not require: a loss counts, a profit does not. */
export const removeMargin = call<z.infer<typeof removeMarginRequest>, Position>({
  name: 'perpetual/remove-margin',
  method: 'POST',
  path: '/perpetual/margin/remove',
  permission: 'user',
  refusals: [
    perpetual['amount-malformed'],
    trading['symbol-unknown'],
    perpetual['nothing-to-close'],
    perpetual['margin-mode-cross'],
    perpetual['market-data-abnormal'],
    perpetual['position-liquidating'],
    perpetual['margin-not-removable'],
  ],
  about: 'Gives back what an isolated position does not require: a loss counts, a profit does not.',
});
