import { ownSettlementReceipt } from '@quay/contract/perpetual';
import { ask } from '../../../request/ask.ts';

/** How one's own position was settled, behind the receipt of its contract. */
export const fetchOwnSettlementReceipt = (settlement: string, signal: AbortSignal) =>
  ask(ownSettlementReceipt, { settlement }, { signal });
