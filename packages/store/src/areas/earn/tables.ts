import type {
  EarnDay,
  EarnFlow,
  EarnFund,
  EarnOrder,
  EarnPool,
  EarnProduct,
  Redemption,
  Savings,
  Scheduled,
  UplineBonus,
} from '@quay/core';

/** Products of earn, what pays them, and what people have in them; all of the core. */
export type EarnTables = {
  earnProducts: EarnProduct;
  earnFunds: EarnFund;
  earnPools: EarnPool;
  earnSavings: Savings;
  earnRedemptions: Redemption;
  earnOrders: EarnOrder;
  earnScheduled: Scheduled;
  earnFlows: EarnFlow;
  earnDays: EarnDay;
  earnUplineBonuses: UplineBonus;
};
