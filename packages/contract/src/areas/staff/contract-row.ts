import { z } from 'zod';
import { decimal, signedDecimal, symbol, time } from '../../fields.ts';
import { contractSymbol } from '../../trading/instrument-fields.ts';
import { deliveryNow } from '../perpetual/contract.ts';
import { contractKinds, contractStatuses, contractTerms } from '../perpetual/sets.ts';

/** A contract as the list of the console has it. */
export const contractRow = z.object({
  symbol: contractSymbol,
  kind: z.enum(contractKinds),
  base: symbol.describe('what its quantity is counted in'),
  quote: symbol.describe('what it settles in'),
  status: z.enum(contractStatuses),
  term: z.enum(contractTerms).nullable().describe('null of a perpetual contract'),
  expiry: time.nullable(),
  delivery: deliveryNow.nullable().describe('how far its settlement has come'),
  syncingSince: time
    .nullable()
    .describe('its prices were away, and no two marks have agreed since; null where they are trusted'),
  markPrice: decimal.nullable().describe('null before its first index'),
  markAt: time.nullable(),
  indexPrice: decimal.nullable(),
  last: decimal.nullable().describe('the last price traded; the index where nothing was traded'),
  openInterest: decimal.describe('what is open of it on either side'),
  openInterestMax: decimal,
  fundingRate: signedDecimal.nullable().describe('of the last stamp'),
  nextStamp: time.nullable(),
  holders: z.number().int().nonnegative().describe('users with an open position'),
  near: z.number().int().nonnegative().describe('groups with a position in it whose margin ratio is 80 % or more'),
  liquidating: z.number().int().nonnegative().describe('groups with a position in it that are being liquidated'),
});

export type ContractOfConsole = z.infer<typeof contractRow>;
