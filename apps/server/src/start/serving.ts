import type { Server } from 'node:http';
import { privateChannels } from '@quay/contract';
import { servedProducts } from '@quay/contract/trading';
import type { Logger } from 'pino';
import { addressOf, trustIn } from '../edge/address-of.ts';
import type { AppFiles } from '../edge/app-files.ts';
import { guardConnections } from '../edge/connection-caps.ts';
import { createEdge, type Edge } from '../edge/edge.ts';
import { createGate } from '../edge/limits.ts';
import { createMetrics } from '../edge/metrics.ts';
import { createLiveHub } from '../live/hub.ts';
import { ordersByProduct } from '../live/orders.ts';
import { pushesOfUsers } from '../live/product-pushes.ts';
import type { Prices } from '../outside/prices/prices.ts';
import type { Settings } from '../settings.ts';
import type { StartOptions } from '../start-options.ts';
import type { Areas } from './areas.ts';
import type { Fiats } from './prices.ts';
import type { Shared } from './shared.ts';
import type { Started } from './started.ts';
import type { Writer } from './writer.ts';

export type ServingNeeds = {
  readonly settings: Settings;
  readonly options: StartOptions;
  readonly log: Logger;
  readonly started: Started;
  readonly writer: Writer;
  readonly shared: Shared;
  readonly areas: Areas;
  readonly prices: Prices;
  readonly fiats: Fiats;
  readonly files: AppFiles;
  /** Nothing is taken any more, or not yet. */
  closed(): boolean;
};

/** Makes what answers: every route over HTTP, every push over the socket. It does not listen yet. */
export async function createServing(needs: ServingNeeds): Promise<Pick<Edge, 'listen'> & { readonly server: Server }> {
  const { settings, options, log, started, writer, shared, areas, prices, fiats, files, closed } = needs;
  const { core, projector, reads } = writer;
  const { identity, team } = areas;
  const gate = createGate(options.limits);
  const trust = trustIn(settings.trustedProxies);
  const guarded = guardConnections(settings, trust, log);
  started.ends(() => guarded.close());

  const orders = ordersByProduct(
    areas.all.flatMap((area) => area.orders ?? []),
    servedProducts,
  );
  const hub = createLiveHub({
    port: core.port,
    everybody: areas.all.flatMap(({ pushes }) => pushes?.everybody ?? []),
    user: pushesOfUsers(
      areas.all.flatMap(({ pushes }) => pushes?.user ?? []),
      privateChannels,
    ),
    orders,
    tickets: identity.socketTickets,
    present: identity.presence.note,
    version: files.version,
    gate,
    addressOf: addressOf(trust),
    ...guarded.sockets,
    closed,
  });
  identity.sessions.onEnded((user) => hub.sessionEnded(user));

  const edge = createEdge({
    log,
    trust,
    ...guarded,
    metricsToken: settings.metricsToken,
    files,
    vault: shared.vault,
    rows: { reads, core: core.port, projector },
    authentication: {
      user: (token, address) => identity.sessions.find(token, address),
      staff: (token, isUse) => team.find(token, isUse),
      denied: (staff, call) => shared.audit.add({ staff, act: 'denied', subject: call }),
    },
    served: areas.all.flatMap(({ routes }) => routes),
    practice: areas.all.flatMap(({ practice = [] }) => practice),
    gate,
    metrics: createMetrics({
      core: core.port,
      projector,
      integrity: shared.integrity,
      prices,
      fiats,
      live: () => ({ ...hub.figures }),
      connections: () => ({ ...guarded.connections.figures }),
    }),
    closed,
    isSound: () => shared.integrity.isSound,
    strained: shared.strain.late,
    signer: () => areas.chain.signer(),
    coinsWithoutIndex() {
      const symbols = prices.symbols();
      return symbols.length === 0 ? undefined : symbols.flatMap(({ symbol, index }) => (index ? [] : [symbol]));
    },
    testnet: (await writer.outside.ready)?.developmentChain?.rpc,
  });
  hub.attach(edge.server);
  return {
    server: edge.server,
    async listen(port, host) {
      const listening = await edge.listen(port, host);
      started.ends(() => edge.close());
      started.ends(() => hub.close());
      for (const area of areas.all) if (area.close) started.ends(() => area.close?.());
      return listening;
    },
  };
}
