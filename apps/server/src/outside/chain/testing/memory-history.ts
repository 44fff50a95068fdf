import { MemoryLedger, MemoryRows } from './deposit-rows.ts';
import { type HistoryFigures, liveHistory } from './history.ts';

/** One history with everything in memory. */
export function liveInMemory(seed: number): Promise<HistoryFigures> {
  const ledger = new MemoryLedger();
  const rows = new MemoryRows(ledger);
  return liveHistory(seed, {
    rows,
    ledger,
    setHalted: (halted) => rows.setHalted(halted),
    async credited() {
      const standing = [...ledger.credits].filter(([, { state }]) => state === 'credited');
      for (const [user, balance] of ledger.balances) {
        const sum = standing
          .filter(([, { owner }]) => owner === user)
          .reduce((all, [, { amount }]) => all + amount, 0n);
        if (sum !== balance) throw new Error(`user ${user} has ${balance}, of credits of ${sum}`);
      }
      const open = [...rows.transfers.values()].filter(({ state }) => state === 'credited');
      if (open.length !== standing.length) throw new Error('rows and ledger do not agree');
      return standing.map(([key, { owner, amount }]) => `${key} ${owner} ${amount}`);
    },
  });
}
