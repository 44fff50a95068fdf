import type { BusinessStatus } from '@quay/contract/verification';
import type { RequestContext } from '../../edge/request-context.ts';
import { type Reply, reply } from '../../edge/route.ts';
import type { VerificationNeeds } from './needs.ts';

/** How far the user is as a merchant: no older than what was just done, where something was. */
export async function businessReply(
  { applications, c2c }: Pick<VerificationNeeds, 'applications' | 'c2c'>,
  { owner, rows: rowsAt, rowsAfter }: RequestContext,
  seq?: number,
): Promise<Reply<BusinessStatus>> {
  const rows = await (seq === undefined ? rowsAt() : rowsAfter(seq));
  const [status, missing] = await Promise.all([
    rows.verification.depositsOf(owner).then((deposits) => applications.merchants.status(owner, deposits)),
    c2c.market.missingFor(owner),
  ]);
  return reply({ ...status, missing }, seq);
}
