import type { BusinessStatus } from '@quay/contract/verification';
import { type Asking, type Reply, told } from '../../edge/route.ts';

/** How far the user is as a merchant: no older than what was just done, where something was. */
export async function businessReply(asking: Asking, seq?: number): Promise<Reply<BusinessStatus>> {
  const { owner, verification, c2c } = asking;
  const rows = await (seq === undefined ? asking.rows() : asking.rowsAfter(seq));
  const [status, missing] = await Promise.all([
    rows.verification.depositsOf(owner).then((deposits) => verification.merchants.status(owner, deposits)),
    c2c.market.missingFor(owner),
  ]);
  return told({ ...status, missing }, seq);
}
