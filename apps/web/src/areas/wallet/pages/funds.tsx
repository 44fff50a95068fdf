import { type Book, books } from '@quay/contract/wallet';
import { AppBar, buttonClass, ErrorRow, IconButton, SkeletonRows } from '@quay/ui';
import { useTitle } from '@quay/web-kit/page';
import { AppLink, useNavigate, useSearchParams } from '@quay/web-kit/router';
import { paths } from '../../../paths.ts';
import { lazySheet } from '../../../shell/lazy-sheet.tsx';
import { useConfig } from '../../../shell/queries/config.ts';
import { holdingsOf } from '../figures.ts';
import { Accounts } from '../parts/accounts.tsx';
import { Coins } from '../parts/coins.tsx';
import { ContractAccounts } from '../parts/contract-accounts.tsx';
import { Debts } from '../parts/debts.tsx';
import { EarnHeld } from '../parts/earn-held.tsx';
import { LastDay } from '../parts/last-day.tsx';
import { Total } from '../parts/total.tsx';
import { useWealth, type Wealth } from '../parts/use-wealth.ts';
import { walletWords } from '../words/index.ts';
import '../movements.css';
import '../wallet.css';

const TransferCoins = lazySheet(() => import('../forms/transfer-coins.tsx'));

/** What the user owns, by account, and the ways to move it. What is shown and opened stands in the address. */
export default function FundsPage() {
  const words = walletWords.useWords();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { wealth, failed, isFetching, again } = useWealth();
  const practice = useConfig()?.simulatedMarket;
  const book = bookIn(search, 'book') ?? 'spot';
  useTitle(words.title);
  return (
    <div className="wallet-page">
      <AppBar
        title={words.title}
        acts={<IconButton icon="clock" label={words.ledger} onClick={() => void navigate(paths.accountChange())} />}
      />
      {!failed && (
        <Total total={wealth?.total}>
          <LastDay />
        </Total>
      )}
      <Debts />
      <nav className="q-gutter wallet-acts" aria-label={words.acts}>
        <AppLink className={buttonClass({ wide: true })} href={paths.rechargeList()}>
          {words.deposit}
        </AppLink>
        <AppLink className={buttonClass({ variant: 'second', wide: true })} href={paths.withdrawPage()}>
          {words.withdraw}
        </AppLink>
        <AppLink
          className={buttonClass({ variant: 'second', wide: true })}
          // Coins of C2C are in escrow: an order moves them.
          href={paths.funds({ book, transfer: book === 'c2c' ? 'spot' : book })}
          onPointerEnter={TransferCoins.preload}
        >
          {words.transferAct}
        </AppLink>
      </nav>
      {wealth ? (
        <>
          <section className="q-gutter q-line-below wallet-accounts">
            <Accounts
              accounts={wealth.accounts}
              chosen={book}
              onChoose={(next) => void navigate(paths.funds({ book: next }), { replace: true })}
            />
            <p className="wallet-centre">
              <AppLink className="q-act" href={paths.exchangePage()}>
                {words.exchange}
              </AppLink>
              <AppLink className="q-act" href={paths.sendToUser()}>
                {words.sendToUser}
              </AppLink>
              <AppLink className="q-act" href={paths.assetsCenter()}>
                {words.centre}
              </AppLink>
              <AppLink className="q-act" href={paths.profitLoss()}>
                {words.profitLoss}
              </AppLink>
            </p>
            {practice && <p className="q-muted q-t12">{words.practice}</p>}
          </section>
          {(book === 'contract' || book === 'delivery') && <ContractAccounts book={book} />}
          {(book === 'finance' || book === 'mining') && <EarnHeld book={book} wealth={wealth} />}
          <Coins key={book} book={book} holdings={holdingsIn(wealth, book)} />
        </>
      ) : failed ? (
        <ErrorRow title={words.failed} retryLabel={words.tryAgain} retrying={isFetching} onRetry={again}>
          {words.failedWhy}
        </ErrorRow>
      ) : (
        <SkeletonRows label={words.loading} />
      )}
      <TransferCoins
        open={search.has('transfer')}
        from={bookIn(search, 'transfer')}
        to={bookIn(search, 'to')}
        symbol={search.get('coin') ?? undefined}
        onClose={() => void navigate(paths.funds({ book }), { replace: true })}
      />
    </div>
  );
}

const bookIn = (search: URLSearchParams, name: string): Book | undefined =>
  books.find((book) => book === search.get(name));

const holdingsIn = ({ balances, worth }: Wealth, book: Book) =>
  holdingsOf(
    balances.filter((balance) => balance.book === book),
    worth,
  );
