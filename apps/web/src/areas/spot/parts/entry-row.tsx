import type { Entry } from '@quay/contract/wallet';
import { units } from '@quay/money';
import { ListRow } from '@quay/ui';
import { CoinMark } from '../../../market/coin-mark.tsx';
import { useFigures } from '../../../shell/figures.ts';
import { decimalsFor } from '../figures.ts';
import { spotWords } from '../words/index.ts';

/** One movement of a coin: why, how much, and the balance after it. To the last digit: they add up by hand. */
export function EntryRow({ entry }: { entry: Entry }) {
  const words = spotWords.useWords();
  const figures = useFigures();
  const least = entry.symbol === 'USDT' ? 2 : 8;
  const decimals = (value: string) => decimalsFor(units(value), least);
  return (
    <div className="spot-entry">
      <ListRow
        start={<CoinMark symbol={entry.symbol} />}
        title={
          <>
            {words.cause[entry.cause]}{' '}
            {entry.cause !== 'practice-funds' && (
              <span className="q-faint q-t12 q-n">
                <span className="q-unseen">{words.trade} </span>#{entry.reference}
              </span>
            )}
          </>
        }
        sub={figures.dateTime(entry.at)}
        figure={
          <span className={entry.amount.startsWith('-') ? 'q-fall' : 'q-rise'}>
            {figures.signed(entry.amount, decimals(entry.amount))} {entry.symbol}
          </span>
        }
        figureSub={words.balanceAfter(figures.quantity(entry.balanceAfter, decimals(entry.balanceAfter)))}
      />
    </div>
  );
}
