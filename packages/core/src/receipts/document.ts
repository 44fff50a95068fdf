import type { CaseState, ContractKind, MarginMode } from '@quay/contract/perpetual/rules';
import type { LoanSaleReceipt } from './loan-sale.ts';

/** A whole number of units as a decimal string: JSON has no integers that are large enough. */
export type Units = string;

export type TiersOnReceipt = {
  readonly version: number;
  readonly cap: Units;
  readonly rows: readonly { readonly floor: Units; readonly maintenanceRate: Units; readonly initialRate: Units }[];
};

/** What stands in every receipt: its place in the chain, and the hash of the signed words of the one before. */
type InChain = {
  readonly quay: 'perpetual-receipt';
  readonly version: 1;
  readonly number: number;
  readonly before: string;
};

export type FillOnReceipt = {
  readonly trade: number;
  readonly price: Units;
  readonly quantity: Units;
  readonly value: Units;
  readonly profit: Units;
  readonly fee: Units;
  readonly shortfall: Units;
  /** Of the other side: the fund pays for that too. */
  readonly othersShortfall: Units;
};

/** A position, or a part of one, that changed hands without an order. */
export type TakingOnReceipt = {
  readonly trade: number;
  readonly kind: 'takeover' | 'netting' | 'adl';
  /** In the queue; nothing where it was the insurance fund. */
  readonly place: number | null;
  readonly person: string;
  readonly price: Units;
  readonly quantity: Units;
  readonly value: Units;
  readonly profit: Units;
  readonly shortfall: Units;
  readonly othersProfit: Units;
  readonly othersShortfall: Units;
};

export type PlaceOnReceipt = {
  readonly place: number;
  readonly person: string;
  readonly quantity: Units;
  readonly openValue: Units;
  /** The part of its group's equity that is the position's own, and its score: exact fractions. */
  readonly equity: readonly [numerator: Units, denominator: Units];
  readonly score: readonly [numerator: Units, denominator: Units];
  /** It would have been liquidatable after closing at the bankruptcy price. */
  readonly passed: boolean;
};

/** One step of a liquidation: a reduction through the book, a take-over by the insurance fund, or auto-deleveraging. */
export type LiquidationReceipt = InChain & {
  readonly kind: 'liquidation';
  readonly liquidation: number;
  readonly case: number;
  readonly at: number;
  readonly step: 'reduce' | 'takeover' | 'adl';
  readonly state: CaseState;
  readonly contract: {
    readonly symbol: string;
    readonly kind: ContractKind;
    readonly base: string;
    readonly quote: string;
    readonly tick: Units;
    readonly lot: Units;
    readonly maxLeverage: number;
  };
  readonly mark: {
    readonly price: Units;
    readonly at: number;
    readonly index: Units;
    readonly byFunding: Units;
    readonly byBasis: Units;
    readonly last: Units;
    readonly sources: readonly {
      readonly source: string;
      readonly price: Units;
      readonly weight: number;
      readonly at: number;
    }[];
  };
  readonly tiers: TiersOnReceipt;
  /** A pseudonym that holds within the case. */
  readonly person: string;
  readonly mode: MarginMode;
  readonly position: { readonly quantity: Units; readonly openValue: Units };
  readonly wallet: Units;
  /** The other positions that stand on the wallet. */
  readonly others: readonly {
    readonly symbol: string;
    readonly quantity: Units;
    readonly openValue: Units;
    readonly mark: Units;
    readonly tiers: TiersOnReceipt;
  }[];
  readonly takerRate: Units;
  readonly equity: Units;
  readonly maintenance: Units;
  readonly othersProfit: Units;
  readonly othersMaintenance: Units;
  readonly bankruptcyPrice: Units | null;
  readonly limitPrice: Units;
  readonly wanted: Units;
  readonly closed: Units;
  readonly value: Units;
  readonly fills: readonly FillOnReceipt[];
  readonly takings: readonly TakingOnReceipt[];
  readonly queue: readonly PlaceOnReceipt[];
  /** To the fund: the fee, what rounding to ticks has left, and most that could be paid of either. */
  readonly fee: Units;
  readonly rest: Units;
  readonly payable: Units;
  readonly fund: {
    readonly before: Units;
    readonly after: Units;
    /** When it was asked to take the position over; nothing where it was not. */
    readonly asked: { readonly balance: Units; readonly peak: Units; readonly inventory: Units } | null;
  };
};

