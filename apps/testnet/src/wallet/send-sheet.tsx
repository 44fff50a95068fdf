import { Button, Field, KeyValue, Note, Plate, Select, Sheet } from '@quay/ui';
import { useLanguageTag } from '@quay/web-kit/language';
import { Link } from '@quay/web-kit/router';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Hex } from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';
import { exactFigure, figure, readAtoms, short, typedFigure } from '../chain/figures.ts';
import type { TestNetwork } from '../chain/networks.ts';
import { type Balance, useTransaction } from '../chain/reading.ts';
import { type RecipientFault, readRecipient } from '../chain/recipient.ts';
import { RpcUnreachable } from '../chain/rpc.ts';
import { TransactionState } from '../pages/transaction.tsx';
import { Code } from '../parts/code.tsx';
import { paths } from '../paths.ts';
import { useWords, type Words } from '../words/index.ts';
import { feeAtMost, type Prepared, prepare, send, sign } from './sending.ts';

type Holdings = { readonly wei: bigint; readonly balances: readonly Balance[] };

type SendSheetProps = {
  readonly open: boolean;
  onClose(): void;
  readonly account: PrivateKeyAccount;
  readonly network: TestNetwork;
  readonly holdings: Holdings | undefined;
  readonly head: number | undefined;
};

/** Three steps: what and where to, look it over, on its way. Each opening begins anew. */
export function SendSheet({ open, onClose, ...rest }: SendSheetProps) {
  const words = useWords();
  const [title, setTitle] = useState(words.sendTitle);
  return (
    <Sheet open={open} onClose={onClose} title={title} closeLabel={words.close}>
      {open && rest.holdings && <Steps {...rest} holdings={rest.holdings} onClose={onClose} setTitle={setTitle} />}
    </Sheet>
  );
}

type StepsProps = Omit<SendSheetProps, 'open' | 'holdings'> & {
  readonly holdings: Holdings;
  setTitle(title: string): void;
};

function Steps({ account, network, holdings, head, onClose, setTitle }: StepsProps) {
  const words = useWords();
  const held = holdings.balances.filter(({ atoms }) => atoms > 0n);
  const [symbol, setSymbol] = useState(held[0]?.symbol ?? '');
  const coin = held.find((one) => one.symbol === symbol) ?? held[0];
  const [to, setTo] = useState('');
  const [amount, setAmount] = useState('');
  const [faults, setFaults] = useState<{ to?: string; amount?: string }>({});
  const preparing = useMutation({ mutationFn: prepareFor });
  // What was signed once is what is sent again when nobody answered.
  const [signed, setSigned] = useState<Hex>();
  const sending = useMutation({ mutationFn: sendPrepared, onSuccess: () => setTitle(words.sentTitle) });

  useEffect(() => setTitle(words.sendTitle), [setTitle, words.sendTitle]);

  async function prepareFor(payment: Parameters<typeof prepare>[0]): Promise<Prepared> {
    const prepared = await prepare(payment, account.address);
    if (feeAtMost(prepared) > holdings.wei) throw new Error(words.noGas);
    setTitle(words.reviewTitle);
    return prepared;
  }

  async function sendPrepared(prepared: Prepared): Promise<Hex> {
    const raw = signed ?? (await sign(account, prepared));
    setSigned(raw);
    return send(prepared.network, raw);
  }

  function change() {
    setTitle(words.sendTitle);
    setSigned(undefined);
    preparing.reset();
    sending.reset();
  }

  if (!coin) return <p className="parts-form">{words.noCoins}</p>;
  if (sending.data) return <OnItsWay network={network} hash={sending.data} head={head} onClose={onClose} />;
  if (preparing.data) {
    return (
      <Review
        prepared={preparing.data}
        coin={coin}
        network={network}
        isSending={sending.isPending}
        failure={sending.error && failureWords(sending.error, words)}
        onSend={() => sending.mutate(preparing.data)}
        onChange={change}
      />
    );
  }

  function review(chosen: Balance) {
    const contracts = network.coins.map(({ contract }) => contract);
    const recipient = readRecipient(to, account.address, contracts);
    const atoms = readAtoms(amount, chosen.decimals);
    const found = {
      to: typeof recipient === 'string' ? undefined : recipientWords(words)[recipient.wrong],
      amount: amountFault(amount, atoms, chosen, words),
    };
    setFaults(found);
    if (typeof recipient !== 'string' || found.amount !== undefined || atoms === undefined) return;
    preparing.mutate({ network: network.name, contract: chosen.contract, to: recipient, atoms });
  }

  return (
    <form
      className="parts-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        review(coin);
      }}
    >
      <Select
        main
        label={words.coin}
        value={coin.symbol}
        onChange={setSymbol}
        options={held.map((one) => ({ value: one.symbol, label: `${one.symbol} ${words.onNetwork(network.name)}` }))}
      />
      <Field
        label={words.recipient}
        value={to}
        onChange={(value) => {
          setTo(value);
          setFaults({ ...faults, to: undefined });
        }}
        placeholder="0x…"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        className="q-code"
        error={faults.to}
      />
      <AmountField
        coin={coin}
        value={amount}
        onChange={(value) => {
          setAmount(value);
          setFaults({ ...faults, amount: undefined });
        }}
        error={faults.amount}
      />
      {preparing.error && (
        <p role="alert" className="q-fall">
          {failureWords(preparing.error, words)}
        </p>
      )}
      <Button type="submit" wide loading={preparing.isPending}>
        {words.review}
      </Button>
    </form>
  );
}

