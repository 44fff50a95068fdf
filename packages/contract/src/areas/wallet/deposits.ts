import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, id, idText, nothing, sizeText, symbol, time } from '../../fields.ts';
import { networkName } from './networks.ts';
import { wallet } from './refusals.ts';
import { debtCauses, depositStates } from './sets.ts';

export const deposit = z.object({
  depositId: id,
  symbol,
  network: networkName,
  amount: decimal,
  state: z.enum(depositStates),
  confirmations: z.number().int().describe('so far, at most what is needed'),
  confirmationsNeeded: z.number().int(),
  address: z.string().describe("the user's own deposit address"),
  from: z.string().describe('where the coins came from'),
  txHash: z.string(),
  block: z.number().int(),
  seenAt: time,
  creditedAt: time.nullable(),
  owed: decimal.nullable().describe('of a reversed one, what is still owed of it'),
});
export type Deposit = z.infer<typeof deposit>;

export const depositAddressRequest = z.strictObject({ symbol, network: networkName });
export const depositAddressResponse = z.object({ address: z.string() });
/** The user's own address for a coin on a network; made when it is first asked for, and the same ever after. */
export const depositAddress = call<z.infer<typeof depositAddressRequest>, z.infer<typeof depositAddressResponse>>({
  name: 'wallet/deposit-address',
  method: 'POST',
  path: '/asset/deposit/address',
  permission: 'user',
  refusals: [wallet['coin-unknown'], wallet['network-unknown'], wallet['deposit-closed']],
  about: "The user's own address for a coin on a network; made when it is first asked for, and the same ever after.",
});

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

export const depositDetailRequest = z.strictObject({ depositId: idText });
export const depositDetailResponse = deposit;
/** One deposit of the user. */
export const depositDetail = call<z.infer<typeof depositDetailRequest>, Deposit>({
  name: 'wallet/deposit-detail',
  method: 'GET',
  path: '/asset/deposit/:depositId',
  permission: 'user',
  refusals: [wallet['deposit-unknown']],
  about: 'One deposit of the user.',
});

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

export const debt = z.object({
  debtId: id,
  symbol,
  amount: decimal.describe('at first'),
  left: decimal,
  cause: z.enum(debtCauses),
  network: networkName,
  txHash: z.string().describe('of the deposit that was reversed, or of the withdrawal that was paid twice'),
  at: time,
});
export type Debt = z.infer<typeof debt>;
export const debtsRequest = nothing;
export const debtsResponse = z.array(debt);
/** What the user owes since a deposit was reversed or a withdrawal paid twice, the oldest first. While there is any, nothing leaves the account. */
export const debts = call<z.infer<typeof debtsRequest>, Debt[]>({
  name: 'wallet/debts',
  method: 'GET',
  path: '/asset/debts',
  permission: 'user',
  refusals: [],
  about:
    'What the user owes since a deposit was reversed or a withdrawal paid twice, the oldest first. While there is any, nothing leaves the account.',
});

export const testCoinsRequest = z.strictObject({
  symbol,
  network: networkName,
  address: z.string().max(100).describe('any address of that network'),
});
export const testCoinsResponse = z.object({ amount: decimal, txHash: z.string() });
/** Sends test coins of a test network to an address. Nothing of the kind exists on a real network. */
export const testCoins = call<z.infer<typeof testCoinsRequest>, z.infer<typeof testCoinsResponse>>({
  name: 'wallet/test-coins',
  method: 'POST',
  path: '/asset/test-coins',
  permission: 'guest',
  refusals: [
    wallet['test-coins-closed'],
    wallet['coin-unknown'],
    wallet['network-unknown'],
    wallet['address-malformed'],
    wallet['address-checksum'],
    wallet['test-coins-too-soon'],
  ],
  about: 'Sends test coins of a test network to an address. Nothing of the kind exists on a real network.',
});

export const rsaPubRequest = nothing;
export const rsaPubResponse = z.object({
  key: z.string().describe('RSA public key, SPKI, base64'),
  algorithm: z.literal('RSA-OAEP-256'),
});
/**
 * The key to which a fund password may be encrypted on its way: `rsa:` and the base64 of RSA-OAEP with SHA-256. A fund
 * password that comes as it is is taken too; TLS protects both.
 */
export const rsaPub = call<z.infer<typeof rsaPubRequest>, z.infer<typeof rsaPubResponse>>({
  name: 'wallet/rsa-pub',
  method: 'GET',
  path: '/rsa_pub',
  permission: 'guest',
  refusals: [],
  about:
    'The key to which a fund password may be encrypted on its way: `rsa:` and the base64 of RSA-OAEP with SHA-256.',
});
