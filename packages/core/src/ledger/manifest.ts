import type { Manifest } from '../engine/manifest.ts';
import { accountsTable, entriesTable, feeTotalsTable } from './tables.ts';

export const ledgerManifest: Manifest = {
  name: 'ledger',
  commands: [],
  due: [],
  tables: [
    [accountsTable, 'owner'],
    [feeTotalsTable, 'none'],
    [entriesTable, 'none'],
  ],
};
