import { coreTables, createCore, readChanges } from '@quay/core';
import { contractMarket } from './contract-market.ts';
import { line } from './figures.ts';
import { millisecondsSince } from './whole-core.ts';

const POSITIONS = 1_000_000;
/** Tables that have rows of each owner, in which the two of the small market are repeated. */
const REPEATED = new Set(['accounts', 'holders', 'perpetual_positions', 'perpetual_orders']);
const FIRST = 10_000;

type Row = { readonly owner: number; readonly id?: number; readonly seat?: number };

/**
 * Rows of a million positions and as many orders into a core, until all that is derived of them is there, by the processor
 * time of this thread. How long rows take out of the database is what the part `recovery` measures.
 */
export function restart(): void {
  const small = contractMarket({ owners: 2, contracts: 1, each: 1, marginOf: () => 0.5 });
  const price = (small.referencePrice * 101n) / 100n;
  small.send(
    [0, 1].map((n) =>
      small.closing(FIRST + n, n === 0, n === 0 ? price : small.referencePrice - (price - small.referencePrice)),
    ),
  );
  const names = coreTables.map(({ name }) => name);
  const rows = readChanges(coreTables, small.engine.stateOf(names));
  const { engine, perpetual } = createCore({ port: { append: () => {} } });
  const isOwn = (row: object) => (row as Row).owner >= FIRST;
  const own = rows.filter(({ table, row }) => REPEATED.has(table.name) && isOwn(row));

  const begun = process.threadCpuUsage();
  for (const { table, row } of rows) if (!REPEATED.has(table.name) || !isOwn(row)) engine.restore(table.name, row);
  for (let pair = 0; pair < POSITIONS / 2; pair++) {
    for (const { table, row } of own) {
      const { owner, id, seat } = row as Row;
      const numbers =
        id === undefined ? {} : { id: id + pair * 2, ...(seat === undefined ? {} : { seat: seat + pair * 2 }) };
      engine.restore(table.name, { ...row, owner: owner + pair * 2, ...numbers });
    }
  }
  engine.open(1, small.at);
  const seconds = millisecondsSince(begun) / 1_000;
  const counted = [perpetual.positions.size, perpetual.orders.size];
  if (counted.some((count) => count !== POSITIONS)) throw new Error(`the core has ${counted.join(' and ')} of them`);
  const what = `${POSITIONS.toLocaleString('en-US')} positions and as many orders`;
  line(`${what}: rows into the core`, seconds, 's', undefined, { atMost: 30 });
}
