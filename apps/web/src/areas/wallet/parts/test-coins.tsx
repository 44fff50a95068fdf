import { Button } from '@quay/ui';
import { askAgain, Refusal } from '@quay/web-kit/request';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { notify } from '../../../shell/notify.ts';
import { submitTestCoins } from '../acts/test-coins.ts';
import { addressQuery } from '../queries/deposit-address.ts';
import { MOVEMENTS } from '../queries/movements.ts';
import { depositWords } from '../words/deposit/index.ts';
import { useAmounts } from './use-amounts.ts';

/** On a test network coins can be had for nothing: straight to this address, or to a wallet to send them from. */
export function TestCoins({ symbol, network }: { symbol: string; network: string }) {
  const words = depositWords.useWords();
  const amounts = useAmounts();
  const client = useQueryClient();
  const address = useQuery(addressQuery(symbol, network)).data?.address;
  const [isOpen, setIsOpen] = useState(false);

  async function get() {
    if (!address || isOpen) return;
    setIsOpen(true);
    try {
      // A refusal is announced by the request itself.
      const { amount } = await submitTestCoins({ symbol, network, address });
      notify(words.gotTest(amounts(amount, symbol)), { tone: 'done' });
      await askAgain(client, { queryKey: [MOVEMENTS] });
    } catch (failure) {
      if (!(failure instanceof Refusal)) throw failure;
      if (failure.field) notify(failure.words, { tone: 'error' });
    } finally {
      setIsOpen(false);
    }
  }

  return (
    <div className="movement-test">
      <p className="q-t12 q-muted">{words.test}</p>
      <div className="movement-line">
        <Button
          variant="second"
          size="row"
          loading={isOpen}
          loadingLabel={words.getTest(symbol)}
          onClick={() => void get()}
        >
          {words.getTest(symbol)}
        </Button>
        <a className="q-act" href="/testnet/wallet" target="_blank" rel="noreferrer">
          {words.testWallet}
        </a>
      </div>
    </div>
  );
}
