import { Gauge, type Registry } from 'prom-client';

/** What is counted of the sources of prices. */
export type PriceFigures = {
  sources(): readonly {
    readonly source: string;
    readonly answers: boolean;
    readonly taken: number;
    readonly failures: number;
    readonly refused: Readonly<Record<string, number>>;
    /** Milliseconds, by symbol. */
    readonly ages: ReadonlyMap<string, number | undefined>;
  }[];
  symbols(): readonly { readonly symbol: string; readonly fresh: number; readonly index: unknown }[];
  /** Seconds of which no prices were recorded. */
  readonly missed: number;
};

/** Numbers of the sources of prices: which one answers, how old what it says is, what was refused. */
export function addPriceMetrics(registry: Registry, prices: PriceFigures): void {
  const registers = [registry];
  new Gauge({
    name: 'quay_price_sources_fresh',
    help: 'Sources of a coin that count in its index now; fewer than three make none',
    labelNames: ['symbol'],
    registers,
    collect() {
      for (const { symbol, fresh } of prices.symbols()) this.set({ symbol }, fresh);
    },
  });
  new Gauge({
    name: 'quay_price_age_seconds',
    help: 'Time since the moment that the last price of a source speaks of',
    labelNames: ['source', 'symbol'],
    registers,
    collect() {
      for (const { source, ages } of prices.sources()) {
        for (const [symbol, age] of ages) if (age !== undefined) this.set({ source, symbol }, age / 1_000);
      }
    },
  });
  new Gauge({
    name: 'quay_price_source',
    help: 'A source of prices: answers now; prices taken; connections or requests that failed',
    labelNames: ['source', 'figure'],
    registers,
    collect() {
      for (const { source, answers, taken, failures } of prices.sources()) {
        for (const [figure, value] of Object.entries({ answers: answers ? 1 : 0, taken, failures })) {
          this.set({ source, figure }, value);
        }
      }
    },
  });
  new Gauge({
    name: 'quay_prices_refused',
    help: 'Prices of a source that were not taken, by reason',
    labelNames: ['source', 'reason'],
    registers,
    collect() {
      for (const { source, refused } of prices.sources()) {
        for (const [reason, count] of Object.entries(refused)) this.set({ source, reason }, count);
      }
    },
  });
  new Gauge({
    name: 'quay_price_records_missed',
    help: 'Seconds of which no prices were recorded',
    registers,
    collect() {
      this.set(prices.missed);
    },
  });
}

/** What is counted of the sources of fiat rates. */
export type FiatFigures = {
  sources(): readonly {
    readonly source: string;
    readonly answers: boolean;
    readonly failures: number;
    readonly refused: number;
  }[];
  /** Milliseconds since the moment that a rate is of, by currency. */
  ages(): ReadonlyMap<string, number>;
};

export function addFiatMetrics(registry: Registry, fiats: FiatFigures): void {
  const registers = [registry];
  new Gauge({
    name: 'quay_fiat_rate_age_seconds',
    help: 'Time since the moment that the rate of a currency is of',
    labelNames: ['currency'],
    registers,
    collect() {
      for (const [currency, age] of fiats.ages()) this.set({ currency }, age / 1_000);
    },
  });
  new Gauge({
    name: 'quay_fiat_source',
    help: 'A source of fiat rates: answers now; requests that failed; rates that were refused',
    labelNames: ['source', 'figure'],
    registers,
    collect() {
      for (const { source, answers, failures, refused } of fiats.sources()) {
        for (const [figure, value] of Object.entries({ answers: answers ? 1 : 0, failures, refused })) {
          this.set({ source, figure }, value);
        }
      }
    },
  });
}
