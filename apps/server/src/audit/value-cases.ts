import { valueCasesTable } from '@quay/core';
import { text } from '@quay/money';
import type { Reads } from '@quay/store';
import type { CorePort } from '../core-host/port.ts';
import type { Audit } from './audit.ts';

/**
 * What the core found of value given away to one counterparty, said in the log that staff read: it stands in the history of
 * whoever gave and of whoever got, where staff can lock either. What a crash left unsaid is said at the next start.
 */
export function sayValueCases(needs: {
  readonly core: CorePort;
  readonly rows: Reads['staff'];
  readonly audit: Audit;
  /** Waits until the rows show what a batch did. */
  readonly shown: (seq: number) => Promise<unknown>;
  readonly log: { warn(line: string): void };
}): { readonly said: () => Promise<void>; readonly stop: () => void } {
  const { core, rows, audit, shown, log } = needs;
  let saying: Promise<void> = Promise.resolve();

  async function sayAll(): Promise<void> {
    for (const { id, owner, counterparty, amount, day } of await rows.valueCasesUnsaid()) {
      const on = new Date(day).toISOString().slice(0, 10);
      const much = `${text(amount)} USDT`;
      const details = {
        case: String(id),
        owner: String(owner),
        counterparty: String(counterparty),
        amount: text(amount),
      };
      const got = { ...details, reason: `got ${much} from user ${owner} by prices far from the market’s, ${on} UTC` };
      await audit.add({ staff: undefined, act: 'value-got', subject: `user ${counterparty}`, details: got });
      const gave = {
        ...details,
        reason: `gave ${much} to user ${counterparty} by prices far from the market’s, ${on} UTC`,
      };
      await audit.add({ staff: undefined, act: 'value-given', subject: `user ${owner}`, details: gave });
    }
  }

  function say(seq: number): void {
    saying = saying
      .then(() => shown(seq))
      .then(sayAll)
      .catch((error: Error) => log.warn(`a case of value given away waits: ${error.message}`));
  }

  const stop = core.onCommitted(({ seq, changes }) => {
    if (changes.some(({ table }) => table.number === valueCasesTable.number)) say(seq);
  });
  say(core.seq);
  return { said: () => saying, stop };
}
