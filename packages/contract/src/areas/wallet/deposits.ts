import { z } from 'zod';
import { call } from '../../call.ts';
import { idText, sizeText, symbol } from '../../fields.ts';
import { type Deposit, deposit } from './deposit.ts';
import { depositStates } from './sets.ts';

export const depositsRequest = z.strictObject({
  symbol: symbol.optional(),
  state: z.enum(depositStates).optional(),
  before: idText.optional(),
  size: sizeText.optional(),
});

export const depositsResponse = z.array(deposit);

/** The user's deposits, newest first, 20 a page; those that are pending with their confirmations so far. */
export const deposits = call<z.infer<typeof depositsRequest>, Deposit[]>({
  name: 'wallet/deposits',
  method: 'GET',
  path: '/asset/deposit/list',
  permission: 'user',
  refusals: [],
  about: "The user's deposits, newest first, 20 a page; those that are pending with their confirmations so far.",
});
