import type { StaffWithdrawal } from '@quay/contract/staff';
import { parse } from '@quay/money';
import { sameAddress } from '../../parts/address-groups.ts';

export type ComparedLine = {
  readonly what: 'to' | 'amount' | 'contract';
  /** Nothing while it is not known what it has to be. */
  readonly approved: string | undefined;
  readonly signed: string;
  readonly differs: boolean;
};

/** What was approved beside what the signer's bytes say, line by line. `contract` is the coin's on this network. */
export function compared(
  { address, received }: Pick<StaffWithdrawal, 'address' | 'received'>,
  transaction: NonNullable<StaffWithdrawal['transaction']>,
  contract: string | undefined,
): readonly ComparedLine[] {
  return [
    { what: 'to', approved: address, signed: transaction.to, differs: !sameAddress(address, transaction.to) },
    {
      what: 'amount',
      approved: received,
      signed: transaction.amount,
      differs: parse(received) !== parse(transaction.amount),
    },
    {
      what: 'contract',
      approved: contract,
      signed: transaction.contract,
      differs: contract !== undefined && !sameAddress(contract, transaction.contract),
    },
  ];
}
