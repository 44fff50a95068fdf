import { z } from 'zod';
import { decimal } from '../../fields.ts';
import { copyModes } from './sets.ts';

/** On which terms somebody follows, as they say them; money in USDT. */
export const requestedTerms = {
  mode: z.enum(copyModes),
  amount: decimal.optional().describe('with the mode amount: the margin of each copy'),
  ratio: decimal
    .optional()
    .describe('with the mode ratio: how much of what the leader opens each copy has, at most 10'),
  cap: decimal.describe('most that may be lost in all, at least 10'),
  orderCap: decimal.describe('most that the order of one copy holds, at most the cap'),
  leverageMax: z.number().int().min(0).max(1_000).describe('greatest leverage of a copy, at least 1'),
  stopLoss: decimal.describe(
    'the loss, realised and not, at which following stops and copies are closed, at most the cap',
  ),
};

/** The same as an answer has it. */
export const saidTerms = {
  mode: z.enum(copyModes),
  amount: decimal.nullable(),
  ratio: decimal.nullable(),
  cap: decimal,
  orderCap: decimal,
  leverageMax: z.number().int().positive(),
  stopLoss: decimal,
};
