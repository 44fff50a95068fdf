import { type Core, createCore } from '@quay/core';
import { units } from '@quay/money';
import { openJournal } from '@quay/store';
import { journalKeyOf } from './serving.ts';

/** What an operator does to the ledger by hand while the server stands, in batches like any other. */
export async function byHand(databaseUrl: string, work: (core: Core) => void): Promise<void> {
  const journal = await openJournal(databaseUrl, { key: () => journalKeyOf(databaseUrl) });
  await new Promise<void>((done, failed) => {
    let onItsWay = 0;
    const core = createCore({
      port: {
        append(batch) {
          onItsWay += 1;
          journal.append(batch).then(() => {
            // What waited for this batch becomes the next one.
            core.engine.committed(batch.seq);
            onItsWay -= 1;
            if (onItsWay === 0) done();
          }, failed);
        },
      },
    });
    journal.load(core.engine).then(() => work(core), failed);
  });
  await journal.close();
}

/** The exchange gets coins to exchange, which in a real market its operator brings. */
export function endow(core: Core, account: number, funds: Readonly<Record<string, string>>): void {
  const at = Date.now();
  const sent = Object.entries(funds).map(([asset, amount]) => ({
    sent: { name: 'wallet/fund-system-account', at, input: { account, asset, amount: units(amount) } },
    answer: () => undefined,
  }));
  core.engine.submitAll(sent);
}
