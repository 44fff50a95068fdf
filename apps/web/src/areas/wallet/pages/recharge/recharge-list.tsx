import { columnDecimals } from '@quay/web-kit/format';
import '../../movements.css';
import type { Balance, CoinNetworks } from '@quay/contract/wallet';
import { units } from '@quay/money';
import { Empty, IconButton, ListRow, SearchField } from '@quay/ui';
import { AppLink, useNavigate } from '@quay/web-kit/router';
import { useState } from 'react';
import { useNetworks } from '../../../../holdings/queries/networks.ts';
import { useBalances } from '../../../../holdings/queries/wallets.ts';
import { CoinMark } from '../../../../parts/coin-mark.tsx';
import { ColumnPage } from '../../../../parts/column-page.tsx';
import { QueryState } from '../../../../parts/query-state.tsx';
import { paths } from '../../../../paths.ts';
import { useFigures } from '../../../../shell/figures.ts';
import { useCoins } from '../../../../shell/queries/coin-list.ts';
import { coinsByHolding } from '../../figures-movements.ts';
import { depositWords } from '../../words/deposit/index.ts';

const none: readonly Balance[] = [];

/** Which coin is sent. */
export default function RechargeList() {
  const words = depositWords.useWords();
  const navigate = useNavigate();
  const networks = useNetworks();
  const balances = useBalances();
  return (
    <ColumnPage
      title={words.title}
      backTo={paths.funds()}
      acts={<IconButton icon="clock" label={words.records} onClick={() => navigate(paths.depositsAndWithdrawals())} />}
    >
      {!networks.data || (balances.isPending && !balances.isError) ? (
        <QueryState queries={[networks]} failed={words.failed} kept={words.failedWhy} rows={6} disc />
      ) : networks.data.length === 0 ? (
        <Empty title={words.closed}>{words.closedWhy}</Empty>
      ) : (
        <Coins networks={networks.data} balances={balances.data ?? none} />
      )}
    </ColumnPage>
  );
}

function Coins({ networks, balances }: { networks: CoinNetworks; balances: readonly Balance[] }) {
  const words = depositWords.useWords();
  const figures = useFigures();
  const markets = useCoins();
  const [typed, setTyped] = useState('');
  const nameOf = (symbol: string) => markets.find(({ base }) => base === symbol)?.symbolFullName ?? '';
  const wanted = typed.trim().toLowerCase();
  const rows = coinsByHolding(networks, balances).filter(
    ({ symbol }) => symbol.toLowerCase().includes(wanted) || nameOf(symbol).toLowerCase().includes(wanted),
  );
  return (
    <>
      <h2 className="q-t20">{words.chooseCoin}</h2>
      <div className="movement-search">
        <SearchField label={words.search} clearLabel={words.clear} value={typed} onChange={setTyped} />
      </div>
      {rows.length === 0 ? (
        <Empty title={words.noMatch}>{words.noMatchWhy(typed.trim())}</Empty>
      ) : (
        <ul className="movement-edge" aria-label={words.chooseCoin}>
          {rows.map(({ symbol, networks: over, held }) => (
            <li key={symbol}>
              <ListRow
                start={<CoinMark symbol={symbol} />}
                title={symbol}
                sub={[nameOf(symbol), over.map(({ network }) => network).join(', ')].filter(Boolean).join(' · ')}
                {...(units(held) > 0n && { figure: figures.quantity(held, columnDecimals(symbol)) })}
                href={paths.rechargePage(symbol)}
                link={AppLink}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
