import { perpetual } from '@quay/contract/perpetual/rules';
import { trading } from '@quay/contract/trading/rules';
import type { Refused } from '../../engine/command.ts';
import { refuse } from '../../engine/command.ts';
import type { PerpetualParts } from './parts.ts';
import type { PositionRecord } from './position-record.ts';

/** The isolated position whose margin somebody wants to change, or why there is none. */
export function isolatedOf(
  { contracts, positions }: Pick<PerpetualParts, 'contracts' | 'positions'>,
  owner: number,
  symbol: string,
): PositionRecord | Refused {
  if (!contracts.get(symbol)) return refuse(trading['symbol-unknown'], { symbol }, 'symbol');
  const row = positions.find(owner, symbol);
  if (!row || row.quantity === 0n) return refuse(perpetual['nothing-to-close']);
  return row.mode === 'cross' ? refuse(perpetual['margin-mode-cross']) : row;
}
