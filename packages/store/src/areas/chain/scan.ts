import type { DepositState } from '@quay/contract/wallet';
import { type Selectable, sql, type Transaction } from 'kysely';
import type { Database, Query } from '../../database.ts';
import { withNumbers } from './numbers.ts';
import type { ChainTables } from './tables.ts';

/** How far a network was read, and whether it stands still. */
export type NetworkRow = Selectable<ChainTables['chainNetworks']>;
export type TransferRow = Selectable<ChainTables['chainTransfers']>;
/** A transfer to an address of ours, as it was seen in a block. */
export type SeenTransfer = Omit<TransferRow, 'id' | 'network' | 'state' | 'seenAt' | 'creditedAt' | 'number'> & {
  readonly state: 'pending' | 'small';
};
type BlockName = { readonly number: number; readonly hash: string };

export type ScanReads = {
  networkRow(network: string): Promise<NetworkRow | undefined>;
  /** Begins the watch of a network at a block; one that has begun goes on where it is. */
  beginNetwork(network: string, block: BlockName): Promise<void>;
  haltNetwork(network: string, why: string, by: number | undefined, at: number): Promise<void>;
  resumeNetwork(network: string): Promise<void>;
  /** Hash of a block that was taken in, as long as it is kept. */
  blockHash(network: string, number: number): Promise<string | undefined>;
  /** Takes a block in, whole, if it follows on the last one; blocks below `keepFrom` are forgotten. */
  takeIn(
    network: string,
    block: BlockName,
    transfers: readonly SeenTransfer[],
    at: number,
    keepFrom: number,
  ): Promise<void>;
  /** Takes in again what a block holds, now that it has all its confirmations: what was missed at first is added. */
  takeInConfirmed(network: string, number: number, transfers: readonly SeenTransfer[], at: number): Promise<void>;
  /** Takes in what a block holds that staff have asked to be read again. Gives how many transfers were not known. */
  takeInAgain(network: string, transfers: readonly SeenTransfer[], at: number): Promise<number>;
  /** Forgets all blocks above one: what was only seen there is gone. */
  rewind(network: string, to: number): Promise<void>;
  /** Credited transfers above a block. */
  creditedAbove(network: string, block: number): Promise<TransferRow[]>;
  /** Pending transfers up to a block, as the chain has them. */
  pendingUpTo(network: string, block: number): Promise<TransferRow[]>;
  /** Transfers of a block that are pending, or too small to be credited. */
  uncreditedIn(network: string, block: number): Promise<TransferRow[]>;
  /** Owners of pending transfers. */
  usersPending(network: string): Promise<number[]>;
  settleTransfer(id: number, state: DepositState, creditedAt: number | null): Promise<void>;
  /** Transfers of which the ledger says something else than they do: a stop between two writes left them so. */
  unsettled(network: string, above: number): Promise<(TransferRow & { readonly ledger: 'credited' | 'reversed' })[]>;
};

