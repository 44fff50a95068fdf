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
      } else if (sent.told?.orderId !== id) {
        findings.push({ kind: 'doubled', what: `order ${id} (${clientId}), sent again, became ${sent.told?.orderId}` });
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
        findings.push({ kind: 'lost', what: `order ${sent.told!.orderId} (${clientId}) was acknowledged and is gone` });
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
  const told = sent.told!;
  const name = `order ${told.orderId} (${clientId})`;
  const wrong = (what: string): Finding => ({ kind: 'wrong', what: `${name} ${what}` });
  if (Number(row.id) !== told.orderId) return [{ kind: 'doubled', what: `${name} is there as ${row.id}` }];
  const findings: Finding[] = [];
  if (units(row.filled_quantity) < units(told.filledQuantity)) {
    findings.push({
      kind: 'lost',
      what: `${name} had filled ${told.filledQuantity} and now has ${row.filled_quantity}`,
    });
  }
  if (OVER.has(told.status)) {
    if (row.status !== told.status) findings.push(wrong(`was ${told.status} and is ${row.status}`));
    if (told.whole) findings.push(...notAsTold(told.whole, row).map(wrong));
  } else if (told.status === 'open' && row.status === 'waiting') findings.push(wrong('was open and waits again'));
  if (
    row.status === 'open' &&
    told.whole &&
    !sent.maybeAmended &&
    units(row.quantity!) !== units(told.whole.quantity!)
  ) {
    findings.push(wrong(`was amended to ${told.whole.quantity} and is ${row.quantity}`));
  }
  return findings;
}

function notAsTold(order: Order, row: Row): string[] {
  const pairs: readonly (readonly [string, string | null, string | null])[] = [
    ['price', order.price, row.price],
    ['quantity', order.quantity, row.quantity],
    ['filled quantity', order.filledQuantity, row.filled_quantity],
    ['filled amount', order.filledAmount, row.filled_amount],
    ['fee', order.fee, row.fee],
  ];
  return pairs
    .filter(([, told, now]) => (told === null) !== (now === null) || (told !== null && units(told) !== units(now!)))
    .map(([name, told, now]) => `ended with ${name} ${told} and has ${now}`);
}

/**
 * The same from outside, as the customer sees it: every order of the log over HTTP, page by page. Where nothing of the
 * log stands for long, as behind a round of overload, pages are passed over.
 */
export async function validateOutside(trader: Trader): Promise<Finding[]> {
  const orders = await trader.client.ask(openOrders, {});
  const told = [...trader.log.values()].filter(({ outcome }) => outcome === 'ok').map((sent) => sent.told!.orderId);
  told.sort((a, b) => b - a);
  for (let newest: number | undefined = told[0]; newest !== undefined; ) {
    const page = await trader.client.ask(orderHistory, { size: '100', before: String(newest + 1) });
    orders.push(...page);
    const oldest = page.at(-1)?.orderId ?? 0;
    newest = page.length < 100 ? undefined : told.find((orderId) => orderId < oldest);
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
  for (const [clientId, { outcome, told }] of trader.log) {
    if (outcome === 'ok' && seen.get(clientId)?.orderId !== told!.orderId) {
      findings.push({ kind: 'lost', what: `${trader.name} does not see order ${told!.orderId} (${clientId})` });
    }
  }
  return findings;
}
