import { connect } from '../connection.ts';
import { type SealedColumn, sealedColumns } from './sealed-columns.ts';

/** A key that secrets are sealed with, wrapped by the master key. */
export type WrappedKey = { readonly id: number; readonly wrapped: Uint8Array };

/** A sealed value: in which column, whose it is, and the value itself. */
export type SealedRow = {
  readonly column: SealedColumn;
  /** The row's key, and what the seal is bound to. */
  readonly values: Readonly<Record<string, string | null>>;
  readonly sealed: Uint8Array;
};

/** The key ring, and everything that is sealed with its keys. */
export type KeyRows = {
  keys(): Promise<WrappedKey[]>;
  /** All keys at once, in place of those that there are. */
  saveKeys(keys: readonly WrappedKey[]): Promise<void>;
  /** A sealed value of each column that has one. */
  samples(): Promise<SealedRow[]>;
  /** How many values of a column are not sealed with this key. */
  left(column: SealedColumn, id: number): Promise<number>;
  /** Some of them. */
  some(column: SealedColumn, id: number, count: number): Promise<SealedRow[]>;
  /** Puts another seal in place of the one that was read. False when it was changed meanwhile. */
  reseal(row: SealedRow, sealed: Uint8Array): Promise<boolean>;
  close(): Promise<void>;
};

/** The second version of a seal begins with its number and the key's; the first version is the first key's. */
const byOther = (name: string, id: number): string =>
  id === 1 ? 'false' : `${name} is not null and (get_byte(${name}, 0) <> 2 or get_byte(${name}, 1) <> ${id})`;

export async function openKeyRows(databaseUrl: string): Promise<KeyRows> {
  const client = await connect(databaseUrl, 'keys');
  const rowsOf = async (column: SealedColumn, where: string, count: number): Promise<SealedRow[]> => {
    const { table, name, key, bound, from = table } = column;
    const columns = [...new Set([...key, ...bound])].map((one) => `${one}::text as "${one}"`);
    const { rows } = await client.query<Record<string, string | null> & { sealed: Uint8Array }>(
      `select ${columns.join(', ')}, ${name} as sealed from ${from} where ${where} order by ${key.join(', ')} limit ${count}`,
    );
    return rows.map(({ sealed, ...values }) => ({ column, values, sealed }) as SealedRow);
  };
  return {
    async keys() {
      const { rows } = await client.query<WrappedKey>('select id, wrapped from key_ring order by id');
      return rows;
    },
    async saveKeys(keys) {
      await client.query('begin');
      await client.query('delete from key_ring where id <> all ($1)', [keys.map(({ id }) => id)]);
      for (const { id, wrapped } of keys) {
        await client.query(
          'insert into key_ring (id, wrapped) values ($1, $2) on conflict (id) do update set wrapped = excluded.wrapped',
          [id, wrapped],
        );
      }
      await client.query('commit');
    },
    async samples() {
      const found: SealedRow[] = [];
      for (const column of sealedColumns) found.push(...(await rowsOf(column, `${column.name} is not null`, 1)));
      return found;
    },
    async left(column, id) {
      const { table, name } = column;
      const { rows } = await client.query<{ left: number }>(
        `select count(*) as left from ${table} where ${byOther(name, id)}`,
      );
      return Number(rows[0]!.left);
    },
    some: (column, id, count) => rowsOf(column, byOther(column.name, id), count),
    async reseal({ column: { table, name, key }, values, sealed: before }, sealed) {
      const match = key.map((one, at) => `${one}::text = $${at + 3}`).join(' and ');
      const { rowCount } = await client.query(`update ${table} set ${name} = $1 where ${name} = $2 and ${match}`, [
        sealed,
        before,
        ...key.map((one) => values[one]),
      ]);
      return rowCount === 1;
    },
    close: () => client.end(),
  };
}
