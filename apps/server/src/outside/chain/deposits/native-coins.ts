import type { ArrivalReads, NativeAddress, NativeReads, ScanReads } from '@quay/store';
import type { Address, Hex } from 'viem';
import type { ChainAccess } from '../chain-access.ts';
import type { Network } from '../networks.ts';

/** Addresses of one look, and the time between two: what this asks of the endpoints is bounded, however many there are. */
const ADDRESSES_A_LOOK = 20;
export const LOOK_MS = 60_000;
/** An address that was neither shown nor credited for so long is not looked at. */
const IN_USE_MS = 30 * 24 * 60 * 60_000;
const COIN_DECIMALS = 18;

export type NativeRows = NativeReads &
  Pick<ArrivalReads, 'addUnsupported' | 'openRescan'> &
  Pick<ScanReads, 'networkRow' | 'blockHash'>;

export type NativeCheck = {
  /** Looks at some addresses. Gives the users to whom something came. */
  step(): Promise<readonly number[]>;
};

/**
 * Finds a network's own coin that a contract paid to an address of ours from within: no transaction names the address and
 * there is no log of it. What an address has, as every endpoint says, is held against what transactions brought and what
 * sweeps cost; what is above is written down as of unknown source. Addresses take turns, the one that waited longest first.
 */
export function createNativeCheck(needs: {
  readonly network: Network;
  readonly access: Pick<ChainAccess, 'agreed' | 'coinsAgreed'>;
  readonly rows: NativeRows;
  readonly now: () => number;
}): NativeCheck {
  const { network, access, rows, now } = needs;
  const { name } = network;

  /** The last block with all its confirmations, if every endpoint has told of all up to there and has it now. */
  async function settledBlock(): Promise<{ readonly number: number; readonly hash: string } | undefined> {
    const row = await rows.networkRow(name);
    // What an endpoint that is away would have named must not be told as of unknown source.
    if (!row || (await rows.openRescan(name, row.confirmed))) return undefined;
    const hash = await rows.blockHash(name, row.confirmed);
    if (hash === undefined || (await access.agreed(row.confirmed)) !== (hash as Hex)) return undefined;
    return { number: row.confirmed, hash };
  }

  return {
    async step() {
      const block = await settledBlock();
      if (!block) return [];
      const due = await rows.nativeToCheck(name, block.number, now() - IN_USE_MS, ADDRESSES_A_LOOK);
      const looked: (NativeAddress & { readonly wei: bigint })[] = [];
      for (const one of due) {
        const wei = await access.coinsAgreed(one.address as Address, block.number);
        if (wei !== undefined) looked.push({ ...one, wei });
      }
      // Balances are asked by height: they are of this block only if it still has that height.
      if ((await access.agreed(block.number)) !== (block.hash as Hex)) return [];
      const users: number[] = [];
      for (const { userId, address, known, wei } of looked) {
        if (known !== null && wei > known) {
          const arrival = { txHash: null, logIndex: -1, block: block.number, contract: null, sender: null, address };
          const found = { ...arrival, userId, atoms: wei - known, decimals: COIN_DECIMALS };
          users.push(...(await rows.addUnsupported(name, [found], now())));
        }
        await rows.nativeChecked(name, userId, now(), known === null ? { block: block.number, wei } : undefined);
      }
      return users;
    },
  };
}
