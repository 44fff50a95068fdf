import type { Hex } from 'viem';

export type Genesis = {
  readonly chainId: number;
  /** Whom the first coins belong to: the keys of the treasury. */
  readonly rich: readonly Hex[];
};

/** A chain in memory, at its genesis or wherever blocks have brought it. */
export type Evm = {
  request(method: string, params?: readonly unknown[]): Promise<unknown>;
  close(): Promise<void>;
};

/** The same genesis has the same hash for ever. */
const GENESIS = new Date(Date.UTC(2026, 0, 1));
const RICH_WEI = 10n ** 27n;
const GAS_OF_A_BLOCK = 30_000_000n;
const COINBASE = '0x00000000000000000000000000000000000000C0';
export const BASE_FEE = 1_000_000_000n;

/** A production install leaves the package out. */
async function hardhat(): Promise<typeof import('hardhat/hre')> {
  try {
    return await import('hardhat/hre');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new Error('the package hardhat is not installed; set CHAINS to a file of networks or to none');
  }
}

export async function openEvm({ chainId, rich }: Genesis): Promise<Evm> {
  const { createHardhatRuntimeEnvironment } = await hardhat();
  const environment = await createHardhatRuntimeEnvironment(
    {
      networks: {
        chain: {
          type: 'edr-simulated',
          chainType: 'l1',
          chainId,
          networkId: chainId,
          // The last fork whose blocks hold nothing that the log would have to keep beside time and transactions.
          hardfork: 'shanghai',
          initialDate: GENESIS,
          initialBaseFeePerGas: BASE_FEE,
          allowBlocksWithSameTimestamp: true,
          blockGasLimit: GAS_OF_A_BLOCK,
          coinbase: COINBASE,
          // A failed transaction stands in a block with its receipt, as on any chain.
          throwOnTransactionFailures: false,
          throwOnCallFailures: true,
          accounts: rich.map((privateKey) => ({ privateKey, balance: RICH_WEI })),
          // The order in which transactions came is the order in which the log gives them back.
          mining: { auto: false, interval: 0, mempool: { order: 'fifo' } },
        },
      },
    },
    {},
    import.meta.dirname,
  );
  const connection = await environment.network.create('chain');
  return {
    request: (method, params = []) => connection.provider.request({ method, params: [...params] }),
    close: () => connection.close(),
  };
}
