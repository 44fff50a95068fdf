import pg from 'pg';
import { amountOf, timeOf } from './columns.ts';

const { BOOL, BYTEA, INT8, NUMERIC, TIMESTAMPTZ } = pg.types.builtins;

/** Rows come back as the core has them: ids and times as numbers, amounts as whole 10⁻⁸ units. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((type: number, format?: 'text' | 'binary') => {
    if (format !== 'binary') {
      if (type === INT8) return Number;
      if (type === NUMERIC) return amountOf;
      if (type === TIMESTAMPTZ) return timeOf;
    }
    if (type === BOOL || type === BYTEA) return pg.types.getTypeParser(type, format);
    return format === 'binary' ? pg.types.getTypeParser(type, 'binary') : pg.types.getTypeParser(type);
  }) as typeof pg.types.getTypeParser,
};

/** Times are read as UTC text, whatever the server's own zone is. */
export const OPTIONS = '-c timezone=UTC -c datestyle=ISO';

/** How every connection of the store is made. `who` is what an operator sees in pg_stat_activity. */
export function settings(databaseUrl: string, who: string): pg.ClientConfig {
  return {
    connectionString: databaseUrl,
    application_name: `quay ${who}`,
    types,
    options: OPTIONS,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  };
}

/** A connection of its own, already open. Losing it while nobody asks is found by the next query. */
export async function connect(databaseUrl: string, who: string, more: pg.ClientConfig = {}): Promise<pg.Client> {
  const client = new pg.Client({ ...settings(databaseUrl, who), ...more });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    abandon(client);
    throw error;
  }
  return client;
}

/** Connections that are opened as they are needed. Losing one is found by its query, or by the next one. */
export function openConnections(databaseUrl: string, who: string, more: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ ...settings(databaseUrl, who), ...more });
  // An idle connection that breaks is replaced by the next query; also one that breaks while the pool ends.
  pool.on('error', () => undefined);
  // One that breaks while it is used tells its query; said a second time, to nobody, it would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Lets a connection go that may be dead: nobody waits for its farewell. */
export function abandon(client: pg.Client): void {
  client.end().catch(() => undefined);
}

/** SQLSTATE of an error of the server; nothing for one of the network. */
export const stateOf = (error: unknown): string | undefined => {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && /^(?=.*\d)[0-9A-Z]{5}$/.test(code) ? code : undefined;
};

const NETWORK = /^E[A-Z_]+$/;
const GONE = /connection terminated|connection error|not queryable|closed|timeout|read ECONN/i;

/** The connection is gone, or the server is on its way down or up: asking again on a new one may work. */
export function isLoss(error: unknown): boolean {
  const state = stateOf(error);
  // 08: connection exceptions; 53300: too many connections; 57P01 to 57P03: shut down, crashed, starting.
  if (state) return state.startsWith('08') || state === '53300' || /^57P0[123]$/.test(state);
  const code = (error as { code?: unknown } | null)?.code;
  if (typeof code === 'string') return NETWORK.test(code);
  return error instanceof Error && GONE.test(error.message);
}

/** What went wrong, on one line. */
export function lineOf(error: unknown): string {
  const said = error instanceof AggregateError ? error.errors[0] : error;
  const message = said instanceof Error ? said.message : String(said);
  return message.replace(/\s+/g, ' ').trim();
}
