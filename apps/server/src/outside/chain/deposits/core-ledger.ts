import type { Credit, CreditDeposit, ReverseDeposit } from '@quay/core';
import type { CorePort } from '../../../core-host/port.ts';
import type { DepositLedger } from './ledger.ts';

/** The core as deposits see it. `shown` resolves when its rows are as new as it is. */
export function coreLedger(core: CorePort, shown: () => Promise<void>): DepositLedger {
  async function submit(name: string, input: CreditDeposit | ReverseDeposit): Promise<Credit> {
    const { outcome } = await core.submit<Credit>(name, input);
    if (!outcome.ok) throw new Error(`the core refuses ${name} of ${input.txHash}: ${outcome.refusal.reason}`);
    return outcome.value;
  }

  return {
    credit: (deposit) => submit('wallet/credit-deposit', deposit),
    async reverse(transfer) {
      await submit('wallet/reverse-deposit', transfer);
    },
    shown,
  };
}
