import type {
  AdlPlaceRow,
  Dated,
  Delivery,
  FundFlow,
  FundingPayment,
  FundingPeriod,
  FundPeak,
  Liquidation,
  LiquidationCase,
  LiquidationOther,
  PremiumMinute,
  SettlementSamples,
  SyncingRow,
  Taking,
} from '@quay/core';
import type { Time } from '../../kinds.ts';

/** What receipts and records of contracts are made of, what staff watch, and the receipts themselves, which the server writes. */
export type ReceiptTables = {
  perpetualLiquidations: Liquidation;
  perpetualLiquidationOthers: LiquidationOther;
  perpetualTakings: Taking;
  perpetualAdlPlaces: AdlPlaceRow;
  perpetualFundingPeriods: FundingPeriod;
  perpetualPremiumMinutes: PremiumMinute;
  perpetualFundingPayments: FundingPayment;
  perpetualFundPeaks: FundPeak;
  perpetualFundFlows: FundFlow;
  perpetualCases: LiquidationCase;
  perpetualSyncing: SyncingRow;
  perpetualDated: Dated;
  perpetualSettlementSamples: SettlementSamples;
  perpetualDeliveries: Delivery;
  perpetualReceipts: {
    number: number;
    kind: 'liquidation' | 'funding' | 'settlement';
    /** The step of a liquidation, the period of a funding, or the place in the list of a contract that was settled. */
    reference: number;
    contract: string;
    at: Time;
    hash: string;
    /** The words whose hash it is. */
    signed: string;
  };
};
