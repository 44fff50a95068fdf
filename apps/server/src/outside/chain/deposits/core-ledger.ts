import type { Refusal } from '@quay/contract/refusal';
import { wallet } from '@quay/contract/wallet/rules';
import type { Credit, CreditDeposit, ReverseDeposit } from '@quay/core';
import type { CorePort } from '../../../core-host/port.ts';
import type { DepositLedger } from './ledger.ts';

/** The core as deposits see it. `shown` resolves when its rows are as new as it is. */
export function coreLedger(core: CorePort, shown: () => Promise<void>): DepositLedger {
  const refuses = (name: string, { txHash }: ReverseDeposit, { reason }: Refusal) =>
    new Error(`the core refuses ${name} of ${txHash}: ${reason}`);

  return {
    async credit(deposit: CreditDeposit) {
      const name = 'wallet/credit-deposit';
      const { outcome } = await core.submit<Credit>(name, deposit);
      if (outcome.ok) return outcome.value;
      if (outcome.refusal.reason === wallet['coin-full'].reason) return undefined;
      throw refuses(name, deposit, outcome.refusal);
    },
    async reverse(transfer) {
      const name = 'wallet/reverse-deposit';
      const { outcome } = await core.submit(name, transfer);
      if (!outcome.ok) throw refuses(name, transfer, outcome.refusal);
    },
    shown,
  };
}
