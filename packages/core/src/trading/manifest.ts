import type { Manifest } from '../engine/manifest.ts';
import { numberInstrumentsShape } from './commands/number-instruments.ts';
import { instrumentsTable } from './tables.ts';

export const tradingManifest: Manifest = {
  name: 'trading',
  commands: [numberInstrumentsShape],
  due: ['trading/number-instruments'],
  tables: [[instrumentsTable, 'none']],
};
