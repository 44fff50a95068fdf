import { text } from '@quay/money';
import {
  AllocationStrip,
  AppBar,
  ErrorRow,
  Icon,
  IconButton,
  type IconName,
  ListRow,
  type SegmentHue,
  SegmentKey,
  Segments,
  SkeletonRows,
} from '@quay/ui';
import { columnDecimals } from '@quay/web-kit/format';
import { useTitle } from '@quay/web-kit/page';
import { AppLink, useBack, useNavigate } from '@quay/web-kit/router';
import { useState } from 'react';
import { accountWords } from '../../../accounts/words/index.ts';
import { paths } from '../../../paths.ts';
import { useFigures } from '../../../shell/figures.ts';
import { coinShares, holdingsOf, shareText } from '../figures.ts';
import { AccountStrip } from '../parts/accounts.tsx';
import { Debts } from '../parts/debts.tsx';
import { LastDay } from '../parts/last-day.tsx';
import { Total, useMasked } from '../parts/total.tsx';
import { useWealth, type Wealth } from '../parts/use-wealth.ts';
import { walletWords } from '../words/index.ts';
import '../movements.css';
import '../wallet.css';

/** Coins that the allocation names; each has a colour of its own, and what is left has the last. */
const NAMED_COINS = 5;

/** The whole: total, today, how it is made up by account and by coin, and the ways to every record. */
export default function AssetsCenterPage() {
  const words = walletWords.useWords();
  const navigate = useNavigate();
  const back = useBack(paths.funds());
  const { wealth, failed, isFetching, again } = useWealth();
  useTitle(words.centre);
  return (
    <div className="wallet-page">
      <AppBar
        title={words.centre}
        backLabel={words.back}
        onBack={back}
        acts={
          <IconButton
            icon="transfer"
            label={words.transferAct}
            onClick={() => void navigate(paths.funds({ transfer: 'spot' }))}
          />
        }
      />
      {!failed && (
        <Total total={wealth?.total}>
          <Today />
        </Total>
      )}
      <Debts />
      {wealth ? (
        <MadeUp wealth={wealth} />
      ) : failed ? (
        <ErrorRow title={words.failed} retryLabel={words.tryAgain} retrying={isFetching} onRetry={again}>
          {words.failedWhy}
        </ErrorRow>
      ) : (
        <SkeletonRows label={words.loading} disc={false} />
      )}
      <Records />
    </div>
  );
}

/** Profit or loss of the last 24 hours, and the way to every day. */
function Today() {
  return (
    <AppLink className="wallet-today" href={paths.profitLoss()}>
      <LastDay />
      <Icon name="right" size="xs" className="q-faint" />
    </AppLink>
  );
}

type Part = { key: string; hue: SegmentHue; name: string; sub: string; share: number; value: bigint; href?: string };

function MadeUp({ wealth }: { wealth: Wealth }) {
  const words = walletWords.useWords();
  const figures = useFigures();
  const masked = useMasked();
  const [by, setBy] = useState<'account' | 'coin'>('account');
  const accounts = useAccountParts(wealth);
  const coins = useCoinParts(wealth);
  const parts = by === 'account' ? accounts : coins;
  const label = coins.map(({ name, share }) => words.share(name, masked(figures.share(shareText(share))))).join(', ');
  return (
    <section className="q-line-below wallet-made-up">
      <div className="q-gutter">
        <Segments
          label={words.shownBy}
          value={by}
          onChange={setBy}
          items={[
            { id: 'account', label: words.byAccount },
            { id: 'coin', label: words.byCoin },
          ]}
        />
        {by === 'account' ? (
          <AccountStrip accounts={wealth.accounts} />
        ) : (
          <AllocationStrip label={label || words.nothingHeld} parts={coins} />
        )}
      </div>
      {parts.length === 0 && <p className="q-muted q-gutter">{words.nothingHeld}</p>}
      <ul aria-label={by === 'account' ? words.byAccount : words.byCoin}>
        {parts.map(({ key, hue, name, sub, share, value, href }) => (
          <li key={key}>
            <ListRow
              start={<SegmentKey hue={value > 0n ? hue : 'none'} />}
              title={name}
              sub={sub}
              figure={masked(figures.money(text(value)))}
              figureSub={masked(figures.share(shareText(share)))}
              {...(href && { href, link: AppLink })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function useAccountParts({ accounts }: Wealth): Part[] {
  const words = walletWords.useWords();
  const { book: names } = accountWords.useWords();
  return accounts.map(({ book, hue, share, value, coins }) => ({
    key: book,
    hue,
    name: names[book],
    sub: coins > 0 ? words.coinsHeld(coins) : words.noCoinsHeld,
    share,
    value,
    href: paths.funds({ book }),
  }));
}

function useCoinParts({ balances, worth }: Wealth): Part[] {
  const words = walletWords.useWords();
  const figures = useFigures();
  const masked = useMasked();
  const holdings = holdingsOf(balances, worth);
  const { coins, others } = coinShares(holdings, NAMED_COINS);
  const named = coins.map(({ symbol, value, share }, index): Part => {
    const held = holdings.find((holding) => holding.symbol === symbol)?.total ?? '0';
    return {
      key: symbol,
      hue: (index + 1) as SegmentHue,
      name: symbol,
      sub: masked(figures.quantity(held, columnDecimals(symbol))),
      share,
      value,
      href: paths.accountChange({ coin: symbol }),
    };
  });
  if (others.count === 0) return named;
  return [
    ...named,
    { key: '', hue: 6, name: words.otherCoins(others.count), sub: '', share: others.share, value: others.value },
  ];
}

function Records() {
  const words = walletWords.useWords();
  const rows: { icon: IconName; title: string; sub: string; href: string }[] = [
    { icon: 'list', title: words.ledger, sub: words.ledgerWhy, href: paths.accountChange() },
    { icon: 'deposit', title: words.movements, sub: words.movementsWhy, href: paths.depositsAndWithdrawals() },
    { icon: 'calendar', title: words.profitLoss, sub: words.profitLossWhy, href: paths.profitLoss() },
    { icon: 'convert', title: words.exchanges, sub: words.exchangesWhy, href: paths.exchangeHistory() },
    { icon: 'shield', title: words.proof, sub: words.proofWhy, href: paths.proofOfLiabilities() },
  ];
  return (
    <nav aria-label={words.more} className="wallet-records">
      {rows.map(({ icon, title, sub, href }) => (
        <ListRow
          key={href}
          start={<Icon name={icon} size="s" className="q-muted" />}
          title={title}
          sub={sub}
          end={<Icon name="right" size="xs" className="q-faint" />}
          href={href}
          link={AppLink}
        />
      ))}
    </nav>
  );
}
