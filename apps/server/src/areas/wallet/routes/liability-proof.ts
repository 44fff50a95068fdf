import { type liabilityProof, wallet } from '@quay/contract/wallet';
import { type Route, refused, told } from '../../../edge/route.ts';

export const liabilityProofRoute: Route<typeof liabilityProof> = async ({ day }, asking) => {
  const proof = await asking.liabilities.proofOf(asking.owner, day);
  return proof ? told(proof) : refused(wallet['liabilities-unknown'], {}, 'day');
};
