import type { Logger } from 'pino';
import type { NotifyWithdrawal } from '../areas/wallet/withdrawals/notifier.ts';
import { guardedPayouts } from '../integrity/ways-out.ts';
import type { Chain } from '../outside/chain/chain.ts';
import { createChain, noChain } from '../outside/chain/create-chain.ts';
import { coreLedger } from '../outside/chain/deposits/core-ledger.ts';
import { createPayouts } from '../outside/chain/payouts/payouts.ts';
import type { Outside } from '../outside/chain/start-outside.ts';
import type { Shared } from './shared.ts';
import type { Writer } from './writer.ts';

/** The chains that coins come in and go out by, or none. */
export async function startChain({
  chains,
  writer,
  shared,
  log,
  now,
  hold,
  notify,
}: {
  readonly chains: Outside | undefined;
  readonly writer: Writer;
  readonly shared: Pick<Shared, 'integrity'>;
  readonly log: Logger;
  readonly now: () => number;
  /** Nothing leaves an account from here on: a deposit of it was reversed. */
  hold(user: number): Promise<unknown>;
  /** Tells the owner what became of a withdrawal. */
  readonly notify: NotifyWithdrawal;
}): Promise<Chain> {
  const { core, reads } = writer;
  if (!chains) return noChain(reads.chain);
  const ledger = coreLedger(core.port, async () => {
    if (!(await writer.caughtUp())) throw new Error('the rows are too far behind the ledger');
  });
  return createChain({
    ...chains,
    rows: reads.chain,
    ledger,
    log,
    now,
    hold: async (user) => void (await hold(user)),
    payouts: (parts) =>
      guardedPayouts(
        createPayouts(parts, {
          signer: chains.signer,
          rows: reads.chain,
          core: core.port,
          now,
          notify: (event, withdrawal) =>
            void notify(event, withdrawal).catch((error: Error) =>
              log.warn(`an owner did not hear of withdrawal ${withdrawal.id}: ${error.message}`),
            ),
        }),
        shared.integrity,
      ),
  });
}
