import type { C2cParty } from '@quay/contract/c2c';
import type { MerchantState } from '@quay/contract/verification';
import type { C2cEventRow, C2cOrder } from '@quay/core';
import { sql } from 'kysely';
import type { Query } from '../../database.ts';
import { shownName } from '../../shown-name.ts';
import type { PaymentMethodRow } from './methods.ts';

/** What one of the two sees of an order besides its row: all that the core does not keep. */
export type OrderFacts = {
  /** Of the other one. */
  readonly nickname: string;
  readonly merchant: MerchantState;
  readonly number: string | null;
  readonly reference: string | null;
  readonly unread: number;
  readonly asks: readonly C2cParty[];
  /** Verified names, sealed for their owners. */
  readonly payerSealed: Uint8Array | null;
  readonly sellerSealed: Uint8Array | null;
  readonly method: PaymentMethodRow | undefined;
  readonly reviewed: { readonly good: boolean; readonly text: string } | null;
  /** What holds the seller's account now. */
  readonly holds: readonly { readonly reason: string; readonly until: number }[];
  /** As far as the rows have come. */
  readonly events: readonly C2cEventRow[];
};

export type OrderFactsReads = {
  /** In one statement. */
  orderFacts(
    order: Pick<C2cOrder, 'id' | 'payer' | 'seller' | 'method'>,
    user: number,
    at: number,
  ): Promise<OrderFacts>;
};

type Found = Omit<OrderFacts, 'method'> & {
  readonly methodOwner: number | null;
  readonly methodKind: PaymentMethodRow['kind'];
  readonly methodSealed: Uint8Array;
  readonly methodQr: string | null;
  readonly methodSavedAt: number;
  readonly methodRemovedAt: number | null;
};

const milliseconds = (column: string) => sql.raw<number>(`round(extract(epoch from ${column}) * 1000)::bigint`);
const latestBasic = (user: number) =>
  sql`(select sealed from reviews where user_id = ${user} and kind = 'basic' order by attempt desc limit 1)`;

export function orderFactsReads(db: Query): OrderFactsReads {
  return {
    async orderFacts({ id, payer, seller, method }, user, at) {
      const other = user === payer ? seller : payer;
      const { rows } = await sql<Found>`
        select ${shownName()} as nickname, coalesce(merchants.state, 'none') as merchant,
          named.number, named.reference,
          (
            select count(*) from c2c_messages said
              left join c2c_reads seen on seen.order_id = said.order_id and seen.user_id = ${user}
            where said.order_id = ${id} and said.event is not null and said.actor <> 'system'
              and said.user_id is distinct from ${user} and said.id > coalesce(seen.up_to, 0)
          ) as unread,
          (
            select coalesce(json_agg(party), '[]') from c2c_asked where order_id = ${id} and answered_at is null
          ) as asks,
          ${latestBasic(payer)} as payer_sealed, ${latestBasic(seller)} as seller_sealed,
          paid_to.user_id as method_owner, paid_to.kind as method_kind, paid_to.sealed as method_sealed,
          paid_to.qr_file as method_qr, paid_to.saved_at as method_saved_at, paid_to.removed_at as method_removed_at,
          (
            select json_build_object('good', good, 'text', text) from c2c_reviews
            where order_id = ${id} and writer = ${user}
          ) as reviewed,
          (
            select coalesce(json_agg(json_build_object('reason', reason, 'until', until)), '[]') from (
              select reason, ${milliseconds('until')} as until from account_holds
              where owner = ${seller} and until > ${new Date(at)}
              union all
              select 'fund-password-wrong', ${milliseconds('fund_locked_until')} from users
              where id = ${seller} and fund_locked_until > ${new Date(at)}
            ) as held
          ) as holds,
          (
            select coalesce(json_agg(json_build_object(
              'order', "order", 'number', number, 'at', ${milliseconds('at')}, 'event', event, 'actor', actor,
              'by', by, 'detail', detail, 'hash', hash
            ) order by number), '[]') from c2c_events where "order" = ${id}
          ) as events
        from users
          left join merchants on merchants.user_id = users.id
          left join c2c_order_numbers named on named."order" = ${id}
          left join payment_methods paid_to on paid_to.id = ${method}
        where users.id = ${other}`.execute(db);
      const { methodOwner, methodKind, methodSealed, methodQr, methodSavedAt, methodRemovedAt, ...facts } = rows[0]!;
      return {
        ...facts,
        method:
          methodOwner === null
            ? undefined
            : {
                id: method,
                userId: methodOwner,
                kind: methodKind,
                sealed: methodSealed,
                qrFile: methodQr,
                savedAt: methodSavedAt,
                removedAt: methodRemovedAt,
              },
      };
    },
  };
}
