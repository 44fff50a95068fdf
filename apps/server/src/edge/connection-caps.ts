import type { Settings } from '../settings.ts';
import type { Trust } from './address-of.ts';
import { type ConnectionCaps, type Connections, createConnections } from './connections.ts';
import { connectionsWithin, descriptorLimit, holdSpareDescriptors, type SpareDescriptors } from './descriptors.ts';

/** One address may hold this part of all connections, so that no single one fills the server. */
const PART_OF_ADDRESS = 8;
/** A family, an office or a small carrier needs this many. */
const OF_ADDRESS_LEAST = 256;

type Wanted = Pick<Settings, 'connectionsMax' | 'connectionsPerAddress'>;

/** The caps that the settings ask for, within what the system's limit of open files leaves room for. */
export function connectionCaps(
  { connectionsMax, connectionsPerAddress }: Wanted,
  limit: number = descriptorLimit(),
): ConnectionCaps & { readonly lowered: boolean } {
  const most = connectionsWithin(limit, connectionsMax);
  const part = Math.max(OF_ADDRESS_LEAST, Math.floor(most / PART_OF_ADDRESS));
  return {
    most,
    mostOfAddress: Math.min(most, connectionsPerAddress ?? part),
    lowered: connectionsMax !== undefined && connectionsMax > most,
  };
}

/** Part of all connections that may be WebSockets: those who only listen must not keep out who asks. */
const SOCKETS_PART = 0.75;

export type Guarded = {
  readonly connections: Connections;
  readonly spareDescriptors: SpareDescriptors;
  /** The caps of the live hub. */
  readonly sockets: { readonly connectionsMax: number; readonly connectionsPerAddress: number };
  close(): void;
};

/** The connections that the settings allow, and descriptors in reserve. */
export function guardConnections(settings: Wanted, trust: Trust, log: { warn(line: string): void }): Guarded {
  const caps = connectionCaps(settings);
  if (caps.lowered) log.warn(`CONNECTIONS_MAX is ${caps.most}: the limit of open files leaves room for no more`);
  const connections = createConnections(caps, trust);
  const spareDescriptors = holdSpareDescriptors();
  return {
    connections,
    spareDescriptors,
    sockets: { connectionsMax: Math.ceil(caps.most * SOCKETS_PART), connectionsPerAddress: caps.mostOfAddress },
    close() {
      connections.close();
      spareDescriptors.close();
    },
  };
}
