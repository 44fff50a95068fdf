import { text } from '@quay/money';
import type { ComparisonReads, ScanReads, TransactionReads } from '@quay/store';
import type { Address, Hex } from 'viem';
import { decode } from '../../signer/decoded.ts';
import type { Alarms } from '../alarms.ts';
import type { ChainAccess } from '../chain-access.ts';
import { type Network, unitsOf } from '../networks.ts';

/** What came to a user of one coin on one network: on chain, and in the books. */
export type Compared = {
  readonly asset: string;
  readonly address: string;
  readonly block: number;
  /** 10⁻⁸ units; what was swept counts. */
  readonly came: bigint;
  readonly booked: bigint;
  /** To the last atom, and by rows and ledger alike. */
  readonly isRight: boolean;
};

export type Comparison = {
  /** One coin that cannot be compared now, as a sweep is on its way or endpoints differ, is left out. */
  of(user: number): Promise<readonly Compared[]>;
  /** Compares some of those that a fork has touched. What differs rings under the user's name as long as it differs. */
  step(): Promise<void>;
};

export type ComparisonRows = ComparisonReads &
  Pick<ScanReads, 'networkRow' | 'blockHash'> &
  Pick<TransactionReads, 'transactionsOf' | 'displaced'>;

/** Of one look: what this asks of the endpoints is bounded, however many a fork has touched. */
const CHECKS_A_LOOK = 20;

/**
 * Holds the chain against the books for one user: what the address has at the last confirmed block, as every endpoint
 * says, and what sweeps took from it, is what transfers brought; and what of that is credited is what the ledger says.
 */
export function createComparison(needs: {
  readonly network: Network;
  readonly access: Pick<ChainAccess, 'agreed' | 'tokensAgreed'>;
  readonly rows: ComparisonRows;
  readonly alarms: Alarms;
  readonly now: () => number;
}): Comparison {
  const { network, access, rows, alarms, now } = needs;
  const { name } = network;

  async function settledBlock(): Promise<{ readonly number: number; readonly hash: string } | undefined> {
    const number = (await rows.networkRow(name))?.confirmed;
    const hash = number === undefined ? undefined : await rows.blockHash(name, number);
    if (number === undefined || hash === undefined) return undefined;
    return (await access.agreed(number)) === (hash as Hex) ? { number, hash } : undefined;
  }

  /** Atoms that sweeps took of each coin; nothing while one is not settled for good. */
  async function sweptOf(user: number, block: number): Promise<ReadonlyMap<string, bigint> | undefined> {
    const sweeps = (await rows.transactionsOf('sweep', user)).filter((one) => one.network === name);
    const displaced = new Set((await rows.displaced(name)).map(({ txHash }) => txHash));
    const swept = new Map<string, bigint>();
    for (const { state, txHash, raw, asset, block: minedIn } of sweeps) {
      if (state === 'signed' || displaced.has(txHash) || (minedIn !== null && minedIn > block)) return undefined;
      if (state === 'mined') swept.set(asset!, (swept.get(asset!) ?? 0n) + (decode(raw as Hex)?.amount ?? 0n));
    }
    return swept;
  }

  async function of(user: number): Promise<Compared[]> {
    const block = await settledBlock();
    const swept = block && (await sweptOf(user, block.number));
    if (!swept) return [];
    const all: Compared[] = [];
    for (const { asset, address, atoms, credited, booked } of await rows.arrived(name, user, block.number)) {
      const token = network.tokens.find((one) => one.asset === asset);
      const has = token && (await access.tokensAgreed(token.contract, address as Address, block.number));
      if (has === undefined) continue;
      const came = has + (swept.get(asset) ?? 0n);
      const { decimals } = token!;
      const isRight = came === atoms && credited === booked;
      // What is pending or too small is no balance, and has come.
      const more = unitsOf(atoms, decimals) - credited;
      all.push({ asset, address, block: block.number, came: unitsOf(came, decimals), booked: booked + more, isRight });
    }
    // Balances are asked by height: they are of this block only if it still has that height.
    return (await access.agreed(block.number)) === (block.hash as Hex) ? all : [];
  }

  return {
    of,
    async step() {
      const confirmed = (await rows.networkRow(name))?.confirmed;
      if (confirmed === undefined) return;
      const due = await rows.forkChecks(name, confirmed, CHECKS_A_LOOK);
      for (const [user, checks] of Map.groupBy(due, ({ userId }) => userId)) {
        const compared = await of(user);
        for (const check of checks) {
          const found = compared.find(({ asset }) => asset === check.asset);
          const subject = `user ${user} ${check.asset}`;
          if (found?.isRight) await alarms.end('deposits-differ', subject);
          else if (found) await alarms.raise('deposits-differ', wordsOf(user, found), subject);
          await rows.forkChecked(name, check, found?.isRight ?? false, now());
        }
      }
    },
  };
}

function wordsOf(user: number, { asset, address, came, booked, block }: Compared): string {
  const sums = `${text(came)} ${asset} came to ${address} up to block ${block}, and the books have ${text(booked)}`;
  return `user ${user}: ${sums}`;
}
