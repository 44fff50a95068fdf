import type { CoinNetwork } from '@quay/contract/wallet';
import { Icon, ListRow } from '@quay/ui';
import { minutesFor } from '../figures-movements.ts';
import { depositWords } from '../words/deposit/index.ts';
import { useAmounts } from './use-amounts.ts';

type NetworkRowsProps = {
  symbol: string;
  networks: readonly CoinNetwork[];
  chosen: string | undefined;
  onChoose: (network: string) => void;
};

/** The networks of a coin, with what tells them apart. */
export function NetworkRows({ symbol, networks, chosen, onChoose }: NetworkRowsProps) {
  const words = depositWords.useWords();
  const amounts = useAmounts();
  return (
    <ul className="movement-edge movement-networks" aria-label={words.network}>
      {networks.map(({ network, label, depositOpen, depositMin, confirmations, blockSeconds }) => (
        <li key={network}>
          <ListRow
            title={label}
            sub={
              depositOpen
                ? words.networkFacts(amounts(depositMin, symbol), minutesFor(confirmations, blockSeconds))
                : words.networkClosed
            }
            end={<Icon name={network === chosen ? 'check' : 'right'} size="xs" className="q-faint" />}
            {...(depositOpen && { onClick: () => onChoose(network) })}
          />
        </li>
      ))}
    </ul>
  );
}
