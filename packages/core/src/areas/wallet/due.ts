import type { Due } from '../../engine/area.ts';
import type { Rows } from '../../engine/changes.ts';
import type { Debts } from './debts.ts';
import { REQUEST_LIFE_MS, type Request } from './state.ts';

/** What time alone makes happen in wallet. */
export function walletDue(requests: Rows<Request>, debts: Debts, now: number): readonly Due[] {
  const oldest = requests.values().next().value;
  const forgotten = oldest && oldest.at + REQUEST_LIFE_MS <= now ? [{ name: 'wallet/forget-requests', input: {} }] : [];
  const collected = [...debts.uncollected].map((owner) => ({ name: 'wallet/collect-debts', input: { owner } }));
  return [...forgotten, ...collected];
}
