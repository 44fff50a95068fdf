import { Empty, Icon, KeyValue, ListRow, SkeletonRows } from '@quay/ui';
import { useLanguageTag } from '@quay/web-kit/language';
import { AppLink, Link } from '@quay/web-kit/router';
import { getAddress } from 'viem';
import { short } from '../chain/figures.ts';
import type { TestNetwork } from '../chain/networks.ts';
import { useBlock, useHead } from '../chain/reading.ts';
import { Moment } from '../parts/moment.tsx';
import { Unreached } from '../parts/unreached.tsx';
import { paths } from '../paths.ts';
import { Page } from '../shell/page.tsx';
import { useWords } from '../words/index.ts';

export function BlockPage({ network, of }: { network: TestNetwork; of: string }) {
  const words = useWords();
  const tag = useLanguageTag();
  const named = /^(0|[1-9][0-9]{0,11}|0x[0-9a-fA-F]{64})$/.test(of);
  const { data: block, error, isFetching, refetch } = useBlock(network.name, named ? of : '0');
  const head = useHead(network.name).data;
  const number = block ? Number(block.number) : undefined;
  const back = paths.network(network.name);
  if (!named || block === null) {
    return (
      <Page title={words.block} back={back}>
        <Empty title={words.blockUnknown}>{words.blockUnknownWords}</Empty>
      </Page>
    );
  }
  return (
    <Page title={number === undefined ? words.block : words.blockTitle(number.toLocaleString(tag))} back={back}>
      {error && <Unreached again={refetch} isLoading={isFetching} />}
      {!block && !error && <SkeletonRows label={words.block} rows={5} />}
      {block && number !== undefined && (
        <>
          <dl className="parts-facts">
            <KeyValue label={words.network}>{network.label}</KeyValue>
            <KeyValue label={words.time}>
              <Moment at={Number(block.timestamp) * 1_000} />
            </KeyValue>
            <KeyValue label={words.hash} copy={{ text: block.hash, label: words.copy, copiedLabel: words.copied }}>
              <span className="parts-code">{short(block.hash)}</span>
            </KeyValue>
            {number > 0 && (
              <KeyValue label={words.parent}>
                <Link className="parts-link parts-code" to={paths.block(network.name, block.parentHash)}>
                  {short(block.parentHash)}
                </Link>
              </KeyValue>
            )}
            <KeyValue label={words.gasUsed}>{Number(block.gasUsed).toLocaleString(tag)}</KeyValue>
            {head !== undefined && (
              <KeyValue label={words.final}>
                {words.confirmations(Math.min(head - number + 1, network.confirmations), network.confirmations)}
              </KeyValue>
            )}
          </dl>
          <nav className="parts-neighbours">
            {number > 0 ? (
              <Link className="q-act" to={paths.block(network.name, number - 1)}>
                {words.previous}
              </Link>
            ) : (
              <span />
            )}
            {head !== undefined && number < head && (
              <Link className="q-act" to={paths.block(network.name, number + 1)}>
                {words.next}
              </Link>
            )}
          </nav>
          <section className="parts-section">
            <h2>{words.transactions(block.transactions.length)}</h2>
            <ul>
              {block.transactions.map(({ hash, from, to }) => (
                <li key={hash}>
                  <ListRow
                    href={paths.transaction(network.name, hash)}
                    link={AppLink}
                    title={<span className="parts-code">{short(hash)}</span>}
                    sub={
                      <span className="parts-code">
                        {short(getAddress(from))} →{' '}
                        {to ? (coinAt(network, to) ?? short(getAddress(to))) : words.created}
                      </span>
                    }
                    end={<Icon name="right" size="xs" />}
                  />
                </li>
              ))}
            </ul>
          </section>
        </>
      )}
    </Page>
  );
}

const coinAt = (network: TestNetwork, address: string): string | undefined =>
  network.coins.find(({ contract }) => contract === getAddress(address))?.symbol;
