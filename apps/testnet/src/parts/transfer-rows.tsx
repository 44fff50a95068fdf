import { CoinIcon, Icon, ListRow } from '@quay/ui';
import { useLanguageTag } from '@quay/web-kit/language';
import { AppLink } from '@quay/web-kit/router';
import { type Address, zeroAddress } from 'viem';
import { brief, figure, short } from '../chain/figures.ts';
import type { TestNetwork } from '../chain/networks.ts';
import type { Transfer } from '../chain/transfer-logs.ts';
import { paths } from '../paths.ts';
import { useWords } from '../words/index.ts';

type TransferRowsProps = {
  readonly network: TestNetwork;
  readonly transfers: readonly Transfer[];
  /** Whose transfers they are: then each is one in or one out. */
  readonly of?: Address;
};

export function TransferRows({ network, transfers, of }: TransferRowsProps) {
  return (
    <ul>
      {transfers.map((one) => (
        <li key={`${one.txHash} ${one.logIndex}`}>
          <TransferRow network={network} transfer={one} of={of} />
        </li>
      ))}
    </ul>
  );
}

function TransferRow({ network, transfer, of }: { network: TestNetwork; transfer: Transfer; of?: Address }) {
  const words = useWords();
  const tag = useLanguageTag();
  const { contract, from, to, atoms, txHash, block } = transfer;
  const coin = network.coins.find((one) => one.contract === contract);
  const sign = of === undefined || from === to ? '' : from === of ? '−' : '+';
  const isMade = from === zeroAddress;
  const parties = isMade
    ? words.made
    : of === undefined
      ? `${brief(from)} → ${brief(to)}`
      : short(from === of ? to : from);
  return (
    <ListRow
      href={paths.transaction(network.name, txHash)}
      link={AppLink}
      start={<CoinIcon symbol={coin?.symbol ?? '?'} src={coin && `/coins/${coin.symbol.toLowerCase()}.svg`} />}
      title={of === undefined ? (coin?.symbol ?? words.unknownCoin) : from === of ? words.sent : words.received}
      sub={<span className="parts-code">{parties}</span>}
      figure={coin ? `${sign}${figure(atoms, coin.decimals, tag)}` : '—'}
      figureSub={of === undefined ? words.head(block.toLocaleString(tag)) : (coin?.symbol ?? words.unknownCoin)}
      end={<Icon name="right" size="xs" />}
    />
  );
}
