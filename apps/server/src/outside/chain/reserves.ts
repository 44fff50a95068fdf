import { text } from '@quay/money';
import type { AlarmReads, ReserveReads, TransactionReads } from '@quay/store';
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

/** A deposit address that holds less than what was credited to its owner and not swept. */
type Short = {
  readonly parts: NetworkParts;
  readonly user: number;
  readonly asset: string;
  readonly address: string;
  readonly has: bigint;
  readonly should: bigint;
};
const OF_USER = 'user ';
const subjectOf = ({ user, asset }: Pick<Short, 'user' | 'asset'>): string => `${OF_USER}${user} ${asset}`;

/** What is ours on the chains: the hot wallets, retired ones too, the treasury, and deposit addresses that are not swept yet. */
export function createReserves(
  networks: readonly NetworkParts[],
  rows: Pick<ReserveReads, 'unswept' | 'owedToUsers' | 'imbalances'> &
    Pick<TransactionReads, 'openTransactions'> &
    Pick<AlarmReads, 'openAlarms'>,
): Reserves {
  let last: readonly ReserveOfAsset[] = [];
  let blocks: Readonly<Record<string, number>> = {};
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  async function readOne(parts: NetworkParts, into: Map<string, bigint>, short: Short[]) {
    const { network, access, wallets } = parts;
    // A sweep moves coins before the rows say so.
    const sweeps = new Set((await rows.openTransactions(network.name, ['sweep'])).map(({ reference }) => reference));
    const hot = (await wallets.all()).map(({ address }) => address);
    const ours = [...hot, ...(network.treasury ?? [])];
    const unswept = await rows.unswept(network.name);
    // Asked last: what is credited by now is in a block up to there, however long the questions before took.
    const { number } = await access.head();
    const addresses = new Set<string>(ours);
    for (const { asset, contract, decimals } of network.tokens) {
      let units = into.get(asset) ?? 0n;
      const count = async (address: Address): Promise<bigint> => {
        const atoms = await access.tokensOf(contract, address, number);
        if (atoms > 0n) addresses.add(address);
        const has = unitsOf(atoms, decimals);
        units += has;
        return has;
      };
      for (const address of ours) await count(address);
      for (const { userId: user, address, amount: should, ...of } of unswept) {
        if (of.asset !== asset) continue;
        const has = await count(address as Address);
        if (has < should && !sweeps.has(user)) short.push({ parts, user, asset, address, has, should });
      }
      into.set(asset, units);
    }
    return { number, addresses: [...addresses] };
  }

  async function read(short: Short[] = []): Promise<ReservesRead> {
    const units = new Map<string, bigint>();
    const blocks: Record<string, number> = {};
    const addresses: Record<string, readonly string[]> = {};
    for (const parts of networks) {
      const one = await readOne(parts, units, short);
      blocks[parts.network.name] = one.number;
      addresses[parts.network.name] = one.addresses;
    }
    return { units, blocks, addresses };
  }

  async function look(): Promise<readonly Short[]> {
    const short: Short[] = [];
    // What is owed is asked first: a credit in between has its coins on chain already.
    const owed = await rows.owedToUsers();
    const found = await read(short);
    last = owed
      .filter(({ units: owes }) => owes > 0n)
      .map(({ asset, units: liabilities }) => {
        const reserves = found.units.get(asset) ?? 0n;
        return { asset, reserves, liabilities, enough: reserves >= liabilities };
      });
    blocks = found.blocks;
    return short;
  }

  /** Chain against books for each user: after a fork it is here that what is missing shows, by name. */
  async function ringForUsers(short: readonly Short[]): Promise<void> {
    const nameOf = (network: string, subject: string) => `${network} ${subject}`;
    const now = new Set(short.map((one) => nameOf(one.parts.network.name, subjectOf(one))));
    for (const one of short) {
      const { parts, user, asset, address, has, should } = one;
      const missing = `user ${user} lacks ${text(should - has)} ${asset} at ${address}`;
      const detail = `${missing}: ${text(has)} on chain, ${text(should)} credited and not swept`;
      await parts.alarms.raise('reserves-short', detail, subjectOf(one));
    }
    // Whichever process raised them.
    for (const { network, alarm, subject } of await rows.openAlarms()) {
      if (alarm !== 'reserves-short' || !subject.startsWith(OF_USER) || now.has(nameOf(network, subject))) continue;
      await networks.find((parts) => parts.network.name === network)?.alarms.end(alarm, subject);
    }
  }

  async function compare(): Promise<void> {
    let short = await look();
    // What was paid out or swept in between was owed and is gone: only what is short twice is short.
    if (last.some(({ enough }) => !enough) || short.length > 0) {
      const before = new Set(short.map(subjectOf));
      short = (await look()).filter((one) => before.has(subjectOf(one)));
    }
    await ringForUsers(short);
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
    read: () => read(),
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
