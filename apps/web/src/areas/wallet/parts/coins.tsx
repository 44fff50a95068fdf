import type { Book } from '@quay/contract/wallet';
import { text, units } from '@quay/money';
import { Button, buttonClass, Checkbox, Empty, IconButton, ListRow, SearchField } from '@quay/ui';
import { columnDecimals } from '@quay/web-kit/format';
import { AppLink } from '@quay/web-kit/router';
import { storedValue } from '@quay/web-kit/storage';
import { useState } from 'react';
import { accountWords } from '../../../accounts/words/index.ts';
import { usePledged } from '../../../holdings/queries/own-loans.ts';
import { CoinMark } from '../../../parts/coin-mark.tsx';
import { paths } from '../../../paths.ts';
import { useFigures } from '../../../shell/figures.ts';
import { useCoins } from '../../../shell/queries/coin-list.ts';
import { type Holding, isSmall } from '../figures.ts';
import { walletWords } from '../words/index.ts';
import { useMasked } from './total.tsx';

const hidesSmall = storedValue('quay.hide-small', true);

/** The coins of one account with their worth. */
export function Coins({ book, holdings }: { book: Book; holdings: readonly Holding[] }) {
  const words = walletWords.useWords();
  const { book: accounts } = accountWords.useWords();
  const figures = useFigures();
  const coins = useCoins();
  const [small, setSmall] = useState(() => hidesSmall.read());
  const [searching, setSearching] = useState(false);
  const [typed, setTyped] = useState('');
  const nameOf = (symbol: string) =>
    symbol === 'USDT' ? words.tether : (coins.find((coin) => coin.base === symbol)?.symbolFullName ?? '');
  const wanted = typed.trim().toLowerCase();
  const rows = holdings.filter(
    (holding) =>
      (wanted || !small || !isSmall(holding)) &&
      (holding.symbol.toLowerCase().includes(wanted) || nameOf(holding.symbol).toLowerCase().includes(wanted)),
  );
  const title = words.coinsIn(accounts[book]);
  const isEmpty = holdings.every(({ total }) => total === '0');
  function hideSmall(hide: boolean) {
    hidesSmall.write(hide);
    setSmall(hide);
  }
  return (
    <section>
      <div className="q-gutter q-line-below wallet-coins-head">
        <h2>{title}</h2>
        <Checkbox className="q-muted" checked={small} onChange={hideSmall}>
          {words.hideSmall(figures.money('1'))}
        </Checkbox>
        <IconButton
          icon={searching ? 'close' : 'search'}
          size="s"
          label={searching ? words.closeSearch : words.openSearch}
          aria-expanded={searching}
          onClick={() => {
            setSearching(!searching);
            setTyped('');
          }}
        />
      </div>
      {searching && (
        <div className="q-gutter wallet-search">
          <SearchField label={words.search} clearLabel={words.clear} value={typed} onChange={setTyped} autoFocus />
        </div>
      )}
      {rows.length > 0 ? (
        <ul aria-label={title}>
          {rows.map((holding) => (
            <li key={holding.symbol}>
              <CoinRow book={book} holding={holding} name={nameOf(holding.symbol)} />
            </li>
          ))}
        </ul>
      ) : wanted ? (
        <Empty title={words.noMatch}>{words.noMatchWhy(typed.trim())}</Empty>
      ) : isEmpty ? (
        <NothingIn book={book} />
      ) : (
        <Empty
          title={words.nothing}
          act={
            <Button variant="second" wide onClick={() => hideSmall(false)}>
              {words.showAll}
            </Button>
          }
        >
          {words.nothingWhy}
        </Empty>
      )}
    </section>
  );
}

/** An account without coins: where they come from. */
function NothingIn({ book }: { book: Book }) {
  const words = walletWords.useWords();
  const account = accountWords.useWords().book[book];
  const look = buttonClass({ variant: 'second', wide: true });
  return (
    <Empty
      title={words.nothingIn(account)}
      act={
        book === 'spot' ? (
          <AppLink className={look} href={paths.rechargeList()}>
            {words.deposit}
          </AppLink>
        ) : (
          <AppLink className={look} href={paths.funds({ book, transfer: 'spot', to: book })}>
            {words.transferHere(account)}
          </AppLink>
        )
      }
    >
      {book === 'c2c' ? words.nothingInC2cWhy : words.nothingInWhy}
    </Empty>
  );
}

function CoinRow({ book, holding, name }: { book: Book; holding: Holding; name: string }) {
  const words = walletWords.useWords();
  const figures = useFigures();
  const masked = useMasked();
  const { symbol, total, frozen, value } = holding;
  const available = text(units(total) - units(frozen));
  const decimals = columnDecimals(symbol);
  const quantity = (amount: string) => masked(figures.quantity(amount, decimals));
  const pledged = usePledged(symbol, book === 'spot' && units(frozen) > 0n);
  const why = book === 'c2c' ? words.escrowed : words.frozen;
  const held = pledged > 0n ? words.frozenPledged(quantity(frozen), quantity(text(pledged))) : why(quantity(frozen));
  const escrow = book === 'c2c' && units(available) === 0n;
  // In spot a coin is traded; what is not traded there can go to another account. What is in escrow an order moves.
  const href = escrow
    ? paths.c2cNormalUser()
    : book === 'spot' && symbol !== 'USDT'
      ? paths.trade(symbol)
      : paths.funds({ book, transfer: book, coin: symbol });
  return (
    <ListRow
      start={<CoinMark symbol={symbol} />}
      title={symbol}
      sub={units(frozen) > 0n ? held : name}
      figure={quantity(total)}
      figureSub={value === undefined ? words.noPrice : masked(figures.money(text(value)))}
      href={href}
      link={AppLink}
    />
  );
}
