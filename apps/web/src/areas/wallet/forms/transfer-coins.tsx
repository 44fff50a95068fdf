import { type Book, books } from '@quay/contract/wallet';
import { Button, ErrorLine, Field, IconButton, Plate, Select, Sheet, showToast } from '@quay/ui';
import { useRefusalWords } from '@quay/web-kit/language';
import { isOutcomeUnknown, Refusal } from '@quay/web-kit/request';
import { AppLink } from '@quay/web-kit/router';
import { useEffect, useRef, useState } from 'react';
import { accountWords } from '../../../accounts/words/index.ts';
import { refusalForReading } from '../../../amounts/refusal-for-reading.ts';
import { newRequestId } from '../../../amounts/request-id.ts';
import { couldBecomeNumber, settleComma, settleCommaWhileTyping } from '../../../amounts/typed-number.ts';
import { availableIn } from '../../../holdings/balances.ts';
import { useBalances } from '../../../holdings/queries/wallets.ts';
import { paths } from '../../../paths.ts';
import { useFigures } from '../../../shell/figures.ts';
import { useTransferCoins } from '../acts/transfer-coins.ts';
import { walletWords } from '../words/index.ts';
import {
  choose,
  coinsIn,
  refusalOf,
  remaining,
  swapped,
  type TransferDraft,
  transferOf,
  useTransferDraft,
} from './transfer-coins.form.ts';

type TransferCoinsProps = {
  open: boolean;
  onClose: () => void;
  /** What the sheet is opened for; the draft keeps what is not said. */
  from?: Book;
  to?: Book;
  symbol?: string;
};

/** Moves coins between two accounts of the user. */
export default function TransferCoins({ open, onClose, ...wanted }: TransferCoinsProps) {
  const words = walletWords.useWords();
  return (
    <Sheet open={open} onClose={onClose} closeLabel={words.close} title={words.transfer.title}>
      {open && <Form {...wanted} done={onClose} />}
    </Sheet>
  );
}

function Form({ from, to, symbol, done }: Pick<TransferCoinsProps, 'from' | 'to' | 'symbol'> & { done: () => void }) {
  const wallet = walletWords.useWords();
  const { transfer: words } = wallet;
  const { book: accounts } = accountWords.useWords();
  const say = useRefusalWords();
  const figures = useFigures();
  const balances = useBalances().data ?? [];
  const draft = useTransferDraft();
  const transferring = useTransferCoins();
  const [focused, setFocused] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  // State would answer a render late, and a double tap is faster than that.
  const busy = useRef(false);

  function change(next: TransferDraft) {
    setFailure(null);
    useTransferDraft.setState(next);
  }

  useEffect(() => {
    const now = useTransferDraft.getState();
    const query = symbol && symbol !== now.symbol ? { ...now, symbol, amount: '' } : now;
    const leaving = from ? choose(query, 'from', from) : query;
    useTransferDraft.setState(to ? choose(leaving, 'to', to) : leaving);
  }, [from, to, symbol]);

  const refusal = refusalOf(draft, balances);
  const typed = draft.amount !== '';
  const available = availableIn(balances, draft.from, draft.symbol);
  const decimals = (amount: string) => Math.max(draft.symbol === 'USDT' ? 2 : 0, amount.split('.')[1]?.length ?? 0);
  const plain = (amount: string) => figures.quantity(amount, decimals(amount));
  const inCoin = (amount: string) => `${plain(amount)}\u00a0${draft.symbol}`;
  const shown = refusal ? null : inCoin(settleComma(draft.amount));
  const mayYetBe = focused && couldBecomeNumber(draft.amount) && refusal?.reason === 'wallet/amount-malformed';
  const early = refusal && typed && !mayYetBe ? say(refusalForReading(refusal, plain)) : undefined;

  async function send() {
    if (busy.current || refusal) return;
    busy.current = true;
    setFailure(null);
    const params = transferOf(draft, newRequestId);
    useTransferDraft.setState({ unanswered: params });
    try {
      const moved = await transferring.mutateAsync(params);
      useTransferDraft.setState({ unanswered: null, amount: '' });
      showToast(words.done(inCoin(moved.amount), accounts[moved.from], accounts[moved.to]), {
        tone: 'done',
        act: (
          <AppLink className="q-act" href={paths.accountChange({ cause: 'transfer' })}>
            {words.see}
          </AppLink>
        ),
      });
      done();
    } catch (failed) {
      if (!(failed instanceof Refusal)) throw failed;
      const unknown = isOutcomeUnknown(failed);
      if (!unknown) useTransferDraft.setState({ unanswered: null });
      setFailure(unknown ? words.noAnswer : failed.words);
    } finally {
      busy.current = false;
    }
  }

  const account = (side: 'from' | 'to') => (
    <Select
      main
      label={words[side]}
      value={draft[side]}
      onChange={(book) => change(choose(draft, side, book as Book))}
      options={books.map((book) => ({ value: book, label: accounts[book] }))}
    />
  );

  return (
    <form
      className="wallet-transfer"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <div className="wallet-transfer-accounts">
        {account('from')}
        <IconButton icon="transfer" label={words.swap} onClick={() => change(swapped(draft))} />
        {account('to')}
      </div>
      <Select
        main
        label={words.coin}
        value={draft.symbol}
        onChange={(coin) => change({ ...draft, symbol: coin, amount: '' })}
        options={coinsIn(balances, draft.from, draft.symbol).map((coin) => ({ value: coin, label: coin }))}
      />
      <Field
        figure
        label={words.amount}
        value={draft.amount}
        onChange={(amount) => change({ ...draft, amount: settleCommaWhileTyping(amount) })}
        onFocus={() => setFocused(true)}
        onBlur={() => {
          setFocused(false);
          const settled = settleComma(draft.amount);
          if (settled !== draft.amount) change({ ...draft, amount: settled });
        }}
        unit={draft.symbol}
        end={
          <Button
            variant="quiet"
            onClick={() => change({ ...draft, amount: /[1-9]/.test(available) ? available : '' })}
          >
            {words.max}
          </Button>
        }
        error={early}
        below={words.available(inCoin(available))}
      />
      <Plate
        leaves={{
          label: words.leaves(accounts[draft.from]),
          amount: shown ?? '\u2013',
          remark: shown && words.remains(inCoin(remaining(draft, balances))),
        }}
        arrives={{ label: words.arrives(accounts[draft.to]), amount: shown ?? '\u2013', remark: words.free }}
      />
      <div className="wallet-transfer-act">
        {failure && <ErrorLine>{failure}</ErrorLine>}
        <Button
          type="submit"
          wide
          loading={transferring.isPending}
          loadingLabel={words.under(shown ?? '')}
          disabledReason={refusal ? (early ? '' : words.missing) : undefined}
        >
          {shown ? words.act(shown, accounts[draft.to]) : words.actEmpty}
        </Button>
        <AppLink className="q-act movement-tap" href={paths.sendToUser()}>
          {wallet.sendToUser}
        </AppLink>
      </div>
    </form>
  );
}
