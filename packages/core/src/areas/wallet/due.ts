import type { Due } from '../../engine/area.ts';
import type { Rows } from '../../engine/changes.ts';
import { REQUEST_LIFE_MS, type Request } from './state.ts';

/** What time alone makes happen in wallet. */
export function walletDue(requests: Rows<Request>, now: number): readonly Due[] {
  const oldest = requests.values().next().value;
  return oldest && oldest.at + REQUEST_LIFE_MS <= now ? [{ name: 'wallet/forget-requests', input: {} }] : [];
}
