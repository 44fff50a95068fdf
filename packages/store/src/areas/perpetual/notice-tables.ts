import type { NoticeChannel } from '@quay/contract/c2c';
import type { ContractEvent } from '@quay/contract/perpetual';
import type { Cover, MarginWarning, SettingChange } from '@quay/core';
import type { Generated } from 'kysely';
import type { Json, Time } from '../../kinds.ts';

/** What users are told of, each kind in the order in which it happened. */
export type NoticeKind =
  | 'warnings'
  | 'liquidations'
  | 'takings'
  | 'covers'
  | 'settings'
  | 'copies'
  | 'shares'
  | 'deliveries'
  | 'loanWarnings'
  | 'loanSales'
  | 'loansOverdue'
  | 'earnFlows'
  | 'earnWaiting'
  | 'credits'
  | 'liquidityDays'
  | 'priceAlerts'
  | 'referralClaims';

/** What users are told of their contracts, and the rows of the core that it follows from. */
export type NoticeTables = {
  perpetualMarginWarnings: MarginWarning;
  perpetualSettingChanges: SettingChange;
  perpetualCovers: Cover;
  perpetualNotices: {
    id: Generated<number>;
    userId: number;
    event: ContractEvent;
    reference: number;
    /** None of what is about no contract. */
    contract: string | null;
    params: Json<Record<string, string>>;
    step: number | null;
    at: Time;
    seenAt: Time | null;
    pushedAt: Time | null;
    notifiedAt: Time | null;
  };
  perpetualNoticeMarks: {
    kind: NoticeKind;
    upto: number;
  };
  perpetualNoticeChoices: {
    userId: number;
    risk: NoticeChannel[];
    activity: NoticeChannel[];
    alerts: NoticeChannel[];
  };
};
