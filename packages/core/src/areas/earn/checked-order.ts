import type { JudgedOrder } from '@quay/contract/earn/rules';
import type { EarnOrder } from './state.ts';

/** An order as the rules look at it. */
export const checkedOrder = (row: EarnOrder): JudgedOrder => ({ ...row, hasToTake: row.toTake > 0n });
