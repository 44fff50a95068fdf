import { OPTIONS } from '../connection.ts';
import { Wire } from '../wire/connection.ts';
import { parse, SYNC } from '../wire/messages.ts';

/** A server that says nothing for so long counts as gone. */
const ANSWER_WITHIN_MS = 30_000;

/**
 * The lease lasts as long as the server believes in the connection: when the writer's machine is gone, the server must
 * find out within seconds, not after the two hours that are the usual.
 */
const FIND_OUT_SOON = {
  tcp_keepalives_idle: '1',
  tcp_keepalives_interval: '1',
  tcp_keepalives_count: '3',
  tcp_user_timeout: '3000',
  // What waits for work is not idle.
  idle_session_timeout: '0',
};

/** One statement, so one transaction: the row is there exactly when (epoch, seq) was ours to move. */
const append = (seal: string): string => `
  with moved as (
    update writer set seq = $1::bigint, hash = $6::bytea${seal} where epoch = $2::bigint and seq = $1::bigint - 1 returning 1
  )
  insert into journal (seq, epoch, at, commands, changes, hash)
  select $1, $2, $3::timestamptz, $4::bytea, $5::bytea, $6 from moved`;

/** A connection of the writer's. */
export async function openLine(databaseUrl: string): Promise<Wire> {
  const found = Object.entries(FIND_OUT_SOON).map(([name, value]) => `-c ${name}=${value}`);
  const options = [OPTIONS, ...found].join(' ');
  return Wire.open(databaseUrl, 'core', ANSWER_WITHIN_MS, { options, keepAliveInitialDelayMillis: 1_000 });
}

/** From then on `append` stands ready on the connection, with a seal or without; the schema must be there. */
export async function prepareAppend(wire: Wire, isSealed: boolean): Promise<void> {
  await wire.ask(parse('append', append(isSealed ? ', seal = $7::bytea' : '')), SYNC);
}
