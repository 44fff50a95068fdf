import type { Manifest } from '../../engine/manifest.ts';
import { listMarketShape } from './commands/list-market.ts';
import { setStatusShape } from './commands/set-status.ts';
import { marketsTable } from './state.ts';

export const marketManifest: Manifest = {
  name: 'market',
  commands: [listMarketShape, setStatusShape],
  due: [],
  tables: [[marketsTable, 'all', 'opening']],
};
