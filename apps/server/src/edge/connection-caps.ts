import type { Settings } from '../settings.ts';
import type { ConnectionCaps } from './connections.ts';
import { connectionsWithin, descriptorLimit } from './descriptors.ts';

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
