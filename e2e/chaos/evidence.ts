import { createCore } from '@quay/core';
import { units } from '@quay/money';
import { wholeLedger } from '@quay/store';
import type pg from 'pg';
import type { Finding } from './findings.ts';
import { chaosFunds } from './funds.ts';

const wrong = (what: string): Finding => ({ kind: 'wrong', what });

/** Straight from the rows: what holds of every exchange at every moment. */
export async function soundRows(database: pg.Client): Promise<Finding[]> {
  const findings: Finding[] = [];
  const sums = await database.query<{ asset: string; sum: string }>(
    'select asset, sum(available + frozen) as sum from accounts group by asset having sum(available + frozen) <> 0',
  );
  for (const { asset, sum } of sums.rows) findings.push(wrong(`${asset} sums to ${sum}`));

  const { rows: frozen } = await database.query<{ frozen: string; held: string }>(
    'select (select coalesce(sum(frozen), 0) from accounts) as frozen, coalesce(sum(held), 0) as held from spot_orders',
  );
  if (units(frozen[0]!.frozen) !== units(frozen[0]!.held)) {
    findings.push(wrong(`${frozen[0]!.frozen} is frozen and orders hold ${frozen[0]!.held}`));
  }

  const twice = await database.query<{ owner: string; client_id: string }>(
    `select owner, client_id from spot_orders where client_id is not null
      group by owner, client_id having count(*) > 1 limit 10`,
  );
  for (const { owner, client_id } of twice.rows) {
    findings.push({ kind: 'doubled', what: `${owner} has ${client_id} more than once` });
  }
  return findings;
}

/** The whole ledger: no account's chain has a break, orders have exactly their fills, balances are what fills made. */
export async function soundLedger(database: pg.Client): Promise<Finding[]> {
  const findings: Finding[] = [];
  const broken = await database.query<{ id: string }>(
    `select id from (
       select id, balance_after, amount, lag(balance_after) over account as before from ${wholeLedger}
       window account as (partition by owner, book, asset order by id)
     ) chain where coalesce(before, 0) + amount <> balance_after limit 10`,
  );
  for (const { id } of broken.rows) findings.push(wrong(`the ledger breaks at line ${id}`));

  const unfilled = await database.query<{ id: string; filled_quantity: string; filled: string }>(
    `with fills as (
       select buy_order as id, quantity, amount, buy_fee as fee from spot_trades
       union all select sell_order, quantity, amount, sell_fee from spot_trades
     ), summed as (
       select id, sum(quantity) as quantity, sum(amount) as amount, sum(fee) as fee from fills group by id
     )
     select o.id, o.filled_quantity, coalesce(s.quantity, 0) as filled
       from spot_orders o left join summed s on s.id = o.id
      where (o.filled_quantity, o.filled_amount, o.fee)
         is distinct from (coalesce(s.quantity, 0), coalesce(s.amount, 0), coalesce(s.fee, 0)) limit 10`,
  );
  for (const { id, filled_quantity, filled } of unfilled.rows) {
    findings.push(wrong(`order ${id} has filled ${filled_quantity} and its fills are ${filled}`));
  }

  // Every user began with the same; from there on only fills and their fees may have moved anything.
  const { rows } = await database.query<{ owner: string; asset: string; began: string }>(
    `with moves as (
       select buyer as owner, base as asset, quantity - buy_fee as amount from spot_trades join markets on symbol = market
       union all select buyer, quote, -spot_trades.amount from spot_trades join markets on symbol = market
       union all select seller, base, -quantity from spot_trades join markets on symbol = market
       union all select seller, quote, spot_trades.amount - sell_fee from spot_trades join markets on symbol = market
     ), moved as (select owner, asset, sum(amount) as amount from moves group by owner, asset)
     select a.owner, a.asset, a.available + a.frozen - coalesce(m.amount, 0) as began
       from accounts a join holders h on h.owner = a.owner and h.kind = 'user'
       left join moved m on m.owner = a.owner and m.asset = a.asset`,
  );
  const given = new Map<string, bigint>(chaosFunds.user);
  for (const { owner, asset, began } of rows) {
    if (units(began) !== (given.get(asset) ?? 0n)) {
      findings.push(wrong(`${owner}'s ${asset} less its fills is ${began}, not what it began with`));
    }
  }
  return findings;
}

type Batch = { seq: string; at: Date; commands: Uint8Array; changes: Uint8Array };

/** The journal's commands, run again through a fresh core, give the journal's changes, byte for byte. */
export async function sameAgain(database: pg.Client): Promise<Finding[]> {
  const { engine } = createCore({ practice: chaosFunds, port: { append: () => {} } });
  let seq = 0;
  let at = 0;
  for (;;) {
    const { rows } = await database.query<Batch>(
      'select seq, at, commands, changes from journal where seq > $1 order by seq limit 50',
      [seq],
    );
    for (const row of rows) {
      if (Number(row.seq) !== seq + 1) return [wrong(`after batch ${seq} comes ${row.seq}`)];
      seq = Number(row.seq);
      if (row.at.getTime() < at) return [wrong(`time goes back at batch ${seq}`)];
      at = row.at.getTime();
      const changes = engine.rerun({ seq, at, commands: row.commands, changes: row.changes });
      if (Buffer.compare(changes, row.changes) !== 0) return [wrong(`batch ${seq}, run again, gives other changes`)];
    }
    if (rows.length < 50) break;
  }
  if (seq === 0) return [wrong('the journal is empty')];
  return engine.broken().map(wrong);
}
