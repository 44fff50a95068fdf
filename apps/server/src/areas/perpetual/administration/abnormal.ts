import type { AbnormalPrice } from '@quay/contract/staff';
import { type Contract, INDEX_TERMS, indexPrice, type SourceRow, type SyncingRow } from '@quay/core';

/**
 * What is wrong with the prices of contracts: coins in the order of their contracts, of each the index first. A source or
 * an index is away since its last word, or the third newest one, became too old.
 */
export function abnormalOf(
  contracts: readonly Contract[],
  sources: readonly SourceRow[],
  syncing: readonly SyncingRow[],
  now: number,
): AbnormalPrice[] {
  const coins = [...new Set(contracts.map(({ coin }) => coin))];
  return coins.flatMap((coin) => {
    const own = sources.filter((row) => row.coin === coin);
    const facts = own.map(({ source, price, weight, at }) => ({ source, price, weight: BigInt(weight), at }));
    const index = indexPrice(facts, INDEX_TERMS, now);
    const newest = own.map(({ at }) => at).sort((a, b) => b - a)[INDEX_TERMS.minSources - 1];
    const ofIndexes: AbnormalPrice[] = index
      ? []
      : [
          {
            fault: 'index-away',
            coin,
            subject: coin,
            since: newest === undefined ? null : newest + INDEX_TERMS.maxAgeMs,
          },
        ];
    const ofSources = own.flatMap(({ source, at }): AbnormalPrice[] => {
      if (now - at > INDEX_TERMS.maxAgeMs) {
        return [{ fault: 'source-silent', coin, subject: source, since: at + INDEX_TERMS.maxAgeMs }];
      }
      const counted = index?.sources.find((one) => one.source === source);
      const isOutlier = counted !== undefined && counted.counted !== counted.price;
      return isOutlier ? [{ fault: 'source-outlier', coin, subject: source, since: null }] : [];
    });
    const ofContracts = contracts
      .filter((contract) => contract.coin === coin)
      .flatMap(({ symbol }) => syncing.filter(({ contract }) => contract === symbol))
      .map(({ contract, since }): AbnormalPrice => ({ fault: 'syncing', coin, subject: contract, since }));
    return [...ofIndexes, ...ofSources, ...ofContracts];
  });
}
