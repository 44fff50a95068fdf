import type { Manifest } from '../../engine/manifest.ts';
import { closeAccountShape } from './commands/close-account.ts';
import { endClosuresShape } from './commands/end-closures.ts';
import { keepAccountShape } from './commands/keep-account.ts';
import { lookClosureShape } from './commands/look-closure.ts';
import { accountClosuresTable } from './state.ts';

export const accountManifest: Manifest = {
  name: 'account',
  commands: [closeAccountShape, keepAccountShape, endClosuresShape, lookClosureShape],
  due: [endClosuresShape.name],
  tables: [[accountClosuresTable, 'all']],
};
