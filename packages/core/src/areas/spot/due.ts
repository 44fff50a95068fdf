import type { Due } from '../../engine/area.ts';
import type { Rows } from '../../engine/changes.ts';
import { CLIENT_ID_LIFE_MS, type ClientOrder } from './state.ts';
import type { Volumes } from './volumes.ts';

/** What time alone makes happen in spot. */
export function spotDue(clientOrders: Rows<ClientOrder>, volumes: Volumes, now: number): readonly Due[] {
  const due: Due[] = [];
  const oldest = clientOrders.values().next().value;
  if (oldest && oldest.at + CLIENT_ID_LIFE_MS <= now) due.push({ name: 'spot/forget-client-ids', input: {} });
  if (volumes.isDue(now)) due.push({ name: 'spot/set-tiers', input: {} });
  return due;
}
