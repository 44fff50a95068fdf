import { z } from 'zod';
import { decimal, id, signedDecimal } from '../../fields.ts';
import { contractSymbol } from '../../trading/instrument-fields.ts';
import { marginModes } from '../perpetual/sets.ts';

export const holder = z.object({
  userId: id,
  username: z.string().nullable().describe('null of one who is no user: a market maker of the simulated market'),
});

export const exposedPosition = z.object({
  symbol: contractSymbol,
  quantity: signedDecimal.describe('above zero for a long, below for a short'),
  entryPrice: decimal,
  markPrice: decimal,
  notional: decimal.describe('worth at the mark, in what the contract settles in'),
  leverage: z.number().int(),
  mode: z.enum(marginModes),
  unrealised: signedDecimal,
  liquidationPrice: decimal
    .nullable()
    .describe('the mark that liquidates it while the marks of others stay; null where none does'),
  distance: decimal.nullable().describe('from the mark to that, as a share of the mark'),
});

export type ExposedPosition = z.infer<typeof exposedPosition>;