export function scanReads(db: Query): ScanReads {
  return {
    networkRow: (network) =>
      db.selectFrom('chainNetworks').selectAll().where('network', '=', network).executeTakeFirst(),

    beginNetwork: (network, { number, hash }) =>
      db.transaction().execute(async (on) => {
        const begun = await on
          .insertInto('chainNetworks')
          .values({ network, scanned: number, confirmed: number, haltedWhy: null, haltedBy: null, haltedAt: null })
          .onConflict((known) => known.doNothing())
          .returning('network')
          .executeTakeFirst();
        if (begun) await on.insertInto('chainBlocks').values({ network, number, hash }).execute();
      }),

    async haltNetwork(network, why, by, at) {
      await db
        .updateTable('chainNetworks')
        .set({ halted: true, haltedWhy: why, haltedBy: by ?? null, haltedAt: new Date(at) })
        .where('network', '=', network)
        .where('halted', '=', false)
        .execute();
    },

    async resumeNetwork(network) {
      await db
        .updateTable('chainNetworks')
        .set({ halted: false, haltedWhy: null, haltedBy: null, haltedAt: null })
        .where('network', '=', network)
        .execute();
    },

    async blockHash(network, number) {
      const found = await db
        .selectFrom('chainBlocks')
        .select('hash')
        .where('network', '=', network)
        .where('number', '=', number)
        .executeTakeFirst();
      return found?.hash;
    },

    takeIn: (network, { number, hash }, transfers, at, keepFrom) =>
      db.transaction().execute(async (on) => {
        const moved = await on
          .updateTable('chainNetworks')
          .set({ scanned: number })
          .where('network', '=', network)
          .where('scanned', '=', number - 1)
          .executeTakeFirst();
        // Somebody else has taken it in, or gone back: the next look begins anew.
        if (Number(moved.numUpdatedRows) === 0) return;
        await on.insertInto('chainBlocks').values({ network, number, hash }).execute();
        await on.deleteFrom('chainBlocks').where('network', '=', network).where('number', '<', keepFrom).execute();
        await write(on, network, transfers, at);
      }),

    takeInConfirmed: (network, number, transfers, at) =>
      db.transaction().execute(async (on) => {
        await write(on, network, transfers, at);
        await on
          .updateTable('chainNetworks')
          .set({ confirmed: number })
          .where('network', '=', network)
          .where('confirmed', '<', number)
          .where('scanned', '>=', number)
          .execute();
      }),

    takeInAgain: (network, transfers, at) => db.transaction().execute((on) => write(on, network, transfers, at)),

    rewind: (network, to) =>
      db.transaction().execute(async (on) => {
        await sql`
          insert into fork_checks (network, user_id, asset, due_block)
          select distinct network, user_id, asset, scanned
          from chain_transfers join chain_networks using (network)
          where network = ${network} and block > ${to}
          on conflict (network, user_id, asset) do update
            set due_block = greatest(fork_checks.due_block, excluded.due_block), looked_at = null`.execute(on);
        await on
          .updateTable('chainTransfers')
          .set({ state: sql`case when credited_at is null then 'gone' else 'reversed' end` })
          .where('network', '=', network)
          .where('block', '>', to)
          .where('state', 'in', ['pending', 'small'])
          .execute();
        await on.deleteFrom('unsupportedArrivals').where('network', '=', network).where('block', '>', to).execute();
        await on.deleteFrom('nativePayments').where('network', '=', network).where('block', '>', to).execute();
        // What an address had on the chain that is no more says nothing: the next look begins anew.
        await on
          .updateTable('nativeChecks')
          .set({ opening: null })
          .where('network', '=', network)
          .where('fromBlock', '>', to)
          .execute();
        await on.deleteFrom('chainBlocks').where('network', '=', network).where('number', '>', to).execute();
        await on
          .updateTable('chainNetworks')
          .set({ scanned: to, confirmed: sql`least(confirmed, ${to}::bigint)` })
          .where('network', '=', network)
          .where('scanned', '>', to)
          .execute();
      }),

    creditedAbove: (network, block) =>
      db
        .selectFrom('chainTransfers')
        .selectAll()
        .where('network', '=', network)
        .where('block', '>', block)
        .where('state', '=', 'credited')
        .orderBy('block')
        .orderBy('logIndex')
        .execute(),

    pendingUpTo: (network, block) =>
      db
        .selectFrom('chainTransfers')
        .selectAll()
        .where('network', '=', network)
        .where('block', '<=', block)
        .where('state', '=', 'pending')
        .orderBy('block')
        .orderBy('logIndex')
        .execute(),

    uncreditedIn: (network, block) =>
      db
        .selectFrom('chainTransfers')
        .selectAll()
        .where('network', '=', network)
        .where('block', '=', block)
        .where('state', 'in', ['pending', 'small'])
        .orderBy('logIndex')
        .execute(),

    async usersPending(network) {
      const found = await db
        .selectFrom('chainTransfers')
        .select('userId')
        .distinct()
        .where('network', '=', network)
        .where('state', '=', 'pending')
        .execute();
      return found.map(({ userId }) => userId);
    },

    async settleTransfer(id, state, creditedAt) {
      await db
        .updateTable('chainTransfers')
        .set({ state, creditedAt: creditedAt === null ? null : new Date(creditedAt) })
        .where('id', '=', id)
        .execute();
    },

    unsettled: (network, above) =>
      db
        .selectFrom('chainTransfers')
        .innerJoin('credits', (join) =>
          join
            .onRef('credits.network', '=', 'chainTransfers.network')
            .onRef('credits.txHash', '=', 'chainTransfers.txHash')
            .onRef('credits.logIndex', '=', 'chainTransfers.number'),
        )
        .selectAll('chainTransfers')
        .select('credits.state as ledger')
        .where('chainTransfers.network', '=', network)
        .where('chainTransfers.block', '>', above)
        .where(
          sql<boolean>`case credits.state when 'credited' then chain_transfers.state <> 'credited'
            else chain_transfers.state = 'credited' end`,
        )
        .orderBy('chainTransfers.id')
        .execute(),
  };
}

/**
 * What was seen stands here once, as it was seen last: one that was gone, or stands in another block now, is pending
 * anew. What is credited stays as it is. Gives how many were not known, or were gone.
 */
async function write(on: Transaction<Database>, network: string, transfers: readonly SeenTransfer[], at: number) {
  let found = 0;
  for (const [txHash, group] of Map.groupBy(transfers, (one) => one.txHash)) {
    const known = await on
      .selectFrom('chainTransfers')
      .select(['number', 'blockHash', 'logIndex', 'userId', 'asset', 'state'])
      .where('network', '=', network)
      .where('txHash', '=', txHash)
      .execute();
    for (const { seen, number, before } of withNumbers(group, known)) {
      if (before !== 'pending' && before !== 'small' && before !== 'credited') found += 1;
      const { amount, atoms, ...rest } = seen;
      await on
        .insertInto('chainTransfers')
        .values({
          ...rest,
          network,
          number,
          atoms: String(atoms),
          amount: sql<bigint>`${`${amount}e-8`}::numeric`,
          seenAt: new Date(at),
          creditedAt: null,
        })
        .onConflict((conflict) =>
          conflict
            .columns(['network', 'txHash', 'number'])
            .doUpdateSet((row) => ({
              logIndex: row.ref('excluded.logIndex'),
              asset: row.ref('excluded.asset'),
              userId: row.ref('excluded.userId'),
              block: row.ref('excluded.block'),
              blockHash: row.ref('excluded.blockHash'),
              contract: row.ref('excluded.contract'),
              sender: row.ref('excluded.sender'),
              address: row.ref('excluded.address'),
              atoms: sql`excluded.atoms`,
              amount: row.ref('excluded.amount'),
              state: row.ref('excluded.state'),
            }))
            .where('chainTransfers.state', '<>', 'credited'),
        )
        .execute();
    }
  }
  return found;
}
