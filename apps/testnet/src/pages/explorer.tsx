import { Icon, ListRow, SearchField, SkeletonRows } from '@quay/ui';
import { dateFormat } from '@quay/web-kit/format';
import { useLanguageTag } from '@quay/web-kit/language';
import { AppLink, navigate } from '@quay/web-kit/router';
import { type FormEvent, useState } from 'react';
import type { TestNetwork } from '../chain/networks.ts';
import { useHead, useLatest } from '../chain/reading.ts';
import { rpc } from '../chain/rpc.ts';
import { soughtIn } from '../chain/sought.ts';
import { NetworkChoice } from '../parts/network-choice.tsx';
import { TransferRows } from '../parts/transfer-rows.tsx';
import { Unreached } from '../parts/unreached.tsx';
import { paths } from '../paths.ts';
import { Page } from '../shell/page.tsx';
import { useWords } from '../words/index.ts';

type ExplorerProps = { readonly network: TestNetwork; readonly networks: readonly TestNetwork[] };

/** What happened last on a network, and the way to everything on it. */
export function Explorer({ network, networks }: ExplorerProps) {
  const words = useWords();
  const tag = useLanguageTag();
  const head = useHead(network.name);
  const latest = useLatest(network, head.data);
  const shown = latest.data;
  return (
    <Page title={words.title}>
      <div className="parts-top">
        <NetworkChoice
          networks={networks}
          value={network.name}
          onChange={(name) => navigate(paths.network(name), { replace: true })}
        />
        <Search network={network} networks={networks} />
        <p className="q-muted">{words.worthless}</p>
      </div>
      {head.error && <Unreached again={head.refetch} isLoading={head.isFetching} />}
      <section className="parts-section">
        <h2>{words.latestTransfers}</h2>
        {!shown && !head.error && <SkeletonRows label={words.latestTransfers} rows={4} />}
        {shown?.transfers.length === 0 && <p className="parts-said">{words.noTransfers}</p>}
        {shown && <TransferRows network={network} transfers={shown.transfers} />}
      </section>
      <section className="parts-section">
        <h2>{words.latestBlocks}</h2>
        <p className="parts-said">{words.idle(network.confirmations)}</p>
        <ul>
          {shown?.blocks.map(({ number, at, transactions }) => (
            <li key={number}>
              <ListRow
                href={paths.block(network.name, number)}
                link={AppLink}
                title={words.blockTitle(number.toLocaleString(tag))}
                sub={words.transactions(transactions)}
                figure={dateFormat(tag, { timeStyle: 'medium' }).format(at)}
                figureSub={dateFormat(tag, { dateStyle: 'medium' }).format(at)}
                end={<Icon name="right" size="xs" />}
              />
            </li>
          ))}
        </ul>
      </section>
    </Page>
  );
}

function Search({ network, networks }: ExplorerProps) {
  const words = useWords();
  const [text, setText] = useState('');
  const [isUnknown, setIsUnknown] = useState(false);

  async function seek(event: FormEvent) {
    event.preventDefault();
    const path = await pathOf(text, network, networks).catch(() => undefined);
    if (path === undefined) setIsUnknown(true);
    else navigate(path);
  }

  return (
    <form onSubmit={(event) => void seek(event)}>
      <SearchField
        label={words.search}
        clearLabel={words.clear}
        value={text}
        onChange={(value) => {
          setText(value);
          setIsUnknown(false);
        }}
        enterKeyHint="search"
      />
      <p role="status" className="q-t12 q-fall">
        {isUnknown && words.searchNothing}
      </p>
    </form>
  );
}

/** A hash is looked for on every network, the one that is shown first. */
async function pathOf(text: string, shown: TestNetwork, networks: readonly TestNetwork[]): Promise<string | undefined> {
  const sought = soughtIn(text);
  if (!sought) return undefined;
  if (sought.kind === 'block') return paths.block(shown.name, sought.block);
  if (sought.kind === 'address') return paths.address(shown.name, sought.address);
  for (const { name } of [shown, ...networks.filter((one) => one !== shown)]) {
    const [transaction, block] = await rpc<[unknown, unknown]>(name, [
      ['eth_getTransactionByHash', [sought.hash]],
      ['eth_getBlockByHash', [sought.hash, false]],
    ]);
    if (transaction) return paths.transaction(name, sought.hash);
    if (block) return paths.block(name, sought.hash);
  }
  return undefined;
}
