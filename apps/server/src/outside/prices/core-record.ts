import { type Contract, contractsTable, type RecordPrices } from '@quay/core';
import type { Committed, CorePort } from '../../core-host/port.ts';
import type { PriceRecord } from './record-prices.ts';

/**
 * Puts facts into the journal as commands of the core, all of one second in one batch. Coins that no contract follows are
 * left out: while none is listed nothing is written.
 */
export function coreRecord({
  core,
  coins,
}: {
  readonly core: Pick<CorePort, 'submitAll'>;
  readonly coins: () => ReadonlySet<string>;
}): PriceRecord {
  return {
    async record(facts) {
      const wanted = coins();
      const commands = facts.flatMap(({ symbol, prices }) => {
        if (!wanted.has(symbol)) return [];
        const said = prices.map(({ source, price, weight, at }) => ({ source, price, weight: Number(weight), at }));
        return [{ name: 'perpetual/record-prices', input: { coin: symbol, prices: said } satisfies RecordPrices }];
      });
      if (commands.length === 0) return;
      for (const { outcome } of await core.submitAll(commands)) {
        if (!outcome.ok) throw new Error(`the core refused a fact: ${outcome.refusal.reason}`);
      }
    },
  };
}

/** The coins whose index some listed contract follows, from the opening on. A contract is never taken off the list. */
export function contractCoins(
  core: Pick<CorePort, 'onCommitted'>,
  opening: Pick<Committed, 'changes'>,
): () => ReadonlySet<string> {
  const coins = new Set<string>();
  const apply = ({ changes }: Pick<Committed, 'changes'>) => {
    for (const { table, row } of changes) if (table === contractsTable) coins.add((row as Contract).coin);
  };
  apply(opening);
  core.onCommitted(apply);
  return () => coins;
}
