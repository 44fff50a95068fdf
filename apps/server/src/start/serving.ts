import type { Server } from 'node:http';
import type { Logger } from 'pino';
import { addressOf, trustIn } from '../edge/address-of.ts';
import type { AppFiles } from '../edge/app-files.ts';
import { guardConnections } from '../edge/connection-caps.ts';
import { createEdge, type Edge } from '../edge/edge.ts';
import { createGate } from '../edge/limits.ts';
import { createMetrics } from '../edge/metrics.ts';
import { createLiveHub } from '../live/hub.ts';
import type { Settings } from '../settings.ts';
import type { Wishes } from '../wishes.ts';
import type { Areas } from './areas.ts';
import type { Shared } from './shared.ts';
import type { Started } from './started.ts';
import type { Writer } from './writer.ts';

export type ServingNeeds = {
  readonly settings: Settings;
  readonly wishes: Wishes;
  readonly log: Logger;
  readonly started: Started;
  readonly writer: Writer;
  readonly shared: Shared;
  readonly areas: Areas;
  readonly files: AppFiles;
  /** Nothing is taken any more, or not yet. */
  closed(): boolean;
};

/** Makes what answers: every route over HTTP, every push over the socket. It does not listen yet. */
export async function createServing(needs: ServingNeeds): Promise<Pick<Edge, 'listen'> & { readonly server: Server }> {
  const { settings, wishes, log, started, writer, shared, areas, files, closed } = needs;
  const { core, projector, reads } = writer;
  const { identity, team } = areas;
  const gate = createGate(wishes.limits);
  const trust = trustIn(settings.trustedProxies);
  const guarded = guardConnections(settings, trust, log);
  started.ends(() => guarded.close());

  const orders = areas.all.find((area) => area.orders)?.orders;
  if (!orders) throw new Error('no area takes orders over the socket');
  const hub = createLiveHub({
    port: core.port,
    everybody: areas.all.flatMap(({ pushes }) => pushes?.everybody ?? []),
    user: areas.all.flatMap(({ pushes }) => pushes?.user ?? []),
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
    gate,
    metrics: createMetrics({
      core: core.port,
      projector,
      integrity: shared.integrity,
      live: () => ({ ...hub.figures }),
      connections: () => ({ ...guarded.connections.figures }),
    }),
    closed,
    isSound: () => shared.integrity.isSound,
    strained: shared.strain.late,
    signer: () => areas.chain.signer(),
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
