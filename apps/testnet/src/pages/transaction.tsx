import { Empty, KeyValue, Note, Pill, Planks, SkeletonRows } from '@quay/ui';
import { useLanguageTag } from '@quay/web-kit/language';
import { Link } from '@quay/web-kit/router';
import { getAddress } from 'viem';
import { exactFigure, short } from '../chain/figures.ts';
import type { TestNetwork } from '../chain/networks.ts';
import { useHead, useTransaction } from '../chain/reading.ts';
import { Code } from '../parts/code.tsx';
import { Moment } from '../parts/moment.tsx';
import { TransferRows } from '../parts/transfer-rows.tsx';
import { Unreached } from '../parts/unreached.tsx';
import { paths } from '../paths.ts';
import { Page } from '../shell/page.tsx';
import { useWords } from '../words/index.ts';

const GAS_DECIMALS = 18;

export function TransactionPage({ network, hash }: { network: TestNetwork; hash: string }) {
  const words = useWords();
  const named = /^0x[0-9a-fA-F]{64}$/.test(hash);
  const head = useHead(network.name).data;
  const {
    data: found,
    error,
    isFetching,
    refetch,
  } = useTransaction(network.name, named ? hash : `0x${'0'.repeat(64)}`, head);
  return (
    <Page title={words.transactionTitle} back={paths.network(network.name)}>
      {error && <Unreached again={refetch} isLoading={isFetching} />}
      {found === undefined && !error && <SkeletonRows label={words.transactionTitle} rows={5} />}
      {found === null && <Empty title={words.transactionUnknown}>{words.transactionUnknownWords}</Empty>}
      {found && <Found network={network} found={found} head={head} />}
    </Page>
  );
}

type FoundProps = {
  readonly network: TestNetwork;
  readonly found: NonNullable<ReturnType<typeof useTransaction>['data']>;
  readonly head: number | undefined;
};

function Found({ network, found: { transaction, receipt, block, transfers }, head }: FoundProps) {
  const words = useWords();
  const tag = useLanguageTag();
  const hasFailed = receipt?.status === '0x0';
  return (
    <>
      <div className="parts-state">
        <TransactionState
          network={network}
          block={receipt ? Number(receipt.blockNumber) : undefined}
          hasFailed={hasFailed}
          head={head}
        />
        <Code text={transaction.hash} />
        {hasFailed && <Note>{words.failedRemark}</Note>}
      </div>
      {transfers.length > 0 && (
        <section className="parts-section">
          <h2>{words.transfers}</h2>
          <TransferRows network={network} transfers={transfers} />
        </section>
      )}
      <section className="parts-section">
        <dl className="parts-facts">
          <KeyValue label={words.network}>{network.label}</KeyValue>
          {block && receipt && (
            <>
              <KeyValue label={words.block}>
                <Link className="parts-link" to={paths.block(network.name, Number(receipt.blockNumber))}>
                  {Number(receipt.blockNumber).toLocaleString(tag)}
                </Link>
              </KeyValue>
              <KeyValue label={words.time}>
                <Moment at={Number(block.timestamp) * 1_000} />
              </KeyValue>
            </>
          )}
          <KeyValue label={words.from}>
            <AddressLink network={network} address={transaction.from} />
          </KeyValue>
          <KeyValue label={transaction.to ? words.to : words.created}>
            <AddressLink network={network} address={transaction.to ?? receipt?.contractAddress ?? null} />
          </KeyValue>
          {BigInt(transaction.value) > 0n && (
            <KeyValue label={words.value}>{exactFigure(BigInt(transaction.value), GAS_DECIMALS, tag)}</KeyValue>
          )}
          {receipt && (
            <KeyValue label={words.fee}>
              {exactFigure(BigInt(receipt.gasUsed) * BigInt(receipt.effectiveGasPrice), GAS_DECIMALS, tag)}{' '}
              {words.gasUnit}
            </KeyValue>
          )}
          <KeyValue label={words.nonce}>{Number(transaction.nonce).toLocaleString(tag)}</KeyValue>
        </dl>
      </section>
    </>
  );
}

type StateProps = {
  readonly network: TestNetwork;
  readonly block: number | undefined;
  readonly hasFailed: boolean;
  readonly head: number | undefined;
};

/** How far a transaction has come: waiting, in a block with so many on it, or final. */
export function TransactionState({ network, block, hasFailed, head }: StateProps) {
  const words = useWords();
  const of = network.confirmations;
  const done = block === undefined ? 0 : Math.min(of, Math.max(1, (head ?? block) - block + 1));
  if (hasFailed) return <Pill tone="fall">{words.failed}</Pill>;
  const state = block === undefined ? words.waiting : words.succeeded;
  return (
    <>
      <Pill tone={done === of ? 'rise' : 'neutral'}>{state}</Pill>
      <Planks done={done} of={of} label={words.confirmations(done, of)} />
      <span className="q-muted">{words.confirmations(done, of)}</span>
    </>
  );
}

function AddressLink({ network, address }: { network: TestNetwork; address: string | null }) {
  const words = useWords();
  if (address === null) return '—';
  const checked = getAddress(address);
  const coin = network.coins.find(({ contract }) => contract === checked);
  return (
    <Link className="parts-link parts-code" to={paths.address(network.name, checked)}>
      {coin ? words.contractOf(coin.symbol) : short(checked)}
    </Link>
  );
}
