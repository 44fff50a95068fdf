import { sql } from 'kysely';
import type { Query } from '../../database.ts';

/**
 * A part of what is kept of a person: rows of one table. `mine` says which are theirs; `without` names columns that are
 * secrets, sealed, or of somebody else. Rows come in the order of `by`.
 */
type Part = { readonly name: string; readonly sql: string };

const rows = (name: string, table: string, mine: string, by: string, without: readonly string[] = []): Part => ({
  name,
  sql: `select (to_jsonb(part) - '{${without.join(',')}}'::text[])::text as row from ${table} as part
    where ${mine} order by ${by}`,
});
const owned = (table: string, by = 'id', without: readonly string[] = []): Part =>
  rows(table, table, 'part.owner = $1', by, without);
const used = (table: string, by = 'id', without: readonly string[] = []): Part =>
  rows(table, table, 'part.user_id = $1', by, without);
const either = (table: string, ...columns: readonly string[]): Part =>
  rows(table, table, columns.map((column) => `part.${column} = $1`).join(' or '), 'id');

/** A trade from one's own side: what the other one paid and has is theirs. */
const trades = (table: string, more: string): Part => ({
  name: table,
  sql: `select jsonb_build_object(
      'id', id, 'market', market, 'price', price, 'quantity', quantity, 'amount', amount, 'at', at,
      'side', case when buyer = $1 then 'buy' else 'sell' end,
      'order', case when buyer = $1 then buy_order else sell_order end,
      'fee', case when buyer = $1 then buy_fee else sell_fee end${more}
    )::text as row from ${table} where buyer = $1 or seller = $1 order by id`,
});

const ofOwnOrders = `part.order_id in (select id from c2c_orders where taker = $1 or advertiser = $1)`;

