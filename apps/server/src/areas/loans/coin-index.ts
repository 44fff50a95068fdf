import { INDEX_MAX_AGE_MS } from '@quay/contract/perpetual/rules';
import type { ContractsOfLoans } from './needs.ts';

/** What amounts are valued in: it is worth 1. */
const CURRENCY = 'USDT';

export type CoinIndexNow = { readonly price: bigint; readonly at: number };

/** The index of a coin as its perpetual contract has it; nothing while it is too old. The core decides by its own. */
export function coinIndex(contracts: ContractsOfLoans, coin: string, now: number): CoinIndexNow | undefined {
  if (coin === CURRENCY) return { price: 100_000_000n, at: now };
  const followed = contracts
    .all()
    .filter(({ coin: of, kind, symbol }) => of === coin && kind === 'linear' && !contracts.dated(symbol))
    .sort((a, b) => (a.symbol < b.symbol ? -1 : 1))[0];
  const mark = followed && contracts.mark(followed.symbol);
  if (!mark || now - mark.indexAt > INDEX_MAX_AGE_MS) return undefined;
  return { price: mark.indexPrice, at: mark.indexAt };
}
