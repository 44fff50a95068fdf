import { accountManifest } from './areas/account/manifest.ts';
import { c2cManifest } from './areas/c2c/manifest.ts';
import { convertManifest } from './areas/convert/manifest.ts';
import { creditManifest } from './areas/credit/manifest.ts';
import { demoManifest } from './areas/demo/manifest.ts';
import { earnManifest } from './areas/earn/manifest.ts';
import { followingManifest } from './areas/following/manifest.ts';
import { liquidityManifest } from './areas/liquidity/manifest.ts';
import { loansManifest } from './areas/loans/manifest.ts';
import { marketManifest } from './areas/market/manifest.ts';
import { perpetualManifest } from './areas/perpetual/manifest.ts';
import { referralManifest } from './areas/referral/manifest.ts';
import { spotManifest } from './areas/spot/manifest.ts';
import { walletManifest } from './areas/wallet/manifest.ts';
import type { Shape } from './engine/command.ts';
import type { Followed, Manifest } from './engine/manifest.ts';
import { sequencesTable } from './engine/sequences.ts';
import type { Table } from './engine/table.ts';
import { guardManifest } from './guard/manifest.ts';
import { ledgerManifest } from './ledger/manifest.ts';
import { tradingManifest } from './trading/manifest.ts';
import type { TradingProduct } from './trading/product.ts';

const engineManifest: Manifest = { name: 'engine', commands: [], due: [], tables: [[sequencesTable, 'none']] };

/** All areas. Where the rows of one need those of another in memory, the other stands before it. */
export const manifests: readonly Manifest[] = [
  engineManifest,
  ledgerManifest,
  guardManifest,
  marketManifest,
  tradingManifest,
  spotManifest,
  c2cManifest,
  walletManifest,
  convertManifest,
  perpetualManifest,
  followingManifest,
  loansManifest,
  earnManifest,
  creditManifest,
  liquidityManifest,
  demoManifest,
  accountManifest,
  referralManifest,
];

/** Every command, as those see it who send it from another thread. */
export const commandShapes: readonly Shape[] = manifests.flatMap(({ commands }) => commands);

const tables = manifests.flatMap((manifest) => manifest.tables);

/** Every table of the core: those in memory in the order in which start-up loads them, then the logs. */
export const coreTables: readonly Table[] = (['state', 'log'] as const).flatMap((kind) =>
  tables.flatMap(([table]) => (table.kind === kind ? [table] : [])),
);

/** Tables that nobody keeps. */
export const newsTables: readonly Table[] = manifests.flatMap(({ news = [] }) => news);

const followed = new Map(tables.map(([table, by]) => [table.number, by]));

/** Whose rows of a table leave the core's thread. */
export const followedBy = (number: number): Followed => followed.get(number) ?? 'none';

/** The tables that subscribers of the core begin with. */
export const openingTables: readonly Table[] = tables.flatMap(([table, , opening]) => (opening ? [table] : []));

/** Every product that trades. */
export const tradingProducts: readonly TradingProduct[] = manifests.flatMap(({ product }) => product ?? []);
