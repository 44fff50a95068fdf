import { type Table, tradingProducts } from '@quay/core';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { CorePort } from '../core-host/port.ts';
import { addFiatMetrics, addPriceMetrics, type FiatFigures, type PriceFigures } from './price-metrics.ts';

const tradeTables = new Set<Table>(tradingProducts.map(({ tables }) => tables.trades as Table));

export type Metrics = {
  answered(call: string, status: number, seconds: number): void;
  refused(reason: string): void;
  /** Everything so far, in Prometheus's text form. */
  text(): Promise<string>;
  readonly contentType: string;
};

type Watched = {
  readonly core: CorePort;
  readonly projector: { readonly seq: number };
  readonly integrity?: { readonly differences: readonly unknown[] };
  readonly prices: PriceFigures;
  readonly fiats: FiatFigures;
  /** What the live hub counts, by name; `connections` is how many sockets are open now. */
  live(): Readonly<Record<string, number>>;
  /** Connections that are open or silent now, and those that were evicted or refused. */
  connections(): Readonly<Record<string, number>>;
};

let ofProcess: Registry | undefined;
/** What the process itself uses: watched once, however many servers it opens one after the other. */
function processRegistry(): Registry {
  if (ofProcess) return ofProcess;
  ofProcess = new Registry();
  collectDefaultMetrics({ register: ofProcess });
  return ofProcess;
}

/** Numbers for Prometheus. They say what happens, never to whom. */
export function createMetrics({ core, projector, integrity, prices, fiats, live, connections }: Watched): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const all = [processRegistry(), registry];
  const requests = new Histogram({
    name: 'quay_request_seconds',
    help: 'Time to answer a call, until it is durable where it changes something',
    labelNames: ['call', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers,
  });
  const refusals = new Counter({
    name: 'quay_refusals_total',
    help: 'Refusals by reason',
    labelNames: ['reason'],
    registers,
  });
  const trades = new Counter({ name: 'quay_trades_total', help: 'Trades, desks among themselves included', registers });
  const orders = new Counter({
    name: 'quay_orders_total',
    help: 'Changes of orders, desks included',
    registers,
  });
  const batches = new Histogram({
    name: 'quay_batch_orders',
    help: 'Orders written in one durable batch',
    buckets: [1, 4, 16, 64, 256, 1024, 4096, 16_384],
    registers,
  });
  new Gauge({
    name: 'quay_projector_lag_batches',
    help: 'Durable batches that are not in the rows yet',
    registers,
    collect() {
      this.set(Math.max(0, core.seq - projector.seq));
    },
  });
  new Gauge({
    name: 'quay_journal_seq',
    help: 'Number of the last durable batch',
    registers,
    collect() {
      this.set(core.seq);
    },
  });
  new Gauge({
    name: 'quay_database_differences',
    help: 'Rows and batches that are not as they were written; anything but 0 stops what lets coins leave',
    registers,
    collect() {
      this.set(integrity?.differences.length ?? 0);
    },
  });
  new Gauge({
    name: 'quay_live',
    help: 'The live hub: open connections; frames built, sent, conflated; clients cut; messages refused; bytes sent',
    labelNames: ['figure'],
    registers,
    collect() {
      for (const [figure, value] of Object.entries(live())) this.set({ figure }, value);
    },
  });
  new Gauge({
    name: 'quay_connections',
    help: 'Connections of clients: open now; silent, without a whole request so far; evicted; refused',
    labelNames: ['figure'],
    registers,
    collect() {
      for (const [figure, value] of Object.entries(connections())) this.set({ figure }, value);
    },
  });

  addPriceMetrics(registry, prices);
  addFiatMetrics(registry, fiats);

  core.onCommitted((committed) => {
    batches.observe(committed.orders);
    orders.inc(committed.orders);
    let traded = 0;
    for (const { table } of committed.changes) if (tradeTables.has(table)) traded += 1;
    trades.inc(traded);
  });

  /** Found once for each pair of labels: looking them up costs more than counting. */
  const answers = new Map<string, Histogram.Internal<'call' | 'status'>>();
  function answersOf(call: string, status: number): Histogram.Internal<'call' | 'status'> {
    const key = `${status} ${call}`;
    let found = answers.get(key);
    if (!found) {
      found = requests.labels(call, String(status));
      answers.set(key, found);
    }
    return found;
  }

  return {
    answered: (call, status, seconds) => answersOf(call, status).observe(seconds),
    refused: (reason) => refusals.inc({ reason }),
    text: async () => (await Promise.all(all.map((one) => one.metrics()))).join(''),
    contentType: registry.contentType,
  };
}
