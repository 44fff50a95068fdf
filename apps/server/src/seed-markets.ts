import { markets } from '@quay/cast';
import type { CorePort } from './core-host/port.ts';

/** Lists the markets of a fresh installation. Listing again changes nothing. */
export async function seedMarkets(core: CorePort): Promise<void> {
  const answers = await core.submitAll(markets.map((input) => ({ name: 'market/list-market', input })));
  for (const { outcome } of answers) {
    if (!outcome.ok) throw new Error(`a market of the cast cannot be listed: ${outcome.refusal.reason}`);
  }
}
