import { sql } from 'kysely';
import type { Query } from '../../database.ts';

/** What came to an address of a network's own coin in one block, by transactions that name it. */
export type NativePayment = { readonly address: string; readonly wei: bigint };
/** An address whose balance is to be held against what is known of it up to a block. */
export type NativeAddress = {
  readonly userId: number;
  readonly address: string;
  /** Wei; nothing before the first look at an address that was in use before this was counted. */
  readonly known: bigint | null;
};

/** The networks' own coins at deposit addresses. They are never credited; what came is to leave a trace. */
export type NativeReads = {
  /** Said again of a block it changes nothing, and what another endpoint told of it stays. */
  addNativePayments(network: string, block: number, payments: readonly NativePayment[]): Promise<void>;
  /**
   * Of the addresses that were in use since a moment those that were looked at longest ago. One with a sweep that is on
   * its way, or in a block that was replaced, is left out.
   */
  nativeToCheck(network: string, block: number, usedSince: number, size: number): Promise<NativeAddress[]>;
  /** `opening` is what an address has at a block from which on all is known. */
  nativeChecked(
    network: string,
    user: number,
    at: number,
    opening?: { readonly block: number; readonly wei: bigint },
  ): Promise<void>;
};

export function nativeReads(db: Query): NativeReads {
  return {
    async addNativePayments(network, block, payments) {
      for (const { address, wei } of payments) {
        await db
          .insertInto('nativePayments')
          .values({ network, address, block, wei: String(wei) })
          .onConflict((known) =>
            known
              .columns(['network', 'address', 'block'])
              .doUpdateSet({ wei: sql`greatest(native_payments.wei, excluded.wei)` }),
          )
          .execute();
      }
    },

    async nativeToCheck(network, block, usedSince, size) {
      const found = await sql<NativeAddress>`
        select chosen.user_id as "userId", chosen.address,
          chosen.opening
          + (select coalesce(sum(wei), 0) from native_payments p
            where p.network = ${network} and p.address = chosen.address
              and p.block > chosen.from_block and p.block <= ${block})
          + (select coalesce(sum(atoms), 0) from unsupported_arrivals u
            where u.network = ${network} and u.user_id = chosen.user_id and u.tx_hash is null
              and u.block > chosen.from_block and u.block <= ${block})
          - (select coalesce(sum(fee), 0) from chain_transactions t
            where t.network = ${network} and t.kind = 'sweep' and t.reference = chosen.user_id
              and t.state in ('mined', 'reverted') and t.block > chosen.from_block and t.block <= ${block}) as known
        from (
          select a.user_id, a.address, coalesce(c.from_block, -1) as from_block,
            case when c.user_id is null then 0 else c.opening end as opening
          from deposit_addresses a left join native_checks c on c.network = ${network} and c.user_id = a.user_id
          where a.used_at >= ${new Date(usedSince)}
            and not exists (
              select from chain_transactions t
              left join chain_blocks b on b.network = t.network and b.number = t.block
              where t.network = ${network} and t.kind = 'sweep' and t.reference = a.user_id and (
                t.state = 'signed' or (t.state in ('mined', 'reverted') and (
                  t.block > ${block}
                  or (t.block >= (select min(number) from chain_blocks where network = ${network})
                    and b.hash is distinct from t.block_hash)
                ))
              )
            )
          order by c.checked_at nulls first, a.user_id
          limit ${size}
        ) as chosen`.execute(db);
      return found.rows;
    },

    async nativeChecked(network, user, at, opening) {
      const checkedAt = new Date(at);
      const from = opening && { opening: String(opening.wei), fromBlock: opening.block };
      await db
        .insertInto('nativeChecks')
        .values({ network, userId: user, checkedAt, opening: '0', fromBlock: -1, ...from })
        .onConflict((known) => known.columns(['network', 'userId']).doUpdateSet({ checkedAt, ...from }))
        .execute();
    },
  };
}
