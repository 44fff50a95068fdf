import type { Manifest } from '../engine/manifest.ts';
import { endHoldsShape } from './commands/end-holds.ts';
import { freezeAccountShape } from './commands/freeze-account.ts';
import { placeHoldShape } from './commands/place-hold.ts';
import { unfreezeAccountShape } from './commands/unfreeze-account.ts';
import {
  accountFreezesTable,
  accountHoldsTable,
  saleReferencesTable,
  valueCasesTable,
  valueGivenTable,
} from './state.ts';

export const guardManifest: Manifest = {
  name: 'guard',
  commands: [placeHoldShape, endHoldsShape, freezeAccountShape, unfreezeAccountShape],
  due: ['guard/end-holds'],
  tables: [
    [accountHoldsTable, 'all', 'opening'],
    [accountFreezesTable, 'all', 'opening'],
    [valueGivenTable, 'none'],
    [saleReferencesTable, 'none'],
    [valueCasesTable, 'all'],
  ],
};