type AmountFieldProps = {
  readonly coin: Balance;
  readonly value: string;
  onChange(value: string): void;
  readonly error: string | undefined;
};

function AmountField({ coin, value, onChange, error }: AmountFieldProps) {
  const words = useWords();
  const tag = useLanguageTag();
  return (
    <Field
      label={words.amount}
      figure
      value={value}
      onChange={onChange}
      unit={coin.symbol}
      end={
        <button type="button" className="q-act" onClick={() => onChange(typedFigure(coin.atoms, coin.decimals))}>
          {words.all}
        </button>
      }
      error={error}
      below={words.available(`${figure(coin.atoms, coin.decimals, tag)} ${coin.symbol}`)}
    />
  );
}

type ReviewProps = {
  readonly prepared: Prepared;
  readonly coin: Balance;
  readonly network: TestNetwork;
  readonly isSending: boolean;
  readonly failure: string | null;
  onSend(): void;
  onChange(): void;
};

function Review({ prepared, coin, network, isSending, failure, onSend, onChange }: ReviewProps) {
  const words = useWords();
  const tag = useLanguageTag();
  const amount = `${exactFigure(prepared.atoms, coin.decimals, tag)} ${coin.symbol}`;
  return (
    <div className="parts-form">
      <Plate
        leaves={{ label: words.leaves, amount }}
        arrives={{ label: words.arrives, amount, remark: words.onNetwork(network.label) }}
      />
      <Code text={prepared.to} />
      <dl>
        <KeyValue label={words.feeAtMost}>
          {exactFigure(feeAtMost(prepared), 18, tag)} {words.gasUnit}
        </KeyValue>
      </dl>
      <Note>{words.wrongNetwork}</Note>
      {failure !== null && (
        <p role="alert" className="q-fall">
          {failure}
        </p>
      )}
      <Button wide loading={isSending} loadingLabel={isSending && words.sendingNow(amount)} onClick={onSend}>
        {words.send(amount)}
      </Button>
      <Button variant="quiet" onClick={onChange}>
        {words.change}
      </Button>
    </div>
  );
}

type OnItsWayProps = {
  readonly network: TestNetwork;
  readonly hash: Hex;
  readonly head: number | undefined;
  onClose(): void;
};

function OnItsWay({ network, hash, head, onClose }: OnItsWayProps) {
  const words = useWords();
  const receipt = useTransaction(network.name, hash, head).data?.receipt;
  return (
    <div className="parts-form">
      <TransactionState
        network={network}
        block={receipt ? Number(receipt.blockNumber) : undefined}
        hasFailed={receipt?.status === '0x0'}
        head={head}
      />
      <dl>
        <KeyValue label={words.transactionTitle} copy={{ text: hash, label: words.copy, copiedLabel: words.copied }}>
          <Link className="parts-link parts-code" to={paths.transaction(network.name, hash)}>
            {short(hash)}
          </Link>
        </KeyValue>
      </dl>
      <Button wide onClick={onClose}>
        {words.done}
      </Button>
    </div>
  );
}

function amountFault(text: string, atoms: bigint | undefined, { atoms: held, decimals }: Balance, words: Words) {
  if (text.trim() === '') return words.amountMissing;
  if (atoms === undefined) return words.amountMalformed(decimals);
  if (atoms === 0n) return words.amountMissing;
  return atoms > held ? words.amountTooLarge : undefined;
}

const recipientWords = (words: Words): Record<RecipientFault, string> => ({
  missing: words.recipientMissing,
  malformed: words.recipientMalformed,
  checksum: words.recipientChecksum,
  own: words.recipientOwn,
  contract: words.recipientContract,
});

const failureWords = (failure: Error, words: Words): string => {
  if (failure instanceof RpcUnreachable) return words.unreachedTitle;
  return failure.message === words.noGas ? words.noGas : `${words.refused}: ${failure.message}`;
};
