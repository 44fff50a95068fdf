import { testCoins } from '@quay/contract/wallet';
import { Button, Field, Note, Select, showToast } from '@quay/ui';
import { wordsOf } from '@quay/web-kit/request';
import { Link, useSearchParams } from '@quay/web-kit/router';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { TestNetwork } from '../chain/networks.ts';
import { type AddressFault, readAddress } from '../chain/recipient.ts';
import { NetworkChoice } from '../parts/network-choice.tsx';
import { paths } from '../paths.ts';
import { ask } from '../request/ask.ts';
import { Page } from '../shell/page.tsx';
import { useWords, type Words } from '../words/index.ts';

export const faultWords = (words: Words): Record<AddressFault, string> => ({
  missing: words.addressMissing,
  malformed: words.recipientMalformed,
  checksum: words.recipientChecksum,
});

/** Test coins for any address. */
export function Faucet({ networks }: { networks: readonly TestNetwork[] }) {
  const words = useWords();
  const [search] = useSearchParams();
  const [name, setName] = useState(search.get('network') ?? networks[0]!.name);
  const network = networks.find((one) => one.name === name) ?? networks[0]!;
  const [chosen, setChosen] = useState('USDT');
  const coin = network.coins.find(({ symbol }) => symbol === chosen) ?? network.coins[0]!;
  const [text, setText] = useState(search.get('address') ?? '');
  const [fault, setFault] = useState<AddressFault>();
  const giving = useMutation({
    mutationFn: (address: string) => ask(testCoins, { symbol: coin.symbol, network: network.name, address }),
    onSuccess: ({ amount, txHash }) =>
      showToast(words.given(`${amount} ${coin.symbol}`), {
        tone: 'done',
        act: <Link to={paths.transaction(network.name, txHash)}>{words.seeTransaction}</Link>,
      }),
  });

  function give(event: FormEvent) {
    event.preventDefault();
    const address = readAddress(text);
    if (typeof address === 'string') giving.mutate(address);
    else setFault(address.wrong);
  }

  return (
    <Page title={words.faucetTitle}>
      <form className="parts-form parts-page-form" onSubmit={give} noValidate>
        <p className="q-muted">{words.faucetWords}</p>
        <NetworkChoice networks={networks} value={network.name} onChange={setName} />
        <Select
          main
          label={words.coin}
          value={coin.symbol}
          onChange={setChosen}
          options={network.coins.map(({ symbol }) => ({ value: symbol, label: symbol }))}
        />
        <Field
          label={words.address}
          value={text}
          onChange={(value) => {
            setText(value);
            setFault(undefined);
            giving.reset();
          }}
          className="q-code"
          placeholder="0x…"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          error={fault ? faultWords(words)[fault] : wordsOf(giving.error)}
        />
        <Button
          type="submit"
          wide
          loading={giving.isPending}
          loadingLabel={giving.isPending && words.getting(coin.symbol)}
        >
          {words.getCoins(coin.symbol)}
        </Button>
        <Note tone="quiet">{words.worthless}</Note>
      </form>
    </Page>
  );
}
