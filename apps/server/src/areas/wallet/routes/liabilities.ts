import { liabilities, liabilityProof, wallet } from '@quay/contract/wallet';
import { refused, reply, type Served, serve } from '../../../edge/route.ts';
import type { WalletNeeds } from '../needs.ts';

/** What is owed, and the proof of one's own part in it. */
export const liabilityRoutes = ({ liabilities: owed }: WalletNeeds): Served[] => [
  serve(liabilities, async () => reply(await owed.published())),
  serve(liabilityProof, async ({ day }, context) => {
    const proof = await owed.proofOf(context.owner, day);
    return proof ? reply(proof) : refused(wallet['liabilities-unknown'], {}, 'day');
  }),
];
