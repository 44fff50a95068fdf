import type { Due } from '../../engine/area.ts';
import type { Rows } from '../../engine/changes.ts';
import { CLIENT_ID_LIFE_MS, type ClientOrder } from './state.ts';

/** What time alone makes happen in spot. */
export function spotDue(clientOrders: Rows<ClientOrder>, now: number): readonly Due[] {
  const oldest = clientOrders.values().next().value;
  return oldest && oldest.at + CLIENT_ID_LIFE_MS <= now ? [{ name: 'spot/forget-client-ids', input: {} }] : [];
}
