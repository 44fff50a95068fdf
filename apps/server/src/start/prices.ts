import { currencies } from '@quay/contract/identity';
import type { Logger } from 'pino';
import { contractCoins, coreRecord } from '../outside/prices/core-record.ts';
import { createSources } from '../outside/prices/create-sources.ts';
import { type FiatRates, publishedRates, type RateRows, startingRates } from '../outside/prices/fiat/fiat-rates.ts';
import { type FiatSourceStatus, followFiats } from '../outside/prices/fiat/follow-fiats.ts';
import { createPrices, type Prices } from '../outside/prices/prices.ts';
import type { Settings } from '../settings.ts';
import type { StartOptions } from '../start-options.ts';
import type { Started } from './started.ts';
import type { Writer } from './writer.ts';

type Given = {
  readonly settings: Pick<Settings, 'prices' | 'simulatedMarket'>;
  readonly options: Pick<StartOptions, 'fiatRates'>;
  readonly log: Logger;
  readonly started: Started;
};

/**
 * Prices of the venues that the operator named, those of a simulated market come with it; what they say of the coins of
 * contracts is recorded.
 */
export function startPrices({ settings, log, started, writer }: Given & { readonly writer: Writer }): Prices {
  const prices = createPrices({ log });
  started.ends(() => prices.close());
  prices.follow(createSources(settings.prices?.sources ?? [], { log, now: Date.now }));
  const { port, opening } = writer.core;
  prices.recordTo(coreRecord({ core: port, coins: contractCoins(port, opening) }));
  return prices;
}

/** Rates of fiat currencies, and how it stands with their sources. */
export type Fiats = {
  readonly rates: FiatRates;
  sources(): FiatSourceStatus[];
  ages(): ReadonlyMap<string, number>;
};

const LOOK_MS = 60_000;

/** Rates as their sources publish them; where the market is simulated those that it begins with. */
export async function startFiatRates({
  settings,
  options,
  log,
  started,
  rows,
}: Given & { readonly rows: RateRows }): Promise<Fiats> {
  const now = Date.now;
  if (settings.simulatedMarket || options.fiatRates === 'starting') {
    return { rates: await startingRates(rows, now), sources: () => [], ages: () => new Map() };
  }
  const rates = await publishedRates({ rows, now });
  const followed = followFiats({ configs: settings.prices?.fiats ?? [], rates, log, now });
  started.ends(() => followed.close());
  const said = new Set<string>();
  const looking = setInterval(() => {
    for (const currency of currencies) {
      const isOld = rates.known(currency)?.isOld === true;
      if (isOld && !said.has(currency)) log.warn(`the rate of ${currency} is too old to trade by`);
      if (isOld) said.add(currency);
      else said.delete(currency);
    }
  }, LOOK_MS);
  started.ends(() => clearInterval(looking));
  return {
    rates,
    sources: followed.status,
    ages: () =>
      new Map(
        currencies.flatMap((currency) => {
          const known = rates.known(currency);
          return known ? [[currency, now() - known.at] as const] : [];
        }),
      ),
  };
}
