import { AppLink } from '@quay/web-kit/router';
import { useQuery } from '@tanstack/react-query';
import { useNetworks } from '../../../holdings/queries/networks.ts';
import { ListPage } from '../../../parts/list-page.tsx';
import { QueryState } from '../../../parts/query-state.tsx';
import { paths } from '../../../paths.ts';
import { coinsQuery } from '../../../shell/queries/coin-list.ts';
import { contractsQuery } from '../../../trading/market/queries/contracts.ts';
import { FeeLine } from '../parts/fee-line.tsx';
import { TermsTable } from '../parts/terms-table.tsx';
import { usePlain } from '../parts/use-plain.ts';
import { feeWords } from '../words/index.ts';
import '../fees.css';

const MINUTE_S = 60;

/** Which networks take and send coins now, and which markets trade. */
export default function NetworkStatus() {
  const words = feeWords.useWords();
  const plain = usePlain();
  const [networks, coins, contracts] = [useNetworks(), useQuery(coinsQuery), useQuery(contractsQuery)];
  if (!networks.data || !coins.data || !contracts.data) {
    return (
      <ListPage title={words.statusTitle} backTo={paths.helpCenter()} line={<FeeLine />}>
        <QueryState queries={[networks, coins, contracts]} failed={words.failed} kept={words.failedWhy} />
      </ListPage>
    );
  }
  const rows = networks.data.flatMap(({ symbol, networks: of }) => of.map((network) => ({ symbol, ...network })));
  const opened = (isOpen: boolean) => (
    <span className={isOpen ? 'fees-open' : 'q-warn'}>{isOpen ? words.open : words.closed}</span>
  );
  const traded = { trading: words.trading, halted: words.halted, 'reduce-only': words.reduceOnly };
  const markets = [
    ...coins.data.map(({ base, quote, status }) => ({ name: `${base}/${quote}`, status })),
    ...contracts.data.map(({ symbol, status }) => ({ name: symbol, status })),
  ];
  return (
    <ListPage title={words.statusTitle} backTo={paths.helpCenter()} line={<FeeLine />}>
      <p className="q-muted q-t12 fees-about">
        {words.statusAbout}{' '}
        <AppLink className="q-act" href={paths.announce()}>
          {words.announcements}
        </AppLink>
      </p>
      <TermsTable
        title={words.networks}
        rows={rows}
        keyOf={({ symbol, network }) => `${symbol} ${network}`}
        columns={[
          { head: words.coin, cell: ({ symbol, label }) => `${symbol} · ${label}` },
          { head: words.deposits, cell: ({ depositOpen }) => opened(depositOpen), words: true },
          { head: words.withdrawals, cell: ({ withdrawOpen }) => opened(withdrawOpen), words: true },
          { head: words.confirmations, cell: ({ confirmations }) => String(confirmations) },
          {
            head: words.minutes,
            cell: ({ confirmations, blockSeconds }) =>
              words.minutesOf(plain(String(Math.max(1, Math.ceil((confirmations * blockSeconds) / MINUTE_S))))),
          },
        ]}
      />
      <TermsTable
        title={words.markets}
        rows={markets}
        keyOf={({ name }) => name}
        columns={[
          { head: words.market, cell: ({ name }) => name },
          {
            head: words.status,
            cell: ({ status }) => (
              <span className={status === 'trading' ? 'fees-open' : 'q-warn'}>{traded[status]}</span>
            ),
            words: true,
          },
        ]}
      />
    </ListPage>
  );
}
