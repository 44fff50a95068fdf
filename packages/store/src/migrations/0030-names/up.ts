import { type Kysely, sql } from 'kysely';
import { fenceVersionBefore } from '../fence.ts';

/** Columns of requests, notices and heartbeats have the names that the code uses for them; their content stays. */
export async function names(db: Kysely<unknown>): Promise<void> {
  await fenceVersionBefore(db);
  await sql`
    alter table approvals rename column asked_by to requested_by;
    alter table approvals rename column asked_at to requested_at;
    alter table chain_rescans rename column asked_by to requested_by;
    alter table chain_rescans rename column asked_at to requested_at;
    alter table outflows rename column asked_by to requested_by;
    alter table hot_wallets rename column asked_by to requested_by;
    alter table c2c_clock rename column beat_at to heartbeat_at;
    alter table c2c_notices rename column told_at to notified_at;
    alter index c2c_notices_to_tell rename to c2c_notices_to_send;
    alter index c2c_notices_told rename to c2c_notices_sent;
  `.execute(db);
}
