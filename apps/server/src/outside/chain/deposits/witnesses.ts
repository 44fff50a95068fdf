import type { TransferLog, Witness } from '../chain-access.ts';
import { bloomOf } from './bloom.ts';

/**
 * What the endpoints' words about a transfer come to. Of a large one each must have it, and all must tell the same of
 * what the address had before and after. Of another one is enough, as long as nobody contradicts: an endpoint without
 * the transfer does not, when the bloom of its own header of the block says that it may be there.
 */
export function validateWitnesses(
  log: TransferLog,
  witnesses: readonly Witness[],
  isLarge: boolean,
): 'stands' | 'waits' | 'differs' {
  const having = witnesses.filter(({ says }) => says === 'has');
  const denying = witnesses.filter(({ says }) => says === 'none' || says === 'other');
  if (having.length === 0) return witnesses.some(({ says }) => says === 'other') ? 'differs' : 'waits';
  const admits = ({ bloom }: Witness) => bloom !== undefined && bloomOf(bloom).mayHold(log.contract, log.to);
  if (isLarge ? denying.length > 0 : !denying.every(admits)) return 'differs';
  if (!isLarge) return 'stands';
  if (having.length < witnesses.length) return 'waits';
  return having.every(({ balances }) => balances === having[0]!.balances) ? 'stands' : 'differs';
}
