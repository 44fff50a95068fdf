import { Button, Empty, Pill, SkeletonRows } from '@quay/ui';
import type { Address } from 'viem';
import type { TestNetwork } from '../chain/networks.ts';
import { useHead, useHoldings, useTransfersOf } from '../chain/reading.ts';
import { readAddress } from '../chain/recipient.ts';
import { newestFirst } from '../chain/transfer-logs.ts';
import { Code } from '../parts/code.tsx';
import { Holdings } from '../parts/holdings.tsx';
import { TransferRows } from '../parts/transfer-rows.tsx';
import { Unreached } from '../parts/unreached.tsx';
import { paths } from '../paths.ts';
import { Page } from '../shell/page.tsx';
import { useWords } from '../words/index.ts';

export function AddressPage({ network, of }: { network: TestNetwork; of: string }) {
  const words = useWords();
  const address = readAddress(of);
  const back = paths.network(network.name);
  return (
    <Page title={words.addressTitle} back={back}>
      {typeof address === 'string' ? (
        <Known network={network} address={address} />
      ) : (
        <Empty title={words.notAddress}>{words.notAddressWords}</Empty>
      )}
    </Page>
  );
}

function Known({ network, address }: { network: TestNetwork; address: Address }) {
  const words = useWords();
  const head = useHead(network.name).data;
  const holdings = useHoldings(network, address, head);
  const coin = network.coins.find(({ contract }) => contract === address);
  return (
    <>
      <div className="parts-state">
        <Pill>{network.label}</Pill>
        {coin && <Pill tone="accent">{words.contractOf(coin.symbol)}</Pill>}
        {!coin && holdings.data?.isContract && <Pill>{words.contract}</Pill>}
        <Code text={address} />
      </div>
      <section className="parts-section">
        <h2>{words.balances}</h2>
        {holdings.error && <Unreached again={holdings.refetch} isLoading={holdings.isFetching} />}
        {!holdings.data && !holdings.error && <SkeletonRows label={words.balances} rows={3} />}
        {holdings.data && <Holdings wei={holdings.data.wei} balances={holdings.data.balances} />}
      </section>
      <TransfersOf network={network} address={address} head={head} />
    </>
  );
}

export function TransfersOf({
  network,
  address,
  head,
}: {
  network: TestNetwork;
  address: Address;
  head: number | undefined;
}) {
  const words = useWords();
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useTransfersOf(
    network,
    address,
    head,
  );
  const transfers = newestFirst(data?.pages.flat() ?? []);
  return (
    <section className="parts-section">
      <h2>{words.transfers}</h2>
      {error && <Unreached again={refetch} isLoading={isFetching} />}
      {!data && !error && <SkeletonRows label={words.transfers} rows={3} />}
      {data && transfers.length === 0 && <p className="parts-said">{words.noTransfersOf}</p>}
      <TransferRows network={network} transfers={transfers} of={address} />
      {hasNextPage && (
        <div className="parts-more">
          <Button variant="second" size="row" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {words.earlier}
          </Button>
        </div>
      )}
    </section>
  );
}
