import { entries, entriesExport, walletOf, wallets } from '@quay/contract/wallet';
import { type Served, serve } from '../../edge/route.ts';
import { entriesRoute } from './routes/entries.ts';
import { entriesExportRoute } from './routes/entries-export.ts';
import { walletOfRoute } from './routes/wallet-of.ts';
import { walletsRoute } from './routes/wallets.ts';

export const walletRoutes: readonly Served[] = [
  serve(wallets, walletsRoute),
  serve(walletOf, walletOfRoute),
  serve(entries, entriesRoute),
  serve(entriesExport, entriesExportRoute),
];
