import { markets } from '@quay/cast';
import { type Core, createCore } from '@quay/core';
import { openJournal } from '@quay/store';
import { commandOf, Trader, traderFunds } from './traders.ts';

const OWNERS = 2_000;
const OPENING = 500;

/** A core on this thread that writes its journal as the server's does. */
export type Writing = {
  readonly core: Core;
  /** Orders of thousands of owners, so many in a batch. */
  write(orders: number, inBatch: number): Promise<void>;
  close(): Promise<void>;
};

export async function startWriting(databaseUrl: string): Promise<Writing> {
  const journal = await openJournal(databaseUrl);
  let written: Promise<void> = Promise.resolve();
  const core = createCore({
    practice: traderFunds,
    port: {
      append(batch) {
        // The core gives the bytes out once and writes the next batch over them.
        const kept = { ...batch, commands: batch.commands.slice(), changes: batch.changes.slice() };
        written = journal.append(kept).then(() => core.engine.committed(batch.seq));
      },
    },
  });
  await journal.load(core.engine);
  const owners = Array.from({ length: OWNERS }, (_, number) => ({ owner: 1_000 + number, trader: new Trader(number) }));
  let turn = 0;

  async function submit(commands: readonly { readonly name: string; readonly input: object }[]): Promise<void> {
    core.engine.submitAll(
      commands.map((command) => ({ sent: { ...command, at: Date.now() }, answer: () => undefined })),
    );
    while (core.engine.busy) await written;
  }

  await submit(markets.map((input) => ({ name: 'market/list-market', input })));
  for (let first = 0; first < OWNERS; first += OPENING) {
    const some = owners.slice(first, first + OPENING);
    await submit(some.map(({ owner }) => ({ name: 'wallet/open-account', input: { owner, kind: 'user' } })));
    const waiting = some
      .slice(0, 20)
      .flatMap(({ owner, trader }) =>
        markets.map((market) => ({ name: 'spot/place-order', input: commandOf(owner, trader.waiting(market)) })),
      );
    await submit(waiting);
  }
  return {
    core,
    async write(orders, inBatch) {
      for (let left = orders; left > 0; left -= inBatch) {
        const commands = Array.from({ length: Math.min(left, inBatch) }, () => {
          const { owner, trader } = owners[turn++ % OWNERS]!;
          return { name: 'spot/place-order', input: commandOf(owner, trader.next()) };
        });
        await submit(commands);
      }
    },
    close: () => journal.close(),
  };
}
