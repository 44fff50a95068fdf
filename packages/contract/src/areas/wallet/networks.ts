import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, nothing, symbol } from '../../fields.ts';

/** Name of a network as people know it, such as ERC20 or BEP20. */
export const networkName = z
  .string()
  .regex(/^[A-Z0-9-]{2,16}$/)
  .describe('network, such as ERC20 or BEP20');

export const coinNetwork = z.object({
  network: networkName,
  label: z.string().describe('what the network is called, such as Ethereum (ERC20)'),
  contract: z.string().describe("the coin's contract, with its checksum"),
  decimals: z.number().int().describe('of the coin on this network'),
  confirmations: z.number().int().describe('blocks until a deposit is credited'),
  blockSeconds: z.number().describe('time between two blocks, about'),
  depositOpen: z.boolean(),
  depositMin: decimal.describe('less is never credited'),
  withdrawOpen: z.boolean(),
  withdrawMin: decimal,
  withdrawMax: decimal,
  withdrawFee: decimal.describe('leaves the amount'),
  explorer: z.string().nullable().describe('address of an explorer; /tx/<hash> and /address/<address> follow'),
  isTest: z.boolean().describe('coins here are for trying out and are worth nothing'),
});
export type CoinNetwork = z.infer<typeof coinNetwork>;

export const networksRequest = nothing;
export const networksResponse = z.array(z.object({ symbol, networks: z.array(coinNetwork) }));
export type CoinNetworks = z.infer<typeof networksResponse>;

/** Every coin that can be deposited or withdrawn, with its networks and what each asks. */
export const networks = call<z.infer<typeof networksRequest>, CoinNetworks>({
  name: 'wallet/networks',
  method: 'GET',
  path: '/asset/networks',
  permission: 'guest',
  refusals: [],
  about: 'Every coin that can be deposited or withdrawn, with its networks and what each asks.',
});
