import { desks, markets } from '/work/main/packages/cast/src/index.ts';
import { coreTables, createCore } from '/work/main/packages/core/src/index.ts';
import { floorTo, multiply, ONE, units } from '/work/main/packages/money/src/index.ts';
import { openJournal, openReads, startProjector } from '/work/main/packages/store/src/index.ts';
import { openedAt } from '/work/main/packages/store/src/projector/candles.ts';
import { ask, startDatabases } from '/work/main/packages/store/src/testing/databases.ts';

const RATE = Number(process.argv[2]),
  SECONDS = Number(process.argv[3]),
  KEEP = Number(process.argv[4]);
const dbs = await startDatabases();
process.on('SIGTERM', () => void dbs.stop().then(() => process.exit()));
const url = await dbs.migrated();
const reads = openReads(url);
const t0 = Date.now();
const len = {
  '5m': 3e5,
  '30m': 18e5,
  '1h': 36e5,
  '4h': 144e5,
  '1d': 864e5,
  '1w': 7 * 864e5,
  '1M': 30 * 864e5,
} as const;
let n = 0;
function* rows() {
  for (const m of markets)
    for (const i of Object.keys(len) as (keyof typeof len)[]) {
      const end = openedAt(i, Date.now());
      const out = [];
      for (let at = end - 90 * 864e5; at < end; at += len[i]) {
        const p = m.referencePrice + BigInt(n++ % 7) * m.tick;
        out.push({
          market: m.symbol,
          interval: i,
          openedAt: openedAt(i, at),
          open: p,
          high: p + m.tick,
          low: p,
          close: p,
          volume: 123456789n,
          turnover: 9876543210n,
        });
      }
      const seen = new Set();
      yield out.filter((r) => !seen.has(r.openedAt) && seen.add(r.openedAt));
    }
}
if (process.argv[5] === 'history') {
  await reads.market.writeHistory(rows());
  console.log('history', n, 'rows', Date.now() - t0, 'ms');
}
const journal = await openJournal(url);
const big = [['USDT', units('100000000')], ...markets.map((m) => [m.base, units('1000000000')])] as [string, bigint][];
const core = createCore({
  practice: { user: [], desk: big },
  port: {
    append(b) {
      journal.append(b).then(() => {
        projector.wake(b.seq);
        core.engine.committed(b.seq);
      });
    },
  },
});
await journal.load(core.engine);
const projector = await startProjector({
  databaseUrl: url,
  tables: coreTables,
  reached() {},
  stopped: (w) => console.log('STOPPED', w),
  keepBatches: KEEP,
});
const send = (name: string, input: object) =>
  new Promise<any>((r) => core.engine.submit({ name, at: Date.now(), input }, (x) => r(x.outcome)));
for (const m of markets) await send('market/list-market', m);
for (const o of [desks.maker, desks.taker]) await send('wallet/open-account', { owner: o, kind: 'desk' });
const rnd = (k: number) => Math.floor(Math.random() * k);
function one() {
  const m = core.market.markets.get(markets[rnd(20)]!.symbol)!;
  const open = core.spot.books.ownedBy(desks.maker, m.symbol);
  if (open.length > 40) return send('spot/cancel-order', { owner: desks.maker, order: open[rnd(open.length)]!.id });
  const q = floorTo((BigInt(50 + rnd(500)) * ONE * ONE) / m.referencePrice, m.lot) + m.lot;
  const side = rnd(2) ? 'buy' : 'sell';
  if (rnd(4) === 0)
    return send('spot/place-order', {
      owner: desks.taker,
      clientId: null,
      market: m.symbol,
      side,
      type: 'market',
      price: null,
      quantity: q,
      amount: null,
    });
  const k = multiply(m.referencePrice, (BigInt(1 + rnd(40)) * ONE) / 10000n, 'down') + m.tick;
  return send('spot/place-order', {
    owner: desks.maker,
    clientId: null,
    market: m.symbol,
    side,
    type: 'limit',
    price: floorTo(side === 'buy' ? m.referencePrice - k : m.referencePrice + k, m.tick),
    quantity: q,
    amount: null,
  });
}
const size = async () => {
  const [r] = await ask<any>(
    url,
    "select pg_database_size(current_database())::bigint/1024 as db, (select sum(size)::bigint/1024 from pg_ls_waldir()) as wal, (select string_agg(relname || '=' || pg_total_relation_size(oid)/1024, ' ' order by pg_total_relation_size(oid) desc) from pg_class where relkind='r' and relnamespace='public'::regnamespace and pg_total_relation_size(oid) > 200000) as t",
  );
  return r;
};
const cpu = process.cpuUsage();
const start = Date.now();
let sent = 0;
let okc = 0;
let last = start;
const hot = async () =>
  (
    await ask<any>(
      url,
      "select string_agg(relname||' upd='||n_tup_upd||' hot='||n_tup_hot_upd||' av='||autovacuum_count, '; ') as s from pg_stat_user_tables where n_tup_upd > 100",
    )
  )[0].s;
console.log('begin', JSON.stringify(await size()));
while (Date.now() - start < SECONDS * 1000) {
  const due = Math.floor(((Date.now() - start) / 1000) * RATE);
  if (RATE > 400) {
    const ps = [];
    for (; sent < due; sent++) ps.push(one());
    for (const o of await Promise.all(ps)) if (o.ok) okc++;
  } else {
    for (; sent < due; sent++)
      void one().then((o) => {
        if (o.ok) okc++;
      });
  }
  await new Promise((r) => setTimeout(r, RATE > 400 ? 20 : 1000 / RATE));
  if (Date.now() - last > 30_000) {
    last = Date.now();
    console.log(
      Math.round((last - start) / 1000),
      's',
      sent,
      'sent',
      okc,
      'ok seq',
      core.engine.seq,
      'proj',
      projector.seq,
      JSON.stringify(await size()),
    );
  }
}
const c = process.cpuUsage(cpu);
console.log(
  'node cpu',
  ((c.user + c.system) / 1e6 / ((Date.now() - start) / 1000)).toFixed(3),
  'cores',
  'seq',
  core.engine.seq,
  okc,
);
console.log(await hot());
console.log(JSON.stringify(await size()));
await projector.until(core.engine.seq, 5000);
await projector.close();
await journal.close();
await reads.close();
await dbs.stop();
