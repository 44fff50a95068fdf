import { markets } from '@quay/cast';
import pg from 'pg';
import { openReads } from './index.ts';
import { openedAt } from './projector/candles.ts';
import { candlesTable, insertOf, valuesOf } from './projector/derived.ts';
import { settings } from './connection.ts';
import { startDatabases } from './testing/databases.ts';
const dbs = await startDatabases();
const len = { '5m': 3e5, '30m': 18e5, '1h': 36e5, '4h': 144e5, '1d': 864e5 } as const;
let n = 0;
function* rows() {
  for (const m of markets) for (const i of Object.keys(len) as (keyof typeof len)[]) {
    const end = openedAt(i, Date.now()); const out = [];
    for (let at = end - 90 * 864e5; at < end; at += len[i]) { n++; const p = m.referencePrice + BigInt(n % 7) * m.tick; out.push({ market: m.symbol, interval: i, openedAt: at, open: p, high: p + m.tick, low: p, close: p, volume: 123456789n, turnover: 9876543210n }); }
    yield out;
  }
}
{ const c = process.cpuUsage(); const t = Date.now(); for (const r of rows()) for (let a = 0; a < r.length; a += 5000) valuesOf(candlesTable, r.slice(a, a + 5000)); console.warn('js only', Date.now() - t, process.cpuUsage(c).user / 1e3); }
for (const kind of ['reads', 'plain', 'plain20k']) {
  const url = await dbs.migrated(); n = 0; const t = Date.now();
  if (kind === 'reads') { const r = openReads(url); await r.market.writeHistory(rows()); await r.close(); }
  else { const size = kind === 'plain' ? 5000 : 20000; const c = new pg.Client(settings(url, 'x')); await c.connect(); await c.query('begin'); let taken: Promise<unknown> = Promise.resolve(); for (const r of rows()) for (let a = 0; a < r.length; a += size) { const v = valuesOf(candlesTable, r.slice(a, a + size)); await taken; taken = c.query({ name: 'p', text: insertOf(candlesTable), values: v }); } await taken; await c.query('commit'); await c.end(); }
  console.warn(kind, n, Date.now() - t);
}
await dbs.stop();
