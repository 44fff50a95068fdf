import { type AccountReads, accountReads } from './areas/account/reads.ts';
import { type AnnouncementReads, announcementReads } from './areas/announcement/reads.ts';
import { type C2cReads, c2cReads } from './areas/c2c/reads.ts';
import { type ChainReads, chainReads } from './areas/chain/reads.ts';
import { type ConvertReads, convertReads } from './areas/convert/reads.ts';
import { type CreditReads, creditReads } from './areas/credit/reads.ts';
import { type DemoReads, demoReads } from './areas/demo/reads.ts';
import { type EarnReads, earnReads } from './areas/earn/reads.ts';
import { type FollowingReads, followingReads } from './areas/following/reads.ts';
import { type HelpReads, helpReads } from './areas/help/reads.ts';
import { type IdentityReads, identityReads } from './areas/identity/reads.ts';
import { type LiabilityReads, liabilityReads } from './areas/liabilities/reads.ts';
import { type LiquidityReads, liquidityReads } from './areas/liquidity/reads.ts';
import { type LoansReads, loansReads } from './areas/loans/reads.ts';
import { type MarketReads, marketReads } from './areas/market/reads.ts';
import { type ExposureReads, exposureReads } from './areas/perpetual/exposures.ts';
import { type ContractNoticesReads, contractNoticesReads } from './areas/perpetual/notices.ts';
import { perpetual } from './areas/perpetual/product.ts';
import { type QueueReads, queueReads } from './areas/perpetual/queue.ts';
import { type PerpetualReads, perpetualReads } from './areas/perpetual/reads.ts';
import { type ReceiptReads, receiptReads } from './areas/perpetual/receipts.ts';
import { type PerpetualRecordReads, perpetualRecordReads } from './areas/perpetual/records.ts';
import { type SettlementReads, settlementReads } from './areas/perpetual/settlements.ts';
import { type ReferralReads, referralReads } from './areas/referral/reads.ts';
import { type SpotLinkReads, spotLinkReads } from './areas/spot/links.ts';
import { spot } from './areas/spot/product.ts';
import { type StaffReads, staffReads } from './areas/staff/reads.ts';
import { type SupportReads, supportReads } from './areas/support/reads.ts';
import { type UploadReads, uploadReads } from './areas/upload/reads.ts';
import { type VerificationReads, verificationReads } from './areas/verification/reads.ts';
import { type WalletReads, walletReads } from './areas/wallet/reads.ts';
import { openPool, openQuery } from './database.ts';
import { type TradingReads, tradingReads } from './trading/reads.ts';

/** What the server reads, and the few rows that it writes without the core, one object per area. */
export type Reads = {
  readonly spot: TradingReads & SpotLinkReads;
  readonly perpetual: TradingReads &
    PerpetualReads &
    ReceiptReads &
    PerpetualRecordReads &
    QueueReads &
    ExposureReads &
    ContractNoticesReads &
    SettlementReads;
  readonly following: FollowingReads;
  readonly loans: LoansReads;
  readonly earn: EarnReads;
  readonly wallet: WalletReads;
  readonly convert: ConvertReads;
  readonly c2c: C2cReads;
  readonly credit: CreditReads;
  readonly liquidity: LiquidityReads;
  readonly demo: DemoReads;
  readonly account: AccountReads;
  readonly referral: ReferralReads;
  readonly chain: ChainReads;
  readonly liabilities: LiabilityReads;
  readonly market: MarketReads;
  readonly identity: IdentityReads;
  readonly upload: UploadReads;
  readonly verification: VerificationReads;
  readonly support: SupportReads;
  readonly announcement: AnnouncementReads;
  readonly help: HelpReads;
  readonly staff: StaffReads;
  close(): Promise<void>;
};

export function openReads(databaseUrl: string): Reads {
  const pool = openPool(databaseUrl);
  const db = openQuery(pool);
  return {
    spot: { ...tradingReads(db, spot), ...spotLinkReads(db) },
    perpetual: {
      ...tradingReads(db, perpetual),
      ...perpetualReads(db),
      ...receiptReads(db),
      ...perpetualRecordReads(db),
      ...settlementReads(db),
      ...queueReads(db),
      ...exposureReads(db),
      ...contractNoticesReads(db),
    },
    following: followingReads(db),
    loans: loansReads(db),
    earn: earnReads(db),
    wallet: walletReads(db),
    convert: convertReads(db),
    c2c: c2cReads(db),
    credit: creditReads(db),
    liquidity: liquidityReads(db),
    demo: demoReads(db),
    account: accountReads(db),
    referral: referralReads(db),
    chain: chainReads(db),
    liabilities: liabilityReads(db),
    market: marketReads(db, pool),
    identity: identityReads(db),
    upload: uploadReads(db),
    verification: verificationReads(db),
    support: supportReads(db),
    announcement: announcementReads(db),
    help: helpReads(db),
    staff: staffReads(db),
    close: () => db.destroy(),
  };
}
