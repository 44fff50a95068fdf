import { type ConvertCoin, SMALL_WORTH } from '@quay/contract/convert';
import { text, units } from '@quay/money';
import { Button, Checkbox, Empty, KeyValue, Sheet } from '@quay/ui';
import { exactDecimals } from '@quay/web-kit/format';
import { isOutcomeUnknown, Refusal } from '@quay/web-kit/request';
import { useState } from 'react';
import { useBalances } from '../../../holdings/queries/wallets.ts';
import { useFigures } from '../../../shell/figures.ts';
import { useExchange } from '../acts/exchange.ts';
import { askForQuote } from '../queries/quote-exchange.ts';
import { convertWords } from '../words/index.ts';
import { type SmallBalance, smallBalances, worthOfAll } from './small-balances.form.ts';

type SmallBalancesSheetProps = { open: boolean; onClose: () => void; coins: readonly ConvertCoin[] };

/** Exchanges rests of coins for USDT, one after the other, each at the price of its moment. */
export default function SmallBalancesSheet({ open, onClose, coins }: SmallBalancesSheetProps) {
  const words = convertWords.useWords();
  return (
    <Sheet open={open} onClose={onClose} closeLabel={words.close} title={words.small.title}>
      {open && <Form coins={coins} />}
    </Sheet>
  );
}

type Result = { readonly symbol: string } & ({ readonly got: string } | { readonly why: string });

function Form({ coins }: { coins: readonly ConvertCoin[] }) {
  const { small: words } = convertWords.useWords();
  const figures = useFigures();
  const exchanging = useExchange();
  const balances = useBalances().data ?? [];
  const [left, setLeft] = useState<readonly string[]>([]);
  const [isAtWork, setAtWork] = useState(false);
  const [results, setResults] = useState<readonly Result[]>([]);
  const all = smallBalances(balances, coins);
  const chosen = all.filter(({ symbol }) => !left.includes(symbol));
  const usdt = (value: string) => `${figures.quantity(value, exactDecimals(value, 2))} USDT`;

  /** What became of one. A quote that was not answered may have been used: then nothing more is sent. */
  async function give({ symbol, amount }: SmallBalance): Promise<Result> {
    try {
      const quote = await askForQuote({ give: symbol, take: 'USDT', giveAmount: amount });
      const { takeAmount } = await exchanging.mutateAsync(quote);
      return { symbol, got: takeAmount };
    } catch (failed) {
      if (failed instanceof Refusal && !isOutcomeUnknown(failed)) return { symbol, why: failed.words };
      return { symbol, why: words.notAnswered };
    }
  }
  async function send() {
    if (isAtWork || chosen.length === 0) return;
    setAtWork(true);
    setResults([]);
    // One after the other: a new quote takes the place of the one before.
    for (const one of chosen) {
      const result = await give(one);
      setResults((before) => [...before, result]);
      if ('why' in result && result.why === words.notAnswered) break;
    }
    setAtWork(false);
  }
  const got = results.reduce((sum, result) => ('got' in result ? sum + units(result.got) : sum), 0n);
  return (
    <div className="convert-small">
      <p className="q-muted">{words.lead(usdt(SMALL_WORTH))}</p>
      {all.length === 0 && !isAtWork && results.length === 0 && <Empty title={words.none}>{words.noneWhy}</Empty>}
      {all.map(({ symbol, amount, worth }) => (
        <Checkbox
          key={symbol}
          checked={!left.includes(symbol)}
          onChange={() =>
            setLeft((now) => (now.includes(symbol) ? now.filter((one) => one !== symbol) : [...now, symbol]))
          }
        >
          {symbol}{' '}
          <span className="q-muted q-n">
            {figures.quantity(amount, exactDecimals(amount, 2))} ≈ {usdt(worth)}
          </span>
        </Checkbox>
      ))}
      {results.length > 0 && (
        <dl aria-live="polite">
          {results.map((result) => (
            <KeyValue key={result.symbol} label={result.symbol}>
              {'got' in result ? <span className="q-n">+{usdt(result.got)}</span> : result.why}
            </KeyValue>
          ))}
          {!isAtWork && (
            <KeyValue label={words.together}>
              <b className="q-n">{usdt(text(got))}</b>
            </KeyValue>
          )}
        </dl>
      )}
      {(all.length > 0 || isAtWork) && (
        <Button
          wide
          loading={isAtWork}
          loadingLabel={words.acting}
          disabledReason={chosen.length === 0 ? words.chooseOne : undefined}
          onClick={() => void send()}
        >
          {words.act(usdt(worthOfAll(chosen)))}
        </Button>
      )}
    </div>
  );
}
