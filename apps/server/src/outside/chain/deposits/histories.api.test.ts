import { afterAll, beforeAll, expect, test } from 'vitest';
import { historyUsers, keyOf, liveHistory } from '../testing/history.ts';
import { openStage, type Stage } from '../testing/stage.ts';
import { coreLedger } from './core-ledger.ts';

/** What `histories.test.ts` does in memory, some of it with the real core and the real rows. */
let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
  await stage.closeChain();
  expect(Object.values(stage.users)).toEqual(historyUsers);
});
afterAll(async () => {
  await stage.end();
});

test.each([3, 11, 29, 42])('history %i ends as a full scan says, in the database too', async (seed) => {
  const network = `SEED-${seed}`;
  const before = await Promise.all(historyUsers.map((user) => total(user)));
  const figures = await liveHistory(
    seed,
    {
      rows: stage.rows,
      ledger: coreLedger(stage.core, stage.shown),
      setHalted: (halted) =>
        halted ? stage.rows.haltNetwork(network, 'a test', undefined, Date.now()) : stage.rows.resumeNetwork(network),
      async credited() {
        const credited = await stage.rows.creditedAbove(network, -1);
        for (const [index, user] of historyUsers.entries()) {
          const sum = credited.filter(({ userId }) => userId === user).reduce((all, { amount }) => all + amount, 0n);
          expect((await total(user)) - before[index]!, `what user ${user} has`).toBe(sum);
        }
        return credited.map((row) => keyOf({ ...row, owner: row.userId }));
      },
    },
    network,
  );
  expect(figures.credits).toBeGreaterThan(0);
  expect(figures.forks).toBeGreaterThan(0);
});

const total = async (user: number): Promise<bigint> =>
  (await stage.balance(user, 'USDT')) + (await stage.balance(user, 'BTC'));
