import { CoreInMemory } from './core-in-memory.ts';
import { MemoryRows } from './deposit-rows.ts';
import { depositOf, type HistoryFigures, historyUsers, keyOf, liveHistory, noFigures, traceOf } from './history.ts';

export type MemoryFigures = HistoryFigures & CoreInMemory['figures'];

/** Sums of the figures of many histories. */
export function sumOf(all: MemoryFigures, one: MemoryFigures): MemoryFigures {
  const names = Object.keys(one) as (keyof MemoryFigures)[];
  return Object.fromEntries(names.map((name) => [name, (all[name] ?? 0) + one[name]])) as MemoryFigures;
}
export const noMemoryFigures: MemoryFigures = { ...noFigures, debts: 0, repaid: 0, withdrawals: 0, refused: 0 };

/** Of what nothing names each user has one sum, however often some of it was found. */
function tracesOf({ unsupported }: MemoryRows): string[] {
  const sums = new Map<number, bigint>();
  for (const { txHash, userId, atoms } of unsupported) {
    if (txHash === null) sums.set(userId, (sums.get(userId) ?? 0n) + atoms);
  }
  const named = unsupported.filter(({ txHash }) => txHash !== null);
  const all = [...named, ...[...sums].map(([userId, atoms]) => ({ txHash: null, userId, atoms }))];
  return all.map(({ txHash, userId: owner, atoms }) => traceOf({ txHash, owner, atoms }));
}

/** One history with everything in memory: the rows as the database keeps them, and the real core. */
export async function liveInMemory(seed: number): Promise<MemoryFigures> {
  const core = new CoreInMemory(historyUsers);
  const rows = new MemoryRows(
    core,
    historyUsers.map((user) => [user, depositOf(user)] as const),
  );
  const figures = await liveHistory(seed, {
    rows,
    ledger: core,
    setHalted: (halted) => rows.setHalted(halted),
    act: (chance) => core.act(chance),
    restart: () => core.restart(),
    rescan: (from, to) => rows.askRescan('ERC20', from, to, 7, 0),
    traces: () => tracesOf(rows),
    async credited() {
      const credited = [...core.credits()].filter(({ state }) => state === 'credited');
      const open = [...rows.transfers.values()].filter(({ state }) => state === 'credited');
      if (open.length !== credited.length) throw new Error('rows and ledger do not agree');
      return credited.map(keyOf);
    },
    validate(came) {
      const held = core.held();
      for (const [key, { balance, paid, owed, exchanged }] of held) {
        const is = balance + paid - owed - exchanged;
        if (is !== (came.get(key) ?? 0n)) {
          const sum = `${balance} + ${paid} paid - ${owed} owed - ${exchanged} exchanged`;
          throw new Error(`${key} has ${sum}, and ${came.get(key) ?? 0n} came`);
        }
      }
      for (const [key, amount] of came) if (!held.has(key)) throw new Error(`${key} got nothing of ${amount}`);
    },
  });
  return { ...figures, ...core.figures };
}
