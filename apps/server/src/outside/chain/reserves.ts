import { text } from '@quay/money';
import type { StandingReads } from '@quay/store';
import type { Address } from 'viem';
import type { NetworkParts } from './network-parts.ts';
import { unitsOf } from './networks.ts';

export type ReservesRead = {
  /** By asset, over all networks. */
  readonly units: ReadonlyMap<string, bigint>;
  /** The block of each network that this is of. */
  readonly blocks: Readonly<Record<string, number>>;
  readonly addresses: Readonly<Record<string, readonly string[]>>;
};

export type ReserveOfAsset = {
  readonly asset: string;
  readonly reserves: bigint;
  readonly liabilities: bigint;
  readonly enough: boolean;
};

export type Reserves = {
  read(): Promise<ReservesRead>;
  /**
   * Compares what our addresses hold with what users have, and holds the sum of all accounts against zero; what is wrong
   * rings. Asked while it is at it, it goes on with one more.
   */
  check(): Promise<void>;
  /** Of the last check. */
  readonly last: readonly ReserveOfAsset[];
  /** The block of each network that the last check was of. */
  readonly blocks: Readonly<Record<string, number>>;
};

/** What is ours on the chains: the hot wallet, the treasury, and deposit addresses that are not swept yet. */
export function createReserves(
  networks: readonly NetworkParts[],
  hotWallet: Address,
  rows: Pick<StandingReads, 'unswept' | 'owedToUsers' | 'imbalances'>,
): Reserves {
  let last: readonly ReserveOfAsset[] = [];
  let blocks: Readonly<Record<string, number>> = {};
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  async function readOne({ network, access }: NetworkParts, into: Map<string, bigint>) {
    const { number } = await access.head();
    const ours = [hotWallet, ...(network.treasury ?? [])];
    const unswept = await rows.unswept(network.name);
    const addresses = new Set<string>(ours);
    for (const { asset, contract, decimals } of network.tokens) {
      const deposits = unswept.filter((one) => one.asset === asset).map(({ address }) => address as Address);
      let units = into.get(asset) ?? 0n;
      for (const address of [...ours, ...deposits]) {
        const atoms = await access.tokensOf(contract, address, number);
        if (atoms > 0n) addresses.add(address);
        units += unitsOf(atoms, decimals);
      }
      into.set(asset, units);
    }
    return { number, addresses: [...addresses] };
  }

  async function read(): Promise<ReservesRead> {
    const units = new Map<string, bigint>();
    const blocks: Record<string, number> = {};
    const addresses: Record<string, readonly string[]> = {};
    for (const parts of networks) {
      const one = await readOne(parts, units);
      blocks[parts.network.name] = one.number;
      addresses[parts.network.name] = one.addresses;
    }
    return { units, blocks, addresses };
  }

  async function look(): Promise<void> {
    // What is owed is asked first: a credit in between has its coins on chain already.
    const owed = await rows.owedToUsers();
    const found = await read();
    last = owed
      .filter(({ units: owes }) => owes > 0n)
      .map(({ asset, units: liabilities }) => {
        const reserves = found.units.get(asset) ?? 0n;
        return { asset, reserves, liabilities, enough: reserves >= liabilities };
      });
    blocks = found.blocks;
  }

  async function compare(): Promise<void> {
    await look();
    // What was paid out in between was owed and is gone: only what is short twice is short.
    if (last.some(({ enough }) => !enough)) await look();
    for (const { asset, reserves, liabilities, enough } of last) {
      const { alarms } =
        networks.find(({ network }) => network.tokens.some((token) => token.asset === asset)) ?? networks[0]!;
      const detail = `${asset}: ${text(reserves)} on chain, ${text(liabilities)} owed to users`;
      await (enough ? alarms.end('reserves-short', asset) : alarms.raise('reserves-short', detail, asset));
    }
    const unbalanced = (await rows.imbalances()).map(({ asset, units }) => `${asset}: ${text(units)}`).join(', ');
    const { alarms } = networks[0]!;
    await (unbalanced ? alarms.raise('books-unbalanced', unbalanced) : alarms.end('books-unbalanced'));
  }

  return {
    read,
    get last() {
      return last;
    },
    get blocks() {
      return blocks;
    },
    check() {
      if (!running) {
        running = compare().finally(() => {
          running = undefined;
        });
        return running;
      }
      next ??= running
        .catch(() => {})
        .then(() => {
          next = undefined;
          return this.check();
        });
      return next;
    },
  };
}
