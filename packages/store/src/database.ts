import type { CurrencyCode, Language, Theme, Updown } from '@quay/contract/identity';
import type { Account, Entry, Order, Trade } from '@quay/core';
import { CamelCasePlugin, type ColumnType, type Generated, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { settings } from './connection.ts';
import type { CandleRow } from './projector/candles.ts';
import type { TapeRow } from './projector/tape.ts';

/** Times are read as milliseconds and written as dates. */
type Time = ColumnType<number, Date, Date>;

/** What people query, as Kysely knows it. The core's rows keep the core's types. */
export type Database = {
  accounts: Account;
  entries: Entry;
  spotOrders: Order;
  spotTrades: Trade;
  spotVolumes: { owner: number; day: number; amount: bigint };
  spotTiers: { owner: number; tier: number; since: number };
  candles: CandleRow;
  candleHistory: { writtenAt: Generated<number> };
  tape: TapeRow & { slot: number };
  currencies: { id: number; name: CurrencyCode; symbol: string; rate: bigint };
  users: {
    id: Generated<number>;
    username: string;
    passwordHash: string;
    usercode: string;
    language: Language | null;
    currency: CurrencyCode | null;
    theme: Theme | null;
    updown: Updown | null;
    registeredAt: Time;
  };
  sessions: { tokenHash: Uint8Array; userId: number; openedAt: Time; seenAt: Time; expiresAt: Time };
  favourites: { userId: number; market: string; added: Generated<number> };
};

export type Query = Kysely<Database>;

const CONNECTIONS = 8;

export function openQuery(pool: pg.Pool): Query {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }), plugins: [new CamelCasePlugin()] });
}

/** Connections for reading, shared by all requests. */
export function openPool(databaseUrl: string): pg.Pool {
  const pool = new pg.Pool({ ...settings(databaseUrl, 'reads'), max: CONNECTIONS, query_timeout: 30_000 });
  // An idle connection that breaks is replaced by the next query.
  pool.on('error', () => undefined);
  // One that breaks while it is used tells its query; said a second time, to nobody, it would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
