export type { AnnouncementReads } from './areas/announcement/reads.ts';
export type {
  IdentityReads,
  PreferencesSaved,
  SessionRow,
  UserRow,
} from './areas/identity/reads.ts';
export type { CurrencyRow, MarketReads } from './areas/market/reads.ts';
export type { FeeStanding, RatedTrade, SpotReads } from './areas/spot/reads.ts';
export type { StaffReads } from './areas/staff/reads.ts';
export type { SupportReads } from './areas/support/reads.ts';
export type { UploadReads } from './areas/upload/reads.ts';
export type { VerificationReads } from './areas/verification/reads.ts';
export type { WalletReads } from './areas/wallet/reads.ts';
export { type Cluster, ClusterFailure, type ClusterOptions, startCluster } from './cluster/index.ts';
export { type Journal, type JournalOptions, openJournal } from './journal/journal.ts';
export { migrate } from './migrations/migrate.ts';
export { type CandleRow, openedAt } from './projector/candles.ts';
export { type Projector, type ProjectorOptions, startProjector } from './projector/projector.ts';
export type { TapeRow } from './projector/tape.ts';
export { openReads, type Reads } from './reads.ts';
export { type Step, steps } from './steps.ts';
