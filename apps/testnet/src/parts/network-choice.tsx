import { Segments } from '@quay/ui';
import type { TestNetwork } from '../chain/networks.ts';
import { useWords } from '../words/index.ts';

type NetworkChoiceProps = {
  readonly networks: readonly TestNetwork[];
  readonly value: string;
  onChange(network: string): void;
};

export function NetworkChoice({ networks, value, onChange }: NetworkChoiceProps) {
  const words = useWords();
  const items = networks.map(({ name }) => ({ id: name, label: name }));
  return <Segments label={words.network} items={items} value={value} onChange={onChange} />;
}
