import type { Entry } from '@quay/contract/wallet';
import { ListRow } from '@quay/ui';
import { columnDecimals, exactDecimals } from '@quay/web-kit/format';
import { AppLink } from '@quay/web-kit/router';
import { accountWords } from '../../../accounts/words/index.ts';
import { CoinMark } from '../../../parts/coin-mark.tsx';
import { useFigures } from '../../../shell/figures.ts';
import { aboutEntry } from '../ledger-filter.ts';
import { walletRecordWords } from '../words/records/index.ts';

/** One movement of a coin: why, how much, and the balance after it. To the last digit: they add up by hand. */
export function EntryRow({ entry }: { entry: Entry }) {
  const words = walletRecordWords.useWords();
  const { book } = accountWords.useWords();
  const figures = useFigures();
  const about = aboutEntry(entry);
  const decimals = (value: string) => exactDecimals(value, columnDecimals(entry.symbol));
  return (
    <div className="wallet-entry">
      <ListRow
        start={<CoinMark symbol={entry.symbol} />}
        title={
          <>
            {words.cause[entry.cause]}{' '}
            {entry.cause !== 'practice-funds' && (
              <span className="q-faint q-t12 q-n">{words.reference(String(entry.reference))}</span>
            )}
          </>
        }
        sub={figures.dateTime(entry.at)}
        figure={
          <span className={entry.amount.startsWith('-') ? 'q-fall' : 'q-rise'}>
            {figures.signed(entry.amount, decimals(entry.amount))} {entry.symbol}
          </span>
        }
        figureSub={words.balanceAfter(
          book[entry.book],
          figures.quantity(entry.balanceAfter, decimals(entry.balanceAfter)),
        )}
        {...(about && { href: about, link: AppLink })}
      />
    </div>
  );
}
