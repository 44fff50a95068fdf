import type { CreditEventRow, CreditLoan, CreditPool, CreditProduct } from '@quay/core';
import type { Generated } from 'kysely';
import type { Time } from '../../kinds.ts';

/** Rows of the core, and what applicants said and showed, which the server alone reads. */
export type CreditTables = {
  creditProducts: CreditProduct;
  creditPools: CreditPool;
  creditLoans: CreditLoan;
  creditEvents: CreditEventRow;
  creditApplications: {
    id: Generated<number>;
    userId: number;
    sealed: Uint8Array;
    at: Time;
    dueAt: Time;
    /** What the papers say, as staff have read them; sealed. */
    papers: Uint8Array | null;
  };
  creditOpenings: { application: number; staffId: number; name: string; at: Time };
};
