import { type Kysely, sql } from 'kysely';
import { fenceVersionBefore } from '../fence.ts';

/** A market order may name the worst price that it trades at. A core of the version before would refuse such orders. */
export async function worstPrice(db: Kysely<unknown>): Promise<void> {
  await fenceVersionBefore(db);
  await sql`
    alter table spot_orders drop constraint spot_orders_price_by_type;
  `.execute(db);
  await sql`
    alter table spot_orders add constraint spot_orders_price_by_type
      check (type = 'market' or (type in ('limit', 'stop-limit')) = (price is not null));
  `.execute(db);
}
