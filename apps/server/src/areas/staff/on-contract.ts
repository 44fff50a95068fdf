import { perpetual } from '@quay/contract/perpetual';
import { staff as refusals } from '@quay/contract/staff';
import type { No } from '../../edge/envelope.ts';
import type { ContractAdministration } from './needs.ts';
import type { Proposal } from './proposals.ts';

/**
 * Does what two of staff have decided about a contract, or gives why it cannot be done any more: it is not as it was when
 * somebody asked. It is done before the decision is written: a stop between the two leaves the approval open, and
 * approving it again changes nothing.
 */
export async function fulfilOnContract(
  request: Proposal,
  contracts: ContractAdministration,
  approvedBy: number,
): Promise<No | undefined> {
  const changed = { refusal: refusals['contract-changed'], params: {} };
  if (request.kind === 'resume-contract') {
    const { contract, from, to } = request.payload;
    const { done } = await contracts.setStatus(contract, to, approvedBy, (status) => status === from);
    return done ? undefined : changed;
  }
  if (request.kind === 'set-tiers') {
    const { version, ...wanted } = request.payload;
    return (await contracts.setTiers(wanted, version, approvedBy)) ? undefined : changed;
  }
  if (request.kind === 'list-delivery') {
    const { contract, term } = request.payload;
    const isListed = await contracts.listDelivery(contract, term, approvedBy);
    return isListed ? undefined : { refusal: perpetual['delivery-terms-impossible'], params: {} };
  }
  if (request.kind === 'settle-contract') {
    return (await contracts.settleContract(request.payload.contract, approvedBy)) ? undefined : changed;
  }
  if (request.kind !== 'set-caps') return undefined;
  const { setAt, ...wanted } = request.payload;
  return (await contracts.setCaps(wanted, setAt, approvedBy)) ? undefined : changed;
}
