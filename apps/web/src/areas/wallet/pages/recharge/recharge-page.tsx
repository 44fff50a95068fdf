import '../../movements.css';
import type { CoinNetwork } from '@quay/contract/wallet';
import { Button, buttonClass, Empty, IconButton, KeyValue, Note, SelectButton, Sheet } from '@quay/ui';
import { Link, Redirect, useNavigate, useSearchParams } from '@quay/web-kit/router';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNetworks } from '../../../../holdings/queries/networks.ts';
import { CoinMark } from '../../../../parts/coin-mark.tsx';
import { ColumnPage } from '../../../../parts/column-page.tsx';
import { QueryState } from '../../../../parts/query-state.tsx';
import { paths } from '../../../../paths.ts';
import { shellWords } from '../../../../shell/words/index.ts';
import { minutesFor, networkOf } from '../../figures-movements.ts';
import { AddressCard } from '../../parts/address-card.tsx';
import { DepositRow } from '../../parts/deposit-row.tsx';
import { NetworkRows } from '../../parts/network-rows.tsx';
import { TestCoins } from '../../parts/test-coins.tsx';
import { useAmounts } from '../../parts/use-amounts.ts';
import { depositsQuery } from '../../queries/deposits.ts';
import { useMovements } from '../../queries/movements.ts';
import { depositWords } from '../../words/deposit/index.ts';

/** Where a coin is sent: the network first, because a wrong one loses the coins, then the address. */
export default function RechargePage() {
  const words = depositWords.useWords();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const networks = useNetworks();
  const symbol = search.get('symbol');
  if (!symbol) return <Redirect to={paths.rechargeList()} />;
  const coin = networks.data?.find((one) => one.symbol === symbol);
  const network = networkOf(coin?.networks ?? [], search.get('network'));
  return (
    <ColumnPage
      title={words.titleOf(symbol)}
      backTo={paths.rechargeList()}
      acts={<IconButton icon="clock" label={words.records} onClick={() => navigate(paths.depositsAndWithdrawals())} />}
      foot={network?.isTest && network.depositOpen && <TestCoins symbol={symbol} network={network.network} />}
    >
      {!networks.data ? (
        <QueryState queries={[networks]} failed={words.failed} kept={words.failedWhy} />
      ) : !coin ? (
        <Empty
          title={words.coinClosed(symbol)}
          act={
            <Link className={buttonClass({ wide: true })} to={paths.rechargeList()}>
              {words.chooseAnother}
            </Link>
          }
        >
          {words.coinClosedWhy}
        </Empty>
      ) : (
        <Chosen symbol={symbol} networks={coin.networks} network={network} />
      )}
    </ColumnPage>
  );
}

type ChosenProps = { symbol: string; networks: readonly CoinNetwork[]; network: CoinNetwork | undefined };

function Chosen({ symbol, networks, network }: ChosenProps) {
  const words = depositWords.useWords();
  const { close } = shellWords.useWords();
  const navigate = useNavigate();
  const [choosing, setChoosing] = useState(false);
  function choose(name: string) {
    setChoosing(false);
    navigate(paths.rechargePage(symbol, name), { replace: true });
  }
  const rows = <NetworkRows symbol={symbol} networks={networks} chosen={network?.network} onChoose={choose} />;
  return (
    <>
      <div className="movement-choices">
        <SelectButton label={words.coin} main onClick={() => navigate(paths.rechargeList())}>
          <span className="movement-coin">
            <CoinMark symbol={symbol} size="s" />
            {symbol}
          </span>
        </SelectButton>
        {network && (
          <SelectButton label={words.network} main onClick={() => setChoosing(true)}>
            {network.label}
          </SelectButton>
        )}
      </div>
      {network ? (
        <Receiving symbol={symbol} network={network} networks={networks} />
      ) : (
        <section className="movement-topic">
          <h2 className="q-t20">{words.chooseNetwork}</h2>
          <p className="q-muted">{words.chooseNetworkWhy}</p>
          {rows}
        </section>
      )}
      <Sheet open={choosing} onClose={() => setChoosing(false)} title={words.chooseNetwork} closeLabel={close}>
        <p className="q-muted">{words.chooseNetworkWhy}</p>
        {rows}
      </Sheet>
    </>
  );
}

type ReceivingProps = { symbol: string; network: CoinNetwork; networks: readonly CoinNetwork[] };

function Receiving({ symbol, network, networks }: ReceivingProps) {
  const words = depositWords.useWords();
  const amounts = useAmounts();
  const { label, depositMin, confirmations, blockSeconds } = network;
  return (
    <>
      <AddressCard symbol={symbol} network={network} />
      <div className="movement-note">
        <Note>
          <b>{words.only(symbol, label)}</b>
          <br />
          <span className="q-muted">{words.otherwise}</span>
        </Note>
      </div>
      <dl className="movement-facts">
        <KeyValue label={words.least}>{amounts(depositMin, symbol)}</KeyValue>
        <KeyValue label={words.creditedAfter}>
          {words.confirmations(confirmations, minutesFor(confirmations, blockSeconds))}
        </KeyValue>
        <KeyValue label={words.goesTo}>
          <Link className="q-act" to={paths.funds({ book: 'spot' })}>
            {words.spot}
          </Link>
        </KeyValue>
      </dl>
      <Link
        className={buttonClass({ variant: 'second', wide: true })}
        to={paths.rechargeSubmit(symbol, network.network)}
      >
        {words.sent}
      </Link>
      <Deposits symbol={symbol} networks={networks} />
    </>
  );
}

/** What is on its way, and what came lately. Nothing is said while there is neither. */
function Deposits({ symbol, networks }: { symbol: string; networks: readonly CoinNetwork[] }) {
  const words = depositWords.useWords();
  const { tryAgain } = shellWords.useWords();
  useMovements();
  const { data = [], isError, refetch } = useQuery(depositsQuery(symbol));
  const pending = data.filter(({ state }) => state === 'pending');
  const lately = data.filter(({ state }) => state !== 'pending').slice(0, 3);
  const list = (title: string, remark: string, rows: typeof data) =>
    rows.length > 0 && (
      <section className="movement-edge movement-deposits q-line-above">
        <div className="movement-line movement-deposits-head q-gutter">
          <h2 className="q-t16">{title}</h2>
          <span className="q-t12 q-muted">{remark}</span>
        </div>
        <ul aria-label={title} aria-live="polite">
          {rows.map((deposit) => (
            <li key={deposit.depositId}>
              <DepositRow deposit={deposit} network={networks.find(({ network }) => network === deposit.network)} />
            </li>
          ))}
        </ul>
      </section>
    );
  if (isError && data.length === 0) {
    return (
      <p className="movement-aside">
        {words.depositsFailed}{' '}
        <Button variant="quiet" onClick={() => void refetch()}>
          {tryAgain}
        </Button>
      </p>
    );
  }
  return (
    <>
      {list(words.onTheWay, words.notYet, pending)}
      {list(words.lately, '', lately)}
    </>
  );
}
