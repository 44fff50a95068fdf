import type { Address } from 'viem';
import type { DevelopmentChain } from '../development-chain/development-chain.ts';
import { TOKEN_GAS } from '../signer/protocol.ts';
import type { NetworkParts } from './network-parts.ts';
import { type Token, unitsOf } from './networks.ts';

/** Watches that the hot wallet has enough to pay from, and not more than anybody should be able to steal. */
export type HotWalletWatch = { step(): Promise<void> };

/** The hot wallet should have the fees of so many withdrawals. */
const FEES_OF = 50n;

/** `fill` is of networks for trying out, where a treasury of worthless coins stands by. */
export function watchHotWallet(
  { network, access, alarms, wallets }: Pick<NetworkParts, 'network' | 'access' | 'alarms' | 'wallets'>,
  fill: DevelopmentChain['fill'] | undefined,
): HotWalletWatch {
  /** What is on its way there from the treasury. */
  const filling = new Set<string>();

  /** Fills up, or says that somebody must. */
  async function low(
    hotWallet: Address,
    what: string,
    asset: string | undefined,
    atLeast: bigint,
    detail: string,
  ): Promise<void> {
    if (!fill) return alarms.raise('hot-wallet-low', detail, what);
    if (filling.has(what)) return;
    filling.add(what);
    fill(network.name, asset, hotWallet, atLeast)
      .then(
        () => alarms.end('hot-wallet-low', what),
        (error: Error) =>
          alarms.raise('hot-wallet-low', `${detail}; the treasury does not help: ${error.message}`, what),
      )
      .catch(() => undefined)
      .finally(() => filling.delete(what));
  }

  async function lookAt(hotWallet: Address, token: Token): Promise<void> {
    const { asset, contract, decimals, hotLow, hotHigh } = token;
    const has = unitsOf(await access.tokensOf(contract, hotWallet), decimals);
    if (has < hotLow) await low(hotWallet, asset, asset, (hotLow + hotHigh) / 2n, `${asset} is low`);
    else await alarms.end('hot-wallet-low', asset);
    if (has > hotHigh) await alarms.raise('hot-wallet-high', `${asset} is above what a hot wallet should have`, asset);
    else await alarms.end('hot-wallet-high', asset);
  }

  return {
    async step() {
      const { address: hotWallet } = await wallets.current();
      const { maxFeePerGas } = await access.fees();
      const needed = TOKEN_GAS * maxFeePerGas * FEES_OF;
      if ((await access.gasOf(hotWallet)) < needed)
        await low(hotWallet, '', undefined, needed * 10n, 'the coin for fees is low');
      else await alarms.end('hot-wallet-low', '');
      for (const token of network.tokens) await lookAt(hotWallet, token);
    },
  };
}
