import { HOUR_MS } from '@quay/core/lending';
import type { Logger } from 'pino';
import type { DemoLogin } from '../areas/identity/identity.ts';
import { CALENDAR_PACE } from '../areas/perpetual/delivery-pace.ts';
import type { Prices } from '../outside/prices/prices.ts';
import { withdrawMerchants } from '../outside/simulated-market/c2c-withdraw.ts';
import { withdrawLeaders } from '../outside/simulated-market/leaders.ts';
import { withdrawMarketMakers } from '../outside/simulated-market/list-markets.ts';
import type { Shifts } from '../outside/simulated-market/shifts.ts';
import type { Settings } from '../settings.ts';
import type { StartOptions } from '../start-options.ts';
import type { Areas } from './areas.ts';
import type { Shared } from './shared.ts';
import type { Started } from './started.ts';
import type { Writer } from './writer.ts';

export type SimulationNeeds = {
  readonly settings: Settings;
  readonly options: StartOptions;
  readonly log: Logger;
  readonly started: Started;
  readonly writer: Writer;
  readonly shared: Shared;
  readonly areas: Areas;
  readonly prices: Pick<Prices, 'follow'>;
  readonly shifts: Shifts | undefined;
  /** The accounts that anybody may try, as soon as they are known. */
  found(logins: DemoLogin[]): void;
};

/** Market makers, merchants and demo people where the market is simulated; a real market carries none of it, not even in memory. */
export async function startSimulation(needs: SimulationNeeds): Promise<void> {
  const { settings, options, log, started, writer, shared, areas, prices, shifts, found } = needs;
  const { core: host, reads, market: view, contracts, secrets, caughtUp } = writer;
  const core = host.port;
  if (!settings.simulatedMarket) {
    await withdrawMarketMakers(core);
    await withdrawMerchants(core, reads);
    await withdrawLeaders({ core, reads });
    return;
  }
  const { beginCredit } = await import('../areas/credit/begin.ts');
  await beginCredit(core, reads.credit);
  const { startSimulatedMarket } = await import('../outside/simulated-market/start.ts');
  const { settleLeaders } = await import('../outside/simulated-market/leaders.ts');
  const leaders = await settleLeaders({ core, reads });
  const { offerLoans } = await import('../outside/simulated-market/offer-loans.ts');
  await offerLoans({ core, rows: reads.loans, hourMs: settings.loanHourMs ?? HOUR_MS });
  const { pastDays } = options;
  const simulated = await startSimulatedMarket({
    ...{ port: core, reads, view, contracts, log, opening: host.opening, secrets, pastDays, leaders },
    seed: options.worldSeed,
    pace: settings.intradayDelivery ?? CALENDAR_PACE,
    ...(shifts && { shifts }),
  });
  started.ends(() => simulated.stop());
  prices.follow(simulated.sources, simulated.isQuiet);
  const { c2c, chain, identity } = areas;
  if (options.simulatedMerchants !== 'none') {
    const { startMerchants } = await import('../outside/simulated-market/c2c-merchants.ts');
    const pace = options.simulatedMerchants;
    const merchants = startMerchants({
      core,
      reads,
      c2c,
      systemSettings: shared.systemSettings,
      secrets,
      caughtUp,
      log,
      pace,
    });
    started.ends(() => merchants.stop());
  }
  await caughtUp();
  const { listEarnProducts } = await import('../outside/simulated-market/earn-products.ts');
  await listEarnProducts({ core, reads, dayMs: settings.earnDayMs });
  const { ensureDemoUsers } = await import('../demo-users.ts');
  const networks = settings.chains === 'development' ? chain.networks.map(({ name }) => name) : [];
  const demo = await ensureDemoUsers({ core, reads, identity, methods: c2c.methods, secrets, networks });
  found(demo.named);
  demo.compared.then(found, (error: Error) =>
    log.warn(`the demo people’s passwords were not compared: ${error.message}`),
  );
}
