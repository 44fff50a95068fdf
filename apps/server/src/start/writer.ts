import { coreTables } from '@quay/core';
import { openReads, type Projector, type Reads, startCluster, startProjector } from '@quay/store';
import type { Logger } from 'pino';
import { beginConvert } from '../areas/convert/begin.ts';
import { MarketView, seedView } from '../areas/market/view.ts';
import { ContractsView } from '../areas/perpetual/contracts-view.ts';
import { type Leading, lead } from '../lead.ts';
import { type OutsideStart, startOutside } from '../outside/chain/start-outside.ts';
import { listMarkets } from '../outside/simulated-market/list-markets.ts';
import type { Settings } from '../settings.ts';
import { noFunds, simulatedFunds } from '../simulated-funds.ts';
import type { StartOptions } from '../start-options.ts';
import type { Started } from './started.ts';

/** The database, the one core that writes to it, the rows that follow, and the markets as everybody sees them. */
export type Writer = Leading & {
  readonly databaseUrl: string;
  readonly reads: Reads;
  readonly projector: Projector;
  readonly market: MarketView;
  readonly contracts: ContractsView;
  /** Signer and chains come up while the server does other things. */
  readonly outside: OutsideStart;
  /** Waits until the rows have everything that was committed. */
  caughtUp(): Promise<boolean>;
};

export type WriterNeeds = {
  readonly settings: Settings;
  readonly options: StartOptions;
  readonly log: Logger;
  readonly started: Started;
  /** Something without which nothing is taken any more has ended. */
  stopped(why: string): void;
  hasStopped(): boolean;
};

const CAUGHT_UP_MS = 60_000;
const DRAINED_MS = 10_000;

export async function startWriter(needs: WriterNeeds): Promise<Writer> {
  const { settings, options, log, started, stopped } = needs;
  const databaseUrl = settings.databaseUrl ?? (await embeddedDatabase(needs));
  const reads = openReads(databaseUrl);
  started.ends(() => reads.close());

  const practice = options.practice ?? (settings.simulatedMarket ? simulatedFunds : noFunds);
  const leading = await lead({ settings, databaseUrl, practice, log, stopped, undo: started.ends });
  const { core, key } = leading;
  // Not before this core is the one that writes: two signers must not share a folder.
  const outside = startOutside(settings, log, options.blockMs);
  started.ends(() => outside.close());
  const projector = await startProjector({
    databaseUrl,
    tables: coreTables,
    reached: (seq) => core.projected(seq),
    stopped,
    keepBatches: settings.journalKeep,
    key,
  });
  started.ends(() => projector.close());
  // What a command did is in the rows before the database goes; a broken core or projector cannot do that any more.
  started.ends(async () => {
    if (!needs.hasStopped()) await core.drain();
    if (!needs.hasStopped()) await projector.until(core.port.seq, DRAINED_MS);
  });
  core.port.onCommitted(({ seq, orders }) => projector.trigger(seq, orders));
  projector.trigger(core.opening.seq);

  const market = new MarketView();
  market.apply(core.opening);
  core.port.onCommitted((committed) => market.apply(committed));
  const contracts = new ContractsView();
  contracts.apply(core.opening);
  core.port.onCommitted((committed) => contracts.apply(committed));
  await projector.until(core.opening.seq, CAUGHT_UP_MS);
  await seedView(market, reads.market);
  await listMarkets(core.port);
  await beginConvert(core.port, market.markets(), settings.simulatedMarket);
  const caughtUp = () => projector.until(core.port.seq, CAUGHT_UP_MS);
  return { ...leading, databaseUrl, reads, projector, market, contracts, outside, caughtUp };
}

async function embeddedDatabase({ settings, log, started, stopped }: WriterNeeds): Promise<string> {
  const cluster = await startCluster({
    dataDir: settings.dataDir,
    log: (line) => log.info(line),
    ended: () => stopped('the embedded database ended'),
  });
  started.ends(() => cluster.stop());
  return cluster.url;
}
