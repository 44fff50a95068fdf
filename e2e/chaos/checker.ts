import { setTimeout as sleep } from 'node:timers/promises';
import { type Order, openOrders, orderHistory } from '@quay/contract/spot';
import { units } from '@quay/money';
import type pg from 'pg';
import type { Finding } from './findings.ts';
import type { Sent, Trader } from './trader.ts';

/** An order as the database has it. */
type Row = {
  id: string;
  client_id: string;
  status: string;
  price: string | null;
  quantity: string | null;
  filled_quantity: string;
  filled_amount: string;
  fee: string;
};

const OVER = new Set(['filled', 'cancelled', 'expired']);

const ROWS_WITHIN_MS = 20_000;

/**
 * Compares what traders were told with the rows. What nobody answered is then asked again under its own client id, so
 * that every order of the log is either there exactly once or not at all; the next comparison checks what that gave.
 */
export async function validate(traders: readonly Trader[], database: pg.Client): Promise<Finding[]> {
  await rowsAreThere(database);
  const findings: Finding[] = [];
  for (const trader of traders) {
    const rows = await rowsOf(trader, database);
    findings.push(...compare(trader, rows), ...(await resolveUnknown(trader, rows)));
  }
  return findings;
}

/** The tables follow the journal; what was acknowledged may be a moment away. */
async function rowsAreThere(database: pg.Client): Promise<void> {
  const { rows } = await database.query<{ seq: string }>('select seq from writer');
  const until = Date.now() + ROWS_WITHIN_MS;
  for (;;) {
    const there = await database.query('select 1 from projected where seq >= $1', [rows[0]!.seq]);
    if (there.rowCount === 1) return;
    if (Date.now() > until) throw new Error(`the tables do not reach batch ${rows[0]!.seq}`);
    await sleep(20);
  }
}

async function rowsOf(trader: Trader, database: pg.Client): Promise<Map<string, Row>> {
  const { rows } = await database.query<Row>(
    `select o.id, client_id, status, price, quantity, filled_quantity, filled_amount, fee
       from spot_orders o join users u on u.id = o.owner where lower(u.username) = lower($1) and client_id is not null`,
    [trader.name],
  );
  return new Map(rows.map((row) => [row.client_id, row]));
}

async function resolveUnknown(trader: Trader, rows: ReadonlyMap<string, Row>): Promise<Finding[]> {
  const open = [...trader.log.entries()].filter(([, sent]) => sent.outcome === 'unknown');
  const findings: Finding[] = [];
  await Promise.all(
    open.map(async ([clientId, sent]) => {
      const before = rows.get(clientId);
      await trader.resolve(sent);
      if (!before || sent.outcome === 'unknown') return;
      const id = Number(before.id);
      if (sent.outcome === 'refused') {
        findings.push({
          kind: 'wrong',
          what: `order ${id} (${clientId}), sent again, was refused with ${sent.refusedWith}`,
        });
      } else if (sent.reply?.orderId !== id) {
        findings.push({
          kind: 'doubled',
          what: `order ${id} (${clientId}), sent again, became ${sent.reply?.orderId}`,
        });
      }
    }),
  );
  return findings;
}

function compare(trader: Trader, rows: ReadonlyMap<string, Row>): Finding[] {
  const findings: Finding[] = [];
  for (const [clientId, sent] of trader.log) {
    const row = rows.get(clientId);
    if (!row) {
      if (sent.outcome === 'ok') {
        findings.push({
          kind: 'lost',
          what: `order ${sent.reply!.orderId} (${clientId}) was acknowledged and is gone`,
        });
      }
    } else if (sent.outcome === 'refused') {
      findings.push({ kind: 'invented', what: `order ${row.id} (${clientId}) was refused and is there` });
    } else if (sent.outcome === 'ok') findings.push(...differences(clientId, sent, row));
  }
  for (const [clientId, row] of rows) {
    if (!trader.log.has(clientId)) {
      findings.push({ kind: 'invented', what: `order ${row.id} (${clientId}) was never sent by ${trader.name}` });
    }
  }
  return findings;
}

function differences(clientId: string, sent: Sent, row: Row): Finding[] {
  const reply = sent.reply!;
  const name = `order ${reply.orderId} (${clientId})`;
  const wrong = (what: string): Finding => ({ kind: 'wrong', what: `${name} ${what}` });
  if (Number(row.id) !== reply.orderId) return [{ kind: 'doubled', what: `${name} is there as ${row.id}` }];
  const findings: Finding[] = [];
  if (units(row.filled_quantity) < units(reply.filledQuantity)) {
    findings.push({
      kind: 'lost',
      what: `${name} had filled ${reply.filledQuantity} and now has ${row.filled_quantity}`,
    });
  }
  if (OVER.has(reply.status)) {
    if (row.status !== reply.status) findings.push(wrong(`was ${reply.status} and is ${row.status}`));
    if (reply.whole) findings.push(...notAsReplied(reply.whole, row).map(wrong));
  } else if (reply.status === 'open' && row.status === 'waiting') findings.push(wrong('was open and waits again'));
  if (
    row.status === 'open' &&
    reply.whole &&
    !sent.maybeAmended &&
    units(row.quantity!) !== units(reply.whole.quantity!)
  ) {
    findings.push(wrong(`was amended to ${reply.whole.quantity} and is ${row.quantity}`));
  }
  return findings;
}

function notAsReplied(order: Order, row: Row): string[] {
  const pairs: readonly (readonly [string, string | null, string | null])[] = [
    ['price', order.price, row.price],
    ['quantity', order.quantity, row.quantity],
    ['filled quantity', order.filledQuantity, row.filled_quantity],
    ['filled amount', order.filledAmount, row.filled_amount],
    ['fee', order.fee, row.fee],
  ];
  return pairs
    .filter(([, reply, now]) => (reply === null) !== (now === null) || (reply !== null && units(reply) !== units(now!)))
    .map(([name, reply, now]) => `ended with ${name} ${reply} and has ${now}`);
}

/**
 * The same from outside, as the customer sees it: every order of the log over HTTP, page by page. Where nothing of the
 * log stands for long, as behind a round of overload, pages are passed over.
 */
export async function validateOutside(trader: Trader): Promise<Finding[]> {
  const orders = await trader.client.ask(openOrders, {});
  const reply = [...trader.log.values()].filter(({ outcome }) => outcome === 'ok').map((sent) => sent.reply!.orderId);
  reply.sort((a, b) => b - a);
  for (let newest: number | undefined = reply[0]; newest !== undefined; ) {
    const page = await trader.client.ask(orderHistory, { size: '100', before: String(newest + 1) });
    orders.push(...page);
    const oldest = page.at(-1)?.orderId ?? 0;
    newest = page.length < 100 ? undefined : reply.find((orderId) => orderId < oldest);
  }
  const seen = new Map<string, Order>();
  const findings: Finding[] = [];
  for (const order of orders) {
    if (order.clientOrderId === null) continue;
    if (seen.has(order.clientOrderId)) {
      findings.push({ kind: 'doubled', what: `${trader.name} sees ${order.clientOrderId} twice` });
    }
    seen.set(order.clientOrderId, order);
  }
  for (const [clientId, { outcome, reply }] of trader.log) {
    if (outcome === 'ok' && seen.get(clientId)?.orderId !== reply!.orderId) {
      findings.push({ kind: 'lost', what: `${trader.name} does not see order ${reply!.orderId} (${clientId})` });
    }
  }
  return findings;
}
