import { z } from 'zod';
import { call } from '../../call.ts';
import { id, idText, sizeText, time } from '../../fields.ts';
import { networkName } from './networks.ts';

export const unsupportedDeposit = z.object({
  arrivalId: id,
  network: networkName,
  contract: z.string().nullable().describe('of the token; null for the coin of the network itself'),
  amount: z.string().describe('in whole tokens, or in the smallest unit where the token does not say its decimals'),
  decimals: z.number().int().nullable(),
  address: z.string().describe("the user's own deposit address"),
  from: z.string().nullable().describe('null where no transaction names it: a contract paid it from within'),
  txHash: z.string().nullable(),
  seenAt: time,
});

export type UnsupportedDeposit = z.infer<typeof unsupportedDeposit>;

export const unsupportedDepositsRequest = z.strictObject({ before: idText.optional(), size: sizeText.optional() });

export const unsupportedDepositsResponse = z.array(unsupportedDeposit);

/** What came to the user's deposit address and cannot be credited, newest first, 20 a page. */
export const unsupportedDeposits = call<z.infer<typeof unsupportedDepositsRequest>, UnsupportedDeposit[]>({
  name: 'wallet/unsupported-deposits',
  method: 'GET',
  path: '/asset/deposit/unsupported',
  permission: 'user',
  refusals: [],
  about: "What came to the user's deposit address and cannot be credited, newest first, 20 a page.",
});
