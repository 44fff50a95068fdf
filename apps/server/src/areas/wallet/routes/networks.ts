import type { CoinNetwork, networks } from '@quay/contract/wallet';
import { text } from '@quay/money';
import { type Route, reply } from '../../../edge/route.ts';
import type { Network, Token } from '../../../outside/chain/networks.ts';
import { chainCoins } from '../coins.ts';
import type { WalletNeeds } from '../needs.ts';

export const networksRoute =
  ({ chain, systemSettings, market }: WalletNeeds): Route<typeof networks> =>
  async () => {
    const { withdrawalsOpen } = await systemSettings.settings();
    const open = new Map(
      await Promise.all(chain.networks.map(async ({ name }) => [name, await chain.isOpen(name)] as const)),
    );
    const coins = chainCoins({ market, chain }).map((symbol) => ({
      symbol,
      networks: chain.networks.flatMap((network) => {
        const token = network.tokens.find(({ asset }) => asset === symbol);
        if (!token) return [];
        const isOpen = open.get(network.name) === true;
        return [onWire(network, token, { isOpen, withdrawOpen: isOpen && withdrawalsOpen })];
      }),
    }));
    return reply(coins);
  };

function onWire(
  network: Network,
  { contract, decimals, depositMin, withdrawal }: Token,
  { isOpen, withdrawOpen }: { readonly isOpen: boolean; readonly withdrawOpen: boolean },
): CoinNetwork {
  return {
    network: network.name,
    label: network.label,
    contract,
    decimals,
    confirmations: network.confirmations,
    blockSeconds: network.blockSeconds,
    depositOpen: isOpen,
    depositMin: text(depositMin),
    withdrawOpen: withdrawOpen && withdrawal !== undefined,
    withdrawMin: text(withdrawal?.min ?? 0n),
    withdrawMax: text(withdrawal?.max ?? 0n),
    withdrawFee: text(withdrawal?.fee ?? 0n),
    explorer: network.explorer,
    isTest: network.isTest,
  };
}
