import { wallet } from '@quay/contract/wallet';
import type { No } from '../../edge/envelope.ts';
import type { Chain } from '../../outside/chain/chain.ts';
import type { Token } from '../../outside/chain/networks.ts';

/** The coin on the network that a request names, or what is wrong with it. */
export function requestedToken(
  chain: Pick<Chain, 'networks' | 'token'>,
  { symbol, network }: { readonly symbol: string; readonly network: string },
): Token | No {
  const isBrought = chain.networks.some(({ tokens }) => tokens.some(({ asset }) => asset === symbol));
  if (!isBrought) return { refusal: wallet['coin-unknown'], params: { symbol }, field: 'symbol' };
  return chain.token(network, symbol) ?? { refusal: wallet['network-unknown'], params: {}, field: 'network' };
}
