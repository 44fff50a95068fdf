import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, id, idText, signedDecimal, sizeText, symbol, time, timeText } from '../../fields.ts';
import { contractSymbol } from '../../trading/instrument-fields.ts';
import { contractKinds, marginModes } from './sets.ts';

export const ownSettlementsRequest = z.strictObject({
  symbol: contractSymbol.optional(),
  from: timeText.optional().describe('only positions that were settled at this time or later'),
  to: timeText.optional().describe('only positions that were settled before this time'),
  before: idText.optional().describe('only settlements with a smaller id'),
  size: sizeText.optional(),
});

/** A position of the user that ended with its contract. */
export const ownSettlement = z.object({
  settlement: id,
  symbol: contractSymbol,
  kind: z.enum(contractKinds),
  expiry: time,
  mode: z.enum(marginModes),
  quantity: signedDecimal.describe('above zero long, below zero short'),
  openValue: signedDecimal.describe('what it was opened at, as a signed sum of trade values'),
  entryPrice: decimal.describe('the mean price of that, down'),
  settlementPrice: decimal,
  samples: z.number().int().nonnegative().describe('seconds whose index the price is the mean of'),
  due: z.number().int().positive().describe('seconds of the window'),
  profit: signedDecimal.describe('by the prices, down'),
  feeRate: decimal,
  fee: decimal.describe('of its worth at the settlement price, up; no more than what was left'),
  shortfall: decimal.describe('the part of a loss that the user could not pay and does not owe'),
  net: signedDecimal.describe('profit + shortfall − fee: what the account gained by the settlement'),
  coin: symbol,
  openedAt: time,
  at: time.describe('when it was posted'),
});
export const ownSettlementsResponse = z.array(ownSettlement);
export type OwnSettlement = z.infer<typeof ownSettlement>;

/** Positions of the user that were settled with their contracts, newest first, 20 a page. */
export const ownSettlements = call<z.infer<typeof ownSettlementsRequest>, OwnSettlement[]>({
  name: 'perpetual/own-settlements',
  method: 'GET',
  path: '/perpetual/settlements/own',
  permission: 'user',
  whileFrozen: true,
  refusals: [],
  about: 'Positions of the user that were settled with their contracts, newest first, 20 a page.',
});
