import type { Debt, UnsupportedDeposit } from '@quay/contract/wallet';
import { text } from '@quay/money';
import type { DebtRow, UnsupportedRow } from '@quay/store';
import { formatUnits } from 'viem';

export const debtOnWire = ({ id, asset, amount, left, cause, network, txHash, at }: DebtRow): Debt => ({
  debtId: id,
  symbol: asset,
  amount: text(amount),
  left: text(left),
  cause,
  network,
  txHash,
  at,
});

/** A contract may say anything of its decimals: beyond these the smallest unit is told. */
const DECIMALS_MAX = 36;

export function unsupportedOnWire({ id, atoms, decimals, sender, ...row }: UnsupportedRow): UnsupportedDeposit {
  const { network, contract, address, txHash, seenAt } = row;
  const isSaid = decimals !== null && decimals <= DECIMALS_MAX;
  const amount = isSaid ? formatUnits(atoms, decimals) : String(atoms);
  const arrival = { arrivalId: id, network, contract, amount, decimals: isSaid ? decimals : null };
  return { ...arrival, address, from: sender, txHash, seenAt };
}