/** Everything that is kept of a person, in the order in which the file has it. Pictures are named, not contained. */
export const exportParts: readonly Part[] = [
  rows('account', 'users', 'part.id = $1', 'id', ['password_hash', 'fund_password_hash', 'nickname_key', 'inviter']),
  used('sessions', 'id', ['token_hash']),
  used('logins'),
  used('devices', 'seen_at'),
  used('passkeys', 'id', ['public_key', 'credential_id']),
  rows('authenticators', 'authenticators', 'part.user_id = $1', 'user_id', ['sealed', 'last_step']),
  owned('account_holds', 'since, reason'),
  owned('account_freezes', 'since'),
  owned('account_closures', 'requested_at'),
  used('reset_requests'),
  used('data_exports'),
  rows('messages_sent', 'outbox', 'part.user_id = $1', 'id', ['text', 'sealed']),
  rows('verification', 'reviews', 'part.user_id = $1', 'id', ['sealed', 'document_hash', 'taken_by', 'decided_by']),
  used('merchants', 'user_id'),
  used('files', 'at, id', ['sealed_key', 'digest']),
  used('favourites', 'added, market'),
  used('price_alerts'),
  rows('notice_choices', 'perpetual_notice_choices', 'part.user_id = $1', 'user_id'),
  used('perpetual_notices'),
  used('c2c_members', 'user_id'),
  used('c2c_notices'),
  rows('push_devices', 'push_devices', 'part.user_id = $1', 'id', ['endpoint', 'p256dh', 'auth']),
  owned('accounts', 'book, asset'),
  owned('entries'),
  used('deposit_addresses', 'at'),
  rows('deposits', 'chain_transfers', 'part.user_id = $1', 'id', ['sender']),
  used('unsupported_arrivals', 'id', ['sender']),
  used('saved_addresses'),
  owned('withdrawals', 'id', ['raw', 'first_by', 'second_by', 'rejected_by']),
  owned('transfers'),
  either('user_transfers', 'owner', 'recipient'),
  owned('debts'),
  owned('conversions'),
  owned('spot_orders', 'id', ['seat']),
  trades('spot_trades', ''),
  owned('spot_oco_pairs', 'limit_order'),
  owned('spot_brackets', '"order"'),
  owned('perpetual_orders', 'id', ['seat']),
  trades('perpetual_trades', `, 'profit', case when buyer = $1 then buy_profit else sell_profit end`),
  owned('perpetual_positions', 'contract'),
  owned('perpetual_triggers'),
  owned('perpetual_liquidations'),
  owned('perpetual_funding_payments'),
  owned('perpetual_deliveries'),
  owned('perpetual_margin_warnings'),
  owned('following_leaders', 'owner'),
  either('following_follows', 'follower', 'leader'),
  either('following_copies', 'follower'),
  either('following_shares', 'follower', 'leader'),
  owned('loans'),
  owned('loan_records'),
  owned('loan_sales'),
  owned('loan_warnings'),
  owned('earn_savings'),
  owned('earn_redemptions'),
  owned('earn_orders'),
  owned('earn_scheduled'),
  owned('earn_flows'),
  // Whose machine it was is somebody else.
  owned('earn_upline_bonuses', 'id', ['order']),
  owned('credit_loans'),
  owned('credit_events', 'id', ['staff']),
  used('credit_applications', 'id', ['sealed']),
  owned('liquidity_wallets'),
  owned('liquidity_days'),
  // Who invited, and who deposited, are other people.
  owned('referral_members', 'owner', ['referrer']),
  owned('referral_traits', 'kind, digest', ['digest']),
  owned('referral_deposits'),
  owned('referral_claims'),
  owned('referral_rebates', 'id', ['depositor']),
  owned('demo_accounts', 'owner'),
  owned('demo_balances', 'asset'),
  owned('demo_orders', 'id', ['seat']),
  owned('demo_fills'),
  owned('merchant_deposits'),
  owned('c2c_blocks', 'since, blocked'),
  used('c2c_follows', 'since, advertiser'),
  owned('c2c_ads'),
  rows('c2c_orders', 'c2c_orders', 'part.taker = $1 or part.advertiser = $1', 'id', ['ruled_by', 'seconded_by']),
  // What the other one wrote is theirs; what oneself wrote, and what the system said, is here.
  rows('c2c_messages', 'c2c_messages', `${ofOwnOrders} and part.user_id = $1`, 'id', ['staff_id', 'digest']),
  rows('c2c_reviews', 'c2c_reviews', 'part.writer = $1 or part.about = $1', 'id'),
  rows(
    'support_messages',
    'messages',
    'part.conversation_id in (select id from conversations where user_id = $1)',
    'id',
    ['staff_id'],
  ),
];

/** Most rows of a part; a file says where there are more. */
export const EXPORT_ROWS_MAX = 100_000;
const PAGE = 2_000;

export type DataExportReads = {
  /** Rows of a part as JSON texts, a page at a time. */
  exportPart(user: number, part: Part): AsyncIterable<readonly string[]>;
  /** How often somebody got their data since a moment. */
  exportsSince(user: number, since: number): Promise<number>;
  addExport(one: {
    readonly user: number;
    readonly at: number;
    readonly device: string;
    readonly address: string;
  }): Promise<void>;
};

export function dataExportReads(db: Query): DataExportReads {
  return {
    async *exportPart(user, part) {
      for (let offset = 0; offset < EXPORT_ROWS_MAX; offset += PAGE) {
        const text = `${part.sql.replaceAll('$1', String(user))} limit ${PAGE} offset ${offset}`;
        const { rows: found } = await sql.raw<{ row: string }>(text).execute(db);
        if (found.length > 0) yield found.map(({ row }) => row);
        if (found.length < PAGE) return;
      }
    },

    async exportsSince(user, since) {
      const found = db.selectFrom('dataExports').select(({ fn }) => fn.countAll<number>().as('count'));
      const { count } = await found
        .where('userId', '=', user)
        .where('at', '>', sql<number>`${new Date(since)}`)
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    async addExport({ user, at, device, address }) {
      await db
        .insertInto('dataExports')
        .values({ userId: user, at: new Date(at), device, address })
        .execute();
    },
  };
}