/** The funding of a contract from one stamp to the next, with every sample of the premium. */
export type FundingReceipt = InChain & {
  readonly kind: 'funding';
  readonly period: number;
  readonly contract: { readonly symbol: string; readonly kind: ContractKind; readonly quote: string };
  readonly startsAt: number;
  readonly endsAt: number;
  /** Whether the contract was open at any moment of it. */
  readonly wasOpen: boolean;
  readonly terms: { readonly interest: Units; readonly damp: Units; readonly cap: Units };
  readonly tiers: TiersOnReceipt;
  /** Twelve samples a minute; nothing where none was taken. */
  readonly minutes: readonly { readonly at: number; readonly premiums: readonly (Units | null)[] }[];
  readonly samples: number;
  readonly due: number;
  readonly premiumSum: Units;
  readonly rate: Units;
  readonly mark: Units | null;
  readonly holders: number;
  /** What all holders received together: the insurance fund got the opposite. */
  readonly received: Units;
};

/** What one holder paid or received at a stamp. It stands in no chain of its own: it names the receipt of its period. */
export type PaymentReceipt = {
  readonly quay: 'perpetual-payment';
  readonly version: 1;
  readonly kind: 'payment';
  readonly payment: number;
  /** Number and hash of the receipt of the period. */
  readonly funding: { readonly number: number; readonly hash: string };
  readonly contract: { readonly symbol: string; readonly kind: ContractKind; readonly quote: string };
  readonly stamp: number;
  readonly at: number;
  readonly rate: Units;
  readonly mark: Units;
  readonly quantity: Units;
  readonly amount: Units;
  /** The part that the holder could not pay. */
  readonly shortfall: Units;
};

/** The settlement of a dated contract, with every sample of the index. */
export type SettlementReceipt = InChain & {
  readonly kind: 'settlement';
  readonly contract: {
    readonly symbol: string;
    readonly kind: ContractKind;
    readonly quote: string;
    readonly tick: Units;
  };
  readonly expiry: number;
  /** The window of the samples: later than the expiry where it was postponed. */
  readonly startsAt: number;
  readonly endsAt: number;
  readonly at: number;
  /** Up to thirty samples each half minute, one a second; nothing where none was taken, and none behind the last. */
  readonly ticks: readonly { readonly at: number; readonly prices: readonly (Units | null)[] }[];
  readonly samples: number;
  readonly due: number;
  readonly sampleSum: Units;
  /** The last index, where two of staff settled at it for too few samples; nothing where the samples made the price. */
  readonly index: Units | null;
  readonly price: Units;
  readonly feeRate: Units;
  readonly holders: number;
  /** Of all holders together: signed quantities, signed open values, what they gained and were charged. */
  readonly quantity: Units;
  readonly openValue: Units;
  readonly profit: Units;
  readonly fees: Units;
};

/** How one position was settled. It stands in no chain of its own: it names the receipt of its contract's settlement. */
export type DeliveryReceipt = {
  readonly quay: 'perpetual-delivery';
  readonly version: 1;
  readonly kind: 'delivery';
  readonly delivery: number;
  /** Number and hash of the receipt of the settlement. */
  readonly settlement: { readonly number: number; readonly hash: string };
  readonly contract: { readonly symbol: string; readonly kind: ContractKind; readonly quote: string };
  readonly mode: MarginMode;
  readonly openedAt: number;
  readonly at: number;
  readonly price: Units;
  readonly quantity: Units;
  readonly openValue: Units;
  readonly profit: Units;
  readonly feeRate: Units;
  /** No more than what was left. */
  readonly fee: Units;
  /** The part of a loss that the holder could not pay. */
  readonly shortfall: Units;
};

export type ChainedReceipt = LiquidationReceipt | FundingReceipt | SettlementReceipt;
export type Receipt = ChainedReceipt | PaymentReceipt | DeliveryReceipt | LoanSaleReceipt;

/** What the first receipt of the chain names as the one before. */
export const FIRST_RECEIPT = '0'.repeat(64);
