import '../../movements.css';
import type { CoinNetwork } from '@quay/contract/wallet';
import { buttonClass, KeyValue, Planks, Timeline } from '@quay/ui';
import { useMoments } from '@quay/web-kit/format';
import { exchangeNow } from '@quay/web-kit/request';
import { Link, Redirect, useSearchParams } from '@quay/web-kit/router';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNetworks } from '../../../../holdings/queries/networks.ts';
import { ColumnPage } from '../../../../parts/column-page.tsx';
import { QueryState } from '../../../../parts/query-state.tsx';
import { paths } from '../../../../paths.ts';
import { expectedAt, networkOf } from '../../figures-movements.ts';
import { AddressText } from '../../parts/address-text.tsx';
import { useAmounts } from '../../parts/use-amounts.ts';
import { addressQuery } from '../../queries/deposit-address.ts';
import { depositsQuery } from '../../queries/deposits.ts';
import { useMovements } from '../../queries/movements.ts';
import { depositWords } from '../../words/deposit/index.ts';

/** A transfer may have been seen shortly before this page was opened. */
const SHORTLY_MS = 10 * 60_000;

/** Sent: the wait for the transfer, what happens next, and where to look when nothing comes. */
export default function RechargeSubmit() {
  const words = depositWords.useWords();
  const [search] = useSearchParams();
  const networks = useNetworks();
  const symbol = search.get('symbol') ?? '';
  const coin = networks.data?.find((one) => one.symbol === symbol);
  const network = networkOf(coin?.networks ?? [], search.get('network'));
  if (networks.data && !network) return <Redirect to={symbol ? paths.rechargePage(symbol) : paths.rechargeList()} />;
  if (!network) {
    return (
      <ColumnPage title={words.title} backTo={paths.rechargeList()}>
        <QueryState queries={[networks]} failed={words.failed} kept={words.failedWhy} />
      </ColumnPage>
    );
  }
  return <Wait symbol={symbol} network={network} />;
}

function Wait({ symbol, network }: { symbol: string; network: CoinNetwork }) {
  const words = depositWords.useWords();
  const amounts = useAmounts();
  const moments = useMoments();
  const [since] = useState(() => exchangeNow() - SHORTLY_MS);
  useMovements();
  const address = useQuery(addressQuery(symbol, network.network)).data?.address;
  // The socket reports it; should that be cut, this asks.
  const listed = useQuery({ ...depositsQuery(symbol), refetchInterval: 5_000 }).data ?? [];
  const found =
    listed.find((deposit) => deposit.network === network.network && deposit.state === 'pending') ??
    listed.find((deposit) => deposit.network === network.network && deposit.seenAt >= since);
  const credited = found?.state === 'credited';
  const amount = found && amounts(found.amount, symbol);
  const here = paths.rechargePage(symbol, network.network);
  return (
    <ColumnPage title={words.titleOf(symbol)} backTo={here}>
      <div aria-live="polite">
        <h2 className="q-t24">
          {credited && amount ? words.wait.creditedTitle(amount) : found ? words.wait.foundTitle : words.wait.title}
        </h2>
        <p className="q-muted">{words.wait.lead}</p>
      </div>
      {found?.state === 'pending' && (
        <div className="movement-progress">
          <div className="movement-line">
            <span className="q-t16 q-mid q-n">{amount}</span>
            <span className="q-n q-mid">{words.planks(found.confirmations, found.confirmationsNeeded)}</span>
          </div>
          <Planks
            done={found.confirmations}
            of={found.confirmationsNeeded}
            label={words.planksLabel(found.confirmations, found.confirmationsNeeded)}
          />
        </div>
      )}
      <div className="movement-timeline">
        <Timeline
          label={words.wait.steps}
          steps={[
            { id: 'sent', state: 'done', title: words.wait.youSent(symbol) },
            {
              id: 'seen',
              state: found ? 'done' : 'now',
              title: words.wait.seen,
              time: found ? moments.clock(found.seenAt) : words.wait.seenWhen,
            },
            {
              id: 'confirming',
              state: credited ? 'done' : found ? 'now' : 'next',
              title: words.wait.confirming(network.confirmations),
            },
            {
              id: 'credited',
              state: credited ? 'done' : 'next',
              title: words.wait.credited,
              ...(found?.creditedAt
                ? { time: moments.clock(found.creditedAt) }
                : found && {
                    time: words.detail.about(moments.clock(expectedAt(found, network.blockSeconds, exchangeNow()))),
                  }),
            },
          ]}
        />
      </div>
      <dl className="movement-facts">
        <KeyValue label={words.wait.over}>{network.label}</KeyValue>
        {address && (
          <KeyValue label={words.wait.to} copy={{ text: address, label: words.copy, copiedLabel: words.copied }}>
            <AddressText address={address} />
          </KeyValue>
        )}
      </dl>
      {!found && (
        <section className="movement-topic">
          <h2 className="q-t16">{words.wait.nothing}</h2>
          <ul className="movement-look">
            {words.wait.look.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <Link className="q-act movement-tap" to={paths.customerService()}>
            {words.wait.service}
          </Link>
        </section>
      )}
      <div className="movement-acts">
        {credited && (
          <Link className={buttonClass({ wide: true })} to={paths.funds()}>
            {words.wait.toAssets}
          </Link>
        )}
        {found ? (
          <Link
            className={buttonClass({ variant: credited ? 'second' : 'main', wide: true })}
            to={paths.rechargeDetail(found.depositId)}
          >
            {words.wait.details}
          </Link>
        ) : (
          <Link className={buttonClass({ variant: 'second', wide: true })} to={here}>
            {words.wait.backToAddress}
          </Link>
        )}
      </div>
    </ColumnPage>
  );
}
